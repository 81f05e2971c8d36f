//! Tests of forfeited games, and of time losses below the threshold.

use serde_json::Value;
use touchmove_game::Protocol;

fn judged(text: &str) -> Value {
    let protocol = Protocol::parse(text).expect("readable");
    let judged = protocol.judge(protocol.setup.editions[0]).expect("possible");
    serde_json::to_value(&judged).expect("serialises")
}

/// Returns a protocol in which Black arrives after the end, and therefore counts as absent until
/// then.
fn without_black(events: &str) -> String {
    let head = "[Laws \"FIDE 2014\"]\n[TimeControl \"5400+30\"]\n[DefaultTime \"1:00:00\"]\n";
    let text = format!("{head}\n0:00:00 Arbiter starts\n{events}0:40:00 Black arrives\n");
    judged(&text)["rulings"].to_string()
}

#[test]
fn draw_is_not_a_forfeit() {
    let drawn = without_black("0:01:00 White offers a draw\n0:01:10 Black accepts\n");
    assert!(drawn.contains("1/2-1/2") && !drawn.contains("unplayed"), "{drawn}");
    let lost = without_black("0:01:00 Arbiter declares Black lost\n");
    assert!(lost.contains("unplayed"), "{lost}");
}

/// Returns the advice after White's queen falls over, White presses, and Black stops the clock at
/// the given time.
fn recommended(stops: &str) -> Value {
    let head = "[Laws \"FIDE 2023\"]\n[TimeControl \"900+10\"]\n\
        [FEN \"4k3/8/8/8/8/8/3Q4/4K3 w - - 0 50\"]\n";
    let text = format!(
        "{head}\n0:00:00 Arbiter starts\n0:00:30 White plays Qd4\n0:00:31 White knocks over d4\n\
         0:00:32 White presses\n{stops} Black stops the clock\n"
    );
    judged(&text)["questions"][0]["recommended"].clone()
}

#[test]
fn small_time_losses_are_not_compensated() {
    assert_eq!(recommended("0:00:32.100"), "warns White");
    assert_eq!(recommended("0:00:36"), "warns White");
    assert_eq!(recommended("0:00:37"), "gives Black TIME");
}
