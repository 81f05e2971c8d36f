//! Result of reading a FEN: the position, and the claims that its pieces contradict.

use crate::{Position, PositionProblem};
use alloc::vec::Vec;

/// Position read from a FEN, with the claims of the text that the position cannot hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenReading {
    /// Position without the dropped claims.
    pub position: Position,
    /// Claims of the castling and en passant fields that the pieces contradict, in text order.
    pub dropped: Vec<PositionProblem>,
}

impl FenReading {
    /// Returns the problems of the position and of the dropped claims. Problems that [prevent
    /// play](PositionProblem::prevents_play) are first.
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
