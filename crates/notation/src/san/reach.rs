//! Pieces that can move to a square. The search runs backwards from the square.
//!
//! A test compares the result with the legal move generator.

use touchmove_board::attacks::{alone, between};
use touchmove_board::{Bitboard, Position, Role, Square};

/// Returns the player's pieces of a role that reach the square if checks and pins are ignored.
/// Pawns are not supported.
pub(super) fn reaching(position: &Position, role: Role, to: Square) -> Bitboard {
    let us = position.turn();
    if position.color(us).contains(to) || position.role(Role::King).contains(to) {
        return Bitboard::EMPTY;
    }
    let pieces = match role {
        // If the player has several kings, only the first one may move.
        Role::King => position.king(us).map_or(Bitboard::EMPTY, Bitboard::of),
        _ => position.pieces(us, role),
    };
    unblocked(alone(role, to) & pieces, to, position.occupied())
}

/// Returns the pieces that have no other piece between themselves and the square. There are few
/// such pieces, so looking up the squares between is faster than computing all attacks.
fn unblocked(pieces: Bitboard, to: Square, occupied: Bitboard) -> Bitboard {
    let mut free = Bitboard::EMPTY;
    for piece in pieces {
        if !between(piece, to).meets(occupied) {
            free |= piece.into();
        }
    }
    free
}

/// Returns the pieces on `departure` that can legally move to the square `to`.
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
