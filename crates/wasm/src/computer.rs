//! The computer opponent: its moves, and its acts against the Laws.
//!
//! A question has the position in which the game started (`fen`) and the moves since then (`moves`,
//! in UCI notation), so that the opponent knows repetitions. `seed` is a whole number.

use crate::question::{Answered, Question, response, wrong};
use serde_json::{Value, json};
use touchmove_board::{History, Position, UciMove};
use touchmove_search::{Irregularity, Strength, choose, irregularity};

/// Returns the status and the answer, if the path is known.
pub fn reply(path: &str, question: &Value) -> Option<(u16, String)> {
    let answer: fn(&Question<'_>) -> Answered = match path {
        "/computer/move" => computer_move,
        "/computer/irregularity" => computer_irregularity,
        _ => return None,
    };
    Some(response(answer(&Question::of(question))))
}

/// Answers with the move of the given strength (`elo`), or with `null` if the game is over.
fn computer_move(question: &Question<'_>) -> Answered {
    let (game, seed) = (game(question)?, seed(question)?);
    let elo = question.number("elo").ok_or_else(|| wrong("elo: a number is expected"))?;
    let at = game.position();
    let earlier: Vec<u64> = game.positions().map(Position::repetition_hash).collect();
    let choice = choose(at, &earlier, Strength::nearest(elo), seed);
    Ok(choice.map_or(Value::Null, |choice| {
        json!({
            "move": UciMove::of(choice.mv).to_string(),
            "score": choice.score,
            "mate": choice.mate_in,
        })
    }))
}

/// Answers with an act against the Laws in place of the legal move `move`.
fn computer_irregularity(question: &Question<'_>) -> Answered {
    let (game, seed) = (game(question)?, seed(question)?);
    let at = game.position();
    let mv =
        at.read_uci(question.text("move")?).map_err(|error| wrong(format!("move: {error}")))?;
    Ok(match irregularity(at, mv, seed) {
        Some(Irregularity::IllegalMove { from, to }) => {
            json!({ "kind": "illegal-move", "from": from.to_string(), "to": to.to_string() })
        }
        Some(Irregularity::TouchedOther { touched, mv }) => json!({
            "kind": "touched-other",
            "touched": touched.to_string(),
            "move": UciMove::of(mv).to_string(),
        }),
        Some(Irregularity::PressOnly) => json!({ "kind": "press-only" }),
        _ => Value::Null,
    })
}

/// Returns the game: the position and the moves of the question. Without moves the game has only
/// the position.
fn game(question: &Question<'_>) -> Result<History, Value> {
    let mut game = History::new(question.position()?);
    let Some(moves) = question.value("moves") else { return Ok(game) };
    let expected = || wrong("moves: a list of texts is expected");
    for text in moves.as_array().ok_or_else(expected)? {
        let text = text.as_str().ok_or_else(expected)?;
        let read = game.position().read_uci(text);
        let mv = read.map_err(|error| wrong(format!("moves: {error}")))?;
        game.push(mv).map_err(|error| wrong(format!("moves: {error}")))?;
    }
    Ok(game)
}

fn seed(question: &Question<'_>) -> Result<u64, Value> {
    let seed = question.value("seed");
    let number = seed.and_then(|seed| seed.as_u64().or_else(|| Some(seed.as_i64()? as u64)));
    number.ok_or_else(|| wrong("seed: a whole number is expected"))
}
