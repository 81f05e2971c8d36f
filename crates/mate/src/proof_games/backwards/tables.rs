//! How many moves every man is away from home, from every square.
//!
//! What will never move again is in the way for certain: who is cut off by it
//! is cut off for good. Pawns that are still to go home are in the way as
//! well; behind them a man is taken to be some moves farther away, for they
//! have to step aside, and at the right time.

use super::men::{KING, KNIGHTS, MEN, ROOKS, at, born, color, first, home, was_pawn};
use super::spread::{FAR, Steps, spread};
use super::ways::Ways;
use alloc::rc::Rc;
use touchmove_board::{Bitboard, Color, Role, Square, Wing};

/// What a man is farther away who is shut out by pawns.
const SHUT_OUT: u8 = 6;

/// What stands in the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct InTheWay {
    /// What never moves again.
    pub fixed: Bitboard,
    /// That, all pawns, and the pieces that are at home.
    pub now: Bitboard,
}

pub(super) struct Tables {
    pub ways: Rc<Ways>,
    /// Of pieces.
    steps: [Steps; 16],
    /// By player and wing: to where the king castles, and the rook.
    castled: [[(Steps, Steps); 2]; 2],
    /// From where there is a way, for the same.
    near: [Bitboard; 16],
    near_castled: [[Bitboard; 2]; 2],
    /// What it costs that a man is not on the board.
    pub absent: [u8; MEN],
}

impl Tables {
    pub(super) fn new(way: InTheWay, ways: Rc<Ways>) -> Tables {
        let steps = core::array::from_fn(|n| {
            let man = n / 8 * 16 + 8 + n % 8;
            steps(born(man), home(man), way)
        });
        let castled = Color::ALL.map(|player| Wing::ALL.map(|wing| castled(player, wing, way)));
        let near_castled = castled.map(|wings| wings.map(|(_, rook)| near(&rook)));
        let near = steps.map(|steps| near(&steps));
        let mut tables = Tables { ways, steps, castled, near, near_castled, absent: [0; MEN] };
        tables.absent = core::array::from_fn(|man| tables.absence(man));
        tables
    }

    /// The moves of a piece that it began as.
    pub(super) fn steps(&self, man: usize, from: Square) -> u8 {
        self.steps[(man / 16 * 8 + man % 8) % 16][from.index()]
    }

    pub(super) fn king_castled(&self, player: Color, wing: Wing, from: Square) -> u8 {
        self.castled[player.index()][wing as usize].0[from.index()]
    }

    pub(super) fn rook_castled(&self, player: Color, wing: Wing, from: Square) -> u8 {
        self.castled[player.index()][wing as usize].1[from.index()]
    }

    /// From where a piece that is not on the board can come home, so that there
    /// is room for it and the one alike.
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

    /// From where one of two can come while the other comes from that square.
    fn both(&self, one: Bitboard, other: Bitboard, twin: Option<Square>) -> Bitboard {
        let Some(twin) = twin else { return one | other };
        let part =
            |own: Bitboard, his: Bitboard| if his.contains(twin) { own } else { Bitboard::EMPTY };
        part(one, other) | part(other, one)
    }

    /// Whether a man would find many squares with a way home that no pawn bars.
    fn open(&self, man: usize) -> bool {
        let steps = &self.steps[(man / 16 * 8 + man % 8) % 16];
        steps.iter().filter(|&&steps| steps < SHUT_OUT).count() > 4
    }

    fn near(&self, man: usize) -> Bitboard {
        self.near[(man / 16 * 8 + man % 8) % 16]
    }

    /// Moves home of a piece, or to that of its twin, or to where it castles.
    pub(super) fn nearest(&self, man: usize, from: Square) -> u8 {
        let own = twins(man).map(|man| self.steps(man, from));
        let rook = ROOKS.contains(&(man % 16));
        let castled = Wing::ALL.into_iter().filter(|_| rook);
        let castled = castled.map(|wing| self.rook_castled(color(man), wing, from));
        own.into_iter().chain(castled).min().unwrap_or(FAR)
    }

    /// Whoever can come home from few squares only has to be captured there.
    fn absence(&self, man: usize) -> u8 {
        match (was_pawn(man), self.open(man)) {
            (true, _) => 6,
            (false, true) => 12,
            (false, false) => 18,
        }
    }
}

fn near(steps: &Steps) -> Bitboard {
    Square::all().filter(|square| steps[square.index()] < FAR).collect()
}

/// The man and the one alike.
pub(super) fn twins(man: usize) -> [usize; 2] {
    let two = [KNIGHTS, ROOKS].into_iter().find(|two| two.contains(&(man % 16)));
    two.map_or([man; 2], |two| two.map(|twin| first(color(man)) + twin))
}

fn castled(player: Color, wing: Wing, way: InTheWay) -> (Steps, Steps) {
    let (king, rook) = (at(player, wing.king_file(), 0), at(player, wing.rook_file(), 0));
    let corner = first(player) + if wing == Wing::Queenside { ROOKS[0] } else { ROOKS[1] };
    let needed = [home(first(player) + KING), home(corner), king, rook];
    if needed.into_iter().any(|square| way.fixed.contains(square)) {
        return ([FAR; 64], [FAR; 64]);
    }
    (steps(Role::King, king, way), steps(Role::Rook, rook, way))
}

/// Moves from each square to that one.
fn steps(role: Role, home: Square, way: InTheWay) -> Steps {
    let mut steps = spread(role, &[(home, 0)], way.now);
    if way.now == way.fixed {
        return steps;
    }
    let at_last = spread(role, &[(home, 0)], way.fixed);
    for (now, later) in steps.iter_mut().zip(at_last) {
        *now = (*now).min(if later < FAR { later + SHUT_OUT } else { FAR });
    }
    steps
}
