//! Moves of pieces.

use crate::{Role, Square};
use core::fmt::{self, Write};

/// Side of the board to which a king castles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// Towards the h-file: king to the g-file, rook to the f-file.
    Kingside,
    /// Towards the a-file: king to the c-file, rook to the d-file.
    Queenside,
}

impl Wing {
    /// Both wings, kingside first.
    pub const ALL: [Wing; 2] = [Wing::Kingside, Wing::Queenside];

    /// Returns the file (0 is a) to which the king castles.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Wing::Kingside.king_file(), 6);
    /// ```
    pub const fn king_file(self) -> u8 {
        match self {
            Wing::Kingside => 6,
            Wing::Queenside => 2,
        }
    }

    /// Returns the file (0 is a) to which the rook castles.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Wing::Kingside.rook_file(), 5);
    /// ```
    pub const fn rook_file(self) -> u8 {
        match self {
            Wing::Kingside => 5,
            Wing::Queenside => 3,
        }
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wing::Kingside => "kingside",
            Wing::Queenside => "queenside",
        })
    }
}

/// Kind of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MoveKind {
    /// A piece moves to a square and captures an opposing piece there, if any.
    Step,
    /// A pawn advances two squares.
    DoubleAdvance,
    /// A pawn captures en passant.
    EnPassant,
    /// King and rook castle; `from` and `to` are the king's squares.
    Castle {
        /// Side of the board.
        wing: Wing,
        /// Square that the move's text names after the king's.
        ///
        /// It is the king's square of arrival. In a position with castling rights that exist only
        /// in Chess960, it is the rook's square, so that no step of the king has the same text.
        onto: Square,
    },
    /// A pawn promotes to this piece.
    Promotion(Role),
}

/// Chess move. The moves that [`Position`](crate::Position) generates are legal in that position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Square of departure (the king's, in castling).
    pub from: Square,
    /// Square of arrival (the king's, in castling).
    pub to: Square,
    /// Piece that moves (a pawn, in promotion).
    pub role: Role,
    /// Kind of the move.
    pub kind: MoveKind,
}

impl Move {
    /// Returns the role to which the pawn promotes, if the move is a promotion.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let mv = Position::default().legal_moves()[0];
    /// assert_eq!(mv.promotion(), None);
    /// ```
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// Returns the square that the move's text names last. It is the square of arrival, except for
    /// castling in Chess960.
    pub(crate) const fn named_square(self) -> Square {
        match self.kind {
            MoveKind::Castle { onto, .. } => onto,
            _ => self.to,
        }
    }

    /// Returns the wing, if the move is castling.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// assert!(Position::default().legal_moves().iter().all(|m| m.wing().is_none()));
    /// ```
    #[inline]
    pub const fn wing(self) -> Option<Wing> {
        match self.kind {
            MoveKind::Castle { wing, .. } => Some(wing),
            _ => None,
        }
    }
}

/// Writes the squares: `e2e4`, `e7e8q`. Castling is written as the king's move, `e1g1`, but in
/// Chess960 as king takes rook, `f1h1`. [`Position::read_uci`](crate::Position::read_uci) reads the
/// text.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.from, f)?;
        fmt::Display::fmt(&self.named_square(), f)?;
        match self.promotion() {
            Some(role) => f.write_char(role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
