//! Task of a computer that has the move.

use crate::thought::Clock;
use touchmove_board::{Move, Position};
use touchmove_laws::Edition;
use touchmove_laws::rules::casual::takes_moves_only;

/// Position to think about.
#[derive(Debug, Clone)]
pub struct Task {
    /// Position on the board.
    pub position: Position,
    /// Legal moves that fulfil the computer's obligations.
    pub moves: Vec<Move>,
    /// Clocks of White and Black, in a game with clocks.
    pub clocks: Option<[Clock; 2]>,
    /// Edition of the Laws.
    pub edition: Edition,
    /// True if castling follows the rules of Chess960.
    pub chess960: bool,
    /// True if the opponent has offered a draw.
    pub offered: bool,
}

impl Task {
    /// True if an obligation leaves only some of the legal moves.
    pub fn is_bound(&self) -> bool {
        self.moves.len() < self.position.legal_moves().len()
    }

    /// True if the computer enters moves instead of moving pieces.
    pub fn takes_moves_only(&self) -> bool {
        takes_moves_only(self.edition)
    }
}
