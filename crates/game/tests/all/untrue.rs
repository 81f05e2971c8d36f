//! Notes that would say what is not so: a case can leave a note out, but not
//! say that there must be none.

use touchmove_game::Protocol;

/// The notes that a protocol brings about in each of its editions.
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
fn an_illegal_move_that_was_announced_was_announced() {
    let not_announced = "noted not_announced white".to_owned();
    assert!(!blind("Bauer Eva zwei Eva fünf").contains(&not_announced));
    assert!(!blind("Eva fünf").contains(&not_announced));
    // Something else was announced: the move on the board was not.
    assert!(blind("Eva vier").contains(&not_announced));
}
