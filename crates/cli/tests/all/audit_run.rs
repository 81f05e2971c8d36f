//! Helpers that run `touchmove audit`.

use assert_cmd::Command;
use std::path::PathBuf;

pub fn touchmove() -> Command {
    let mut command = Command::cargo_bin("touchmove").expect("the program");
    command.env("LC_ALL", "C");
    command
}

pub fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a file");
    path
}

pub fn audit(args: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = touchmove().arg("audit").args(args).write_stdin(input).output().expect("a run");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("a status"), text(output.stdout), text(output.stderr))
}
