//! Which pieces can go to a square, found from that square backwards.
//!
//! A test compares this with the generator of all legal moves.

use touchmove_board::attacks::{alone, between};
use touchmove_board::{Bitboard, Position, Role, Square};

/// The pieces (no pawns) of the player to move that go to that square, were
/// it not for checks and pins.
pub(super) fn reaching(position: &Position, role: Role, to: Square) -> Bitboard {
    let us = position.turn();
    if position.color(us).contains(to) || position.role(Role::King).contains(to) {
        return Bitboard::EMPTY;
    }
    let pieces = match role {
        // The first of several is the one that moves.
        Role::King => position.king(us).map_or(Bitboard::EMPTY, Bitboard::of),
        _ => position.pieces(us, role),
    };
    with_free_way(alone(role, to) & pieces, to, position.occupied())
}

/// Those of some pieces that have a free way to a square. There are few: the
/// squares in between are looked up sooner than all that a piece attacks.
fn with_free_way(pieces: Bitboard, to: Square, occupied: Bitboard) -> Bitboard {
    let mut free = Bitboard::EMPTY;
    for piece in pieces {
        if !between(piece, to).meets(occupied) {
            free |= piece.into();
        }
    }
    free
}

/// Those of them that stand on the squares of departure and do so legally.
pub(super) fn legally_reaching(
    position: &Position,
    role: Role,
    to: Square,
    departure: Bitboard,
) -> Bitboard {
    let mut legal = Bitboard::EMPTY;
    for from in reaching(position, role, to) & departure {
        if position.leaves_king_safe(from, to, Bitboard::EMPTY) {
            legal |= from.into();
        }
    }
    legal
}
