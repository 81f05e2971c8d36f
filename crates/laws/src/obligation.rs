//! Obligations and rights of a player on one move.

use core::fmt;
use touchmove_board::{Square, Wing};

/// An obligation on this move, from a piece touched or released or from a written move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Obligation {
    /// Move the piece on that square.
    Move(Square),
    /// Capture the piece on that square.
    Capture(Square),
    /// Capture the piece on the first square with the piece on the second.
    CaptureWith(Square, Square),
    /// Castle to that side.
    Castle(Wing),
    /// Move the king.
    MoveKing,
    /// Leave the piece on the square where it was released.
    MoveTo(Square),
    /// Move or capture the touched piece, on a board without a record of the moves.
    Touched,
    /// Capture the touched piece, on an unrecorded board.
    CaptureTouched,
    /// Capture the opponent's touched piece with the player's own touched piece, on an unrecorded board.
    CaptureWithTouched,
    /// Castle with the touched rook, on an unrecorded board.
    CastleTouched,
    /// Make the written move, on an unrecorded board.
    Written,
    /// Replace the pawn on its last rank, on an unrecorded board.
    Promote,
}

impl fmt::Display for Obligation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obligation::Move(square) => write!(f, "move {square}"),
            Obligation::Capture(square) => write!(f, "capture {square}"),
            Obligation::CaptureWith(captured, by) => write!(f, "capture {captured} with {by}"),
            Obligation::Castle(wing) => write!(f, "castle {wing}"),
            Obligation::MoveKing => f.write_str("move king"),
            Obligation::MoveTo(square) => write!(f, "move to {square}"),
            Obligation::CastleTouched => f.write_str("castle with the touched rook"),
            Obligation::Touched => f.write_str("play what was touched"),
            Obligation::CaptureTouched => f.write_str("capture what was touched"),
            Obligation::CaptureWithTouched => f.write_str("capture with what was touched"),
            Obligation::Written => f.write_str("make the written move"),
            Obligation::Promote => f.write_str("replace the pawn"),
        }
    }
}

/// A right that a player can lose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Right {
    /// To claim a draw on this move.
    ClaimDraw,
    /// To claim that the opponent violated the act of moving.
    ClaimTouchedPiece,
    /// To castle to that side on this move.
    Castle(Wing),
    /// To castle with the touched rook, on a board without a record of the moves.
    CastleTouched,
}

impl fmt::Display for Right {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Right::ClaimDraw => f.write_str("claim draw"),
            Right::ClaimTouchedPiece => f.write_str("claim touched piece"),
            Right::CastleTouched => f.write_str("castle with the touched rook this move"),
            Right::Castle(wing) => write!(f, "castle {wing} this move"),
        }
    }
}
