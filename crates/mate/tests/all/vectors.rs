//! Tests on the 1,801 public positions with known answers.
//!
//! `TOUCHMOVE_MATE_BUDGET` sets another budget. With `TOUCHMOVE_MATE_LIST` the test prints the
//! undecided questions.

use std::time::Instant;
use touchmove_board::{Color, Position};
use touchmove_mate::{
    Budget, MateAnswer, can_mate, mates, may_be_unable, may_have_died, proved_unable,
};

const VECTORS: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/mate/test-vectors.txt");

fn vectors() -> Option<String> {
    std::fs::read_to_string(VECTORS).ok()
}

struct Question {
    text: String,
    position: Position,
    winner: Color,
    can: bool,
}

fn questions(line: &str) -> [Question; 2] {
    let (labels, fen) = line.split_once(' ').expect("labels and FEN");
    let position: Position = fen.parse().unwrap_or_else(|e| panic!("{fen}: {e}"));
    let can = |letter| labels.contains(letter);
    [(Color::White, can('W')), (Color::Black, can('B'))].map(|(winner, can)| Question {
        text: fen.to_owned(),
        position,
        winner,
        can,
    })
}

fn budget() -> Budget {
    let set = std::env::var("TOUCHMOVE_MATE_BUDGET").ok();
    Budget(set.and_then(|text| text.parse().ok()).unwrap_or(20_000))
}

#[test]
fn public_vectors_get_no_wrong_answer() {
    let Some(text) = vectors() else { return println!("skipped: {VECTORS} is not there") };
    let (start, list) = (Instant::now(), std::env::var_os("TOUCHMOVE_MATE_LIST").is_some());
    let (mut asked, mut undecided) = (0, 0);
    for question in text.lines().flat_map(questions) {
        let Question { text, position, winner, can } = question;
        let begun = Instant::now();
        let answer = can_mate(&position, winner, budget());
        asked += 1;
        match &answer {
            MateAnswer::Yes(line) => {
                assert!(can && mates(&position, winner, line), "{winner}: {text}")
            }
            MateAnswer::No(proof) => assert!(!can, "{winner}: {text}: {proof:?}"),
            MateAnswer::Undecided { .. } => undecided += 1,
        }
        if list && answer.decided().is_none() {
            println!("{} {winner} {text} {:?}", if can { "yes" } else { "no " }, begun.elapsed());
        }
    }
    println!("{asked} asked, {undecided} undecided, {:?}", start.elapsed());
}

/// Dead position in which the players have more moves than in any other known dead position.
const MISSED: &str = "k1b5/Pp1b4/1P2b2B/5bB1/5Bb1/1p2B2b/pP1B4/K1B5";

#[test]
fn end_of_game_filters_miss_one_position() {
    let Some(text) = vectors() else { return println!("skipped: {VECTORS} is not there") };
    let goes_on = |[white, _]: &[Question; 2]| white.position.has_legal_move();
    for both in text.lines().map(questions).filter(goes_on) {
        for Question { text, position, winner, can } in &both {
            assert!(*can || may_be_unable(position, *winner), "{winner}: {text}");
        }
        let [white, black] = both;
        let dead = !white.can && !black.can && !white.text.starts_with(MISSED);
        assert!(!dead || may_have_died(&white.position), "{}", white.text);
    }
}

/// The fast check of the program `chasolver` finds 1,541.
#[test]
fn fast_check_finds_most_impossible_mates() {
    let Some(text) = vectors() else { return println!("skipped: {VECTORS} is not there") };
    let (start, mut found) = (Instant::now(), 0);
    for Question { text, position, winner, can } in text.lines().flat_map(questions) {
        let proved = proved_unable(&position, winner, Budget(500)).is_some();
        assert!(!(can && proved), "{winner}: {text}");
        found += u32::from(proved);
    }
    println!("{found} found, {:?}", start.elapsed());
    assert!(found >= 1_600, "{found}");
}
