//! Pieces that cannot have left their home squares.

use alloc::vec::Vec;
use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Returns the pieces that have certainly never moved. These are pawns on their home squares, and
/// kings and rooks with castling rights.
///
/// No other piece has ever occupied the squares of these pieces.
pub(crate) fn unmoved(position: &Position) -> Bitboard {
    let pawns = |color: Color, rank| position.pieces(color, Role::Pawn) & Bitboard::rank(rank);
    let rooks = position.castling_rooks();
    let kings = Color::ALL.into_iter().filter(|&color| rooks.meets(position.color(color)));
    let kings = kings.filter_map(|color| position.king(color)).map(Bitboard::of);
    kings.fold(pawns(Color::White, 1) | pawns(Color::Black, 6) | rooks, |set, king| set | king)
}

/// Returns the smallest number of promoted pieces of each player.
pub(super) fn both_promoted(position: &Position) -> [u32; 2] {
    Color::ALL.map(|player| promoted(position, player))
}

/// Home files of a role, each with the file to which castling moves the piece.
type Homes = &'static [(u8, Option<u8>)];

/// Returns the smallest number of promoted pieces of a player. A piece is promoted if it cannot
/// have come from a home square of its role.
fn promoted(position: &Position, player: Color) -> u32 {
    let unmoved = unmoved(position);
    let castles = position.king(player).is_some_and(|king| !unmoved.contains(king));
    let rank = if player == Color::White { 0 } else { 7 };
    let reach = |role, file: u8, castled: Option<u8>| {
        let squares = [file].into_iter().chain(castled.filter(|_| castles));
        let start: Bitboard = squares.filter_map(|file| Square::at(file, rank)).collect();
        flood(role, start, unmoved, Square::at(file, rank))
    };
    let originals: [(Role, Homes); 4] = [
        (Role::Queen, &[(3, None)]),
        (Role::Rook, &[(0, Some(3)), (7, Some(5))]),
        (Role::Bishop, &[(2, None), (5, None)]),
        (Role::Knight, &[(1, None), (6, None)]),
    ];
    let beyond = |&(role, homes): &(Role, Homes)| {
        let men = position.pieces(player, role);
        if men.is_empty() {
            return 0;
        }
        let reaches = homes.iter().map(|&(file, castled)| reach(role, file, castled));
        men.len() - matched(men, &reaches.collect::<Vec<_>>())
    };
    originals.iter().map(beyond).sum()
}

/// Returns the squares that a piece can reach if only unmoved pieces block its way. An unmoved
/// piece stays on its square.
fn flood(role: Role, start: Bitboard, unmoved: Bitboard, home: Option<Square>) -> Bitboard {
    if home.is_some_and(|home| unmoved.contains(home)) {
        return home.map_or(Bitboard::EMPTY, Bitboard::of);
    }
    let (mut all, mut fresh) = (start.without(unmoved), start.without(unmoved));
    while !fresh.is_empty() {
        let next = fresh.fold(Bitboard::EMPTY, |set, from| set | attacks(role, from, unmoved));
        fresh = next.without(all | unmoved);
        all |= fresh;
    }
    all
}

pub(crate) fn attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
    }
}

/// Returns how many of the pieces in `men` can be original pieces. At most two originals are
/// matched, each with a different piece.
fn matched(men: Bitboard, reaches: &[Bitboard]) -> u32 {
    match reaches {
        [one] => u32::from(one.meets(men)),
        [one, other] => {
            let (first, second) = (*one & men, *other & men);
            let both = (first | second).has_several() && !first.is_empty() && !second.is_empty();
            if both { 2 } else { u32::from(!(first | second).is_empty()) }
        }
        _ => men.len(),
    }
}
