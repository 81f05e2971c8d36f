//! The 1,801 public positions with known answers.
//!
//! `TOUCHMOVE_MATE_BUDGET` sets another budget; with `TOUCHMOVE_MATE_LIST`
//! the undecided questions are printed.

use std::time::Instant;
use touchmove_board::{Color, Position};
use touchmove_mate::{Answer, Budget, can_mate, mates};

const VECTORS: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/mate/test-vectors.txt");

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
fn no_wrong_answer_on_the_public_vectors() {
    let Ok(text) = std::fs::read_to_string(VECTORS) else {
        return println!("skipped: {VECTORS} is not there");
    };
    let (start, list) = (Instant::now(), std::env::var_os("TOUCHMOVE_MATE_LIST").is_some());
    let (mut asked, mut undecided) = (0, 0);
    for question in text.lines().flat_map(questions) {
        let Question { text, position, winner, can } = question;
        let begun = Instant::now();
        let answer = can_mate(&position, winner, budget());
        asked += 1;
        match &answer {
            Answer::Yes(line) => assert!(can && mates(&position, winner, line), "{winner}: {text}"),
            Answer::No(proof) => assert!(!can, "{winner}: {text}: {proof:?}"),
            Answer::Undecided { .. } => undecided += 1,
        }
        if list && answer.decided().is_none() {
            println!("{} {winner} {text} {:?}", if can { "yes" } else { "no " }, begun.elapsed());
        }
    }
    println!("{asked} asked, {undecided} undecided, {:?}", start.elapsed());
}
