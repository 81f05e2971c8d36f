//! Exact position keys.
//!
//! Two positions have the same key only if the same moves are possible, now and later.

use touchmove_board::{Bitboard, Color, Position, Role};

/// Position key of four 64-bit planes.
///
/// Three planes hold a code for each square: 0 empty, 1 pawn to 6 king, 7 a rook that may castle.
/// The fourth plane holds the owner. The en passant square is an empty square that is marked as
/// owned. If Black is to move, the fourth plane is inverted.
pub(crate) type Key = [u64; 4];

/// Returns the key, or `None` if the board is too full for an exact key.
pub(crate) fn key(position: &Position) -> Option<Key> {
    // Most empty squares are unmarked in the owner plane, so a majority of marked empty squares
    // shows that the plane is inverted. At most one empty square, the en passant square, differs
    // from the others. Four empty squares guarantee the majority.
    if position.occupied().len() > 60 {
        return None;
    }
    let role = |role| position.role(role);
    let rooks = role(Role::Rook);
    let castling = rooks & position.castling_rooks();
    let passed = position.en_passant().map_or(Bitboard::EMPTY, Bitboard::of);
    let owned = position.color(Color::Black) | passed;
    let by_turn = if position.turn() == Color::Black { !owned } else { owned };
    Some([
        (role(Role::Pawn) | role(Role::Bishop) | role(Role::Queen) | castling).0,
        (role(Role::Knight) | role(Role::Bishop) | role(Role::King) | castling).0,
        (rooks | role(Role::Queen) | role(Role::King)).0,
        by_turn.0,
    ])
}

/// Returns a hash of the key. It only selects table slots.
#[inline]
pub(crate) fn hash(key: &Key) -> u64 {
    const ODD: [u64; 4] = [
        0x9e37_79b9_7f4a_7c15,
        0xc2b2_ae3d_27d4_eb4f,
        0x1656_67b1_9e37_79f9,
        0x27d4_eb2f_1656_67c5,
    ];
    let mix = |sum: u64, (word, odd): (&u64, u64)| {
        let product = u128::from(word ^ sum.rotate_left(23)) * u128::from(odd);
        sum.wrapping_add(product as u64 ^ (product >> 64) as u64)
    };
    key.iter().zip(ODD).fold(0, mix)
}

/// Returns the number that represents a key in proofs. Other programs can compute it too.
pub(crate) fn number(key: &Key) -> u64 {
    let mixed = |word: u64| {
        let word = (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (word ^ word >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(31)
    };
    key.iter().fold(0, |sum: u64, word| mixed(sum ^ word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(fen: &str) -> Key {
        key(&fen.parse::<Position>().unwrap()).unwrap()
    }

    #[test]
    fn keys_differ_where_other_moves_can_follow() {
        let base = of("r3k2r/8/8/8/3pP3/8/8/R3K2R w KQkq - 0 1");
        for other in [
            "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq - 0 1",
            "r3k2r/8/8/8/3pP3/8/8/R3K2R w KQk - 0 1",
            "r3k2r/8/8/8/3pP3/8/8/R3K2N w Qkq - 0 1",
            "r3k2r/8/8/8/3pp3/8/8/R3K2R w KQkq - 0 1",
        ] {
            assert_ne!(base, of(other), "{other}");
        }
        assert_eq!(base, of("r3k2r/8/8/8/3pP3/8/8/R3K2R w KQkq - 30 90"));
    }

    #[test]
    fn en_passant_counts_only_where_it_is_legal() {
        let bare = of("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
        assert_ne!(bare, of("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"));
        let pinned = "8/8/8/8/k2pP2R/8/8/4K3 b -";
        assert_eq!(of(&format!("{pinned} - 0 1")), of(&format!("{pinned} e3 0 1")));
    }
}
