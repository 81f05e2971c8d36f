//! Sentences for whether a player can still checkmate.

use crate::message::Message;
use crate::{MessageArgument, Words};
use touchmove_board::{Color, Position, Role};
use touchmove_mate::{Answer, Proof};

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
    ///      king: a single knight never mates then.",
    /// );
    /// ```
    pub fn mating_chance(&self, answer: &Answer, player: Color, position: &Position) -> String {
        self.say(&message(answer, player, position)).unwrap_or_else(|_| answer.id().to_owned())
    }
}

/// Returns the message for an answer.
pub(crate) fn message(answer: &Answer, player: Color, position: &Position) -> Message {
    let id = match answer {
        // The grouping matters only for checking the proof, so both proofs share a sentence.
        Answer::No(Proof::Roaming(_)) => "exhausted",
        answer => answer.id(),
    };
    let message = Message::new(format!("mate-{id}")).player(player);
    match answer {
        Answer::Yes(line) => message.number("n", line.len().div_ceil(2) as u64),
        Answer::Undecided { nodes } => message.number("n", *nodes),
        Answer::No(Proof::BishopsAnywhere { positions, .. }) => message.number("n", *positions),
        Answer::No(Proof::Exhausted(closure)) => message.number("n", closure.positions),
        Answer::No(Proof::Roaming(groups)) => message.number("n", groups.positions()),
        Answer::No(Proof::Material(_)) => {
            let king = position.pieces(player, Role::King);
            message.value(
                "by",
                MessageArgument::pieces(position, position.color(player).without(king)),
            )
        }
        Answer::No(Proof::NoKing | Proof::Walls(_)) => message,
    }
}
