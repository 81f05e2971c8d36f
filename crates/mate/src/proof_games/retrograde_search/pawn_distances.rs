//! Distances to the home square, and captures needed, of pieces that began as pawns.

use super::distances::{Distances, FAR, flood};
use super::men::{at, color, home};
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Role, Square};

/// Distances to the home square of a former pawn, with the captures on the way.
#[derive(Clone, Copy)]
struct PawnDistance {
    steps: Distances,
    captures: Distances,
}

pub(super) struct PawnDistances {
    pawns: Vec<PawnDistance>,
    promoted: Vec<(usize, Role, PawnDistance)>,
    reach: [[Bitboard; 3]; 16],
}

impl PawnDistances {
    pub(super) fn new(fixed: Bitboard, promoted: &[(usize, Role)]) -> PawnDistances {
        let pawns: Vec<PawnDistance> = (0..16).map(|n| pawn_way(pawn_number(n), fixed)).collect();
        let way = |&(man, role): &(usize, Role)| {
            let pawn = pawns.get(pawn_index(man))?;
            Some((man, role, promoted_way(color(man), role, pawn, fixed)))
        };
        let promoted: Vec<_> = promoted.iter().filter_map(way).collect();
        let mut ways = PawnDistances { promoted, pawns, reach: [[Bitboard::EMPTY; 3]; 16] };
        ways.reach =
            core::array::from_fn(|n| [0, 1, 2].map(|most| ways.reach_of(pawn_number(n), most)));
        ways
    }

    /// Returns the distance and the number of captures of a piece in its current role.
    pub(super) fn of(&self, man: usize, role: Role, from: Square) -> (u8, u8) {
        let way = if role == Role::Pawn {
            self.pawns.get(pawn_index(man))
        } else {
            let mut all = self.promoted.iter();
            all.find(|one| one.0 == man && one.1 == role).map(|(_, _, way)| way)
        };
        way.map_or((FAR, 0), |way| (way.steps[from.index()], way.captures[from.index()]))
    }

    /// Returns the squares from which a captured piece could return home with at most `captures`
    /// captures. The piece may be a pawn or promoted.
    pub(super) fn reach(&self, man: usize, captures: u32) -> Bitboard {
        self.reach[pawn_index(man) % 16][captures.min(2) as usize]
    }

    fn reach_of(&self, man: usize, most: u8) -> Bitboard {
        let straight = Square::all().filter(|square| !matches!(square.rank(), 0 | 7));
        let free = |&square: &Square| {
            let (steps, captures) = self.of(man, Role::Pawn, square);
            steps < FAR && captures <= most
        };
        let promoted = self.promoted.iter().filter(|one| one.0 == man);
        let near = |way: &PawnDistance| -> Bitboard {
            Square::all().filter(|square| way.steps[square.index()] < FAR).collect()
        };
        promoted.fold(straight.filter(free).collect(), |set, (_, _, way)| set | near(way))
    }
}

const fn pawn_index(man: usize) -> usize {
    man / 16 * 8 + man % 8
}

const fn pawn_number(index: usize) -> usize {
    index / 8 * 16 + index % 8
}

/// Returns the distances of a pawn from its home square if it makes as few captures as possible.
fn pawn_way(man: usize, fixed: Bitboard) -> PawnDistance {
    let (player, file) = (color(man), (man % 8) as u8);
    let mut way = PawnDistance { steps: [FAR; 64], captures: [0; 64] };
    way.steps[home(man).index()] = 0;
    if fixed.contains(home(man)) {
        return way;
    }
    for (rank, to) in (2..8).flat_map(|rank| (0..8).map(move |to| (rank, to))) {
        let square = at(player, to, rank);
        let double = rank == 3 && to == file && !fixed.contains(at(player, to, 2));
        let best = if double { Some((0, 1)) } else { way.below(player, to, rank) };
        if let Some((captures, steps)) = best.filter(|_| !fixed.contains(square)) {
            way.captures[square.index()] = captures;
            way.steps[square.index()] = steps;
        }
    }
    way
}

impl PawnDistance {
    /// Returns the captures and steps of the best route through a square from which the pawn can
    /// have come.
    fn below(&self, player: Color, file: u8, rank: u8) -> Option<(u8, u8)> {
        let files = [Some(file), file.checked_sub(1), Some(file + 1).filter(|&file| file < 8)];
        let ways = files.into_iter().zip([0, 1, 1]).filter_map(|(file, captures)| {
            let below = at(player, file?, rank - 1).index();
            Some((self.captures[below] + captures, self.steps[below].min(FAR - 1) + 1))
        });
        ways.filter(|(_, steps)| *steps < FAR).min()
    }
}

/// Returns the distances of a promoted piece. The piece moves back to the last rank and continues
/// home as a pawn.
fn promoted_way(player: Color, role: Role, pawn: &PawnDistance, fixed: Bitboard) -> PawnDistance {
    let last = (0..8).map(|file| at(player, file, 7));
    let start: Vec<(Square, u8)> = last
        .map(|square| (square, pawn.steps[square.index()]))
        .filter(|(_, steps)| *steps < FAR)
        .collect();
    let fewest = start.iter().map(|(square, _)| pawn.captures[square.index()]).min().unwrap_or(0);
    PawnDistance { steps: flood(role, &start, fixed), captures: [fewest; 64] }
}
