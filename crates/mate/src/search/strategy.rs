//! Sequence of searches, each with its own target.

use super::Search;
use super::heuristic::{Aim, edge, gap, may_help};
use crate::answer::MateAnswer;
use crate::bishop_abstraction::bishops;
use crate::effort::EffortMeter;
#[cfg(feature = "deep")]
use crate::king_groups::{color_with_roomiest_king, search_king_groups};
use crate::mate_patterns::patterns;
use crate::preconditions::is_ordinary;
use crate::walls::places;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Position, Square};

/// Number of positions that each search of the first two rounds may store if there are [`AIMS`]
/// targets.
const FIRST_ROUNDS: [u32; 2] = [500, 2_000];

/// Number of positions that a later targeted search may store.
const TARGETED: u32 = 4_000;
/// Number of positions that a later search without a target may store.
const BROAD: u32 = 8_000;
/// Number of positions that a long search may store.
#[cfg(feature = "deep")]
const LONG: u32 = 32_000;

/// Upper bound on waves of the first king group search.
#[cfg(feature = "deep")]
const GROUP_WAVES: u32 = 20_000;
/// Upper bound on waves once king groups have proved worthwhile.
#[cfg(feature = "deep")]
const GROUP_WAVES_MORE: u32 = 240_000;

/// Number of mate patterns tried.
const PATTERNS: usize = 8;
/// Number of mate patterns tried for one king square.
const PATTERNS_EACH: usize = 3;
/// Number of positions that the search for one pattern may store.
const PER_PATTERN: u32 = 4_000;

/// Number of target squares.
const AIMS: usize = 4;

/// Runs the searches in order until one decides the question or the effort is used up.
pub(super) fn try_all(
    position: &Position,
    winner: Color,
    most: u32,
    meter: &EffortMeter<'_>,
) -> MateAnswer {
    let ordinary = is_ordinary(position);
    let (aims, few) = aims(position, winner, ordinary);
    let first = few || !may_help(position, winner);
    let mut strategy = Strategy { position, winner, ordinary, aims, meter, left: most };
    let answer = strategy.rounds(first).or_else(|| strategy.slow_searches());
    let nodes = most.saturating_sub(strategy.left);
    answer.filter(|a| a.decided().is_some()).unwrap_or(MateAnswer::Undecided { nodes })
}

struct Strategy<'a> {
    position: &'a Position,
    winner: Color,
    ordinary: bool,
    aims: Vec<Aim>,
    meter: &'a EffortMeter<'a>,
    /// Remaining budget.
    left: u32,
}

impl Strategy<'_> {
    /// Runs the cheap searches in rounds of growing limits. Returns an undecided answer once the
    /// budget is used up.
    fn rounds(&mut self, first: bool) -> Option<MateAnswer> {
        let mut rounds = FIRST_ROUNDS.into_iter();
        let found = rounds.find_map(|round| self.round((round, round), first));
        found.or_else(|| self.structures(BROAD)).or_else(|| self.round((TARGETED, BROAD), first))
    }

    /// Runs the targeted searches before or after the broad ones.
    fn round(&mut self, (targeted, broad): (u32, u32), aims_first: bool) -> Option<MateAnswer> {
        let found = if aims_first { self.targeted(targeted) } else { None };
        found
            .or_else(|| self.bishops(broad))
            .or_else(|| self.broad(broad))
            .or_else(|| if aims_first { None } else { self.targeted(targeted) })
    }

    /// Runs the expensive searches, which few questions need.
    #[cfg(not(feature = "deep"))]
    fn slow_searches(&mut self) -> Option<MateAnswer> {
        self.by_patterns().or_else(|| self.broad(u32::MAX))
    }

    #[cfg(not(feature = "deep"))]
    fn structures(&mut self, _: u32) -> Option<MateAnswer> {
        None
    }

    /// Runs the expensive searches, which few questions need.
    #[cfg(feature = "deep")]
    fn slow_searches(&mut self) -> Option<MateAnswer> {
        let (found, pays) = self.by_king_groups(GROUP_WAVES);
        found
            .or_else(|| self.by_patterns())
            .or_else(|| self.structures(LONG))
            .or_else(|| if pays { self.by_king_groups(GROUP_WAVES_MORE).0 } else { None })
            .or_else(|| self.structures(u32::MAX))
    }

    /// Runs the bishop abstraction, but only in the first two rounds. Larger limits did not decide
    /// any question of the test sets (docs/bench/mate.md).
    fn bishops(&mut self, most: u32) -> Option<MateAnswer> {
        if most > FIRST_ROUNDS[1] {
            return None;
        }
        bishops(self.position, self.winner, most.min(self.left), self.meter).map(MateAnswer::No)
    }

    /// Searches for composed mate patterns, cheap ones first.
    fn by_patterns(&mut self) -> Option<MateAnswer> {
        if !self.ordinary {
            return None;
        }
        let mut patterns = patterns(self.position, self.winner, PATTERNS_EACH, self.meter);
        patterns.truncate(PATTERNS);
        patterns.into_iter().find_map(|pattern| {
            let search = Search::new(self.winner, true, Aim::pattern(pattern), self.meter);
            self.attempt(search, PER_PATTERN)
        })
    }

    /// Runs the king group search. The second value is true if grouping saves much of the work.
    #[cfg(feature = "deep")]
    fn by_king_groups(&mut self, waves: u32) -> (Option<MateAnswer>, bool) {
        if !self.ordinary || self.left == 0 {
            return (None, false);
        }
        let roamer = color_with_roomiest_king(self.position);
        let most = waves.min(self.left);
        let (answer, size) =
            search_king_groups(self.position, self.winner, roamer, most, self.meter);
        self.left = self.left.saturating_sub(size.waves);
        (answer, size.pays())
    }

    /// Runs the search in which pawn structures take turns.
    #[cfg(feature = "deep")]
    fn structures(&mut self, most: u32) -> Option<MateAnswer> {
        let search = Search::new(self.winner, self.ordinary, Aim::anywhere(), self.meter);
        let search = search.by_structure();
        self.attempt(if most <= LONG { search.with_walls() } else { search }, most)
    }

    fn broad(&mut self, round: u32) -> Option<MateAnswer> {
        let search = Search::new(self.winner, self.ordinary, Aim::anywhere(), self.meter);
        self.attempt(if round >= BROAD { search.with_walls() } else { search }, round)
    }

    /// Runs the targeted searches.
    ///
    /// If there are fewer than [`AIMS`] targets, each search has a larger share of the budget.
    /// Every search starts from the beginning, so one with a small share sees few positions.
    fn targeted(&mut self, round: u32) -> Option<MateAnswer> {
        let aims = self.aims.clone();
        let each = round.saturating_mul(AIMS as u32) / aims.len().max(1) as u32;
        aims.into_iter().find_map(|aim| {
            let search = Search::new(self.winner, self.ordinary, aim, self.meter);
            self.attempt(search, each)
        })
    }

    fn attempt(&mut self, search: Search<'_>, round: u32) -> Option<MateAnswer> {
        let limit = round.min(self.left);
        self.left -= limit;
        let answer = search.run(self.position, limit);
        let spent = self.left == 0 || self.meter.should_stop_now();
        (answer.decided().is_some() || spent).then_some(answer)
    }
}

/// Returns squares on which a mate is possible as targets. Squares near corners are first, then
/// squares near the king. The flag is true if the targets include every possible square.
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
