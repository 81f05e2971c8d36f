//! Which pieces can go to a square, found from that square backwards.
//!
//! A test compares this with the generator of all legal moves.

use touchmove_board::attacks::{
    alone, between, diagonal_rays, king_attacks, knight_attacks, pawn_attacks, straight_rays,
};
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
        if is_safe(position, role, from, to, Bitboard::EMPTY) {
            legal |= from.into();
        }
    }
    legal
}

/// Whether the own king is not attacked after that step. `captured` is a
/// piece taken elsewhere than on the square of arrival.
pub(super) fn is_safe(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
    captured: Bitboard,
) -> bool {
    let us = position.turn();
    let king = if role == Role::King { Some(to) } else { position.king(us) };
    let Some(king) = king else { return true };
    let arrival = Bitboard::of(to);
    let occupied = position.occupied().without(captured | from.into()) | arrival;
    let them = position.color(us.other()).without(captured | arrival);
    let theirs = |role| position.role(role) & them;
    let queens = theirs(Role::Queen);
    let near = (knight_attacks(king) & theirs(Role::Knight))
        | (pawn_attacks(us, king) & theirs(Role::Pawn))
        | (king_attacks(king) & theirs(Role::King));
    let snipers = (straight_rays(king) & (theirs(Role::Rook) | queens))
        | (diagonal_rays(king) & (theirs(Role::Bishop) | queens));
    near.is_empty() && !any_sees(snipers, king, occupied)
}

/// Whether any of these pieces on lines through a square sees it. Up to two
/// are looked at without asking how many there are, which varies.
fn any_sees(mut pieces: Bitboard, square: Square, occupied: Bitboard) -> bool {
    let mut sees = |square| {
        let next = pieces.next();
        let way = next.map_or(Bitboard::FULL, |piece| between(piece, square));
        next.is_some() & !way.meets(occupied)
    };
    let two = sees(square) | sees(square);
    two || pieces.into_iter().any(|piece| !between(piece, square).meets(occupied))
}
