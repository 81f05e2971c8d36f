//! Moves of one man over a board on which only some never move.

use crate::line::{forward, piece_attacks};
use crate::proof::Confined;
use touchmove_board::{Bitboard, Color, Role, Square};

/// By square; none from where there is no way.
pub(super) type Steps = [Option<u8>; 64];

/// The moves from the man's square to each.
pub(super) fn from(man: &Confined, frozen: Bitboard) -> Steps {
    flood(man.home, |set| moves(man.color, man.role, set, frozen) & man.reach)
}

/// The moves to that square from each.
pub(super) fn to(color: Color, role: Role, square: Square, frozen: Bitboard) -> Steps {
    let back = if role == Role::Pawn { color.other() } else { color };
    flood(square, |set| moves(back, role, set, frozen))
}

fn flood(start: Square, moves: impl Fn(Bitboard) -> Bitboard) -> Steps {
    let mut steps = [None; 64];
    let (mut all, mut fresh) = (Bitboard::of(start), Bitboard::of(start));
    for now in 0..60 {
        fresh.for_each(|square| steps[square.index()] = Some(now));
        fresh = moves(fresh).without(all);
        all |= fresh;
    }
    steps
}

/// Where men on these squares can go; pawns only ahead.
fn moves(color: Color, role: Role, set: Bitboard, frozen: Bitboard) -> Bitboard {
    let next = match role {
        Role::Pawn => forward(color, set),
        _ => set.fold(Bitboard::EMPTY, |all, from| all | piece_attacks(role, from, frozen)),
    };
    next.without(frozen)
}
