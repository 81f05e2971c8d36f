//! Why a move is illegal, in words.

use crate::said::Said;
use crate::{Value, Words};
use touchmove_board::{Bitboard, Color, IllegalReason, Position, Square};

impl Words {
    /// One sentence that says why a move from that square is illegal in that
    /// position, where [`Position::why_illegal`] has found the reason.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_explain::{Language, Words};
    ///
    /// let start = Position::default();
    /// let (from, to) = ("a1".parse().unwrap(), "a3".parse().unwrap());
    /// let reasons = start.why_illegal(from, to, None);
    /// let said = Words::new(Language::English).illegal(&reasons[0], &start, from);
    /// assert_eq!(said, "The rook on a1 is blocked by the pawn on a2.");
    /// ```
    pub fn illegal(&self, reason: &IllegalReason, position: &Position, from: Square) -> String {
        self.say(&said(reason, position, from)).unwrap_or_else(|_| reason.name().to_owned())
    }
}

/// The message for a reason, and what is put in.
pub(crate) fn said(reason: &IllegalReason, position: &Position, from: Square) -> Said {
    let moved = position.piece_at(from).map_or("-".to_owned(), |piece| piece.role.to_string());
    let said = Said::new(format!("illegal-{}", reason.name()))
        .player(position.turn())
        .with("piece", moved)
        .with("from", from);
    match *reason {
        IllegalReason::EmptySquare
        | IllegalReason::OpponentsPiece(_)
        | IllegalReason::SameSquare
        | IllegalReason::CapturesKing
        | IllegalReason::NotItsWay(_)
        | IllegalReason::PawnBackwards
        | IllegalReason::PawnNotOnFirstSquare
        | IllegalReason::PawnCapturesNothing
        | IllegalReason::PromotionMissing => said,
        IllegalReason::SpareKing => with_king(said, position, position.turn()),
        IllegalReason::OwnPieceThere(piece) => said.with("role", piece.role),
        IllegalReason::PathBlocked { square, piece }
        | IllegalReason::PawnBlocked { square, piece, .. } => {
            said.with("square", square).with("role", piece.role)
        }
        IllegalReason::EnPassantTooLate { pawn } => said.with("square", pawn),
        IllegalReason::PromotionTo(role) | IllegalReason::NoPromotion(role) => {
            said.with("role", role)
        }
        IllegalReason::KingLeftInCheck { by } | IllegalReason::KingExposed { by } => {
            with_king(pieces(said, position, by), position, position.turn())
        }
        IllegalReason::CastlingRightLost(wing) | IllegalReason::CastlingNoRook(wing) => {
            said.with("wing", wing)
        }
        IllegalReason::CastlingBlocked { squares: by }
        | IllegalReason::KingMovesIntoCheck { by }
        | IllegalReason::CastlingInCheck { by }
        | IllegalReason::CastlingIntoCheck { by } => pieces(said, position, by),
        IllegalReason::CastlingThroughCheck { square, by } => {
            pieces(said, position, by).with("square", square)
        }
    }
}

fn pieces(said: Said, position: &Position, by: Bitboard) -> Said {
    said.value("by", Value::pieces(position, by)).number("count", by.len())
}

fn with_king(said: Said, position: &Position, player: Color) -> Said {
    match position.king(player) {
        Some(king) => said.with("king", king),
        None => said,
    }
}
