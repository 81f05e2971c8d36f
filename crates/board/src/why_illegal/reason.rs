//! Requirements of Article 3 that a move can fail.

use crate::{Bitboard, Piece, Role, Square, Wing};

/// Requirement that a move fails, with the relevant squares and pieces.
///
/// Each set of squares contains attacking or obstructing pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalReason {
    /// The square of departure is empty.
    EmptySquare,
    /// The player has no piece of this role that the written move can mean.
    ///
    /// Only texts in algebraic notation yield it, because they may name no square of departure.
    NoSuchPiece(Role),
    /// The piece is the opponent's.
    OpponentsPiece(Piece),
    /// The piece stays on its square.
    SameSquare,
    /// The player has several kings, and another king is the one that may move.
    ///
    /// Only the king nearest to a1, counted along the ranks, may move and is protected.
    SpareKing,
    /// An own piece is on the square of arrival.
    OwnPieceThere(Piece),
    /// The opponent's king would be captured.
    CapturesKing,
    /// The piece does not move that way on any board.
    NotItsWay(Role),
    /// The bishop, rook or queen would move over an intervening piece. The first such piece is
    /// given.
    PathBlocked {
        /// Square of the intervening piece.
        square: Square,
        /// The intervening piece.
        piece: Piece,
    },
    /// The pawn would move backwards.
    PawnBackwards,
    /// The pawn would advance over or onto a piece. The first such piece is given.
    PawnBlocked {
        /// Number of squares that the pawn would advance: one or two.
        advance: u8,
        /// Square of the obstructing piece.
        square: Square,
        /// The obstructing piece.
        piece: Piece,
    },
    /// The pawn advances two squares, but not from its first square.
    PawnNotOnFirstSquare,
    /// The pawn moves as if to capture, but there is nothing to capture.
    PawnCapturesNothing,
    /// The pawn tries an en passant capture, but the other pawn did not advance two squares with
    /// the last move.
    EnPassantTooLate {
        /// Pawn that would be captured.
        pawn: Square,
    },
    /// The pawn arrives on the last rank without a stated promotion.
    PromotionMissing,
    /// A pawn cannot promote to this role.
    PromotionTo(Role),
    /// The move states a promotion, but it is not one.
    NoPromotion(Role),
    /// The king is in check and stays in check.
    KingLeftInCheck {
        /// Pieces that give check.
        by: Bitboard,
    },
    /// The king comes into check, because the piece leaves its square or a pawn is captured en
    /// passant.
    KingExposed {
        /// Pieces that would give check.
        by: Bitboard,
    },
    /// The king moves to an attacked square.
    KingMovesIntoCheck {
        /// Pieces that attack the square.
        by: Bitboard,
    },
    /// The right to castle on that wing is lost.
    CastlingRightLost(Wing),
    /// The rook needed for castling is missing on that wing.
    CastlingNoRook(Wing),
    /// Pieces are between king and rook or on the squares that either crosses.
    CastlingBlocked {
        /// Squares of the obstructing pieces.
        squares: Bitboard,
    },
    /// The king is in check, so it may not castle.
    CastlingInCheck {
        /// Pieces that give check.
        by: Bitboard,
    },
    /// The king would cross an attacked square.
    CastlingThroughCheck {
        /// The attacked square.
        square: Square,
        /// Pieces that attack the square.
        by: Bitboard,
    },
    /// The king would arrive on an attacked square.
    CastlingIntoCheck {
        /// Pieces that attack the square once king and rook have moved.
        by: Bitboard,
    },
}

impl IllegalReason {
    /// Returns the attackers of the king or of a square that it crosses. Other reasons have none.
    ///
    /// ```
    /// use touchmove_board::Fen;
    ///
    /// let pinned = Fen::parse("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1").unwrap();
    /// let reasons = pinned.why_illegal("e2".parse().unwrap(), "c3".parse().unwrap(), None);
    /// assert_eq!(reasons[0].attackers().first(), Some("e7".parse().unwrap()));
    /// ```
    pub const fn attackers(&self) -> Bitboard {
        match *self {
            IllegalReason::KingLeftInCheck { by }
            | IllegalReason::KingExposed { by }
            | IllegalReason::KingMovesIntoCheck { by }
            | IllegalReason::CastlingInCheck { by }
            | IllegalReason::CastlingThroughCheck { by, .. }
            | IllegalReason::CastlingIntoCheck { by } => by,
            _ => Bitboard::EMPTY,
        }
    }

    /// Returns the stable name of the reason.
    ///
    /// ```
    /// assert_eq!(touchmove_board::IllegalReason::EmptySquare.name(), "empty-square");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            IllegalReason::EmptySquare => "empty-square",
            IllegalReason::NoSuchPiece(_) => "no-such-piece",
            IllegalReason::OpponentsPiece(_) => "opponents-piece",
            IllegalReason::SameSquare => "same-square",
            IllegalReason::SpareKing => "spare-king",
            IllegalReason::OwnPieceThere(_) => "own-piece-there",
            IllegalReason::CapturesKing => "captures-king",
            IllegalReason::NotItsWay(_) => "not-its-way",
            IllegalReason::PathBlocked { .. } => "path-blocked",
            IllegalReason::PawnBackwards => "pawn-backwards",
            IllegalReason::PawnBlocked { .. } => "pawn-blocked",
            IllegalReason::PawnNotOnFirstSquare => "pawn-not-on-first-square",
            IllegalReason::PawnCapturesNothing => "pawn-captures-nothing",
            IllegalReason::EnPassantTooLate { .. } => "en-passant-too-late",
            IllegalReason::PromotionMissing => "promotion-missing",
            IllegalReason::PromotionTo(_) => "promotion-to",
            IllegalReason::NoPromotion(_) => "no-promotion",
            IllegalReason::KingLeftInCheck { .. } => "king-left-in-check",
            IllegalReason::KingExposed { .. } => "king-exposed",
            IllegalReason::KingMovesIntoCheck { .. } => "king-moves-into-check",
            IllegalReason::CastlingRightLost(_) => "castling-right-lost",
            IllegalReason::CastlingNoRook(_) => "castling-no-rook",
            IllegalReason::CastlingBlocked { .. } => "castling-blocked",
            IllegalReason::CastlingInCheck { .. } => "castling-in-check",
            IllegalReason::CastlingThroughCheck { .. } => "castling-through-check",
            IllegalReason::CastlingIntoCheck { .. } => "castling-into-check",
        }
    }
}
