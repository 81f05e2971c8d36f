//! Moves of the pieces.

use crate::{Role, Square};
use core::fmt::{self, Write};

/// The side of the board a king castles to.
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

    /// The file (0 is a) the king castles to.
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

    /// The file (0 is a) the rook castles to.
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

/// What kind of move it is, beyond a piece going from a square to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MoveKind {
    /// A piece goes to a square, capturing what stands there.
    Step,
    /// A pawn advances two squares.
    DoubleAdvance,
    /// A pawn captures en passant.
    EnPassant,
    /// King and rook castle; `from` and `to` are the king's squares.
    Castle(Wing),
    /// A pawn becomes this piece.
    Promotion(Role),
}

/// A move as the rules see it. Those that [`Position`](crate::Position)
/// generates are legal there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The square of departure (the king's, in castling).
    pub from: Square,
    /// The square of arrival (the king's, in castling).
    pub to: Square,
    /// The piece that moves (a pawn, in promotion).
    pub role: Role,
    /// Anything special about it.
    pub kind: MoveKind,
}

impl Move {
    /// What the pawn becomes, if it is a promotion.
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

    /// The wing, if it is castling.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// assert!(Position::default().legal_moves().iter().all(|m| m.wing().is_none()));
    /// ```
    #[inline]
    pub const fn wing(self) -> Option<Wing> {
        match self.kind {
            MoveKind::Castle(wing) => Some(wing),
            _ => None,
        }
    }
}

/// From-to text: `e2e4`, `e7e8q`; castling is the king's move, `e1g1`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.from, f)?;
        fmt::Display::fmt(&self.to, f)?;
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
