//! Sentences for whether a player can still checkmate.

use crate::message::Message;
use crate::{MessageArgument, Words};
use touchmove_board::{Color, Position, Role};
use touchmove_mate::{MateAnswer, Proof};

impl Words {
    /// Explains in one sentence whether `player` can still checkmate from this position, and why
    /// not.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_explain::{Language, Words};
    /// use touchmove_mate::{can_mate, Budget};
    ///
    /// let position: Position = "8/8/8/8/8/1k6/8/KN5q w - - 0 1".parse().unwrap();
    /// let answer = can_mate(&position, Color::White, Budget::default());
    /// let said = Words::new(Language::English).mating_chance(&answer, Color::White, &position);
    /// assert_eq!(
    ///     said,
    ///     "White has only the king and the knight on b1, and Black has only queens beside the \
    ///      king. A lone knight cannot mate then.",
    /// );
    /// ```
    pub fn mating_chance(&self, answer: &MateAnswer, player: Color, position: &Position) -> String {
        self.say(&message(answer, player, position)).unwrap_or_else(|_| answer.name().to_owned())
    }
}

/// Returns the message for an answer.
pub(crate) fn message(answer: &MateAnswer, player: Color, position: &Position) -> Message {
    let id = match answer {
        // The grouping matters only for checking the proof, so both proofs share a sentence.
        MateAnswer::No(Proof::KingGroups(_)) => "exhausted",
        answer => answer.name(),
    };
    let message = Message::new(format!("mate-{id}")).player(player);
    match answer {
        MateAnswer::Yes(line) => message.number("n", line.len().div_ceil(2) as u64),
        MateAnswer::Undecided { nodes } => message.number("n", *nodes),
        MateAnswer::No(Proof::BishopsAnywhere { positions, .. }) => message.number("n", *positions),
        MateAnswer::No(Proof::Exhausted(closure)) => message.number("n", closure.positions),
        MateAnswer::No(Proof::KingGroups(groups)) => message.number("n", groups.positions()),
        MateAnswer::No(Proof::Material(_)) => {
            let king = position.pieces(player, Role::King);
            message.value(
                "by",
                MessageArgument::pieces(position, position.color(player).without(king)),
            )
        }
        MateAnswer::No(Proof::NoKing | Proof::Walls(_)) => message,
    }
}
