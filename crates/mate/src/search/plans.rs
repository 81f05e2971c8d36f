//! Searches one after the other, each with its own idea of where to mate.

use super::Search;
use super::guide::{Aim, edge, gap};
use crate::answer::{Answer, Budget};
use crate::dive::may_help;
use crate::ordinary::is_ordinary;
use crate::walls::places;
use touchmove_board::{Bitboard, Color, Position, Square};

/// What the first round of searches may store each; then four times as much.
const FIRST_ROUND: u32 = 4_000;

/// How many squares to aim at.
const AIMS: usize = 4;

/// Searches in rounds until one decides or the budget is used up.
pub(super) fn try_all(position: &Position, winner: Color, budget: Budget) -> Answer {
    let ordinary = is_ordinary(position);
    let search = |aim| Search::new(winner, ordinary, aim);
    let mut left = budget.0;
    let mut attempt = |search: Search, round: u32| {
        let limit = round.min(left);
        left -= limit;
        let answer = search.run(position, limit);
        (answer.decided().is_some() || left == 0).then_some(answer)
    };
    let (aims, few) = aims(position, winner, ordinary);
    if few || !may_help(position, winner) {
        let aimed = aims.iter().find_map(|aim| attempt(search(aim.clone()), FIRST_ROUND));
        if let Some(answer) = aimed {
            return total(answer, budget);
        }
    }
    if let Some(answer) = attempt(search(Aim::anywhere()), FIRST_ROUND) {
        return total(answer, budget);
    }
    let rounds = std::iter::successors(Some(FIRST_ROUND), |round| round.checked_mul(4));
    let decided = rounds.chain(std::iter::repeat(u32::MAX)).find_map(|round| {
        let widely = attempt(search(Aim::anywhere()).with_walls(), round);
        widely.or_else(|| aims.iter().find_map(|aim| attempt(search(aim.clone()), round)))
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
