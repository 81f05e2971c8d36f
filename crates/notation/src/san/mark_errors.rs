//! Wrong or missing marks of a move, such as `+` without check.

use super::{CheckMark, SanMove, SanShape};
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Move, MoveKind, Position};

/// Wrong or missing mark of a move. By the Laws all marks are optional (C.13), but programs expect
/// `+` and `#`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SanMarkError {
    /// A mark for check or mate, but there is no check.
    NoCheck,
    /// The move has a mark for mate, but it only gives check.
    NoMate,
    /// The move gives check without a mark for check.
    CheckUnmarked,
    /// The move gives mate, but it has no mark or only a mark for check.
    MateUnmarked,
    /// The text has a capture sign, but no piece is captured.
    NoCapture,
    /// The text has `e.p.`, but the move is not a capture en passant.
    NoEnPassant,
}

impl fmt::Display for SanMarkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SanMarkError::NoCheck => "the move gives no check",
            SanMarkError::NoMate => "the move gives check, not mate",
            SanMarkError::CheckUnmarked => "the move gives check: + is missing",
            SanMarkError::MateUnmarked => "the move gives mate: # is missing",
            SanMarkError::NoCapture => "the move captures nothing",
            SanMarkError::NoEnPassant => "the move does not capture en passant",
        })
    }
}

pub(super) fn mark_errors(written: &SanMove, position: &Position, mv: Move) -> Vec<SanMarkError> {
    let captures = is_capture(position, mv);
    let says_capture = matches!(written.shape, SanShape::Step(step) if step.capture);
    let no_capture = (says_capture && !captures).then_some(SanMarkError::NoCapture);
    let en_passant = mv.kind == MoveKind::EnPassant;
    let no_en_passant =
        (written.marks.en_passant && !en_passant).then_some(SanMarkError::NoEnPassant);
    let check = of_check(written.marks.check, &position.after(mv));
    [no_capture, no_en_passant, check].into_iter().flatten().collect()
}

/// Returns true if the move captures a piece.
pub(super) fn is_capture(position: &Position, mv: Move) -> bool {
    let there = position.color(position.turn().other()).contains(mv.to);
    mv.kind == MoveKind::EnPassant || (there && mv.wing().is_none())
}

/// Checks the mark for check. `++` is accepted for mate and for double check.
fn of_check(mark: Option<CheckMark>, after: &Position) -> Option<SanMarkError> {
    let checkers = after.checkers(after.turn());
    let mate = !checkers.is_empty() && !after.has_legal_move();
    match (mark, checkers.len(), mate) {
        (None | Some(CheckMark::Check), _, true) => Some(SanMarkError::MateUnmarked),
        (None, 1.., false) => Some(SanMarkError::CheckUnmarked),
        (Some(_), 0, _) => Some(SanMarkError::NoCheck),
        (Some(CheckMark::Mate), 1.., false) => Some(SanMarkError::NoMate),
        (Some(CheckMark::DoubleCross), 1, false) => Some(SanMarkError::NoMate),
        _ => None,
    }
}
