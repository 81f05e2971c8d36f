//! Arrows and highlighted squares of an explanation.

use super::illegal_step::IllegalStep;
use std::fmt;
use touchmove_board::{Bitboard, IllegalReason, Square};

/// An arrow on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    /// Start square.
    pub from: Square,
    /// Target square.
    pub to: Square,
    /// Meaning.
    pub kind: ArrowKind,
}

/// Meaning of an arrow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArrowKind {
    /// The move that was made.
    Move,
    /// A piece that attacks the target square.
    Attack,
}

impl ArrowKind {
    /// Returns the name used by the API.
    ///
    /// ```
    /// assert_eq!(touchmove_explain::ArrowKind::Attack.name(), "attack");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            ArrowKind::Move => "move",
            ArrowKind::Attack => "attack",
        }
    }
}

impl fmt::Display for ArrowKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl IllegalStep {
    /// Returns the arrow of the move.
    pub const fn arrow(&self) -> Arrow {
        Arrow { from: self.from, to: self.to, kind: ArrowKind::Move }
    }

    /// Returns an arrow from each piece that attacks a square that must not be attacked.
    pub fn attacks(&self) -> impl Iterator<Item = Arrow> + use<> {
        let to = match self.reason {
            IllegalReason::KingLeftInCheck { .. } | IllegalReason::KingExposed { .. } => {
                self.position.king(self.position.turn()).unwrap_or(self.to)
            }
            IllegalReason::CastlingInCheck { .. } => self.from,
            IllegalReason::CastlingThroughCheck { square, .. } => square,
            _ => self.to,
        };
        let attack = move |from| Arrow { from, to, kind: ArrowKind::Attack };
        self.reason.attackers().map(attack)
    }

    /// Returns the squares of pieces that block the move or that it would capture illegally.
    pub fn in_the_way(&self) -> Bitboard {
        match self.reason {
            IllegalReason::PathBlocked { square, .. }
            | IllegalReason::PawnBlocked { square, .. } => square.into(),
            IllegalReason::EnPassantTooLate { pawn } => pawn.into(),
            IllegalReason::CastlingBlocked { squares } => squares,
            IllegalReason::CapturesKing | IllegalReason::OwnPieceThere(_) => self.to.into(),
            _ => Bitboard::EMPTY,
        }
    }
}
