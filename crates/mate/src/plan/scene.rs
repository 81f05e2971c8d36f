//! What stands on the board, and what it attacks while it stands still.

use super::men::{Men, beside};
use super::pawn::Route;
use crate::line::forward;
use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Role, Square};

pub(super) struct Scene<'a> {
    pub men: &'a Men,
    pub winner: Color,
    pub ours: Bitboard,
    pub theirs: Bitboard,
    pub occupied: Bitboard,
    pub our_king: Square,
    pub their_king: Square,
    /// What the winner's men attack without their king, through the other.
    pub cover: Bitboard,
    /// What several of them attack.
    pub twice: Bitboard,
    /// What the loser's men attack without their king.
    pub guard: Bitboard,
    /// Where the loser's men can go or capture.
    pub blocks: Bitboard,
}

impl Scene<'_> {
    pub(super) fn of(men: &Men, winner: Color) -> Option<Scene<'_>> {
        let loser = winner.other();
        let (our_king, their_king) = (men.king(winner)?, men.king(loser)?);
        let (ours, theirs) = (men.color(winner), men.color(loser));
        let occupied = ours | theirs;
        let (cover, twice) = attacked(men, winner, occupied.without(their_king.into()));
        let (guard, _) = attacked(men, loser, occupied);
        let blocks = guard | advances(loser, men.pieces(loser, Role::Pawn), occupied);
        Some(Scene {
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

    /// Whether there is a rook or queen, or a pawn may become one.
    pub(super) fn has_force(&self) -> bool {
        self.men.heavy().meets(self.ours) || Route::best(self.men, self.winner, true).is_some()
    }

    /// Where the winner's king may go.
    pub(super) fn our_ground(&self) -> Bitboard {
        !(self.ours | self.guard | self.their_king.into())
    }

    /// Where the loser's king may go without capturing anything.
    pub(super) fn their_ground(&self) -> Bitboard {
        !(self.occupied | self.cover)
    }

    /// What the winner attacks if a man that attacks these squares goes away.
    pub(super) fn cover_without(&self, reach: Bitboard) -> Bitboard {
        self.twice | self.cover.without(reach) | king_attacks(self.our_king)
    }
}

/// Where pawns can go without capturing.
fn advances(color: Color, pawns: Bitboard, occupied: Bitboard) -> Bitboard {
    let once = forward(color, pawns).without(occupied);
    let third = Bitboard::rank(if color == Color::White { 2 } else { 5 });
    once | forward(color, once & third).without(occupied)
}

/// What a player's men attack, kings left out, and what several of them do.
pub(super) fn attacked(men: &Men, color: Color, occupied: Bitboard) -> (Bitboard, Bitboard) {
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
