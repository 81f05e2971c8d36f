//! `touchmove position --chess960`: the 960 start positions by number.

use std::process::{Command, Output};

fn position(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
    command.arg("position").args(args).output().expect("runs")
}

fn json(args: &[&str]) -> serde_json::Value {
    let output = position(args);
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn number_and_position_round_trip() {
    let usual = json(&["--chess960", "518", "--json"]);
    assert_eq!(usual["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    for number in ["0", "1", "959"] {
        let position = json(&["--chess960", number, "--json"]);
        assert_eq!(position["chess960"].to_string(), number);
        let fen = position["fen"].as_str().expect("FEN").to_owned();
        assert_eq!(json(&[&fen, "--json"])["chess960"].to_string(), number);
    }
}

#[test]
fn other_positions_have_no_number() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(json(&[fen, "--json"])["chess960"], serde_json::Value::Null);
}

#[test]
fn number_960_is_refused() {
    assert_eq!(position(&["--chess960", "960"]).status.code(), Some(2));
    assert_eq!(position(&[]).status.code(), Some(2));
}

#[test]
fn number_is_shown() {
    let shown = String::from_utf8(position(&["--chess960", "0"]).stdout).expect("text");
    assert!(shown.contains("bbqnnrkr/pppppppp"), "{shown}");
    assert!(shown.lines().any(|line| line.starts_with("Chess960 number") && line.ends_with(" 0")));
}
