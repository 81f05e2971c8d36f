//! English texts of the reasons, for the errors of this crate.
//!
//! The crate `touchmove-explain` has full sentences in several languages.

use super::IllegalReason;
use core::fmt;

impl fmt::Display for IllegalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalReason::NoSuchPiece(role) => {
                write!(f, "the player has no {role} that could make this move")
            }
            IllegalReason::OpponentsPiece(piece) => {
                write!(f, "the {} is the opponent's", piece.role)
            }
            IllegalReason::OwnPieceThere(piece) => {
                write!(f, "the player's {} is on the square of arrival", piece.role)
            }
            IllegalReason::NotItsWay(role) => write!(f, "a {role} does not move that way"),
            IllegalReason::PathBlocked { square, piece }
            | IllegalReason::PawnBlocked { square, piece, .. } => {
                write!(f, "the {} on {square} is in the way", piece.role)
            }
            IllegalReason::EnPassantTooLate { pawn } => {
                write!(f, "the pawn on {pawn} has not just advanced two squares")
            }
            IllegalReason::PromotionTo(role) => write!(f, "a pawn cannot become a {role}"),
            IllegalReason::NoPromotion(role) => write!(f, "the piece cannot become a {role}"),
            IllegalReason::CastlingRightLost(wing) => {
                write!(f, "the right to castle {wing} is lost")
            }
            IllegalReason::CastlingNoRook(wing) => {
                write!(f, "there is no rook to castle {wing} with")
            }
            IllegalReason::CastlingBlocked { squares } => {
                write!(f, "the way is blocked on {squares}")
            }
            IllegalReason::CastlingThroughCheck { square, by } => {
                write!(f, "the king would cross {square}, which is attacked from {by}")
            }
            _ => match self.check() {
                Some(check) => write!(f, "{check} from {}", self.attackers()),
                None => f.write_str(self.plain()),
            },
        }
    }
}

impl IllegalReason {
    /// Returns the text up to the attackers, for reasons that consist of them.
    const fn check(&self) -> Option<&'static str> {
        Some(match self {
            IllegalReason::KingLeftInCheck { .. } => "the king stays in check",
            IllegalReason::KingExposed { .. } => "the move exposes the king to check",
            IllegalReason::KingMovesIntoCheck { .. } => "the square of arrival is attacked",
            IllegalReason::CastlingInCheck { .. } => "the king is in check",
            IllegalReason::CastlingIntoCheck { .. } => {
                "the king would arrive on a square that is attacked"
            }
            _ => return None,
        })
    }

    /// Returns the text of a reason without squares and pieces.
    const fn plain(&self) -> &'static str {
        match self {
            IllegalReason::EmptySquare => "the square of departure is empty",
            IllegalReason::SameSquare => "the piece stays on its square",
            IllegalReason::SpareKing => "another king is the one that may move",
            IllegalReason::CapturesKing => "a king is never captured",
            IllegalReason::PawnBackwards => "a pawn does not move backwards",
            IllegalReason::PawnNotOnFirstSquare => "the pawn is not on its first square",
            IllegalReason::PawnCapturesNothing => "there is nothing to capture",
            IllegalReason::PromotionMissing => "the move does not name the new piece",
            _ => self.name(),
        }
    }
}
