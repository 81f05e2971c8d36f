//! Roles and pieces.

use crate::Color;
use core::fmt;

/// Role of a piece (Article 2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Role {
    /// All roles, from pawn to king.
    pub const ALL: [Role; 6] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// Roles to which a pawn may promote (Article 3).
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// Returns the role as a number, pawn 0 to king 5.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Role::King.index(), 5);
    /// ```
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the English letter in upper case. A pawn is `P`, as in FEN.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Role::Knight.letter(), 'N');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// Returns the role of an English letter in either case.
    ///
    /// ```
    /// use touchmove_board::Role;
    /// assert_eq!(Role::from_letter('q'), Some(Role::Queen));
    /// assert_eq!(Role::from_letter('x'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Role::Pawn,
            'N' => Role::Knight,
            'B' => Role::Bishop,
            'R' => Role::Rook,
            'Q' => Role::Queen,
            'K' => Role::King,
            _ => return None,
        })
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
}

/// Piece: a role and a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Colour of the piece.
    pub color: Color,
    /// Role of the piece.
    pub role: Role,
}

impl Piece {
    /// Returns the piece of a FEN letter. White's letters are in upper case.
    ///
    /// ```
    /// use touchmove_board::{Color, Piece, Role};
    /// assert_eq!(
    ///     Piece::from_letter('n'),
    ///     Some(Piece { color: Color::Black, role: Role::Knight })
    /// );
    /// ```
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }

    /// Returns the FEN letter. White's letters are in upper case.
    ///
    /// ```
    /// use touchmove_board::Piece;
    /// assert_eq!(Piece::from_letter('n').unwrap().letter(), 'n');
    /// ```
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
