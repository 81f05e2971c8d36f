//! A FEN as it was read: the position, and the claims that its pieces rule out.

use crate::{Position, PositionProblem};
use alloc::vec::Vec;

/// A position read from FEN, with the claims of the text that the position cannot hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenReading {
    /// The position, without the dropped claims.
    pub position: Position,
    /// Claims of the castling and en passant fields that the pieces rule out, in the text's order.
    pub dropped: Vec<PositionProblem>,
}

impl FenReading {
    /// The problems of the position and of the text's dropped claims; those that
    /// [prevent play](PositionProblem::prevents_play) first.
    ///
    /// ```
    /// use touchmove_board::Fen;
    /// let reading = Fen::read("4k3/8/8/8/8/8/8/4K2R w KQ -").unwrap();
    /// let problems = reading.problems();
    /// assert_eq!(problems.len(), 1);
    /// assert_eq!(problems[0].to_string(), "castling letter Q without king and rook in place");
    /// ```
    pub fn problems(&self) -> Vec<PositionProblem> {
        let mut problems = self.position.problems();
        problems.extend(&self.dropped);
        problems
    }
}

impl From<Position> for FenReading {
    fn from(position: Position) -> FenReading {
        FenReading { position, dropped: Vec::new() }
    }
}
