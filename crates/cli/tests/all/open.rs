//! `touchmove serve --open` opens a browser.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Script that replaces the desktop's opener and records the URL.
const OPENER: &str = "#!/bin/sh\necho \"$1\" >\"$(dirname \"$0\")/opened.new\"\n\
    mv \"$(dirname \"$0\")/opened.new\" \"$(dirname \"$0\")/opened\"\n";

#[test]
fn page_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let opener = folder.path().join("xdg-open");
    fs::write(&opener, OPENER).expect("written");
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).expect("set");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").expect("a path"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.args(["serve", "--open", "--listen", "127.0.0.1:0", "--store", "memory"]);
    command.env("LC_ALL", "C").env("PATH", path).current_dir(folder.path());
    let mut server = command.stdout(Stdio::piped()).spawn().expect("the program");
    let mut lines = BufReader::new(server.stdout.take().expect("piped")).lines();
    let told = lines.next().expect("a line").expect("text");
    let opened = folder.path().join("opened");
    let begun = Instant::now();
    while !opened.exists() && begun.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(20));
    }
    let opened = fs::read_to_string(opened).expect("a browser was asked");
    server.kill().expect("it runs");
    server.wait().expect("it ends");
    assert!(opened.starts_with("http://127.0.0.1:"), "{opened}");
    assert!(told.contains(opened.trim()), "{told}");
}
