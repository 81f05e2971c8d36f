//! Whether a position can have arisen, in words.

use super::line::written;
use crate::language::say;
use serde_json::{Value, json};
use touchmove_board::Position;
use touchmove_explain::Words;
use touchmove_mate::{Illegality, Legality};

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
        Legality::Illegal(reason) => reason_in_words(words, position, reason),
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

fn reason_in_words(words: &Words, position: &Position, reason: &Illegality) -> String {
    let player = |player: touchmove_board::Color| {
        [("player", player.to_string().into()), ("opponent", player.other().to_string().into())]
    };
    match *reason {
        Illegality::Problem(problem) => {
            let problem = words.problem(&problem, position);
            say(words, "position-problem-shows", &[("problem", problem.into())])
        }
        Illegality::Promotions { player: who, promoted, missing } => {
            let [player, opponent] = player(who);
            let counts = [("promoted", promoted.into()), ("missing", missing.into())];
            let [promoted, missing] = counts;
            say(words, "position-too-many-promotions", &[player, opponent, promoted, missing])
        }
        Illegality::Captures { player: who, needed, lost } => {
            let [player, opponent] = player(who);
            let lost = ("lost", lost.into());
            match needed {
                Some(needed) => {
                    let args = [player, opponent, lost, ("needed", needed.into())];
                    say(words, "position-too-many-captures", &args)
                }
                None => say(words, "position-no-way-for-pawns", &[player, opponent, lost]),
            }
        }
        Illegality::NoLastMove => {
            let [player, _] = player(position.turn().other());
            say(words, "position-no-last-move", &[player])
        }
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
