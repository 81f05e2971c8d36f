//! Distances in moves of one piece. Only frozen pieces block.

use crate::line::{forward, piece_attacks};
use crate::proof::Confined;
use touchmove_board::{Bitboard, Color, Role, Square};

/// Number of moves by square, or `None` if there is no path.
pub(super) type Distances = [Option<u8>; 64];

/// Returns the distances from the square of the piece to every other square.
pub(super) fn from(man: &Confined, frozen: Bitboard) -> Distances {
    flood(man.home, |set| moves(man.color, man.role, set, frozen) & man.reach)
}

/// Returns the distances from every square to the given square.
pub(super) fn to(color: Color, role: Role, square: Square, frozen: Bitboard) -> Distances {
    // Pawns move in one direction only, so the search backwards uses the other colour's pawn moves.
    let back = if role == Role::Pawn { color.other() } else { color };
    flood(square, |set| moves(back, role, set, frozen))
}

fn flood(start: Square, moves: impl Fn(Bitboard) -> Bitboard) -> Distances {
    let mut steps = [None; 64];
    let (mut all, mut fresh) = (Bitboard::of(start), Bitboard::of(start));
    for now in 0..60 {
        fresh.for_each(|square| steps[square.index()] = Some(now));
        fresh = moves(fresh).without(all);
        all |= fresh;
    }
    steps
}

/// Returns the squares to which pieces on the squares in `set` can move. Pawns only advance.
fn moves(color: Color, role: Role, set: Bitboard, frozen: Bitboard) -> Bitboard {
    let next = match role {
        Role::Pawn => forward(color, set),
        _ => set.fold(Bitboard::EMPTY, |all, from| all | piece_attacks(role, from, frozen)),
    };
    next.without(frozen)
}
