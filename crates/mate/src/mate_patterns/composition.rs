//! Composition of mate patterns, piece by piece.

use super::distances::{self, Distances};
use super::{MatePattern, PiecePlacement};
use crate::effort::{self, EffortMeter};
use crate::proof::Confined;
use crate::walls::{self, attacks};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Piece, Position, Role, Square};

/// Covered squares next to the king, one bit each, and one bit for the check.
type Coverage = u32;
const CHECK: Coverage = 1 << 8;
const ALL: Coverage = 0x1ff;

/// Number of placements kept for each coverage.
const KEPT_PER_COVERAGE: usize = 4;

/// Number of king squares tried. They are the squares that the king reaches with the fewest moves.
const SQUARES: usize = 12;

/// Number of combinations tried for each king square.
const COMBINATIONS: u32 = 20_000;

/// Returns mate patterns for `winner`, those with the fewest moves first. Each king square
/// contributes at most `each` patterns. The effort meter is polled before each square.
pub(crate) fn patterns(
    position: &Position,
    winner: Color,
    each: usize,
    meter: &EffortMeter<'_>,
) -> Vec<MatePattern> {
    let men = walls::settle(position);
    let frozen = walls::frozen(&men);
    let Some(king) = men.iter().find(|man| man.color != winner && man.role == Role::King) else {
        return Vec::new();
    };
    let steps = men.iter().map(|man| distances::from(man, frozen)).collect();
    let composer = Composer { position, winner, men: &men, frozen, meter, steps };
    let way = distances::from(king, frozen.without(king.home.into()));
    let squares = walls::places(position, winner, Square::all().collect(), 64).0;
    let walks = squares.into_iter().filter_map(|square| Some((way[square.index()]?, square)));
    let mut walks: Vec<_> = walks.collect();
    walks.sort_unstable();
    let mut all: Vec<(u32, MatePattern)> = Vec::new();
    for (walk, square) in walks.into_iter().take(SQUARES) {
        if meter.should_stop_now() {
            break;
        }
        let found = composer.around(square, u32::from(walk));
        all.extend(found.into_iter().take(each));
    }
    all.sort_by_key(|(cost, _)| *cost);
    all.into_iter().map(|(_, pattern)| pattern).collect()
}

struct Composer<'a> {
    position: &'a Position,
    winner: Color,
    men: &'a [Confined],
    frozen: Bitboard,
    meter: &'a EffortMeter<'a>,
    /// Distances of each piece to every square.
    steps: Vec<Distances>,
}

/// Number of moves needed, and the placement of the pieces.
type Way = (u32, Vec<(usize, Square)>);

impl Composer<'_> {
    /// Returns the mate patterns with the king on `target`, which is `walk` moves away.
    fn around(&self, target: Square, walk: u32) -> Vec<(u32, MatePattern)> {
        let near: Vec<Square> = king_attacks(target).collect();
        // Neighbouring squares outside the board count as covered.
        let outside = 0xff & !((1 << near.len()) - 1);
        let mut ways: BTreeMap<Coverage, Vec<Way>> =
            BTreeMap::from([(outside, vec![(walk, Vec::new())])]);
        let mut left = COMBINATIONS;
        for number in 0..self.men.len() {
            self.with(&mut ways, number, (target, &near), &mut left);
        }
        self.meter.charge(effort::COMBINATION * (COMBINATIONS - left));
        let mut mates = ways.remove(&ALL).unwrap_or_default();
        mates.retain(|(_, places)| self.is_mate(target, places));
        mates.into_iter().map(|(cost, places)| (cost, self.pattern(target, &places))).collect()
    }

    /// Extends each placement by one more piece.
    fn with(
        &self,
        ways: &mut BTreeMap<Coverage, Vec<Way>>,
        number: usize,
        (target, near): (Square, &[Square]),
        left: &mut u32,
    ) {
        let offers = self.offers(number, target, near);
        let before: Vec<(Coverage, Way)> = ways
            .iter()
            .flat_map(|(care, ways)| ways.iter().map(|way| (*care, way.clone())))
            .collect();
        for (care, (cost, places)) in before {
            for &(more, moves, square) in offers.iter().filter(|offer| offer.0 & !care != 0) {
                if *left == 0 {
                    return;
                }
                *left -= 1;
                // For each coverage only the cheapest few placements are kept. Otherwise their
                // number would explode.
                let taken = places.iter().any(|&(_, other)| other == square);
                let kept = ways.entry(care | more).or_default();
                let worse = kept.len() >= KEPT_PER_COVERAGE
                    && kept.last().is_some_and(|way| way.0 <= cost + moves);
                if !taken && !worse {
                    let mut places = places.clone();
                    places.push((number, square));
                    kept.push((cost + moves, places));
                    kept.sort_by_key(|way| way.0);
                    kept.truncate(KEPT_PER_COVERAGE);
                }
            }
        }
    }

    /// Returns the coverages that one piece can provide, each with the number of moves and the
    /// square.
    fn offers(
        &self,
        number: usize,
        target: Square,
        near: &[Square],
    ) -> Vec<(Coverage, u32, Square)> {
        let (Some(man), Some(steps)) = (self.men.get(number), self.steps.get(number)) else {
            return Vec::new();
        };
        let king = man.role == Role::King;
        let places = man.reach.without(target.into());
        let mut offers: Vec<(Coverage, u32, Square)> = Vec::new();
        for square in places {
            let care = match (man.color == self.winner, king) {
                (true, true) if near.contains(&square) => 0,
                (true, _) => self.care(man, square, target, near),
                (false, true) => 0,
                (false, false) => care_of(near, Bitboard::of(square)),
            };
            if let (Some(moves), true) = (steps[square.index()], care != 0) {
                offers.push((care, u32::from(moves), square));
            }
        }
        // For each coverage, keep the two cheapest squares, because another piece may occupy one.
        offers.sort_by_key(|offer| (offer.0, offer.1));
        let mut alike = (0, 0);
        offers.retain(|offer| {
            alike = if alike.0 == offer.0 { (offer.0, alike.1 + 1) } else { (offer.0, 1) };
            alike.1 <= 2
        });
        offers
    }

    fn care(&self, man: &Confined, from: Square, target: Square, near: &[Square]) -> Coverage {
        let seen = attacks(man.color, man.role, from, self.frozen);
        let check = man.role != Role::King && seen.contains(target);
        care_of(near, seen) | if check { CHECK } else { 0 }
    }

    /// Returns true if the placement is mate. The other pieces may be on their squares or removed.
    fn is_mate(&self, target: Square, places: &[(usize, Square)]) -> bool {
        [true, false].into_iter().any(|others| self.placed(target, places, others).is_checkmate())
    }

    fn placed(&self, target: Square, places: &[(usize, Square)], others: bool) -> Position {
        let mut board = Position::empty(self.winner.other());
        let settled = |man: &&Confined| others || self.frozen.contains(man.home);
        for man in self.men.iter().filter(settled) {
            let moves = man.role == Role::King
                || places.iter().any(|(number, _)| self.men.get(*number) == Some(man));
            if !moves {
                board = board.with_piece(man.home, self.position.piece_at(man.home));
            }
        }
        let king = Piece { color: self.winner.other(), role: Role::King };
        board = board.with_piece(target, Some(king));
        if let Some(own) = self.position.king(self.winner) {
            board = board.with_piece(own, Some(Piece { color: self.winner, role: Role::King }));
        }
        for &(number, square) in places {
            let Some(man) = self.men.get(number) else { continue };
            if man.role == Role::King {
                board = self
                    .position
                    .king(self.winner)
                    .map_or(board, |own| board.with_piece(own, None));
            }
            board = board.with_piece(square, Some(Piece { color: man.color, role: man.role }));
        }
        board
    }

    fn pattern(&self, target: Square, places: &[(usize, Square)]) -> MatePattern {
        let place = |color: Color, role: Role, square: Square| PiecePlacement {
            color,
            role,
            steps: distances::to(color, role, square, self.frozen.without(square.into())),
        };
        let men = places.iter().filter_map(|&(number, square)| {
            let man = self.men.get(number)?;
            Some(place(man.color, man.role, square))
        });
        let king = place(self.winner.other(), Role::King, target);
        let places = [king].into_iter().chain(men).collect();
        MatePattern { places, target, frozen: self.frozen }
    }
}

fn care_of(near: &[Square], squares: Bitboard) -> Coverage {
    let bits = near.iter().enumerate().filter(|&(_, &square)| squares.contains(square));
    bits.fold(0, |care, (bit, _)| care | 1 << bit)
}
