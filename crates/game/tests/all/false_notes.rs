//! Tests for false notes. Cases cannot test for them, because a case cannot forbid a note.

use touchmove_game::Protocol;

/// Returns the notes on a protocol under each of its editions.
fn noted(text: &str) -> Vec<String> {
    let protocol = Protocol::parse(text).expect("a protocol");
    let mut all = Vec::new();
    for &edition in &protocol.setup.editions {
        let judged = protocol.judge(edition).expect("what can have happened");
        all.extend(judged.rulings.iter().map(|given| given.ruling.effect().to_string()));
    }
    all
}

fn blind(announced: &str) -> Vec<String> {
    noted(&format!(
        "[Laws \"FIDE 2009, FIDE 2014, FIDE 2023\"]\n[TimeControl \"5400+30\"]\n\
         [Blind \"white\"]\n\nWhite shifts e2 e5\nWhite announces \"{announced}\"\nWhite presses\n"
    ))
}

#[test]
fn announced_illegal_move_gets_no_missing_announcement_note() {
    let not_announced = "noted not_announced white".to_owned();
    assert!(!blind("Bauer Eva zwei Eva fünf").contains(&not_announced));
    assert!(!blind("Eva fünf").contains(&not_announced));
    // The player announced a move other than the one on the board.
    assert!(blind("Eva vier").contains(&not_announced));
}

/// FIDE has an offer made before the press. Casual play has neither a press nor such a rule.
#[test]
fn no_offer_is_untimely_in_casual_play() {
    let offer = |edition: &str| {
        noted(&format!(
            "[Laws \"{edition}\"]\n\nWhite plays e4\nBlack offers a draw\nWhite accepts\n"
        ))
    };
    let untimely = |note: &String| note.starts_with("noted untimely_offer");
    assert!(!offer("Casual").iter().any(untimely));
    assert!(offer("FIDE 2023").iter().any(untimely));
}
