//! What is answered at which path.

use crate::question::{Answered, Question, read, told};
use crate::{board, pgn};

/// The answer with its status, if the path is one of these.
pub fn reply(path: &str, body: &str) -> Option<(u16, String)> {
    let answer: fn(&Question) -> Answered = match path {
        "/position" => board::position,
        "/play" => board::play,
        "/why" => board::why,
        "/chess960" => board::chess960,
        "/perft" => board::count,
        "/mate" => board::mate,
        "/dead" => board::dead,
        "/legality" => board::legality,
        "/pgn/read" => pgn::read,
        "/pgn/write" => pgn::write,
        _ => return None,
    };
    Some(told(read(body).and_then(|question| answer(&question))))
}
