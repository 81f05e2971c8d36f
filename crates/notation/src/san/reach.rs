//! Which pieces can go to a square, found from that square backwards.
//!
//! A test compares this with the generator of all legal moves.

use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Position, Role, Square};

/// The pieces (no pawns) of the player to move that go to that square, were
/// it not for checks and pins.
pub(super) fn reaching(position: &Position, role: Role, to: Square) -> Bitboard {
    let us = position.turn();
    if position.color(us).contains(to) || position.role(Role::King).contains(to) {
        return Bitboard::EMPTY;
    }
    let origins = match role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => knight_attacks(to),
        Role::Bishop => bishop_attacks(to, position.occupied()),
        Role::Rook => rook_attacks(to, position.occupied()),
        Role::Queen => queen_attacks(to, position.occupied()),
        Role::King => {
            let king = position.king(us).map_or(Bitboard::EMPTY, Bitboard::of);
            return king_attacks(to) & king;
        }
    };
    origins & position.pieces(us, role)
}

/// Those of them that do so legally.
pub(super) fn legally_reaching(position: &Position, role: Role, to: Square) -> Bitboard {
    let all = reaching(position, role, to);
    all.filter(|&from| is_safe(position, role, from, to, Bitboard::EMPTY)).collect()
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
    !(knight_attacks(king).meets(theirs(Role::Knight))
        || pawn_attacks(us, king).meets(theirs(Role::Pawn))
        || king_attacks(king).meets(theirs(Role::King))
        || bishop_attacks(king, occupied).meets(theirs(Role::Bishop) | queens)
        || rook_attacks(king, occupied).meets(theirs(Role::Rook) | queens))
}
