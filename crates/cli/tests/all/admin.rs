//! `touchmove admin`, `check` and `copy` against a real server process.
#![cfg(unix)]

use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Output};
use touchmove_players::{ServerProcess, call, create};

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");

fn touchmove(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    let key = folder.join("key");
    command.env("LC_ALL", "C").args(args).arg("--key").arg(key).output().unwrap()
}

fn said(folder: &Path, args: &[&str]) -> String {
    let output = touchmove(folder, args);
    let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {wrong}");
    String::from_utf8(output.stdout).unwrap()
}

fn start(folder: &Path, more: &[&str]) -> ServerProcess {
    let store = folder.join("games.db");
    ServerProcess::start_with(Path::new(PROGRAM), folder, store.to_str().unwrap(), more)
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_administered() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let house = start(folder, &["--json", "--access-log"]);
    let named = json!({ "tags": { "White": "Anna", "Black": "Ben" }, "arbiter_seat": true });
    let created = create(&house.address, &named).await.unwrap();
    let listed = said(folder, &["admin", "list"]);
    assert!(listed.contains(&created.id) && listed.contains("Anna - Ben"), "{listed}");

    let link = said(folder, &["admin", "link", &created.id]);
    let secret = link.trim().rsplit_once('#').unwrap().1;
    let path = format!("/api/games/{}", created.id);
    let (status, seen) = call(&house.address, "GET", &path, Some(secret), None).await.unwrap();
    assert_eq!((status, &seen["you"]), (200, &json!("arbiter")));

    let told = said(folder, &["admin", "anonymise", "Anna"]);
    assert!(told.contains("one game record"), "{told}");
    let (_, seen) = call(&house.address, "GET", &path, Some(secret), None).await.unwrap();
    assert!(!seen.to_string().contains("Anna") && seen.to_string().contains("Ben"), "{seen}");

    let file = folder.join("archive.jsonl");
    said(folder, &["admin", "close", &created.id]);
    said(folder, &["admin", "archive", &created.id, file.to_str().unwrap()]);
    let archived = std::fs::read_to_string(&file).unwrap();
    let first: Value = serde_json::from_str(archived.lines().next().unwrap()).unwrap();
    assert_eq!(first["entry"]["version"], 1);
    assert!(archived.contains("closed") && !archived.contains("Anna"), "{archived}");

    assert!(!touchmove(folder, &["admin", "delete", &created.id]).status.success(), "not asked");
    said(folder, &["admin", "delete", &created.id, "--yes"]);
    let (status, _) = call(&house.address, "GET", &path, None, None).await.unwrap();
    assert_eq!(status, 410);
    assert!(said(folder, &["admin", "delete", &created.id, "--yes"]).contains('0'), "again");
    said(folder, &["check", folder.join("games.db").to_str().unwrap()]);

    let ([..], status) = house.terminate();
    assert!(status.success());
    let log = std::fs::read_to_string(folder.join("log")).unwrap();
    let line = log.lines().find(|line| line.contains("touchmove_access")).unwrap();
    let line: Value = serde_json::from_str(line).unwrap();
    assert_eq!(line["fields"]["status"], 201, "{line}");
    assert_eq!(line["fields"]["path"], "/api/games");
    assert!(!log.contains(secret), "a secret in the log");
    assert!(!touchmove(folder, &["admin", "list"]).status.success(), "no server runs");
}

/// Erases names while the server runs, and searches its files. Then an older backup is restored.
#[tokio::test(flavor = "multi_thread")]
async fn erased_name_is_in_no_file_and_stays_erased_after_a_restore() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (store, copy) = (folder.join("games.db"), folder.join("copy.db"));
    let (store, copy) = (store.to_str().unwrap(), copy.to_str().unwrap());
    let search = |name: &str, more: &[&str]| {
        let args = [&["check", store, "--forgotten", name], more].concat();
        let output = touchmove(folder, &args);
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let house = start(folder, &[]);
    let tags =
        json!({ "White": "Berg, Änne", "WhiteFideId": "1503014", "Event": "Match Änne Berg" });
    for _ in 0..20 {
        create(&house.address, &json!({ "tags": tags })).await.unwrap();
    }
    let (code, found) = search("anne berg", &[]);
    assert_eq!(code, Some(1), "{found}");
    assert!(found.contains("games.db-wal") && found.contains("UTF-8"), "{found}");
    let backup = Command::new(PROGRAM).args(["backup", copy, "--store", store]).output().unwrap();
    assert!(backup.status.success(), "{backup:?}");

    let told = said(folder, &["admin", "anonymise", "ÄNNE BERG"]);
    assert!(told.contains("20 game records"), "{told}");
    for name in ["Änne Berg", "1503014"] {
        assert_eq!(search(name, &[]).0, Some(0), "{}", search(name, &[]).1);
        let list = format!("{copy}.forgotten");
        let (code, found) = search(name, &["--within", copy, &list]);
        assert_eq!(code, Some(1), "a backup of before: {found}");
        assert!(!found.contains(".forgotten"), "{found}");
    }
    said(folder, &["check", store]);
    house.terminate();

    for end in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{store}{end}"));
    }
    std::fs::copy(copy, store).unwrap();
    assert_eq!(search("Änne Berg", &[]).0, Some(1));
    let list = folder.join("key.forgotten");
    let again = said(folder, &["forgotten", store, list.to_str().unwrap()]);
    assert!(again.contains("20 game records"), "{again}");
    assert_eq!(search("Änne Berg", &[]).0, Some(0));
    // The server also applies the list at its next start.
    std::fs::copy(copy, store).unwrap();
    start(folder, &[]).terminate();
    assert_eq!(search("1503014", &[]).0, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn creating_games_needs_an_invitation() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let house = start(folder, &["--create", "invited"]);
    let new = json!({});
    let ask = async |secret: Option<String>| {
        let asked = call(&house.address, "POST", "/api/games", secret.as_deref(), Some(&new));
        asked.await.unwrap().0
    };
    assert_eq!(ask(None).await, 401);
    let told = said(folder, &["admin", "invite", "Club", "--days", "3"]);
    let secret = told.trim().rsplit_once("#invited=").unwrap().1.to_owned();
    assert_eq!(ask(Some(secret.clone())).await, 201);
    let listed = said(folder, &["admin", "invitations"]);
    let number = listed.split('\t').next().unwrap();
    said(folder, &["admin", "uninvite", number]);
    assert_eq!(ask(Some(secret)).await, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn changed_result_in_the_database_is_detected() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let house = start(folder, &["--no-limits"]);
    let created = create(&house.address, &json!({ "mode": "casual" })).await.unwrap();
    let body = json!({ "event": "White resigns" });
    let white = created.secrets.first().unwrap();
    let path = format!("/api/games/{}/events", created.id);
    let (status, _) = call(&house.address, "POST", &path, Some(white), Some(&body)).await.unwrap();
    assert_eq!(status, 201);
    house.terminate();

    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let told = said(folder, &["copy", &path("games.db"), &path("copy.db")]);
    assert!(told.contains("2 journals"), "{told}");
    assert!(said(folder, &["check", &path("copy.db")]).contains("No changes found"));

    let mut file = std::fs::read(path("copy.db")).unwrap();
    let wanted = b"\"event\":\"White resigns\"";
    let at = file.windows(wanted.len()).position(|window| window == wanted).unwrap();
    file[at..at + wanted.len()].copy_from_slice(b"\"event\":\"Black resigns\"");
    std::fs::write(path("copy.db"), file).unwrap();
    let checked = touchmove(folder, &["check", &path("copy.db")]);
    assert_eq!(checked.status.code(), Some(1));
    let told = String::from_utf8(checked.stdout).unwrap();
    assert!(told.contains(&created.id), "{told}");
}
