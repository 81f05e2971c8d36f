//! Searches one after the other, each with its own idea of where to mate.

use super::Search;
use super::guide::{Place, edge, gap};
use crate::answer::{Answer, Budget};
use crate::ordinary::is_ordinary;
use crate::walls::places;
use touchmove_board::{Color, Position, Square};

/// What the first round of searches may store each; then four times as much.
const FIRST_ROUND: u32 = 4_000;

/// How many squares to aim at.
const AIMS: usize = 4;

/// Searches in rounds until one decides or the budget is used up.
pub(super) fn try_all(position: &Position, winner: Color, budget: Budget) -> Answer {
    let ordinary = is_ordinary(position);
    let search = |place| Search::new(winner, ordinary, place);
    let mut left = budget.0;
    let mut attempt = |search: Search, round: u32| {
        let limit = round.min(left);
        left -= limit;
        let answer = search.run(position, limit);
        (answer.decided().is_some() || left == 0).then_some(answer)
    };
    if let Some(answer) = attempt(search(Place::Anywhere), FIRST_ROUND) {
        return total(answer, budget);
    }
    let aims = aims(position, winner, ordinary);
    let rounds = std::iter::successors(Some(FIRST_ROUND), |round| round.checked_mul(4));
    let decided = rounds.chain(std::iter::repeat(u32::MAX)).find_map(|round| {
        let widely = attempt(search(Place::Anywhere).with_walls(), round);
        widely.or_else(|| aims.iter().find_map(|&aim| attempt(search(Place::On(aim)), round)))
    });
    total(decided.unwrap_or(Answer::Undecided { nodes: budget.0 }), budget)
}

/// The last search gave up with the whole budget used.
fn total(answer: Answer, budget: Budget) -> Answer {
    match answer {
        Answer::Undecided { .. } => Answer::Undecided { nodes: budget.0 },
        decided => decided,
    }
}

/// Squares where a mate is not out of the question: those near corners first,
/// then those near the king.
pub(super) fn aims(position: &Position, winner: Color, ordinary: bool) -> Vec<Square> {
    let Some(king) = position.king(winner.other()) else { return Vec::new() };
    let mut squares: Vec<Square> = Square::all().collect();
    squares.sort_by_key(|&square| (edge(square), gap(square, king)));
    if ordinary {
        return places(position, winner, squares, AIMS);
    }
    squares.into_iter().take(AIMS).collect()
}
