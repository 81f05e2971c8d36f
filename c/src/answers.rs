//! Implementation of the functions without pointers.

use std::ffi::c_int;
use touchmove_answers::position::{MoveQuery, PositionProblemView};
use touchmove_answers::words;
use touchmove_board::{Color, Fen, Move, Position};
use touchmove_explain::Language;
use touchmove_laws::Edition;
use touchmove_mate::{Budget, Deadness, MateAnswer};
use touchmove_notation::{pgn, san};

const NO: c_int = 0;
const YES: c_int = 1;
const UNDECIDED: c_int = 2;

/// A text, or an error.
pub enum Told {
    Text(String),
    Unreadable,
    Illegal,
}

impl From<Option<String>> for Told {
    fn from(text: Option<String>) -> Told {
        text.map_or(Told::Unreadable, Told::Text)
    }
}

pub fn moves(at: &Position) -> String {
    line(&at.legal_moves())
}

pub fn play(at: &mut Position, text: &str) -> Told {
    match MoveQuery::read(at, text).map(|asked| asked.legal) {
        Ok(Some(mv)) => {
            let written = san(at, mv);
            *at = at.after(mv);
            Told::Text(written)
        }
        Ok(None) => Told::Illegal,
        Err(_) => Told::Unreadable,
    }
}

pub fn why(at: &Position, text: &str, language: &str) -> Option<String> {
    let words = words(Language::from_tag(language)?);
    let asked = MoveQuery::read(at, text).ok()?;
    let said = asked.reasons.iter().map(|(from, reason)| words.illegal(reason, at, *from));
    Some(said.collect::<Vec<_>>().join("\n"))
}

/// Returns the problems of a FEN in words, each with its article.
pub fn problems(fen: &str, language: &str) -> Option<String> {
    let words = words(Language::from_tag(language)?);
    let reading = Fen::read(fen).ok()?;
    let problems = PositionProblemView::all(words, Edition::Fide2023, &reading);
    Some(problems.iter().map(|one| one.cited(words)).collect::<Vec<_>>().join("\n"))
}

fn budget(nodes: u32) -> Budget {
    if nodes == 0 { Budget::default() } else { Budget(nodes) }
}

pub fn can_mate(at: &Position, color: Color, nodes: u32) -> (c_int, String) {
    let answer = touchmove_mate::can_mate(at, color, budget(nodes));
    match &answer {
        MateAnswer::Yes(moves) => (YES, line(moves)),
        MateAnswer::No(proof) => (NO, proof.name().to_owned()),
        MateAnswer::Undecided { .. } => (UNDECIDED, String::new()),
    }
}

fn line(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

pub fn is_dead(at: &Position, nodes: u32) -> c_int {
    match touchmove_mate::is_dead(at, budget(nodes)) {
        Deadness::Dead(..) => YES,
        Deadness::Alive(..) => NO,
        Deadness::Undecided { .. } => UNDECIDED,
    }
}

pub fn audited(text: &str) -> String {
    let reports = pgn::games(text.as_bytes()).map(|game| touchmove_audit::audit(&game, None));
    serde_json::to_string(&reports.collect::<Vec<_>>()).unwrap_or_default()
}
