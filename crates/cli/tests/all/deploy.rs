//! Compares `deploy/` with the program: every flag, metric and alert that `deploy/` names exists,
//! and none is missing.
#![cfg(unix)]

use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use touchmove_players::{Seat, ServerProcess, call, create, skipped};

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Runs a program; reports a skip if it is missing.
fn runs(program: &str, args: &[&str]) -> Option<Output> {
    match Command::new(program).args(args).output() {
        Ok(output) => Some(output),
        Err(error) => {
            skipped(&format!("{program}: {error}"));
            None
        }
    }
}

/// Returns all metrics with their descriptions, from a server after some activity.
async fn figures() -> BTreeMap<String, String> {
    let folder = tempfile::tempdir().unwrap();
    let house = ServerProcess::start(Path::new(PROGRAM), folder.path(), "memory");
    let game = create(&house.address, &json!({})).await.unwrap();
    let secret = Some(game.secrets[0].as_str());
    let mut seat = Seat::sit(&house.address, &game.id, secret, None).await.unwrap();
    seat.submit("1", "White resigns").await.unwrap();
    while seat.receive().await.unwrap().get("taken").is_none() {}
    let key = folder.path().join("key");
    let asked =
        Command::new(PROGRAM).args(["admin", "metrics", "--key"]).arg(key).output().unwrap();
    let told = String::from_utf8(asked.stdout).unwrap();
    for counted in ["journal_failures", "stalls", "work_refused", "refused"] {
        // Prometheus sees an increase only if it has seen the zero before.
        assert!(told.contains(&format!("\ntouchmove_{counted}_total 0\n")), "{told}");
    }
    let help = told.lines().filter_map(|line| line.strip_prefix("# HELP "));
    help.filter_map(|line| line.split_once(' '))
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .collect()
}

/// Returns the names of metrics in a text.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("touchmove_")).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_metric_is_described_and_no_other_is_used() {
    let figures = figures().await;
    let docs = text("docs/server.md");
    let described: BTreeMap<String, String> = docs
        .lines()
        .filter_map(|line| line.strip_prefix("| `touchmove_")?.split_once("` | "))
        .map(|(name, what)| (format!("touchmove_{name}"), what.trim_end_matches(" |").to_owned()))
        .collect();
    assert_eq!(described, figures, "docs/server.md, and what /metrics says");
    for file in ["deploy/alerts.yml", "deploy/dashboard.json"] {
        for name in named(&text(file)) {
            assert!(figures.contains_key(&name), "{file}: {name}");
        }
    }
    let shown = named(&text("deploy/dashboard.json"));
    let left_out: Vec<&String> = figures.keys().filter(|name| !shown.contains(*name)).collect();
    assert!(left_out.is_empty(), "not on the dashboard: {left_out:?}");
}

#[test]
fn every_dashboard_panel_has_a_query() {
    let board: Value = serde_json::from_str(&text("deploy/dashboard.json")).unwrap();
    let panels = board["panels"].as_array().unwrap();
    assert!(!panels.is_empty());
    for panel in panels.iter().filter(|panel| panel["type"] != "row") {
        assert!(panel["title"].is_string(), "{panel}");
        let asked = panel["targets"].as_array().into_iter().flatten();
        let is_query = |target: &Value| !named(&target["expr"].to_string()).is_empty();
        assert!(asked.filter(|target| is_query(target)).count() > 0, "{panel}");
    }
}

#[test]
fn every_alert_is_in_the_runbook() {
    let (alerts, runbook) = (text("deploy/alerts.yml"), text("docs/runbook.md"));
    let names: Vec<&str> =
        alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")).collect();
    assert!(names.len() >= 7, "{names:?}");
    for name in names {
        let row = runbook.lines().any(|line| line.starts_with(&format!("| `{name}`")));
        assert!(row, "{name} is not in docs/runbook.md");
    }
    let path = root().join("deploy/alerts.yml");
    if let Some(output) = runs("promtool", &["check", "rules", path.to_str().unwrap()]) {
        assert!(output.status.success(), "{output:?}");
    }
}

/// Returns the options of the sample file, including those in comments.
fn options(sample: &str) -> Vec<&str> {
    let lines = sample.lines().filter_map(|line| line.trim_start_matches("# ").split_once(" = "));
    lines.map(|(name, _)| name).filter(|name| !name.contains(' ')).collect()
}

#[test]
fn sample_configuration_uses_names_of_flags() {
    let sample = text("deploy/touchmove.toml");
    let options = options(&sample);
    assert!(options.len() > 10, "{options:?}");
    let help = Command::new(PROGRAM).args(["serve", "--help"]).env("LC_ALL", "C").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for option in options {
        assert!(help.contains(&format!("--{option}")), "{option}: {help}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sample_configuration_starts_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("games.db");
    let sample = root().join("deploy/touchmove.toml");
    let more = ["--config", sample.to_str().unwrap()];
    let house = ServerProcess::start_with(
        Path::new(PROGRAM),
        folder.path(),
        store.to_str().unwrap(),
        &more,
    );
    let (status, _) = call(&house.address, "GET", "/readyz", None, None).await.unwrap();
    assert_eq!(status, 200);
}

#[test]
fn systemd_accepts_the_unit() {
    let folder = tempfile::tempdir().unwrap();
    let unit = text("deploy/touchmove.service");
    let line = "/usr/local/bin/touchmove ";
    assert!(unit.contains(line));
    let program = folder.path().join("touchmove");
    symlink(PROGRAM, &program).unwrap();
    let path = folder.path().join("touchmove.service");
    std::fs::write(&path, unit.replace(line, &format!("{} ", program.display()))).unwrap();
    let args = ["--man=no", "verify", path.to_str().unwrap()];
    if let Some(output) = runs("systemd-analyze", &args) {
        let said = String::from_utf8_lossy(&output.stderr);
        let ours: Vec<&str> = said.lines().filter(|line| line.contains("touchmove")).collect();
        assert!(output.status.success() && ours.is_empty(), "{said}");
    }
}

/// Returns the values of a directive in the unit, over all its lines.
fn said_by_unit(unit: &str, directive: &str) -> Vec<String> {
    let lines = unit.lines().filter_map(|line| line.strip_prefix(directive)?.strip_prefix('='));
    lines.flat_map(str::split_whitespace).map(str::to_owned).collect()
}

/// Returns the system calls of a systemd group, with nested groups expanded.
fn calls_of(group: &str) -> Option<BTreeSet<String>> {
    let output = runs("systemd-analyze", &["syscall-filter", group])?;
    let text = String::from_utf8(output.stdout).unwrap();
    let mut calls = BTreeSet::new();
    for name in text.lines().skip(1).map(str::trim).filter(|line| !line.starts_with('#')) {
        match name.starts_with('@') {
            true => calls.extend(calls_of(name)?),
            false => drop(calls.insert(name.to_owned())),
        }
    }
    Some(calls)
}

#[test]
fn unit_denies_unneeded_privileges() {
    let path = root().join("deploy/touchmove.service");
    let args = ["security", "--offline=true", "--threshold=25", path.to_str().unwrap()];
    if let Some(output) = runs("systemd-analyze", &args) {
        // systemd fails if the exposure exceeds this threshold, given in tenths.
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    }
}

#[test]
fn unit_permits_confined_readers() {
    let unit = text("deploy/touchmove.service");
    let mut allowed = BTreeSet::new();
    for word in said_by_unit(&unit, "SystemCallFilter") {
        let (group, taken) = word.strip_prefix('~').map_or((&*word, false), |rest| (rest, true));
        let calls = match group.starts_with('@') {
            true => calls_of(group),
            false => Some(BTreeSet::from([group.to_owned()])),
        };
        let Some(calls) = calls else { return };
        match taken {
            true => allowed.retain(|call| !calls.contains(call)),
            false => allowed.extend(calls),
        }
    }
    for needed in [
        "execve",
        "clone",
        "clone3",
        "vfork",
        "pipe2",
        "socketpair",
        "wait4",
        "waitid",
        "kill",
        "pidfd_open",
        "prctl",
        "seccomp",
        "prlimit64",
        "setrlimit",
        "setpriority",
        "flock",
        "landlock_restrict_self",
        "dup3",
        "close_range",
        "memfd_create",
    ] {
        assert!(allowed.contains(needed), "{needed}");
    }
    for never in ["mount", "ptrace", "bpf", "setuid", "reboot", "init_module", "kexec_load"] {
        assert!(!allowed.contains(never), "{never}");
    }
}

#[test]
fn unit_restarts_always_and_raises_the_file_limit() {
    let unit = text("deploy/touchmove.service");
    let said = |directive| said_by_unit(&unit, directive).join(" ");
    assert_eq!(said("Restart"), "always");
    assert_eq!(said("StartLimitIntervalSec"), "0");
    assert!(said("LimitNOFILE").parse::<u32>().unwrap() >= 65_536);
    let head = unit.split("[Service]").next().unwrap();
    assert!(head.contains("StartLimitIntervalSec"), "systemd reads it in [Unit] only");
}

/// A backup of the store's folder must not include the key.
#[test]
fn store_and_key_have_separate_folders() {
    let sample = text("deploy/touchmove.toml");
    let path = |option: &str| {
        let line = sample.lines().find_map(|line| line.strip_prefix(&format!("{option} = ")));
        PathBuf::from(line.unwrap().split('"').nth(1).unwrap())
    };
    let folders = [path("store"), path("key")].map(|path| path.parent().unwrap().to_owned());
    let unit = said_by_unit(&text("deploy/touchmove.service"), "StateDirectory");
    let unit: Vec<PathBuf> = unit.iter().map(|name| Path::new("/var/lib").join(name)).collect();
    assert_eq!(unit, folders);
    assert!(!folders[1].starts_with(&folders[0]));
    let container = text("deploy/Containerfile");
    let volumes = container.lines().find_map(|line| line.strip_prefix("VOLUME ")).unwrap();
    assert_eq!(volumes.split(' ').map(PathBuf::from).collect::<Vec<_>>(), folders);
    for file in [path("store"), path("key")] {
        assert!(container.contains(&format!("\"{}\"", file.display())), "{file:?}");
    }
}

/// Builds and runs the container if an engine works; takes a quarter of an hour the first time.
#[tokio::test(flavor = "multi_thread")]
async fn container_builds_and_serves() {
    let works = |engine: &&str| {
        Command::new(engine).arg("info").output().is_ok_and(|output| output.status.success())
    };
    let Some(engine) = ["podman", "docker"].into_iter().find(works) else {
        return skipped("neither podman nor docker works here");
    };
    let run = |args: &[&str]| {
        let output = Command::new(engine).args(args).current_dir(root()).output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    };
    run(&["build", "-f", "deploy/Containerfile", "-t", "touchmove-test", "."]);
    let id = run(&["run", "--rm", "-d", "-p", "127.0.0.1::8064", "touchmove-test"]);
    let address = run(&["port", &id, "8064/tcp"]);
    let until = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while !matches!(call(&address, "GET", "/readyz", None, None).await, Ok((200, _))) {
        assert!(std::time::Instant::now() < until, "{}", run(&["logs", &id]));
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let begun = std::time::Instant::now();
    run(&["stop", &id]);
    assert!(begun.elapsed().as_secs() < 5, "it does not hear SIGTERM");
}

/// Every file copied into the image exists.
#[test]
fn files_for_the_container_exist() {
    let file = text("deploy/Containerfile");
    let copied = file.lines().filter_map(|line| line.strip_prefix("COPY "));
    let copied: Vec<&str> = copied
        .filter(|line| !line.starts_with("--from"))
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert!(copied.len() > 3, "{copied:?}");
    for path in copied {
        assert!(root().join(path).exists(), "{path}");
    }
    let version = text("Cargo.toml");
    let version = version.lines().find_map(|line| line.strip_prefix("rust-version = "));
    let version = version.unwrap().trim_matches('"');
    assert!(file.contains(&format!("/rust:{version}-")), "the compiler is {version}");
}
