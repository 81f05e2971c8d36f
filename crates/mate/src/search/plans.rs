//! Searches one after the other, each with its own idea of where to mate.

use super::Search;
use super::guide::{Aim, edge, gap, may_help};
use crate::answer::Answer;
use crate::bishops::bishops;
use crate::ordinary::is_ordinary;
use crate::picture::pictures;
#[cfg(feature = "deep")]
use crate::roam::{roam, widest};
use crate::walls::places;
use crate::work::Work;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Position, Square};

/// What each search of the first two rounds may store, if there are as many aims as
/// there can be.
const FIRST_ROUNDS: [u32; 2] = [500, 2_000];

/// What the searches after these may store: those that aim, the others, and those that come
/// last.
const AIMED: u32 = 4_000;
const WIDELY: u32 = 8_000;
#[cfg(feature = "deep")]
const LONG: u32 = 32_000;

/// Waves of a roaming king: at first, and where that has shown that it pays.
#[cfg(feature = "deep")]
const ROAMING: u32 = 20_000;
#[cfg(feature = "deep")]
const ROAMING_ON: u32 = 240_000;

/// How many pictures of mates are tried, how many of one square, and what each
/// search may store.
const PICTURES: usize = 8;
const PICTURES_EACH: usize = 3;
const FOR_A_PICTURE: u32 = 4_000;

/// How many squares to aim at.
const AIMS: usize = 4;

/// Searches one after the other until one decides or the effort is spent.
pub(super) fn try_all(position: &Position, winner: Color, most: u32, work: &Work<'_>) -> Answer {
    let ordinary = is_ordinary(position);
    let (aims, few) = aims(position, winner, ordinary);
    let first = few || !may_help(position, winner);
    let mut plans = Plans { position, winner, ordinary, aims, work, left: most };
    let answer = plans.rounds(first).or_else(|| plans.at_length());
    let nodes = most.saturating_sub(plans.left);
    answer.filter(|a| a.decided().is_some()).unwrap_or(Answer::Undecided { nodes })
}

struct Plans<'a> {
    position: &'a Position,
    winner: Color,
    ordinary: bool,
    aims: Vec<Aim>,
    work: &'a Work<'a>,
    /// What is left of the budget.
    left: u32,
}

impl Plans<'_> {
    /// An answer, or that nothing is left.
    fn rounds(&mut self, first: bool) -> Option<Answer> {
        let mut rounds = FIRST_ROUNDS.into_iter();
        let found = rounds.find_map(|round| self.round((round, round), first));
        found.or_else(|| self.structures(WIDELY)).or_else(|| self.round((AIMED, WIDELY), first))
    }

    /// Searches with aims, before the others or after them, and those without.
    fn round(&mut self, (aimed, widely): (u32, u32), aims_first: bool) -> Option<Answer> {
        let found = if aims_first { self.aimed(aimed) } else { None };
        found
            .or_else(|| self.bishops(widely))
            .or_else(|| self.widely(widely))
            .or_else(|| if aims_first { None } else { self.aimed(aimed) })
    }

    /// What takes long: few questions come so far.
    #[cfg(not(feature = "deep"))]
    fn at_length(&mut self) -> Option<Answer> {
        self.pictured().or_else(|| self.widely(u32::MAX))
    }

    #[cfg(not(feature = "deep"))]
    fn structures(&mut self, _: u32) -> Option<Answer> {
        None
    }

    /// What takes long: few questions come so far.
    #[cfg(feature = "deep")]
    fn at_length(&mut self) -> Option<Answer> {
        let (found, pays) = self.roaming(ROAMING);
        found
            .or_else(|| self.pictured())
            .or_else(|| self.structures(LONG))
            .or_else(|| if pays { self.roaming(ROAMING_ON).0 } else { None })
            .or_else(|| self.structures(u32::MAX))
    }

    /// Bishops anywhere, in the first two rounds only: larger limits decided no question of any set
    /// (docs/bench/mate.md).
    fn bishops(&mut self, most: u32) -> Option<Answer> {
        if most > FIRST_ROUNDS[1] {
            return None;
        }
        bishops(self.position, self.winner, most.min(self.left), self.work).map(Answer::No)
    }

    /// Mates that are thought out first, one after the other.
    fn pictured(&mut self) -> Option<Answer> {
        if !self.ordinary {
            return None;
        }
        let mut pictures = pictures(self.position, self.winner, PICTURES_EACH, self.work);
        pictures.truncate(PICTURES);
        pictures.into_iter().find_map(|picture| {
            let search = Search::new(self.winner, true, Aim::picture(picture), self.work);
            self.attempt(search, FOR_A_PICTURE)
        })
    }

    /// All places of one king together; and whether that makes much less of it.
    #[cfg(feature = "deep")]
    fn roaming(&mut self, waves: u32) -> (Option<Answer>, bool) {
        if !self.ordinary || self.left == 0 {
            return (None, false);
        }
        let roamer = widest(self.position);
        let most = waves.min(self.left);
        let (answer, size) = roam(self.position, self.winner, roamer, most, self.work);
        self.left = self.left.saturating_sub(size.waves);
        (answer, size.pays())
    }

    /// Every kind of position in its turn.
    #[cfg(feature = "deep")]
    fn structures(&mut self, most: u32) -> Option<Answer> {
        let search = Search::new(self.winner, self.ordinary, Aim::anywhere(), self.work);
        let search = search.by_structure();
        self.attempt(if most <= LONG { search.with_walls() } else { search }, most)
    }

    fn widely(&mut self, round: u32) -> Option<Answer> {
        let search = Search::new(self.winner, self.ordinary, Aim::anywhere(), self.work);
        self.attempt(if round >= WIDELY { search.with_walls() } else { search }, round)
    }

    /// Few aims share what many would have: a search that has to begin again has
    /// seen nothing.
    fn aimed(&mut self, round: u32) -> Option<Answer> {
        let aims = self.aims.clone();
        let each = round.saturating_mul(AIMS as u32) / aims.len().max(1) as u32;
        aims.into_iter().find_map(|aim| {
            let search = Search::new(self.winner, self.ordinary, aim, self.work);
            self.attempt(search, each)
        })
    }

    fn attempt(&mut self, search: Search<'_>, round: u32) -> Option<Answer> {
        let limit = round.min(self.left);
        self.left -= limit;
        let answer = search.run(self.position, limit);
        let spent = self.left == 0 || self.work.ends_now();
        (answer.decided().is_some() || spent).then_some(answer)
    }
}

/// Squares where a mate is not out of the question: those near corners first,
/// then those near the king.
fn aims(position: &Position, winner: Color, ordinary: bool) -> (Vec<Aim>, bool) {
    let Some(king) = position.king(winner.other()) else { return (Vec::new(), false) };
    let mut squares: Vec<Square> = Square::all().collect();
    squares.sort_by_key(|&square| (edge(square), gap(square, king)));
    if !ordinary {
        let aims = squares.into_iter().take(AIMS);
        return (aims.map(|square| Aim::on(square, Bitboard::FULL)).collect(), false);
    }
    let (places, reach) = places(position, winner, squares, AIMS + 1);
    let few = places.len() <= AIMS;
    (places.into_iter().take(AIMS).map(|square| Aim::on(square, reach)).collect(), few)
}
