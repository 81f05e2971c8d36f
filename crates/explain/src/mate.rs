//! Whether a player can still checkmate, in words.

use crate::said::Said;
use crate::{Value, Words};
use touchmove_board::{Color, Position, Role};
use touchmove_mate::{MateAnswer, Proof};

impl Words {
    /// One sentence that says whether `player` can still checkmate from that
    /// position, and why not.
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
    pub fn mating_chance(&self, answer: &MateAnswer, player: Color, position: &Position) -> String {
        self.say(&said(answer, player, position)).unwrap_or_else(|_| answer.name().to_owned())
    }
}

/// The message for an answer, and what is put in.
pub(crate) fn said(answer: &MateAnswer, player: Color, position: &Position) -> Said {
    let id = match answer {
        // How they were grouped matters to whoever checks only.
        MateAnswer::No(Proof::KingGroups(_)) => "exhausted",
        answer => answer.name(),
    };
    let said = Said::new(format!("mate-{id}")).player(player);
    match answer {
        MateAnswer::Yes(line) => said.number("n", line.len().div_ceil(2) as u64),
        MateAnswer::Undecided { nodes } => said.number("n", *nodes),
        MateAnswer::No(Proof::BishopsAnywhere { positions, .. }) => said.number("n", *positions),
        MateAnswer::No(Proof::Exhausted(closure)) => said.number("n", closure.positions),
        MateAnswer::No(Proof::KingGroups(groups)) => said.number("n", groups.positions()),
        MateAnswer::No(Proof::Material(_)) => {
            let king = position.pieces(player, Role::King);
            said.value("by", Value::pieces(position, position.color(player).without(king)))
        }
        MateAnswer::No(Proof::NoKing | Proof::Walls(_)) => said,
    }
}
