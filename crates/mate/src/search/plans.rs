//! Searches one after the other, each with its own idea of where to mate.

use super::Search;
use super::guide::{Aim, edge, gap, may_help};
use crate::answer::{Answer, Effort};
use crate::bishops::bishops;
use crate::ordinary::is_ordinary;
use crate::picture::pictures;
use crate::walls::places;
use touchmove_board::{Bitboard, Color, Position, Square};

/// What each search of the first round may store, if there are as many aims as
/// there can be; then four times as much.
const FIRST_ROUND: u32 = 500;

/// From which round on walls are examined on the way.
const THOROUGH: u32 = 4_000;

/// How many pictures of mates are tried, how many of one square, and what each
/// search may store.
const PICTURES: usize = 8;
const PICTURES_EACH: usize = 3;
const FOR_A_PICTURE: u32 = 4_000;

/// The round in which that is done: most lines are found sooner.
const PICTURED: u32 = 32_000;

/// How many squares to aim at.
const AIMS: usize = 4;

/// Searches in rounds until one decides or the effort is spent.
pub(super) fn try_all(position: &Position, winner: Color, effort: Effort<'_>) -> Answer {
    let ordinary = is_ordinary(position);
    let (aims, few) = aims(position, winner, ordinary);
    let first = few || !may_help(position, winner);
    let mut plans = Plans { position, winner, ordinary, aims, effort, left: effort.budget.0 };
    let rounds = std::iter::successors(Some(FIRST_ROUND), |round| round.checked_mul(4));
    let mut rounds = rounds.chain(std::iter::repeat(u32::MAX));
    let decided = rounds.find_map(|round| plans.round(round, first));
    let nodes = effort.budget.0.saturating_sub(plans.left);
    decided.filter(|a| a.decided().is_some()).unwrap_or(Answer::Undecided { nodes })
}

struct Plans<'a> {
    position: &'a Position,
    winner: Color,
    ordinary: bool,
    aims: Vec<Aim>,
    effort: Effort<'a>,
    /// What is left of the budget.
    left: u32,
}

impl Plans<'_> {
    /// An answer, or that nothing is left.
    fn round(&mut self, round: u32, aims_first: bool) -> Option<Answer> {
        let pictured = if round == PICTURED { self.pictured() } else { None };
        let aimed = || if aims_first { self.aimed(round) } else { None };
        pictured
            .or_else(aimed)
            .or_else(|| bishops(self.position, self.winner, round.min(self.left)).map(Answer::No))
            .or_else(|| self.widely(round))
            .or_else(|| if aims_first { None } else { self.aimed(round) })
    }

    /// Mates that are thought out first, one after the other.
    fn pictured(&mut self) -> Option<Answer> {
        if !self.ordinary {
            return None;
        }
        let mut pictures = pictures(self.position, self.winner, PICTURES_EACH);
        pictures.truncate(PICTURES);
        pictures.into_iter().find_map(|picture| {
            let search = Search::new(self.winner, true, Aim::picture(picture), self.effort);
            self.attempt(search, FOR_A_PICTURE)
        })
    }

    fn widely(&mut self, round: u32) -> Option<Answer> {
        let search = Search::new(self.winner, self.ordinary, Aim::anywhere(), self.effort);
        let thorough = round >= THOROUGH;
        self.attempt(if thorough { search.with_walls() } else { search }, round)
    }

    /// Few aims share what many would have: a search that has to begin again has
    /// seen nothing.
    fn aimed(&mut self, round: u32) -> Option<Answer> {
        let aims = self.aims.clone();
        let each = round.saturating_mul(AIMS as u32) / aims.len().max(1) as u32;
        aims.into_iter().find_map(|aim| {
            let search = Search::new(self.winner, self.ordinary, aim, self.effort);
            self.attempt(search, each)
        })
    }

    fn attempt(&mut self, search: Search<'_>, round: u32) -> Option<Answer> {
        let limit = round.min(self.left);
        self.left -= limit;
        let answer = search.run(self.position, limit);
        let spent = self.left == 0 || (self.effort.until)();
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
