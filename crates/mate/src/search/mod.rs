//! Best-first search for a helpmate, and for a proof that none exists.
//!
//! One arena stores all positions, and each position is expanded once. The next position is chosen
//! in turn by [`heuristic`] distance and by age. The choice by distance finds a line soon if one
//! exists. The choice by age omits no position, so the search proves "no" when no unexpanded
//! position is left.

mod arena;
mod heuristic;
mod strategy;
#[cfg(feature = "deep")]
mod structure_queues;
#[cfg(not(feature = "deep"))]
#[path = "structure_queues_stub.rs"]
mod structure_queues;

use crate::answer::{Effort, MateAnswer};
use crate::effort::{self, EffortMeter};
use crate::key::key;
use crate::line::{is_mate_by, mates};
use crate::material::theorem;
use crate::planned_mates::plan;
use crate::preconditions::is_ordinary;
use crate::proof::{Closure, Proof, Walls};
use crate::quick_answer::quick;
use crate::walls::walls;
use alloc::boxed::Box;
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use arena::{Arena, Node};
use core::cmp::Reverse;
use heuristic::{Aim, Heuristic, may_help};
use structure_queues::StructureQueues;
use touchmove_board::{Color, Move, Position, Role};

pub(crate) use heuristic::gap;

/// Number of positions to search before walls are examined. Most answers are found within this
/// number.
const FIRST_LOOK: u32 = 1_000;

/// Decides whether `winner` can still checkmate by any possible series of legal moves (in 2023:
/// Articles 5.1.2, 5.2.2, 6.9, 7.5.5).
///
/// Forced moves are respected: a player with a single legal move must play it.
///
/// ```
/// use touchmove_board::{Color, Position, Role};
/// use touchmove_mate::{can_mate, MateAnswer, Budget};
///
/// // White must capture the queen, which leaves only the kings.
/// let position: Position = "8/8/8/8/3k4/8/1q6/K7 w - - 0 1".parse().unwrap();
/// assert!(matches!(can_mate(&position, Color::Black, Budget::default()), MateAnswer::No(_)));
/// ```
pub fn can_mate<'a>(
    position: &Position,
    winner: Color,
    effort: impl Into<Effort<'a>>,
) -> MateAnswer {
    let effort = effort.into();
    if let Some(answer) = quick(position, winner) {
        return answer;
    }
    let ordinary = is_ordinary(position);
    let planned = if ordinary { plan(position, winner) } else { None };
    if let Some(line) = planned {
        return MateAnswer::Yes(line);
    }
    let meter = EffortMeter::of(effort);
    if may_help(position, winner) {
        let look = Search::new(winner, ordinary, Aim::anywhere(), &meter);
        let first = look.run(position, effort.budget.0.min(FIRST_LOOK));
        if first.decided().is_some() {
            return first;
        }
    }
    match walls(position, winner).filter(|_| ordinary) {
        Some(walls) => MateAnswer::No(Proof::Walls(Box::new(walls))),
        None => strategy::try_all(position, winner, effort.budget.0, &meter),
    }
}

/// Number of wall examinations allowed at the start.
const WALLS_AT_FIRST: u32 = 100;
/// Number of new positions after which one more examination is allowed.
const WALLS_EVERY: u32 = 40;

struct Search<'a> {
    winner: Color,
    /// True if the theorems apply to every reachable position.
    ordinary: bool,
    /// Number of wall examinations still allowed, or `None` if the search does not examine walls.
    walls_left: Option<u32>,
    /// Positions that walls close, with the proofs.
    walled: Vec<(Position, Walls)>,
    arena: Arena,
    heuristic: Heuristic,
    promising: BinaryHeap<Reverse<(u32, u32)>>,
    /// Queues by pawn structure, in a search in which structures take turns.
    structures: Option<StructureQueues>,
    oldest: u32,
    turns: u32,
    /// True if every position so far could be stored and every move list was complete.
    complete: bool,
    meter: &'a EffortMeter<'a>,
}

impl<'a> Search<'a> {
    fn new(winner: Color, ordinary: bool, aim: Aim, meter: &'a EffortMeter<'a>) -> Search<'a> {
        Search {
            winner,
            ordinary,
            walls_left: None,
            walled: Vec::new(),
            arena: Arena::new(),
            heuristic: Heuristic::new(winner, aim),
            promising: BinaryHeap::new(),
            structures: None,
            oldest: 0,
            turns: 0,
            complete: true,
            meter,
        }
    }

    /// Lets the search examine walls after captures and pawn moves, which may have closed them.
    /// Each examination is slow, so the number of examinations is limited.
    fn with_walls(mut self) -> Search<'a> {
        self.walls_left = Some(WALLS_AT_FIRST);
        self
    }

    /// Lets pawn structures take turns in three of four expansions.
    #[cfg(feature = "deep")]
    fn by_structure(mut self) -> Search<'a> {
        self.structures = Some(StructureQueues::default());
        self
    }

    fn run(mut self, root: &Position, limit: u32) -> MateAnswer {
        self.meet(*root, None);
        while self.arena.len() < limit && !self.meter.should_stop(self.turns) {
            // No unexpanded position is left, so the closure is complete.
            let Some(number) = self.next() else { return self.exhausted() };
            if let Some(line) = self.expand(number) {
                return self.replayed(root, line);
            }
        }
        MateAnswer::Undecided { nodes: self.arena.len() }
    }

    fn exhausted(self) -> MateAnswer {
        let (positions, digest) = (self.arena.len(), self.arena.digest());
        // A position that was not stored may lead to mate, so an incomplete closure proves nothing.
        if self.complete {
            let closure = Closure { positions, digest, walls: self.walled };
            MateAnswer::No(Proof::Exhausted(Box::new(closure)))
        } else {
            MateAnswer::Undecided { nodes: positions }
        }
    }

    fn replayed(self, root: &Position, line: Vec<Move>) -> MateAnswer {
        if mates(root, self.winner, &line) {
            MateAnswer::Yes(line)
        } else {
            MateAnswer::Undecided { nodes: self.arena.len() }
        }
    }

    /// Returns the next position to expand.
    ///
    /// One position in sixteen is chosen by age, the others by distance. With structure queues,
    /// most of the others are taken from the queues.
    fn next(&mut self) -> Option<u32> {
        self.turns = self.turns.wrapping_add(1);
        let number = match self.turns % 16 {
            0 => self.take_oldest(),
            n if n % 4 != 3 && self.structures.is_some() => self.take_by_structure(),
            _ => self.take_promising(),
        };
        number.or_else(|| self.take_oldest())
    }

    fn take_oldest(&mut self) -> Option<u32> {
        while let Some(node) = self.arena.get(self.oldest) {
            self.oldest += 1;
            if !node.closed {
                return Some(self.oldest - 1);
            }
        }
        None
    }

    fn take_promising(&mut self) -> Option<u32> {
        while let Some(Reverse((_, number))) = self.promising.pop() {
            if self.arena.get(number).is_some_and(|n| !n.closed) {
                return Some(number);
            }
        }
        None
    }

    fn take_by_structure(&mut self) -> Option<u32> {
        let structures = self.structures.as_mut()?;
        while let Some(number) = structures.next() {
            if self.arena.get(number).is_some_and(|n| !n.closed) {
                return Some(number);
            }
        }
        None
    }

    /// Stores the positions after each move. Returns the line if one of these positions is the
    /// mate.
    fn expand(&mut self, number: u32) -> Option<Vec<Move>> {
        let position = self.arena.get(number)?.position;
        self.arena.close(number);
        let moves = position.legal_moves();
        // A full list may lack moves. In positions that a game can reach, the list is never full.
        self.complete &= !moves.is_full();
        let before = self.arena.len();
        for &mv in &moves {
            let next = position.after(mv);
            if is_mate_by(&next, self.winner) {
                let mut line = self.arena.line_to(number);
                line.push(mv);
                return Some(line);
            }
            self.meet(next, Some((number, mv)));
        }
        let stored = self.arena.len();
        self.meter.charge_moves(moves.len() as u32, stored - before, stored);
        None
    }

    fn meet(&mut self, position: Position, reached: Option<(u32, Move)>) {
        let Some(key) = key(&position) else {
            self.complete = false;
            return;
        };
        let depth =
            reached.and_then(|(p, _)| self.arena.get(p)).map_or(0, |n| n.depth.saturating_add(1));
        let node = Node { position, reached, closed: false, depth, structure: 0 };
        // A known position keeps its first parent, so a line never contains a cycle.
        let Some(number) = self.arena.insert(key, node) else { return };
        let ordinary = self.ordinary || is_ordinary(&position);
        if ordinary && self.is_hopeless(&position, reached) {
            return self.arena.close(number);
        }
        let promise = self.heuristic.distance(&position, u32::from(depth));
        if let Some(structure) = self.structure(&position, reached) {
            self.arena.set_structure(number, structure);
            if let Some(structures) = &mut self.structures {
                structures.add(structure, promise, number);
            }
        }
        self.promising.push(Reverse((promise, number)));
    }

    /// Returns the structure number of a position. Only captures and pawn moves change the parent's
    /// structure.
    fn structure(&mut self, position: &Position, reached: Option<(u32, Move)>) -> Option<u32> {
        let structures = self.structures.as_mut()?;
        let before = reached.filter(|(_, mv)| mv.role != Role::Pawn);
        let before = before.and_then(|(parent, _)| self.arena.get(parent));
        let same = |node: &&Node| node.position.occupied().len() == position.occupied().len();
        Some(
            before
                .filter(same)
                .map_or_else(|| structures.structure(position), |node| node.structure),
        )
    }

    fn is_hopeless(&mut self, position: &Position, reached: Option<(u32, Move)>) -> bool {
        if theorem(position, self.winner).is_some() {
            return true;
        }
        let Some(left) = &mut self.walls_left else { return false };
        if self.arena.len().is_multiple_of(WALLS_EVERY) {
            *left += 1;
        }
        let Some((parent, mv)) = reached.filter(|_| *left > 0) else { return false };
        let before = self.arena.get(parent).map(|n| n.position.occupied().len());
        // Only captures and pawn moves can close walls. After other moves an examination would
        // repeat the parent's.
        if mv.role != Role::Pawn && before == Some(position.occupied().len()) {
            return false;
        }
        *left -= 1;
        self.meter.charge(effort::WALLS);
        let found = walls(position, self.winner);
        let hopeless = found.is_some();
        self.walled.extend(found.map(|walls| (*position, walls)));
        hopeless
    }
}

/// Runs the plain search, without plans and strategy.
#[cfg(test)]
pub(crate) fn plain_search(
    position: &Position,
    winner: Color,
    limit: u32,
    meter: &EffortMeter,
) -> MateAnswer {
    Search::new(winner, true, Aim::anywhere(), meter).run(position, limit)
}

/// Returns the line that the plain search finds. The tests of other methods compare with it.
#[cfg(test)]
pub(crate) fn helpmate(position: &Position, winner: Color, limit: u32) -> Option<Vec<Move>> {
    match plain_search(position, winner, limit, &EffortMeter::unlimited()) {
        MateAnswer::Yes(line) => Some(line),
        _ => None,
    }
}
