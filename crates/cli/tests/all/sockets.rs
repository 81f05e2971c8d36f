//! File descriptor limits: a server near its limit while hostile clients open connections.
#![cfg(target_os = "linux")]

use serde_json::json;
use std::fs;
use std::net::Ipv4Addr;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use touchmove_players::{Seat, ServerProcess, call, create};

const PROGRAM: &str = env!("CARGO_BIN_EXE_touchmove");
/// Time limit of a request, shorter than the timeout of silent connections.
const SOON: Duration = Duration::from_secs(10);

/// Starts a server under `ulimit` with these options.
fn limited(folder: &Path, words: &str) -> ServerProcess {
    let script = folder.join("limited");
    fs::write(&script, format!("#!/bin/sh\nulimit {words}\nexec {PROGRAM} \"$@\"\n")).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let store = folder.join("games.db");
    ServerProcess::start_with(&script, folder, store.to_str().unwrap(), &[])
}

/// Opens silent connections from a separate address.
async fn idle(address: &str, from: u8, count: usize) -> Vec<TcpStream> {
    let mut open = Vec::new();
    for _ in 0..count {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::new(127, 0, 1, from), 0).into()).unwrap();
        open.push(socket.connect(address.parse().unwrap()).await.unwrap());
    }
    open
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_at_the_file_limit_lock_out_no_client() {
    let folder = tempfile::tempdir().unwrap();
    let house = limited(folder.path(), "-n 256");
    let game = create(&house.address, &json!({})).await.unwrap();
    let secret = Some(game.secrets[0].as_str());
    let mut seat = Seat::sit(&house.address, &game.id, secret, None).await.unwrap();
    let _idle = idle(&house.address, 1, 400).await;
    let asked = timeout(SOON, call(&house.address, "GET", "/readyz", None, None)).await;
    assert_eq!(asked.expect("an answer").unwrap().0, 200);
    seat.submit("1", "White adjusts e1").await.unwrap();
    let taken = async { while seat.receive().await.unwrap().get("taken").is_none() {} };
    timeout(SOON, taken).await.expect("the press of who sat before");
    let sits = Seat::sit(&house.address, &game.id, secret, None);
    timeout(SOON, sits).await.expect("a seat").unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn soft_file_limit_is_raised_to_the_hard_limit() {
    let folder = tempfile::tempdir().unwrap();
    let house = limited(folder.path(), "-S -n 64");
    let limits = fs::read_to_string(format!("/proc/{}/limits", house.pid())).unwrap();
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(words[3], words[4], "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn exhausted_file_limit_is_logged_once_and_recovered() {
    let folder = tempfile::tempdir().unwrap();
    let house = limited(folder.path(), "-n 256");
    let game = create(&house.address, &json!({})).await.unwrap();
    let pid = house.pid().to_string();
    let files = fs::read_dir(format!("/proc/{pid}/fd")).unwrap().count() + 8;
    let limit = format!("--nofile={files}:{files}");
    match Command::new("prlimit").args(["--pid", &pid, &limit]).status() {
        Ok(status) => assert!(status.success()),
        Err(error) => return touchmove_players::skipped(&format!("prlimit: {error}")),
    }
    let _idle = idle(&house.address, 2, 60).await;
    let path = format!("/api/games/{}", game.id);
    let asked = timeout(SOON, call(&house.address, "GET", &path, Some(&game.secrets[0]), None));
    assert_eq!(asked.await.expect("an answer").unwrap().0, 200);
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    assert_eq!(log.matches("no room for another connection").count(), 1, "{log}");
}
