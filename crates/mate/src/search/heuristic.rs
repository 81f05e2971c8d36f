//! Heuristic distance of a position from the mate.
//!
//! The distance decides only the order of the search. A simple strategy found lines soonest in
//! trials on the ends of real games. It searches deep rather than wide, gets a rook or queen,
//! captures everything, approaches the king and drives it to an edge. All numbers are results of
//! these trials.

use crate::line::ahead;
use crate::mate_patterns::MatePattern;
use crate::material::heavy;
use alloc::rc::Rc;
use touchmove_board::attacks::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Target of the search: the square and the pattern of the mate.
#[derive(Clone)]
pub(super) struct Aim {
    /// Square of the mate. `None` means any square, preferably near an edge.
    square: Option<Square>,
    /// Number of king moves from each square to the target square.
    steps: [u8; 64],
    /// Pattern of the mate, if the search aims at one.
    pattern: Option<Rc<MatePattern>>,
}

impl Aim {
    pub(super) fn anywhere() -> Aim {
        Aim { square: None, steps: [0; 64], pattern: None }
    }

    /// Returns a target square. The king may only walk over the squares in `over`.
    pub(super) fn on(square: Square, over: Bitboard) -> Aim {
        let mut steps = [40; 64];
        let (mut fresh, mut all) = (Bitboard::of(square), Bitboard::of(square));
        for step in 0..40 {
            fresh.for_each(|s| steps[s.index()] = step);
            let next = fresh.fold(Bitboard::EMPTY, |set, s| set | king_attacks(s));
            fresh = (next & over).without(all);
            all |= fresh;
        }
        Aim { square: Some(square), steps, pattern: None }
    }

    /// Returns a mate pattern as the target.
    pub(super) fn pattern(pattern: MatePattern) -> Aim {
        Aim { pattern: Some(Rc::new(pattern)), ..Aim::anywhere() }
    }

    fn steps(&self, from: Square) -> i32 {
        self.steps.get(from.index()).copied().map_or(40, i32::from)
    }
}

pub(super) struct Heuristic {
    winner: Color,
    aim: Aim,
}

/// Offset that keeps sums positive when terms are subtracted.
const BASE: i32 = 20_000;

impl Heuristic {
    pub(super) fn new(winner: Color, aim: Aim) -> Heuristic {
        Heuristic { winner, aim }
    }

    /// Returns the heuristic distance. Positions with smaller values are searched first.
    pub(super) fn distance(&self, position: &Position, depth: u32) -> u32 {
        if let Some(pattern) = &self.aim.pattern {
            return pattern.distance(position);
        }
        let Some(king) = position.king(self.winner.other()) else { return 0 };
        let (place, way) = match self.aim.square {
            None => (king, edge(king) * 12),
            Some(square) => (square, self.aim.steps(king) * 20),
        };
        // Without a target square, depth is rewarded, because a deep search finds some mate sooner
        // than a wide one.
        let weight = if self.aim.square.is_none() { 5 } else { 0 };
        let dive = weight * i32::try_from(depth).unwrap_or(0).min(2_000);
        let sum = way + self.ring(position, king, place) + self.force(position, place);
        u32::try_from(BASE + sum - dive).unwrap_or(0)
    }

    /// Returns the cost of the squares next to `place` that are not covered yet.
    fn ring(&self, position: &Position, king: Square, place: Square) -> i32 {
        let theirs = position.color(self.winner.other());
        let attacked = self.attacked(position, king);
        let open = king_attacks(place).without(attacked);
        let own = position.king(self.winner).map_or(0, |k| gap(k, place).max(2) - 2);
        let check = position.turn() != self.winner && attacked.contains(king);
        own * 18 + count(open.without(theirs)) * 6 + count(open & theirs) * 5 - i32::from(check) * 4
    }

    /// Returns the cost of missing mating material and of the opponent's pieces.
    fn force(&self, position: &Position, place: Square) -> i32 {
        let ours = |role| position.pieces(self.winner, role);
        let men = position.color(self.winner.other()).without(position.role(Role::King));
        let minors = ours(Role::Knight) | ours(Role::Bishop);
        let heavy = ours(Role::Queen) | ours(Role::Rook);
        let common = count(position.color(self.winner)) * 6 - count(heavy) * 72;
        if heavy.is_empty() {
            let pawns = ours(Role::Pawn).map(|p| self.way_to_promote(position, p)).min();
            let near = nearest(minors, place, 2) + nearest(men, place, 2) * 5;
            return common + 112 + near.min(pawns.unwrap_or(8) * 9) + self.obstacles(men);
        }
        let pieces = men.without(position.role(Role::Pawn));
        let near = nearest(heavy, place, 1) * 3 + nearest(minors, place, 1) * 2;
        common + count(men) * 19 + count(pieces) * 44 + near
    }

    /// Returns the cost of the pieces that have to be captured first if there is no rook or queen.
    fn obstacles(&self, men: Bitboard) -> i32 {
        count(men) * 574
    }

    /// Returns the number of steps to the last rank. Each piece in front of the pawn counts as two
    /// steps.
    fn way_to_promote(&self, position: &Position, pawn: Square) -> i32 {
        let file = Bitboard::file(pawn.file());
        let (steps, ahead) = match self.winner {
            Color::White => (7 - pawn.rank(), Bitboard(!0 << pawn.index() << 1)),
            Color::Black => (pawn.rank(), Bitboard((1 << pawn.index()) - 1)),
        };
        i32::from(steps) + 2 * count(file & ahead & position.occupied())
    }

    /// Returns the squares that the winner attacks. Lines pass through the loser's king.
    fn attacked(&self, position: &Position, king: Square) -> Bitboard {
        let occupied = position.occupied().without(king.into());
        let ours = |role| position.pieces(self.winner, role);
        let all = |men: Bitboard, attacks: &dyn Fn(Square) -> Bitboard| {
            men.fold(Bitboard::EMPTY, |set, man| set | attacks(man))
        };
        let queens = ours(Role::Queen);
        all(ours(Role::Pawn), &|s| pawn_attacks(self.winner, s))
            | all(ours(Role::Knight), &knight_attacks)
            | all(ours(Role::King), &king_attacks)
            | all(ours(Role::Bishop) | queens, &|s| bishop_attacks(s, occupied))
            | all(ours(Role::Rook) | queens, &|s| rook_attacks(s, occupied))
    }
}

fn count(set: Bitboard) -> i32 {
    set.len() as i32
}

/// Returns the summed distances of the nearest pieces to a square. Each missing piece adds 8.
fn nearest(men: Bitboard, place: Square, wanted: usize) -> i32 {
    let mut gaps = [8; 2];
    for gap in men.map(|man| gap(man, place)) {
        let worst = usize::from(gaps[1] > gaps[0]);
        gaps[worst] = gaps[worst].min(gap);
    }
    if wanted == 1 { gaps[0].min(gaps[1]) } else { gaps[0] + gaps[1] }
}

/// Returns the number of steps to the nearest corner, along file and rank.
pub(super) fn edge(square: Square) -> i32 {
    let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
    file.min(7 - file) + rank.min(7 - rank)
}

/// Returns the number of king moves between two squares on an empty board.
pub(crate) fn gap(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}

/// Returns true if the winner has a rook, a queen, or a pawn without another pawn ahead on its
/// file.
pub(super) fn may_help(position: &Position, winner: Color) -> bool {
    let ours = position.color(winner);
    let pawns = position.role(Role::Pawn);
    let passing = (pawns & ours).find(|&pawn| !ahead(winner, pawn).meets(pawns));
    heavy(position).meets(ours) || passing.is_some()
}
