//! Answers about positions.

use crate::question::{Answered, Question, wrong};
use serde_json::{Value, json};
#[cfg(feature = "judge")]
use touchmove_answers::position::illegality_article;
use touchmove_board::{IllegalReason, Move, Position, Square, UciMove, perft};
#[cfg(feature = "judge")]
use touchmove_laws::Edition;
#[cfg(feature = "judge")]
use touchmove_mate::Legality;
use touchmove_mate::{Budget, Deadness, MateAnswer, can_mate, is_dead};
use touchmove_notation::{SanError, SanMove, san};

fn written(at: &Position, mv: Move) -> Value {
    let piece = mv.role.letter().to_ascii_lowercase();
    let captured = match mv.kind {
        touchmove_board::MoveKind::EnPassant => Some('p'),
        _ => at.piece_at(mv.to).filter(|_| mv.wing().is_none()).map(|one| one.role.letter()),
    };
    // The move is an array, because the keys of an object would take most of the space in long
    // lists.
    json!([
        mv.to_string(),
        san(at, mv),
        piece,
        captured.map(|letter| letter.to_ascii_lowercase()),
        mv.promotion().map(|role| role.letter().to_ascii_lowercase()),
        mv.wing().map(|wing| wing.to_string()),
    ])
}

fn position_json(at: &Position) -> Value {
    let (check, stuck) = (at.is_check(), !at.has_legal_move());
    json!({
        "fen": at.fen(),
        "turn": at.turn().to_string(),
        "check": check,
        "checkmate": check && stuck,
        "stalemate": !check && stuck,
        "halfmoves": at.halfmoves(),
        "fullmoves": at.fullmoves(),
    })
}

pub fn moves(question: &Question<'_>) -> Answered {
    let at = question.position()?;
    Ok(at.legal_moves().iter().map(|&mv| written(&at, mv)).collect())
}

pub fn problems(question: &Question<'_>) -> Answered {
    Ok(question.reading()?.problems().iter().map(|one| json!(one.name())).collect())
}

pub fn position(question: &Question<'_>) -> Answered {
    Ok(position_json(&question.position()?))
}

pub fn chess960(question: &Question<'_>) -> Answered {
    let number = question.number("number").and_then(|number| u16::try_from(number).ok());
    let start = number.and_then(touchmove_board::chess960::start_position);
    start.map(|start| position_json(&start)).ok_or_else(|| wrong("number: 0 to 959 is expected"))
}

/// Finds a move given by its squares or in notation. Returns the legal move, or the reasons against
/// it.
fn found(at: &Position, text: &str) -> Result<Move, Value> {
    if let Ok(uci) = text.parse::<UciMove>() {
        return uci
            .find(at)
            .map_err(|error| refused(&error, error.reasons.iter().map(|one| (uci.from, *one))));
    }
    let sheet: SanMove = text.parse().map_err(|error| wrong(format!("{text}: {error}")))?;
    sheet.resolve(at).map_err(|error| match error {
        SanError::Illegal { .. } => {
            let reasons = sheet.why_illegal(at);
            refused(&why_text(text, &reasons), reasons.into_iter())
        }
        _ => wrong(format!("{text}: {error}")),
    })
}

/// Returns the error text of an illegal move: `Nc3: e2: the move exposes the king to check from e8`.
fn why_text(text: &str, reasons: &[(Square, IllegalReason)]) -> String {
    let reasons = reasons.iter().map(|(from, reason)| format!("{from}: {reason}"));
    format!("{text}: {}", reasons.collect::<Vec<_>>().join("; "))
}

fn refused(
    message: &impl ToString,
    reasons: impl Iterator<Item = (Square, IllegalReason)>,
) -> Value {
    let reasons: Vec<Value> = reasons.map(|(from, reason)| reason_json(from, &reason)).collect();
    json!({ "message": message.to_string(), "reasons": reasons })
}

/// Converts a reason to JSON: its name and the pieces that it names.
fn reason_json(from: Square, reason: &IllegalReason) -> Value {
    let squares = match *reason {
        IllegalReason::PathBlocked { square, .. } | IllegalReason::PawnBlocked { square, .. } => {
            vec![square]
        }
        IllegalReason::EnPassantTooLate { pawn } => vec![pawn],
        IllegalReason::KingLeftInCheck { by }
        | IllegalReason::KingExposed { by }
        | IllegalReason::KingMovesIntoCheck { by }
        | IllegalReason::CastlingInCheck { by }
        | IllegalReason::CastlingThroughCheck { by, .. }
        | IllegalReason::CastlingIntoCheck { by } => by.collect(),
        IllegalReason::CastlingBlocked { squares } => squares.collect(),
        _ => Vec::new(),
    };
    let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
    json!({ "id": reason.name(), "from": from.to_string(), "squares": squares })
}

pub fn play(question: &Question<'_>) -> Answered {
    let at = question.position()?;
    let mv = found(&at, question.text("move")?)?;
    Ok(json!({ "move": written(&at, mv), "after": position_json(&at.after(mv)) }))
}

pub fn why(question: &Question<'_>) -> Answered {
    let at = question.position()?;
    match found(&at, question.text("move")?) {
        Ok(_) => Ok(json!([])),
        Err(refusal) => refusal.get("reasons").cloned().ok_or(refusal),
    }
}

pub fn count(question: &Question<'_>) -> Answered {
    let depth = question.number("depth").ok_or_else(|| wrong("depth: a number is expected"))?;
    Ok(json!(perft(&question.position()?, depth)))
}

fn budget(question: &Question<'_>) -> Budget {
    question.number("nodes").map_or_else(Budget::default, Budget)
}

/// Returns the moves of a line as pairs of squares.
fn line(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

pub fn mate(question: &Question<'_>) -> Answered {
    let (at, color) = (question.position()?, question.color()?);
    let answer = can_mate(&at, color, budget(question));
    let moves = match &answer {
        MateAnswer::Yes(moves) => line(moves),
        _ => Vec::new(),
    };
    let checked = touchmove_mate::check(&at, color, &answer).is_ok();
    Ok(json!({
        "can": answer.decided(),
        "line": moves,
        "proof": answer.name(),
        "checked": checked,
    }))
}

pub fn dead(question: &Question<'_>) -> Answered {
    Ok(match is_dead(&question.position()?, budget(question)) {
        Deadness::Dead(..) => json!(true),
        Deadness::Alive(..) => json!(false),
        Deadness::Undecided { .. } => Value::Null,
    })
}

/// Only the second entry point has the proof game search, because it would enlarge the first by a
/// sixth.
#[cfg(feature = "judge")]
pub fn legality(question: &Question<'_>) -> Answered {
    let reading = question.reading()?;
    Ok(match touchmove_mate::legality_of_fen(&reading, budget(question)) {
        Legality::Legal(game) => json!({ "legal": true, "game": line(&game) }),
        Legality::Illegal(reason) => {
            let words = touchmove_answers::words(touchmove_explain::Language::English);
            let article = illegality_article(Edition::Fide2023, &reason);
            let (text, reason) = (words.illegality(&reason, &reading.position), reason.name());
            let (legal, game) = (false, Value::Array(Vec::new()));
            json!({ "legal": legal, "game": game, "reason": reason, "article": article, "text": text })
        }
        Legality::Undecided => json!({ "legal": null, "game": [] }),
    })
}
