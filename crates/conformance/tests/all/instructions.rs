//! Regression test of performance by instruction counts, which do not depend on the clock or on
//! other programs. Callgrind counts `examples/work.rs`, built like all tests.
//!
//! ```sh
//! cargo build -p touchmove-conformance --example work
//! cargo test -p touchmove-conformance --test all instructions
//! UPDATE=1 cargo test -p touchmove-conformance --test all instructions
//! ```

use std::path::{Path, PathBuf};
use std::process::Command;
use touchmove_conformance::ROOT;

/// Permitted increase over the recorded count.
const MARGIN: f64 = 0.1;

const KINDS: [&str; 5] = ["nodes", "moves", "repairs", "events", "questions"];

fn recorded() -> PathBuf {
    Path::new(ROOT).join("crates/conformance/data/instructions.tsv")
}

/// Returns the path of the example, next to the folder of this test binary.
fn work() -> PathBuf {
    let test = std::env::current_exe().expect("this test");
    let work = test.parent().and_then(Path::parent).expect("a folder").join("examples/work");
    assert!(work.exists(), "{} is missing: cargo build --example work", work.display());
    work
}

/// Returns true if valgrind is installed.
fn can_count() -> bool {
    Command::new("valgrind").arg("--version").output().is_ok_and(|out| out.status.success())
}

fn instructions(kind: &str) -> f64 {
    let counts = std::env::temp_dir().join(format!("touchmove-{kind}-{}", std::process::id()));
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", &format!("--toggle-collect=work::{kind}")])
        .arg(format!("--callgrind-out-file={}", counts.display()))
        .arg(work())
        .arg(kind)
        .output()
        .expect("valgrind runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let done: f64 = String::from_utf8_lossy(&run.stdout).trim().parse().expect("units");
    let text = std::fs::read_to_string(&counts).expect("what callgrind has written");
    let _ = std::fs::remove_file(counts);
    let total = text.lines().find_map(|line| line.strip_prefix("totals: ")).expect("a total");
    total.trim().parse::<f64>().expect("a number") / done
}

#[test]
fn instruction_counts_do_not_exceed_the_recorded_counts() {
    if !can_count() {
        return touchmove_players::skipped("valgrind is not installed");
    }
    let counted = KINDS.map(|kind| (kind, instructions(kind).round()));
    if std::env::var_os("UPDATE").is_some() {
        let line = |(kind, count): (&str, f64)| format!("{kind}\t{count}\n");
        let table = "work\tinstructions a unit\n".to_owned() + &counted.map(line).concat();
        return std::fs::write(recorded(), table).expect("written");
    }
    let table = std::fs::read_to_string(recorded()).expect("the recorded counts");
    for (kind, count) in counted {
        let of_kind = |line: &str| line.strip_prefix(kind)?.trim().parse::<f64>().ok();
        let before = table.lines().find_map(of_kind).expect("a recorded count");
        println!("{kind}: {count}, recorded {before}");
        assert!(
            count > 0.0 && count <= before * (1.0 + MARGIN),
            "{kind}: {count} instructions each, {before} are recorded; if there is a reason, UPDATE=1"
        );
    }
}
