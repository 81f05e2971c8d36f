//! The requirements of Article 3 that a move can fail.

use crate::{Bitboard, Piece, Role, Square, Wing};

/// One requirement that a move fails, with the squares and pieces concerned.
/// Squares in sets are those of the pieces that attack or stand in the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalReason {
    /// Nothing stands on the square of departure.
    EmptySquare,
    /// The piece is the opponent's.
    OpponentsPiece(Piece),
    /// The piece stays where it is.
    SameSquare,
    /// The position has several kings of the player; not this one but the one
    /// nearest to a1, counted along the ranks, moves and is protected.
    SpareKing,
    /// An own piece stands on the square of arrival.
    OwnPieceThere(Piece),
    /// The opponent's king would be captured.
    CapturesKing,
    /// The piece does not move that way, whatever stands where.
    NotItsWay(Role),
    /// The bishop, rook or queen would move over an intervening piece; this is
    /// the first.
    PathBlocked {
        /// Where it stands.
        square: Square,
        /// What it is.
        piece: Piece,
    },
    /// The pawn would move backwards.
    PawnBackwards,
    /// The pawn advances, and this piece (the first) is in the way.
    PawnBlocked {
        /// How many squares the pawn would advance: one or two.
        advance: u8,
        /// Where it stands.
        square: Square,
        /// What it is.
        piece: Piece,
    },
    /// The pawn advances two squares, but not from its first square.
    PawnNotOnFirstSquare,
    /// The pawn moves as if to capture, but nothing stands there.
    PawnCapturesNothing,
    /// The pawn moves as if to capture this pawn en passant, which has not
    /// advanced two squares with the last move.
    EnPassantTooLate {
        /// The pawn that would be captured.
        pawn: Square,
    },
    /// The pawn arrives on the last rank, and nothing says what it becomes.
    PromotionMissing,
    /// A pawn cannot become that.
    PromotionTo(Role),
    /// Nothing is promoted by this move.
    NoPromotion(Role),
    /// The king is in check and stays so.
    KingLeftInCheck {
        /// The pieces that give check.
        by: Bitboard,
    },
    /// The king comes into check because the piece has left its square (or a
    /// pawn captured en passant its own).
    KingExposed {
        /// The pieces that would give check.
        by: Bitboard,
    },
    /// The king moves to an attacked square.
    KingMovesIntoCheck {
        /// The pieces that attack it.
        by: Bitboard,
    },
    /// The right to castle to that wing has been lost.
    CastlingRightLost(Wing),
    /// There is no rook to castle with on that wing.
    CastlingNoRook(Wing),
    /// Pieces stand between the king, the rook and where they go.
    CastlingBlocked {
        /// Where they stand.
        squares: Bitboard,
    },
    /// The king is in check, and does not castle out of it.
    CastlingInCheck {
        /// The pieces that give check.
        by: Bitboard,
    },
    /// The king would cross an attacked square.
    CastlingThroughCheck {
        /// The square.
        square: Square,
        /// The pieces that attack it.
        by: Bitboard,
    },
    /// The king would arrive on an attacked square.
    CastlingIntoCheck {
        /// The pieces that attack it once king and rook have moved.
        by: Bitboard,
    },
}

impl IllegalReason {
    /// The pieces that attack a square that must not be attacked; empty for every other reason.
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

    /// Its name for machines.
    ///
    /// ```
    /// assert_eq!(touchmove_board::IllegalReason::EmptySquare.name(), "empty-square");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            IllegalReason::EmptySquare => "empty-square",
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
