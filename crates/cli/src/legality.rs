//! `touchmove position --legal`.

use crate::line::written;
use crate::say::say;
use serde_json::{Value, json};
use touchmove_board::Position;
use touchmove_explain::Words;
use touchmove_mate::{Budget, Illegality, Legality, legality};

/// Whether the position can have arisen; exit status 1 if it cannot.
pub fn ask(position: &Position) -> Legality {
    legality(position, Budget::default())
}

pub fn sentence(words: &Words, position: &Position, answer: &Legality) -> String {
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

pub fn as_json(words: &Words, position: &Position, answer: &Legality) -> Value {
    let text = sentence(words, position, answer);
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
