//! Distance tables: number of moves from each square to the home of each piece.
//!
//! Pieces that will never be retracted again block for good. A piece cut off by them can never
//! return home. Pawns on their way home also block, but they will leave in time. A piece behind
//! such pawns only counts as some moves farther away.

use super::distances::{Distances, FAR, flood};
use super::men::{KING, KNIGHTS, MEN, ROOKS, at, born, color, first, home, was_pawn};
use super::pawn_distances::PawnDistances;
use alloc::rc::Rc;
use touchmove_board::{Bitboard, Color, Role, Square, Wing};

/// Extra distance for a piece blocked by pawns.
const BLOCKED_BY_PAWNS: u8 = 6;

/// Obstacles for the pieces on their way home.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Obstacles {
    /// Pieces that will never be retracted again.
    pub fixed: Bitboard,
    /// Fixed pieces, all pawns, and pieces on home squares of their role.
    pub now: Bitboard,
}

pub(super) struct DistanceTables {
    pub ways: Rc<PawnDistances>,
    /// Distances of pieces that did not begin as pawns.
    steps: [Distances; 16],
    /// Distances of king and rook to their squares after castling, by player and wing.
    castled: [[(Distances, Distances); 2]; 2],
    /// Squares from which a path leads to the home square.
    near: [Bitboard; 16],
    /// Squares from which a path leads to the rook's square after castling, by player and wing.
    near_castled: [[Bitboard; 2]; 2],
    /// Cost of a piece that is not on the board.
    pub absent: [u8; MEN],
}

impl DistanceTables {
    pub(super) fn new(way: Obstacles, ways: Rc<PawnDistances>) -> DistanceTables {
        let steps = core::array::from_fn(|n| {
            let man = n / 8 * 16 + 8 + n % 8;
            steps(born(man), home(man), way)
        });
        let castled = Color::ALL.map(|player| Wing::ALL.map(|wing| castled(player, wing, way)));
        let near_castled = castled.map(|wings| wings.map(|(_, rook)| near(&rook)));
        let near = steps.map(|steps| near(&steps));
        let mut tables =
            DistanceTables { ways, steps, castled, near, near_castled, absent: [0; MEN] };
        tables.absent = core::array::from_fn(|man| tables.absence(man));
        tables
    }

    /// Returns the distance of an original piece.
    pub(super) fn steps(&self, man: usize, from: Square) -> u8 {
        self.steps[(man / 16 * 8 + man % 8) % 16][from.index()]
    }

    pub(super) fn king_castled(&self, player: Color, wing: Wing, from: Square) -> u8 {
        self.castled[player.index()][wing as usize].0[from.index()]
    }

    pub(super) fn rook_castled(&self, player: Color, wing: Wing, from: Square) -> u8 {
        self.castled[player.index()][wing as usize].1[from.index()]
    }

    /// Returns the squares on which a captured piece may reappear. Both this piece and its twin on
    /// the square `twin` must be able to return home.
    pub(super) fn reach(&self, man: usize, twin: Option<Square>) -> Bitboard {
        let player = color(man);
        let [one, other] = twins(man);
        let (mut both, a) =
            (self.both(self.near(one), self.near(other), twin), first(player) + ROOKS[0]);
        if one == a && one != other {
            for (wing, corner) in Wing::ALL.into_iter().zip([one, other]) {
                let castled = self.near_castled[player.index()][wing as usize];
                both |= self.both(castled, self.near(corner), twin);
            }
        }
        both
    }

    /// Returns the squares from which one piece of a pair can return to a home. Its twin, on the
    /// square `twin`, must be able to return to the other home.
    fn both(&self, one: Bitboard, other: Bitboard, twin: Option<Square>) -> Bitboard {
        let Some(twin) = twin else { return one | other };
        let part =
            |own: Bitboard, his: Bitboard| if his.contains(twin) { own } else { Bitboard::EMPTY };
        part(one, other) | part(other, one)
    }

    /// Returns true if many squares have a path home that no pawn blocks.
    fn open(&self, man: usize) -> bool {
        let steps = &self.steps[(man / 16 * 8 + man % 8) % 16];
        steps.iter().filter(|&&steps| steps < BLOCKED_BY_PAWNS).count() > 4
    }

    fn near(&self, man: usize) -> Bitboard {
        self.near[(man / 16 * 8 + man % 8) % 16]
    }

    /// Returns the smallest distance of a piece to its home, to its twin's home, or to a rook's
    /// square after castling.
    pub(super) fn nearest(&self, man: usize, from: Square) -> u8 {
        let own = twins(man).map(|man| self.steps(man, from));
        let rook = ROOKS.contains(&(man % 16));
        let castled = Wing::ALL.into_iter().filter(|_| rook);
        let castled = castled.map(|wing| self.rook_castled(color(man), wing, from));
        own.into_iter().chain(castled).min().unwrap_or(FAR)
    }

    /// Returns the cost of a captured piece. A piece that can return home from few squares costs
    /// more, because it must reappear on one of them.
    fn absence(&self, man: usize) -> u8 {
        match (was_pawn(man), self.open(man)) {
            (true, _) => 6,
            (false, true) => 12,
            (false, false) => 18,
        }
    }
}

fn near(steps: &Distances) -> Bitboard {
    Square::all().filter(|square| steps[square.index()] < FAR).collect()
}

/// Returns the piece and its twin, which are interchangeable.
pub(super) fn twins(man: usize) -> [usize; 2] {
    let two = [KNIGHTS, ROOKS].into_iter().find(|two| two.contains(&(man % 16)));
    two.map_or([man; 2], |two| two.map(|twin| first(color(man)) + twin))
}

fn castled(player: Color, wing: Wing, way: Obstacles) -> (Distances, Distances) {
    let (king, rook) = (at(player, wing.king_file(), 0), at(player, wing.rook_file(), 0));
    let corner = first(player) + if wing == Wing::Queenside { ROOKS[0] } else { ROOKS[1] };
    let needed = [home(first(player) + KING), home(corner), king, rook];
    if needed.into_iter().any(|square| way.fixed.contains(square)) {
        return ([FAR; 64], [FAR; 64]);
    }
    (steps(Role::King, king, way), steps(Role::Rook, rook, way))
}

/// Returns the distances from each square to `home`.
fn steps(role: Role, home: Square, way: Obstacles) -> Distances {
    let mut steps = flood(role, &[(home, 0)], way.now);
    if way.now == way.fixed {
        return steps;
    }
    let at_last = flood(role, &[(home, 0)], way.fixed);
    for (now, later) in steps.iter_mut().zip(at_last) {
        *now = (*now).min(if later < FAR { later + BLOCKED_BY_PAWNS } else { FAR });
    }
    steps
}
