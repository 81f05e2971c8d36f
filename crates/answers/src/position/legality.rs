//! Whether a position can have arisen, in words.

use super::line::written;
use crate::language::say;
use serde_json::{Value, json};
use touchmove_board::Position;
use touchmove_explain::Words;
use touchmove_mate::Legality;

/// Whether a position can have arisen, as a sentence.
///
/// ```
/// use touchmove_answers::{position::legality_sentence, words};
/// use touchmove_explain::Language;
/// use touchmove_mate::{Budget, legality};
/// let position = "k7/8/8/8/8/8/PPPPPPPP/QQK5 w - - 0 1".parse().unwrap();
/// let found = legality(&position, Budget::default());
/// let said = legality_sentence(words(Language::English), &position, &found);
/// assert!(said.starts_with("Illegal"));
/// ```
pub fn legality_sentence(words: &Words, position: &Position, answer: &Legality) -> String {
    match answer {
        Legality::Illegal(reason) => words.illegality(reason, position),
        Legality::Legal(game) => {
            let args = [
                ("count", game.len().into()),
                ("game", written(&Position::default(), game).into()),
            ];
            say(words, "position-can-arise", &args)
        }
        Legality::Undecided => say(words, "position-may-arise", &[]),
    }
}

/// The same as JSON: the verdict, the reason or a game, the sentence.
///
/// ```
/// use touchmove_answers::{position::legality_json, words};
/// use touchmove_explain::Language;
/// use touchmove_mate::{Budget, legality};
/// let position = touchmove_board::Position::default();
/// let found = legality(&position, Budget::default());
/// let json = legality_json(words(Language::English), &position, &found);
/// assert_eq!(json["verdict"], "legal");
/// ```
pub fn legality_json(words: &Words, position: &Position, answer: &Legality) -> Value {
    let text = legality_sentence(words, position, answer);
    match answer {
        Legality::Illegal(reason) => {
            json!({"verdict": "illegal", "reason": reason.id(), "text": text})
        }
        Legality::Legal(game) => {
            let moves: Vec<String> = game.iter().map(ToString::to_string).collect();
            json!({"verdict": "legal", "game": moves, "text": text})
        }
        Legality::Undecided => json!({"verdict": "undecided", "text": text}),
    }
}
