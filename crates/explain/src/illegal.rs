//! Sentences for the reasons why a move is illegal.

use crate::message::Message;
use crate::{MessageArgument, Words};
use touchmove_board::{Bitboard, Color, IllegalReason, Position, Square};

impl Words {
    /// Explains in one sentence why a move from this square is illegal. [`Position::why_illegal`]
    /// returns the reasons.
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
        self.say(&message(reason, position, from)).unwrap_or_else(|_| reason.name().to_owned())
    }
}

/// Returns the message for a reason.
pub(crate) fn message(reason: &IllegalReason, position: &Position, from: Square) -> Message {
    let moved = position.piece_at(from).map_or("-".to_owned(), |piece| piece.role.to_string());
    let message = Message::new(format!("illegal-{}", reason.name()))
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
        | IllegalReason::PromotionMissing => message,
        IllegalReason::NoSuchPiece(role) => message.with("piece", role),
        IllegalReason::SpareKing => with_king(message, position, position.turn()),
        IllegalReason::OwnPieceThere(piece) => message.with("role", piece.role),
        IllegalReason::PathBlocked { square, piece }
        | IllegalReason::PawnBlocked { square, piece, .. } => {
            message.with("square", square).with("role", piece.role)
        }
        IllegalReason::EnPassantTooLate { pawn } => message.with("square", pawn),
        IllegalReason::PromotionTo(role) | IllegalReason::NoPromotion(role) => {
            message.with("role", role)
        }
        IllegalReason::KingLeftInCheck { by } | IllegalReason::KingExposed { by } => {
            with_king(pieces(message, position, by), position, position.turn())
        }
        IllegalReason::CastlingRightLost(wing) | IllegalReason::CastlingNoRook(wing) => {
            message.with("wing", wing)
        }
        IllegalReason::CastlingBlocked { squares: by }
        | IllegalReason::KingMovesIntoCheck { by }
        | IllegalReason::CastlingInCheck { by }
        | IllegalReason::CastlingIntoCheck { by } => pieces(message, position, by),
        IllegalReason::CastlingThroughCheck { square, by } => {
            pieces(message, position, by).with("square", square)
        }
    }
}

fn pieces(message: Message, position: &Position, by: Bitboard) -> Message {
    message.value("by", MessageArgument::pieces(position, by)).number("count", by.len())
}

fn with_king(message: Message, position: &Position, player: Color) -> Message {
    match position.king(player) {
        Some(king) => message.with("king", king),
        None => message,
    }
}
