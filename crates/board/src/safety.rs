//! King safety after a move.

use crate::attacks::{
    between, diagonal_rays, king_attacks, knight_attacks, pawn_attacks, straight_rays,
};
use crate::{Bitboard, Position, Role, Square};

impl Position {
    /// Returns true if the player's king is not attacked after a piece has moved between two
    /// squares (Article 3.9).
    ///
    /// The function does not test whether the piece moves that way. `captured` is a pawn captured
    /// en passant, which is not on the square of arrival. A player without a king is always safe.
    ///
    /// ```
    /// use touchmove_board::{Bitboard, Position};
    /// let pinned: Position = "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1".parse().unwrap();
    /// let (from, to) = ("e3".parse().unwrap(), "g4".parse().unwrap());
    /// assert!(!pinned.leaves_king_safe(from, to, Bitboard::EMPTY));
    /// ```
    #[inline(always)]
    pub fn leaves_king_safe(&self, from: Square, to: Square, captured: Bitboard) -> bool {
        let us = self.turn();
        let Some(king) = self.king(us) else { return true };
        let king = if king == from { to } else { king };
        let arrival = Bitboard::of(to);
        let occupied = self.occupied().without(captured | from.into()) | arrival;
        let them = self.color(us.other()).without(captured | arrival);
        let near = knight_attacks(king) & self.role(Role::Knight)
            | pawn_attacks(us, king) & self.role(Role::Pawn)
            | king_attacks(king) & self.role(Role::King);
        let snipers = straight_rays(king) & self.planes.straight()
            | diagonal_rays(king) & self.planes.diagonal();
        !near.meets(them) && !any_sees(snipers & them, king, occupied)
    }
}

/// Returns true if one of the pieces attacks the square.
///
/// The first two pieces are tested without a branch on the number of pieces, which is hard to
/// predict.
#[inline]
fn any_sees(mut pieces: Bitboard, square: Square, occupied: Bitboard) -> bool {
    let mut sees = |square| {
        let next = pieces.next();
        let way = next.map_or(Bitboard::FULL, |piece| between(piece, square));
        next.is_some() & !way.meets(occupied)
    };
    let two = sees(square) | sees(square);
    two || pieces.into_iter().any(|piece| !between(piece, square).meets(occupied))
}
