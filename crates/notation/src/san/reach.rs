//! Pieces that can move to a square, found backwards from that square.
//!
//! A test compares the result with the legal move generator.

use touchmove_board::attacks::{alone, between};
use touchmove_board::{Bitboard, Position, Role, Square};

/// Returns the pieces of the player to move, except pawns, that reach the square if checks and pins
/// are ignored.
pub(super) fn reaching(position: &Position, role: Role, to: Square) -> Bitboard {
    let us = position.turn();
    if position.color(us).contains(to) || position.role(Role::King).contains(to) {
        return Bitboard::EMPTY;
    }
    let pieces = match role {
        // With several kings, the first one counts as the one that moves.
        Role::King => position.king(us).map_or(Bitboard::EMPTY, Bitboard::of),
        _ => position.pieces(us, role),
    };
    unblocked(alone(role, to) & pieces, to, position.occupied())
}

/// Returns the pieces with no piece between them and the square. They are few, so looking up the
/// squares between is faster than computing all attacks of a piece.
fn unblocked(pieces: Bitboard, to: Square, occupied: Bitboard) -> Bitboard {
    let mut free = Bitboard::EMPTY;
    for piece in pieces {
        if !between(piece, to).meets(occupied) {
            free |= piece.into();
        }
    }
    free
}

/// Returns the pieces on `departure` that can legally move to the square.
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
