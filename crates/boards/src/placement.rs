//! Pieces on squares, as a board sees them.

use alloc::format;
use core::fmt;
use touchmove_board::{Bitboard, Color, Fen, Piece, Position, Square};

/// Pieces on the 64 squares, without the side to move and other rights.
///
/// Displays as the first field of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement([Option<Piece>; 64]);

impl Placement {
    /// Board without pieces.
    pub const EMPTY: Placement = Placement([None; 64]);

    /// Returns the piece on a square.
    ///
    /// ```
    /// use touchmove_boards::Placement;
    /// let board = Placement::default();
    /// assert_eq!(board.piece_at("e1".parse().unwrap()).unwrap().letter(), 'K');
    /// ```
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0.get(square.index()).copied().flatten()
    }

    /// Puts a piece on a square, or empties it.
    ///
    /// ```
    /// use touchmove_boards::Placement;
    /// let mut board = Placement::default();
    /// board.set("e2".parse().unwrap(), None);
    /// assert_eq!(board.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    /// ```
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(place) = self.0.get_mut(square.index()) {
            *place = piece;
        }
    }

    /// Parses the first field of a FEN. Other fields may follow and are ignored.
    ///
    /// ```
    /// use touchmove_boards::Placement;
    /// assert!(Placement::parse("8/8/8/4k3/8/8/8/4K3 w - - 0 1").is_some());
    /// assert_eq!(Placement::parse("8/8/8/4k3/8/8/8/4K4"), None);
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Placement> {
        let field = text.split_ascii_whitespace().next()?;
        let position = Fen::parse(&format!("{field} w")).ok()?;
        Some(Placement::from(&position))
    }

    /// Returns the board as seen from the other side: turned by half a turn.
    ///
    /// ```
    /// use touchmove_boards::Placement;
    /// let turned = Placement::default().turned();
    /// assert_eq!(turned.to_string(), "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr");
    /// assert_eq!(turned.turned(), Placement::default());
    /// ```
    #[must_use]
    pub fn turned(&self) -> Placement {
        let mut pieces = self.0;
        pieces.reverse();
        Placement(pieces)
    }

    /// Returns the occupied squares.
    ///
    /// ```
    /// use touchmove_boards::Placement;
    /// assert_eq!(Placement::default().occupied().len(), 32);
    /// ```
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        Square::all().filter(|&square| self.piece_at(square).is_some()).collect()
    }

    /// Returns the squares on which two boards differ, from a1 to h8.
    ///
    /// ```
    /// use touchmove_boards::Placement;
    /// let mut board = Placement::default();
    /// board.set("e2".parse().unwrap(), None);
    /// let differ: Vec<String> = board.differing(&Placement::default()).map(|s| s.to_string()).collect();
    /// assert_eq!(differ, ["e2"]);
    /// ```
    pub fn differing(&self, other: &Placement) -> impl Iterator<Item = Square> + use<> {
        let (one, other) = (*self, *other);
        Square::all().filter(move |&square| one.piece_at(square) != other.piece_at(square))
    }
}

/// The initial position.
impl Default for Placement {
    fn default() -> Placement {
        Placement::from(&Position::default())
    }
}

impl From<&Position> for Placement {
    fn from(position: &Position) -> Placement {
        let mut board = Placement::EMPTY;
        position.occupied().into_iter().for_each(|square| {
            board.set(square, position.piece_at(square));
        });
        board
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let put = |position: Position, square| position.with_piece(square, self.piece_at(square));
        let position = Square::all().fold(Position::empty(Color::White), put);
        f.write_str(position.fen().split(' ').next().unwrap_or_default())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
