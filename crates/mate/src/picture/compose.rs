//! Pictures put together, man after man.

use super::steps::{self, Steps};
use super::{Picture, Place};
use crate::proof::Confined;
use crate::walls::{self, attacks};
use crate::work::{self, Work};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Piece, Position, Role, Square};

/// Squares next to the king that are taken care of, a bit each, and the check.
type Care = u32;
const CHECK: Care = 1 << 8;
const ALL: Care = 0x1ff;

/// How many ways to take care of the same squares are kept.
const KEPT: usize = 4;

/// How many squares of the king are looked at, those first that it reaches soonest.
const SQUARES: usize = 12;

/// How many combinations are looked at for each of them.
const COMBINATIONS: u32 = 20_000;

/// Pictures of mates by `winner`, the nearest first; at most so many for each square of
/// the king. Before each square it is asked whether to give up.
pub(crate) fn pictures(
    position: &Position,
    winner: Color,
    each: usize,
    work: &Work<'_>,
) -> Vec<Picture> {
    let men = walls::settle(position);
    let frozen = walls::frozen(&men);
    let Some(king) = men.iter().find(|man| man.color != winner && man.role == Role::King) else {
        return Vec::new();
    };
    let steps = men.iter().map(|man| steps::from(man, frozen)).collect();
    let composer = Composer { position, winner, men: &men, frozen, work, steps };
    let way = steps::from(king, frozen.without(king.home.into()));
    let squares = walls::places(position, winner, Square::all().collect(), 64).0;
    let walks = squares.into_iter().filter_map(|square| Some((way[square.index()]?, square)));
    let mut walks: Vec<_> = walks.collect();
    walks.sort_unstable();
    let mut all: Vec<(u32, Picture)> = Vec::new();
    for (walk, square) in walks.into_iter().take(SQUARES) {
        if work.ends_now() {
            break;
        }
        let found = composer.around(square, u32::from(walk));
        all.extend(found.into_iter().take(each));
    }
    all.sort_by_key(|(cost, _)| *cost);
    all.into_iter().map(|(_, picture)| picture).collect()
}

struct Composer<'a> {
    position: &'a Position,
    winner: Color,
    men: &'a [Confined],
    frozen: Bitboard,
    work: &'a Work<'a>,
    /// By man.
    steps: Vec<Steps>,
}

/// Moves, and who goes where.
type Way = (u32, Vec<(usize, Square)>);

impl Composer<'_> {
    /// The mates of a king on that square, which is so many moves away.
    fn around(&self, target: Square, walk: u32) -> Vec<(u32, Picture)> {
        let near: Vec<Square> = king_attacks(target).collect();
        let outside = 0xff & !((1 << near.len()) - 1);
        let mut ways: BTreeMap<Care, Vec<Way>> =
            BTreeMap::from([(outside, vec![(walk, Vec::new())])]);
        let mut left = COMBINATIONS;
        for number in 0..self.men.len() {
            self.with(&mut ways, number, (target, &near), &mut left);
        }
        self.work.costs(work::COMBINATION * (COMBINATIONS - left));
        let mut mates = ways.remove(&ALL).unwrap_or_default();
        mates.retain(|(_, places)| self.is_mate(target, places));
        mates.into_iter().map(|(cost, places)| (cost, self.picture(target, &places))).collect()
    }

    /// What can be taken care of with one man more.
    fn with(
        &self,
        ways: &mut BTreeMap<Care, Vec<Way>>,
        number: usize,
        (target, near): (Square, &[Square]),
        left: &mut u32,
    ) {
        let offers = self.offers(number, target, near);
        let before: Vec<(Care, Way)> = ways
            .iter()
            .flat_map(|(care, ways)| ways.iter().map(|way| (*care, way.clone())))
            .collect();
        for (care, (cost, places)) in before {
            for &(more, moves, square) in offers.iter().filter(|offer| offer.0 & !care != 0) {
                if *left == 0 {
                    return;
                }
                *left -= 1;
                let taken = places.iter().any(|&(_, other)| other == square);
                let kept = ways.entry(care | more).or_default();
                let worse =
                    kept.len() >= KEPT && kept.last().is_some_and(|way| way.0 <= cost + moves);
                if !taken && !worse {
                    let mut places = places.clone();
                    places.push((number, square));
                    kept.push((cost + moves, places));
                    kept.sort_by_key(|way| way.0);
                    kept.truncate(KEPT);
                }
            }
        }
    }

    /// What one man can take care of, with how many moves, and where.
    fn offers(&self, number: usize, target: Square, near: &[Square]) -> Vec<(Care, u32, Square)> {
        let (Some(man), Some(steps)) = (self.men.get(number), self.steps.get(number)) else {
            return Vec::new();
        };
        let king = man.role == Role::King;
        let places = man.reach.without(target.into());
        let mut offers: Vec<(Care, u32, Square)> = Vec::new();
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
        offers.sort_by_key(|offer| (offer.0, offer.1));
        let mut alike = (0, 0);
        offers.retain(|offer| {
            alike = if alike.0 == offer.0 { (offer.0, alike.1 + 1) } else { (offer.0, 1) };
            alike.1 <= 2
        });
        offers
    }

    fn care(&self, man: &Confined, from: Square, target: Square, near: &[Square]) -> Care {
        let seen = attacks(man.color, man.role, from, self.frozen);
        let check = man.role != Role::King && seen.contains(target);
        care_of(near, seen) | if check { CHECK } else { 0 }
    }

    /// Whether it is one at all, be the others where they are now or gone.
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

    fn picture(&self, target: Square, places: &[(usize, Square)]) -> Picture {
        let place = |color: Color, role: Role, square: Square| Place {
            color,
            role,
            steps: steps::to(color, role, square, self.frozen.without(square.into())),
        };
        let men = places.iter().filter_map(|&(number, square)| {
            let man = self.men.get(number)?;
            Some(place(man.color, man.role, square))
        });
        let king = place(self.winner.other(), Role::King, target);
        let places = [king].into_iter().chain(men).collect();
        Picture { places, target, frozen: self.frozen }
    }
}

fn care_of(near: &[Square], squares: Bitboard) -> Care {
    let bits = near.iter().enumerate().filter(|&(_, &square)| squares.contains(square));
    bits.fold(0, |care, (bit, _)| care | 1 << bit)
}
