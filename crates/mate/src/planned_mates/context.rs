//! Attack sets of a position, computed once for all plans that start from it.

use super::board::{Board, beside};
use super::pawn_route::PawnRoute;
use crate::line::forward;
use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Role, Square};

pub(super) struct Context<'a> {
    pub men: &'a Board,
    pub winner: Color,
    pub ours: Bitboard,
    pub theirs: Bitboard,
    pub occupied: Bitboard,
    pub our_king: Square,
    pub their_king: Square,
    /// Squares that the winner's pieces other than the king attack. Lines pass through the loser's
    /// king.
    pub cover: Bitboard,
    /// Squares that at least two of the winner's pieces attack.
    pub twice: Bitboard,
    /// Squares that the loser's pieces other than the king attack.
    pub guard: Bitboard,
    /// Squares to which the loser's pieces can move, with or without a capture.
    pub blocks: Bitboard,
}

impl Context<'_> {
    pub(super) fn of(men: &Board, winner: Color) -> Option<Context<'_>> {
        let loser = winner.other();
        let (our_king, their_king) = (men.king(winner)?, men.king(loser)?);
        let (ours, theirs) = (men.color(winner), men.color(loser));
        let occupied = ours | theirs;
        let (cover, twice) = attacked(men, winner, occupied.without(their_king.into()));
        let (guard, _) = attacked(men, loser, occupied);
        let blocks = guard | advances(loser, men.pieces(loser, Role::Pawn), occupied);
        Some(Context {
            men,
            winner,
            ours,
            theirs,
            occupied,
            our_king,
            their_king,
            cover,
            twice,
            guard,
            blocks,
        })
    }

    /// Returns true if the winner has a rook or queen, or a pawn that may promote to one.
    pub(super) fn has_force(&self) -> bool {
        self.men.heavy().meets(self.ours) || PawnRoute::best(self.men, self.winner, true).is_some()
    }

    /// Returns the squares that the winner's king may enter.
    pub(super) fn our_ground(&self) -> Bitboard {
        !(self.ours | self.guard | self.their_king.into())
    }

    /// Returns the squares that the loser's king may enter without capturing.
    pub(super) fn their_ground(&self) -> Bitboard {
        !(self.occupied | self.cover)
    }

    /// Returns the squares that the winner still attacks after the removal of a piece that attacks
    /// `reach`.
    pub(super) fn cover_without(&self, reach: Bitboard) -> Bitboard {
        self.twice | self.cover.without(reach) | king_attacks(self.our_king)
    }
}

/// Returns the squares to which pawns can advance.
fn advances(color: Color, pawns: Bitboard, occupied: Bitboard) -> Bitboard {
    let once = forward(color, pawns).without(occupied);
    let third = Bitboard::rank(if color == Color::White { 2 } else { 5 });
    once | forward(color, once & third).without(occupied)
}

/// Returns the squares that a player's pieces other than the king attack, and the squares that at
/// least two of them attack.
pub(super) fn attacked(men: &Board, color: Color, occupied: Bitboard) -> (Bitboard, Bitboard) {
    let [west, east] = beside(forward(color, men.pieces(color, Role::Pawn)));
    let (mut once, mut twice) = (west | east, west & east);
    let mut add = |set: Bitboard| {
        twice |= once & set;
        once |= set;
    };
    men.pieces(color, Role::Knight).for_each(|s| add(knight_attacks(s)));
    men.pieces(color, Role::Bishop).for_each(|s| add(bishop_attacks(s, occupied)));
    men.pieces(color, Role::Rook).for_each(|s| add(rook_attacks(s, occupied)));
    men.pieces(color, Role::Queen).for_each(|s| add(queen_attacks(s, occupied)));
    (once, twice)
}
