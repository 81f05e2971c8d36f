//! The example of the API contract, verbatim.

use serde_json::{Value, json};
use touchmove_game::Protocol;

const EXAMPLE: &str = "\
[Laws \"FIDE 2023\"]
[TimeControl \"5400+30\"]

0:00:00 Arbiter starts
0:00:04 White plays e4
0:00:05 White presses
0:00:30 Black plays e7e4        # not a legal move, but a hand can do it
0:00:31 Black presses
0:00:40 White claims illegal move
=> illegal_move black 1 [7.5.1]
=> position_restored rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 [7.5.1]
=> time_removed black 30000 [7.1]
=> time_added white 120000 [7.5.5]
";

#[test]
fn contract_example_matches_its_expectations() {
    let protocol = Protocol::parse(EXAMPLE).expect("readable");
    assert_eq!(protocol.check().expect("possible"), []);
}

#[test]
fn contract_example_serialises_to_contract_json() {
    let protocol = Protocol::parse(EXAMPLE).expect("readable");
    let judged = protocol.judge(protocol.setup.editions[0]).expect("possible");
    let json: Value = serde_json::to_value(&judged).expect("serialises");
    let ruling = json!({"line": 9, "at_ms": 40000, "effect": "illegal_move",
        "player": "black", "count": 1, "articles": ["7.5.1"]});
    assert!(json["rulings"].as_array().is_some_and(|all| all.contains(&ruling)), "{json}");
    for (key, value) in [
        ("laws", json!("FIDE 2023")),
        ("pace", json!("standard")),
        ("status", json!("playing")),
        ("result", json!("*")),
        ("termination", json!(null)),
        ("points", json!({"white": null, "black": null})),
        ("position", json!("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")),
        ("has_move", json!("black")),
        ("clock", json!({"white_ms": 5566000, "black_ms": 5404000, "running": "black"})),
        ("obligations", json!([])),
        ("questions", json!([])),
        ("replacing_move", json!(["move e7"])),
    ] {
        assert_eq!(json[key], value, "{key}");
    }
}

#[test]
fn syntax_error_has_line_and_column() {
    let text = EXAMPLE.replace("White presses", "White pushes");
    let error = Protocol::parse(&text).expect_err("unreadable");
    assert_eq!((error.line, error.column), (6, 15));
}
