//! Parser and writer of UCI lines.

use crate::thought::Score;
use touchmove_board::{Move, Position, UciMove};

/// Formats a move. Castling is written as king takes rook if the engine plays Chess960, and otherwise
/// as the king's move.
pub(crate) fn text(position: &Position, mv: Move, chess960: bool) -> String {
    let rook = mv.wing().and_then(|wing| position.castling_rook(position.turn(), wing));
    let to = rook.filter(|_| chess960).unwrap_or(mv.to);
    UciMove { from: mv.from, to, promotion: mv.promotion() }.to_string()
}

/// Finds the legal move for a text. Castling is accepted in both notations, unless the text also
/// denotes another move.
pub(crate) fn read(position: &Position, word: &str, chess960: bool) -> Option<Move> {
    let legal = position.legal_moves();
    let written = |way: bool| legal.iter().find(|&&mv| text(position, mv, way) == word).copied();
    written(chess960).or_else(|| written(!chess960))
}

/// Parsed line of an engine's output.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    UciOk,
    ReadyOk,
    Option(&'a str),
    Info { score: Option<Score>, depth: Option<u32> },
    BestMove { best: &'a str, ponder: Option<&'a str> },
    Other,
}

pub(crate) fn line(text: &str) -> Line<'_> {
    let mut words = text.split_whitespace();
    match words.next() {
        Some("uciok") => Line::UciOk,
        Some("readyok") => Line::ReadyOk,
        Some("option") => option(text).map_or(Line::Other, Line::Option),
        Some("info") => info(words),
        Some("bestmove") => {
            let best = words.next().unwrap_or_default();
            let ponder = words.next().filter(|word| *word == "ponder").and_then(|_| words.next());
            Line::BestMove { best, ponder }
        }
        _ => Line::Other,
    }
}

/// Returns true if the text means that the engine has no move.
pub(crate) fn is_none(best: &str) -> bool {
    matches!(best, "(none)" | "0000" | "NULL")
}

/// Returns the name of an option, which may contain spaces: `option name NAME type ...`.
fn option(text: &str) -> Option<&str> {
    let (_, named) = text.split_once("name ")?;
    Some(named.split_once(" type ").map_or(named, |(name, _)| name).trim())
}

fn info<'a>(mut words: impl Iterator<Item = &'a str>) -> Line<'a> {
    let (mut score, mut depth) = (None, None);
    while let Some(word) = words.next() {
        match word {
            "depth" => depth = words.next().and_then(|n| n.parse().ok()),
            "score" => score = scored(words.next(), words.next()),
            // Skip secondary variations, bounds and plain text.
            "multipv" if words.next() != Some("1") => return Line::Other,
            "lowerbound" | "upperbound" => return Line::Other,
            "string" | "pv" => break,
            _ => {}
        }
    }
    Line::Info { score, depth }
}

fn scored(kind: Option<&str>, value: Option<&str>) -> Option<Score> {
    let value: i32 = value?.parse().ok()?;
    match kind? {
        "cp" => Some(Score::Centipawns(value)),
        "mate" => Some(Score::Mate(value)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_parsed() {
        let score = Some(Score::Centipawns(-31));
        for (text, expected) in [
            ("uciok", Line::UciOk),
            ("  readyok ", Line::ReadyOk),
            ("option name Skill Level type spin default 20", Line::Option("Skill Level")),
            ("info depth 9 score cp -31 nodes 5 pv e2e4", Line::Info { score, depth: Some(9) }),
            ("info depth 9 multipv 2 score cp 5", Line::Other),
            ("info depth 9 score cp 5 lowerbound", Line::Other),
            ("info string score cp 7", Line::Info { score: None, depth: None }),
            ("info score mate -3", Line::Info { score: Some(Score::Mate(-3)), depth: None }),
            ("info score cp 99999999999", Line::Info { score: None, depth: None }),
            ("bestmove e2e4", Line::BestMove { best: "e2e4", ponder: None }),
            ("bestmove e2e4 ponder e7e5", Line::BestMove { best: "e2e4", ponder: Some("e7e5") }),
            ("bestmove", Line::BestMove { best: "", ponder: None }),
            ("", Line::Other),
            ("option", Line::Other),
        ] {
            assert_eq!(line(text), expected, "{text:?}");
        }
    }

    #[test]
    fn castling_is_accepted_in_both_notations() {
        let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().expect("a position");
        let castles = read(&position, "e1g1", false).expect("legal");
        assert_eq!(read(&position, "e1h1", true), Some(castles));
        assert_eq!(read(&position, "e1h1", false), Some(castles));
        assert_eq!(text(&position, castles, true), "e1h1");
        assert_eq!(text(&position, castles, false), "e1g1");
    }

    /// In this position `f1g1` is a step of the king, and castling is `f1h1`.
    #[test]
    fn king_step_is_not_castling() {
        let position: Position = "4k3/8/8/8/8/8/8/5K1R w H - 0 1".parse().expect("a position");
        let step = read(&position, "f1g1", true).expect("legal");
        let castles = read(&position, "f1h1", true).expect("legal");
        assert!(step.wing().is_none() && castles.wing().is_some());
        assert_eq!((step.from, step.to), (castles.from, castles.to));
    }

    #[test]
    fn illegal_moves_are_rejected() {
        let start = Position::default();
        for word in ["e2e5", "e7e5", "", "(none)", "e2e4q", "\u{1f600}", "e1h1"] {
            assert_eq!(read(&start, word, false), None, "{word}");
        }
    }
}
