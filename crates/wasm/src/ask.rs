//! Dispatch of questions by path.

use crate::question::{Answered, Question, response};
use crate::{board, pgn};
use serde_json::Value;

/// Returns the status and the answer, if the path is known.
pub fn reply(path: &str, question: &Value) -> Option<(u16, String)> {
    let answer: fn(&Question<'_>) -> Answered = match path {
        "/position" => board::position,
        "/moves" => board::moves,
        "/problems" => board::problems,
        "/play" => board::play,
        "/why" => board::why,
        "/chess960" => board::chess960,
        "/perft" => board::count,
        "/mate" => board::mate,
        "/dead" => board::dead,
        "/pgn/read" => pgn::read,
        "/pgn/write" => pgn::write,
        _ => return None,
    };
    Some(response(answer(&Question::of(question))))
}
