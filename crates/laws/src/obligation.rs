//! What a player is bound to and can lose the right to.

use core::fmt;
use touchmove_board::{Square, Wing};

/// What a player must do on this move because of what was touched, released
/// or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Must {
    /// Move the piece on that square.
    Move(Square),
    /// Capture the piece on that square.
    Capture(Square),
    /// Capture the first with the second.
    CaptureWith(Square, Square),
    /// Castle to that side.
    Castle(Wing),
    /// Move the king.
    MoveKing,
    /// Leave the piece on the square where it was released.
    MoveTo(Square),
    /// Move or capture what was touched, at a board whose moves nobody has recorded.
    Touched,
    /// Capture what was touched, at such a board.
    CaptureTouched,
    /// Capture the touched piece of the opponent with the touched own piece, at such a board.
    CaptureWithTouched,
    /// Castle with the rook that was touched, at such a board.
    CastleTouched,
    /// Make the move that was written down, at such a board.
    Written,
    /// Replace the pawn that stands on its last rank, at such a board.
    Promote,
}

impl fmt::Display for Must {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Must::Move(square) => write!(f, "move {square}"),
            Must::Capture(square) => write!(f, "capture {square}"),
            Must::CaptureWith(captured, by) => write!(f, "capture {captured} with {by}"),
            Must::Castle(wing) => write!(f, "castle {wing}"),
            Must::MoveKing => f.write_str("move king"),
            Must::MoveTo(square) => write!(f, "move to {square}"),
            Must::CastleTouched => f.write_str("castle with the touched rook"),
            Must::Touched => f.write_str("play what was touched"),
            Must::CaptureTouched => f.write_str("capture what was touched"),
            Must::CaptureWithTouched => f.write_str("capture with what was touched"),
            Must::Written => f.write_str("make the written move"),
            Must::Promote => f.write_str("replace the pawn"),
        }
    }
}

/// A right that a player can lose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Right {
    /// Claiming a draw on this move.
    ClaimDraw,
    /// Claiming that the opponent violated the act of moving.
    ClaimTouchedPiece,
    /// Castling to that side on this move.
    Castle(Wing),
    /// Castling with the rook that was touched, at a board whose moves nobody has recorded.
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
