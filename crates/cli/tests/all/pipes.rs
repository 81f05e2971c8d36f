//! A reader of the output may stop early, as `head` does, without causing a panic.

use std::process::{Command, Stdio};

/// The output exceeds the pipe's buffer, or the pipe is closed at once.
#[test]
fn closed_pipe_causes_no_panic() {
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
