//! Castling rights that a position can hold (Article 3.8, Chess960).

use crate::{Bitboard, Color, MoveKind, Position, Role, Square, Wing};

const CORNERS: Bitboard = Bitboard(Bitboard::file(0).0 | Bitboard::file(7).0);

impl Position {
    /// Returns true if a castling right exists only in Chess960. The king is then not on the
    /// e-file, or the rook is not in a corner.
    ///
    /// ```
    /// use touchmove_board::{chess960, Position};
    /// assert!(!Position::default().has_chess960_castling());
    /// assert!(chess960::start_position(0).unwrap().has_chess960_castling());
    /// ```
    pub fn has_chess960_castling(&self) -> bool {
        !self.castling_rooks().without(self.ordinary_corners()).is_empty()
    }

    /// Returns the position without the castling rights that exist only in Chess960.
    ///
    /// In ordinary chess a king on d1 has moved, even if a FEN claims a right.
    ///
    /// ```
    /// use touchmove_board::Fen;
    /// let position = Fen::parse("4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1").unwrap();
    /// assert_eq!(position.castling_rooks().len(), 2);
    /// assert!(position.without_chess960_castling().castling_rooks().is_empty());
    /// ```
    #[must_use]
    pub fn without_chess960_castling(mut self) -> Position {
        self.planes.keep_castling(self.ordinary_corners());
        self
    }

    /// Returns the corners of each player whose king is on the e-file.
    fn ordinary_corners(&self) -> Bitboard {
        let home = |color: Color| match self.king(color) {
            Some(king) if king.file() == 4 => self.color(color) & CORNERS,
            _ => Bitboard::EMPTY,
        };
        home(Color::White) | home(Color::Black)
    }

    /// Returns the kind of a castling move that takes the player's king to the square `to`.
    #[inline(never)]
    pub(crate) fn castling_kind(&self, wing: Wing, to: Square) -> MoveKind {
        let rook = self.castling_rook(self.turn(), wing);
        let onto = rook.filter(|_| self.has_chess960_castling()).unwrap_or(to);
        MoveKind::Castle { wing, onto }
    }
}

/// Returns the king of the given colour if it may castle from its square.
///
/// The king must be the only one, on its first rank, and not in a corner. No game starts with a
/// king in a corner.
pub(crate) fn castling_king(position: &Position, color: Color) -> Option<Square> {
    let kings = position.pieces(color, Role::King);
    let home = Bitboard::rank(7 * color.index() as u8);
    (kings & home).without(CORNERS).first().filter(|_| !kings.has_several())
}
