//! Compares answers to mate questions by Touchmove and chasolver on the same positions.
//!
//! Both programs have two checks. A fast check can only prove that mate is impossible. A full
//! answer is a line or a proof. Both checks of both programs run on the ends of real games and on
//! hard positions.

use crate::Options;
use crate::stopwatch::Stopwatch;
use chasolver::{Winnability, is_unwinnable_fast, winnability};
use chess::{Board, Color as Side};
use std::str::FromStr;
use touchmove_board::{Color, Position};
use touchmove_mate::{Budget, MateAnswer, can_mate, proved_unable, quick};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/mate");

/// Touchmove's budget for each hard question.
const BUDGET: Budget = Budget(2_000_000);
/// Touchmove's budget for its fast check.
const FAST: Budget = Budget(500);

struct Question {
    fen: String,
    position: Position,
    winner: Color,
    board: Board,
    side: Side,
    /// Known answer, if there is one.
    can: Option<bool>,
}

impl Question {
    fn proves_no(&self) -> bool {
        proved_unable(&self.position, self.winner, FAST).is_some()
    }

    fn peer_proves_no(&self) -> bool {
        is_unwinnable_fast(&self.board, self.side)
    }
}

pub fn run(options: &Options) {
    let (ends, vectors) = (ends(), vectors());
    if ends.is_empty() || vectors.is_empty() {
        return println!("skipped: {DATA} is not there");
    }
    println!("| questions | what | median of {} rounds, per question |", options.rounds);
    println!("| --- | --- | --- |");
    real(&ends, options.rounds);
    hard(&vectors);
}

fn real(ends: &[Question], rounds: usize) {
    let agree = ends.iter().filter(|q| q.peer_proves_no()).count();
    for question in ends {
        let answer = can_mate(&question.position, question.winner, BUDGET).decided();
        let proved = question.proves_no();
        assert!(answer == Some(!proved), "{} {}", question.winner, question.fen);
        assert!(question.peer_proves_no() == proved, "{} {}", question.winner, question.fen);
    }
    println!("| {} on ends of real games, {agree} of them no | | |", ends.len());
    let ours = |q: &Question| can_mate(&q.position, q.winner, BUDGET).decided();
    row("Touchmove, with a line or proof", ends, rounds, &|q| ours(q).is_some());
    row("Touchmove, one look only", ends, rounds, &|q| quick(&q.position, q.winner).is_some());
    row("Touchmove, fast check", ends, rounds, &Question::proves_no);
    row("chasolver, fast check", ends, rounds, &Question::peer_proves_no);
    let some: Vec<&Question> = ends.iter().step_by(20).collect();
    row("chasolver, full search (every 20th)", some, 1, &|q| {
        winnability(&q.board, q.side).is_some()
    });
}

fn row<'a>(
    name: &str,
    questions: impl IntoIterator<Item = &'a Question> + Clone,
    rounds: usize,
    ask: &dyn Fn(&Question) -> bool,
) {
    let round = |_| {
        let start = Stopwatch::start();
        let asked = questions.clone().into_iter().map(|q| std::hint::black_box(ask(q))).count();
        start.seconds() / asked as f64
    };
    let mut times: Vec<f64> = (0..rounds).map(round).collect();
    times.sort_by(f64::total_cmp);
    println!("| | {name} | {:.2} µs |", times[rounds / 2] * 1e6);
}

fn hard(vectors: &[Question]) {
    println!("| {} hard ones | | |", vectors.len());
    let start = Stopwatch::start();
    let mut undecided = 0;
    for question in vectors {
        match can_mate(&question.position, question.winner, BUDGET) {
            MateAnswer::Undecided { .. } => undecided += 1,
            answer => assert_eq!(answer.decided(), question.can, "{}", question.fen),
        }
    }
    println!("| | Touchmove, {undecided} undecided | {:.1} s in all |", start.seconds());
    let start = Stopwatch::start();
    let (mut undecided, mut wrong) = (0, 0);
    for question in vectors {
        match winnability(&question.board, question.side) {
            None => undecided += 1,
            Some(answer) => {
                let can = matches!(answer, Winnability::Winnable { .. });
                wrong += u32::from(Some(can) != question.can);
            }
        }
    }
    let seconds = start.seconds();
    println!("| | chasolver, full, {undecided} undecided, {wrong} wrong | {seconds:.1} s in all |");
    fast("Touchmove", vectors, &Question::proves_no);
    fast("chasolver", vectors, &Question::peer_proves_no);
}

/// Counts the hard positions that the fast check `name` decides.
fn fast(name: &str, vectors: &[Question], proves_no: &dyn Fn(&Question) -> bool) {
    let start = Stopwatch::start();
    let proved: Vec<&Question> = vectors.iter().filter(|q| proves_no(q)).collect();
    let seconds = start.seconds();
    let wrong = proved.iter().filter(|q| q.can == Some(true)).count();
    let all = vectors.iter().filter(|q| q.can == Some(false)).count();
    let found = proved.len() - wrong;
    println!(
        "| | {name}, fast check: {found} of {all} that cannot, {wrong} wrong | {seconds:.1} s in all |"
    );
}

fn ends() -> Vec<Question> {
    let text = read("lichess-30k-unlabelled.txt");
    let fens = text.lines().filter_map(|line| Some(line.rsplit_once(' ')?.0));
    fens.flat_map(|fen| questions(fen, [None; 2])).collect()
}

fn vectors() -> Vec<Question> {
    let text = read("test-vectors.txt");
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    let known = |(labels, fen): (&str, &str)| {
        questions(&format!("{fen} 0 1"), ['W', 'B'].map(|letter| Some(labels.contains(letter))))
    };
    lines.flat_map(known).collect()
}

fn read(name: &str) -> String {
    std::fs::read_to_string(format!("{DATA}/{name}")).unwrap_or_default()
}

/// Returns a question for each player. There is none if chasolver's board rejects the position.
fn questions(fen: &str, can: [Option<bool>; 2]) -> Vec<Question> {
    let Ok(board) = Board::from_str(fen) else { return Vec::new() };
    let position: Position = fen.parse().expect("a position");
    let sides = [(Color::White, Side::White, can[0]), (Color::Black, Side::Black, can[1])];
    let question =
        |(winner, side, can)| Question { fen: fen.to_owned(), position, winner, board, side, can };
    sides.map(question).into()
}
