//! King and rook that change places in Chess960: one is put on the other's
//! square, and then the other is moved away from below it. Castling may have
//! been announced, so that the first step is no move of its own.

use crate::game::Game;
use touchmove_board::{Color, Piece, Square};
use touchmove_laws::Ruling;
use touchmove_laws::rules::castling_announced;

impl Game {
    /// The own piece on whose square this player has put another one.
    pub(crate) fn own_piece_below(&self, player: Color, square: Square) -> Option<(Square, Piece)> {
        let crowded = self.attempt.crowded.iter();
        crowded.copied().find(|&(at, piece)| at == square && piece.color == player)
    }

    /// That piece is moved; the one above it stays.
    pub(crate) fn shifts_from_below(&mut self, own: (Square, Piece), to: Square) -> Vec<Ruling> {
        let (from, piece) = own;
        self.attempt.crowded.retain(|crowded| *crowded != own);
        let mut rulings = self.touches_then(piece.color, &[vec![from]]);
        if let Some(below) = self.board.piece_at(to) {
            self.attempt.crowded.push((to, below));
        }
        self.board = self.board.with_piece(to, Some(piece));
        self.attempt.carried.push((to, from));
        rulings.extend(self.released(Some(from), piece, to));
        rulings
    }

    /// A player who has the move says something in a game without blind
    /// players: that castling is about to come counts.
    pub(crate) fn announces_castling(&mut self, player: Color, text: &str) -> Vec<Ruling> {
        let said = text.to_lowercase();
        let castling = ["castl", "rochade", "o-o", "0-0"].iter().any(|word| said.contains(word));
        if !castling || player != self.has_move() {
            return Vec::new();
        }
        let legal = self.attempt.before.legal_moves().iter().any(|mv| mv.wing().is_some());
        self.attempt.castling_announced = legal;
        castling_announced::announced(self.regulations.edition, player).into_iter().collect()
    }
}
