//! The search: for a mate and for the end of all positions at once.
//!
//! One set of positions, each expanded once. Which comes next is decided in
//! turns by promise ([`guide`]) and by age, so that a line is found soon where
//! there is one and nothing is left out where there is none.

mod arena;
mod guide;
mod plans;
#[cfg(feature = "deep")]
mod structures;
#[cfg(not(feature = "deep"))]
#[path = "without.rs"]
mod structures;

use crate::answer::{Answer, Effort};
use crate::key::key;
use crate::line::{is_mate_by, mates};
use crate::material::theorem;
use crate::ordinary::is_ordinary;
use crate::plan::plan;
use crate::proof::{Closure, Proof, Walls};
use crate::quick::quick;
use crate::walls::walls;
use crate::work::{self, Work};
use alloc::boxed::Box;
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use arena::{Arena, Node};
use core::cmp::Reverse;
use guide::{Aim, Guide, may_help};
use structures::Structures;
use touchmove_board::{Color, Move, Position, Role};

pub(crate) use guide::gap;

/// Positions to look at before walls are examined: most answers are near.
const FIRST_LOOK: u32 = 1_000;

/// Whether `winner` can still checkmate by any possible series of legal
/// moves (in 2023: Articles 5.1.2, 5.2.2, 6.9, 7.5.5).
///
/// Forced moves count: who has one legal move only must make it.
///
/// ```
/// use touchmove_board::{Color, Position, Role};
/// use touchmove_mate::{can_mate, Answer, Budget};
///
/// // White must take the queen, and then only kings are left.
/// let position: Position = "8/8/8/8/3k4/8/1q6/K7 w - - 0 1".parse().unwrap();
/// assert!(matches!(can_mate(&position, Color::Black, Budget::default()), Answer::No(_)));
/// ```
pub fn can_mate<'a>(position: &Position, winner: Color, effort: impl Into<Effort<'a>>) -> Answer {
    let effort = effort.into();
    if let Some(answer) = quick(position, winner) {
        return answer;
    }
    let ordinary = is_ordinary(position);
    let planned = if ordinary { plan(position, winner) } else { None };
    if let Some(line) = planned {
        return Answer::Yes(line);
    }
    let work = Work::of(effort);
    if may_help(position, winner) {
        let look = Search::new(winner, ordinary, Aim::anywhere(), &work);
        let first = look.run(position, effort.budget.0.min(FIRST_LOOK));
        if first.decided().is_some() {
            return first;
        }
    }
    match walls(position, winner).filter(|_| ordinary) {
        Some(walls) => Answer::No(Proof::Walls(Box::new(walls))),
        None => plans::try_all(position, winner, effort.budget.0, &work),
    }
}

/// Examinations of walls a search starts with, and how many positions earn it
/// another.
const WALLS_AT_FIRST: u32 = 100;
const WALLS_EVERY: u32 = 40;

struct Search<'a> {
    winner: Color,
    /// Whether theorems speak of everything that is reached.
    ordinary: bool,
    /// How often walls may still be examined, if at all.
    walls_left: Option<u32>,
    /// Positions behind walls, and these.
    walled: Vec<(Position, Walls)>,
    arena: Arena,
    guide: Guide,
    promising: BinaryHeap<Reverse<(u32, u32)>>,
    /// By kind, in a search that gives each its turn.
    structures: Option<Structures>,
    oldest: u32,
    turns: u32,
    /// Whether every position met could be stored and all its moves listed.
    complete: bool,
    work: &'a Work<'a>,
}

impl<'a> Search<'a> {
    fn new(winner: Color, ordinary: bool, aim: Aim, work: &'a Work<'a>) -> Search<'a> {
        Search {
            winner,
            ordinary,
            walls_left: None,
            walled: Vec::new(),
            arena: Arena::new(),
            guide: Guide::new(winner, aim),
            promising: BinaryHeap::new(),
            structures: None,
            oldest: 0,
            turns: 0,
            complete: true,
            work,
        }
    }

    /// Examines walls where a capture or pawn move may have closed them. That
    /// takes long, so not more than now and then.
    fn with_walls(mut self) -> Search<'a> {
        self.walls_left = Some(WALLS_AT_FIRST);
        self
    }

    /// Gives every kind of position its turn, three times in four.
    #[cfg(feature = "deep")]
    fn by_structure(mut self) -> Search<'a> {
        self.structures = Some(Structures::default());
        self
    }

    fn run(mut self, root: &Position, limit: u32) -> Answer {
        self.meet(*root, None);
        while self.arena.len() < limit && !self.work.ends(self.turns) {
            let Some(number) = self.next() else { return self.exhausted() };
            if let Some(line) = self.expand(number) {
                return self.replayed(root, line);
            }
        }
        Answer::Undecided { nodes: self.arena.len() }
    }

    fn exhausted(self) -> Answer {
        let (positions, digest) = (self.arena.len(), self.arena.digest());
        if self.complete {
            let closure = Closure { positions, digest, walls: self.walled };
            Answer::No(Proof::Exhausted(Box::new(closure)))
        } else {
            Answer::Undecided { nodes: positions }
        }
    }

    fn replayed(self, root: &Position, line: Vec<Move>) -> Answer {
        if mates(root, self.winner, &line) {
            Answer::Yes(line)
        } else {
            Answer::Undecided { nodes: self.arena.len() }
        }
    }

    /// The next position to expand: one in sixteen by age, the others by promise, most of them by
    /// kind first if that is wanted.
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

    /// Meets what follows from a position; the line if that is the mate.
    fn expand(&mut self, number: u32) -> Option<Vec<Move>> {
        let position = self.arena.get(number)?.position;
        self.arena.close(number);
        let moves = position.legal_moves();
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
        self.work.moves(moves.len() as u32, stored - before, stored);
        None
    }

    fn meet(&mut self, position: Position, reached: Option<(u32, Move)>) {
        let Some(key) = key(&position) else {
            self.complete = false;
            return;
        };
        let depth =
            reached.and_then(|(p, _)| self.arena.get(p)).map_or(0, |n| n.depth.saturating_add(1));
        let node = Node { position, reached, closed: false, depth, kind: 0 };
        let Some(number) = self.arena.insert(key, node) else { return };
        let ordinary = self.ordinary || is_ordinary(&position);
        if ordinary && self.is_hopeless(&position, reached) {
            return self.arena.close(number);
        }
        let promise = self.guide.distance(&position, u32::from(depth));
        if let Some(kind) = self.kind(&position, reached) {
            self.arena.is_of_kind(number, kind);
            if let Some(structures) = &mut self.structures {
                structures.add(kind, promise, number);
            }
        }
        self.promising.push(Reverse((promise, number)));
    }

    /// The kind of a position: that of the one before, if no pawn has moved and nobody has been
    /// captured.
    fn kind(&mut self, position: &Position, reached: Option<(u32, Move)>) -> Option<u32> {
        let structures = self.structures.as_mut()?;
        let before = reached.filter(|(_, mv)| mv.role != Role::Pawn);
        let before = before.and_then(|(parent, _)| self.arena.get(parent));
        let same = |node: &&Node| node.position.occupied().len() == position.occupied().len();
        Some(before.filter(same).map_or_else(|| structures.kind(position), |node| node.kind))
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
        if mv.role != Role::Pawn && before == Some(position.occupied().len()) {
            return false;
        }
        *left -= 1;
        self.work.costs(work::WALLS);
        let found = walls(position, self.winner);
        let hopeless = found.is_some();
        self.walled.extend(found.map(|walls| (*position, walls)));
        hopeless
    }
}

/// What the search says that takes one position after the other.
#[cfg(test)]
pub(crate) fn one_by_one(position: &Position, winner: Color, limit: u32, work: &Work) -> Answer {
    Search::new(winner, true, Aim::anywhere(), work).run(position, limit)
}

/// The line the search alone finds, for tests of what else decides.
#[cfg(test)]
pub(crate) fn helpmate(position: &Position, winner: Color, limit: u32) -> Option<Vec<Move>> {
    match one_by_one(position, winner, limit, &Work::plenty()) {
        Answer::Yes(line) => Some(line),
        _ => None,
    }
}
