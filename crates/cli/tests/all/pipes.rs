//! Who reads what the program prints may stop reading, as `head` does: nothing panics.

use std::process::{Command, Stdio};

/// What is printed is longer than what a pipe holds back, or the pipe is closed before.
#[test]
fn nobody_has_to_read_on() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for args in [
        &["position", start][..],
        &["position", "--mate", "--legal", "--why", "e2e5", start],
        &["perft", "2", start],
        &["laws", "7.5.1"],
        &["protocol"],
        &["audit", "--kinds"],
        &["ask", "flag of White"],
        &["--help"],
        &["nonsense"],
    ] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        program.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut started = program.spawn().unwrap();
        drop(started.stdout.take());
        let ended = started.wait_with_output().unwrap();
        let told = String::from_utf8_lossy(&ended.stderr);
        assert!(!told.contains("panicked") && ended.status.code().is_some(), "{args:?}: {told}");
        assert_ne!(ended.status.code(), Some(101), "{args:?}: {told}");
    }
}
