//! Lower bounds on the captures of pawns.

use super::unmoved_pieces::unmoved;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Cost of an impossible route.
const NEVER: u32 = 99;

/// Returns the fewest captures that bring a player's pawns to their squares and allow `promoted`
/// promotions. Returns `None` if no number of captures suffices.
pub(super) fn captures(position: &Position, player: Color, promoted: u32) -> Option<u32> {
    let unmoved = unmoved(position);
    let ways: Vec<Ways> = (0..8).map(|file| Ways::from(file, player, unmoved)).collect();
    let pawns: Vec<Square> = position.pieces(player, Role::Pawn).collect();
    // Assign pawns to home files by dynamic programming. For each set of used home files, the table
    // holds the fewest captures by which the pawns assigned so far can reach their squares.
    let mut least = [NEVER; 256];
    least[0] = 0;
    for pawn in pawns {
        least = with_one_more(&least, &ways, |way| way.to(pawn));
    }
    for _ in 0..promoted {
        least = with_one_more(&least, &ways, Ways::to_promotion);
    }
    least.into_iter().min().filter(|&needed| needed < NEVER)
}

/// Extends the table by one more pawn. The result again has the fewest captures for each set of
/// home files.
fn with_one_more(least: &[u32; 256], ways: &[Ways], cost: impl Fn(&Ways) -> u32) -> [u32; 256] {
    let mut next = [NEVER; 256];
    for (set, &sum) in least.iter().enumerate().filter(|(_, sum)| **sum < NEVER) {
        for (file, way) in ways.iter().enumerate().filter(|(file, _)| set >> file & 1 == 0) {
            let place = &mut next[set | 1 << file];
            *place = (*place).min(sum + cost(way)).min(NEVER);
        }
    }
    next
}

/// Captures that a pawn needs to reach every other square from its home square.
struct Ways {
    player: Color,
    /// Number of captures by rank, counted from the player's side, then by file.
    needed: [[u32; 8]; 8],
}

impl Ways {
    fn from(file: usize, player: Color, unmoved: Bitboard) -> Ways {
        let mut ways = Ways { player, needed: [[NEVER; 8]; 8] };
        ways.needed[1][file] = 0;
        let stays = ways.square(file, 1).is_some_and(|home| unmoved.contains(home));
        let is_own = |square: Option<Square>| square.is_some_and(|s| unmoved.contains(s));
        // A pawn that is still on its home square has never moved.
        for rank in if stays { 8..8 } else { 2..8 } {
            for to in 0..8_usize {
                if is_own(ways.square(to, rank)) {
                    continue;
                }
                let below = |file: usize| ways.needed[rank - 1].get(file).copied().unwrap_or(NEVER);
                // A pawn changes its file only by a capture, so a diagonal step costs one capture.
                let beside = below(to.wrapping_sub(1)).min(below(to + 1));
                ways.needed[rank][to] = below(to).min(beside + 1).min(NEVER);
            }
        }
        ways
    }

    fn square(&self, file: usize, rank: usize) -> Option<Square> {
        let rank = if self.player == Color::White { rank } else { 7 - rank };
        Square::at(file as u8, rank as u8)
    }

    fn to(&self, square: Square) -> u32 {
        let rank = usize::from(square.rank());
        let rank = if self.player == Color::White { rank } else { 7 - rank };
        self.needed[rank][usize::from(square.file())]
    }

    fn to_promotion(&self) -> u32 {
        self.needed[7].into_iter().min().unwrap_or(NEVER)
    }
}
