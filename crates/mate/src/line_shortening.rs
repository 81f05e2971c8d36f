//! Shorter mating lines for display.
//!
//! The plan that finds an answer fastest often makes detours. Before a line is displayed, a bounded
//! search shortens it. The result is marked as shortest only if that was proved.

use crate::answer::Effort;
use crate::key::{Key, key};
use crate::line::{is_mate_by, mates};
use alloc::vec;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};
use touchmove_board::{Color, Move, Position};

/// Mating line, shortened where possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shortened {
    /// Moves of the line.
    pub line: Vec<Move>,
    /// True if it is proved that no shorter line exists.
    pub shortest: bool,
}

/// Divisor of the effort. One half goes into the search for the shortest line, the other into
/// cutting detours.
const HALF: u32 = 2;
/// Upper bound on the positions stored in the search from one position of the line.
const FROM_EACH: usize = 1_500;

/// Returns a line to a mate by `winner` that is at most as long as the given line.
///
/// A breadth-first search tries all shorter lines first. If there are too many, detours are cut:
/// the search looks for shortcuts from each position of the line to a later one. A line that does
/// not end in mate is returned unchanged.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::{MateAnswer, Budget, can_mate, shorten};
///
/// let start = Position::default();
/// let MateAnswer::Yes(line) = can_mate(&start, Color::Black, Budget::default()) else { panic!() };
/// let shown = shorten(&start, Color::Black, &line, Budget(100_000));
/// assert!(shown.shortest && shown.line.len() == 4);
/// ```
pub fn shorten<'a>(
    position: &Position,
    winner: Color,
    line: &[Move],
    effort: impl Into<Effort<'a>>,
) -> Shortened {
    let effort = effort.into();
    let known = Shortened { line: line.to_vec(), shortest: line.is_empty() };
    if line.is_empty() || !mates(position, winner, line) {
        return Shortened { shortest: false, ..known };
    }
    let limit = (effort.budget.0 / HALF) as usize;
    let nowhere = HashMap::new();
    let mut all = BreadthFirst::from(position, &nowhere);
    if let Some(found) = all.look(winner, limit, line.len() - 1, &effort) {
        return Shortened { line: found.line, shortest: true };
    }
    // The winner makes the mating move, so the lengths of all mating lines are all even or all odd.
    if all.ruled_out() + 2 >= line.len() {
        return Shortened { shortest: true, ..known };
    }
    let line = cut(position, winner, line, &effort);
    let shortest = all.ruled_out() + 2 >= line.len();
    Shortened { line, shortest }
}

/// Returns the line without its detours. Passes are repeated until one saves no move.
fn cut(start: &Position, winner: Color, known: &[Move], effort: &Effort<'_>) -> Vec<Move> {
    let mut line = known.to_vec();
    let mut left = effort.budget.0 as usize / FROM_EACH / HALF as usize;
    let (mut done, mut before) = (0, line.len());
    while left > 0 && !(effort.until)() {
        if done + 2 >= line.len() {
            if line.len() == before {
                break;
            }
            (done, before) = (0, line.len());
        }
        left -= 1;
        let positions = along(start, &line);
        let Some(from) = positions.get(done) else { break };
        let later = positions.iter().enumerate().skip(done + 1);
        let later: HashMap<Key, usize> =
            later.filter_map(|(at, position)| Some((key(position)?, at - done))).collect();
        let mut wide = BreadthFirst::from(from, &later);
        let found = wide.look(winner, FROM_EACH, line.len() - done - 1, effort);
        match found.or_else(|| wide.best()) {
            Some(Found { line: instead, replaces }) => {
                let goes_on = replaces.map_or(line.len(), |count| done + count);
                let on = instead.len();
                line.splice(done..goes_on, instead);
                done += on;
            }
            None => done += wide.ruled_out().max(1),
        }
    }
    if mates(start, winner, &line) { line } else { known.to_vec() }
}

/// Returns the positions along the line, including the start.
fn along(start: &Position, line: &[Move]) -> Vec<Position> {
    let mut at = *start;
    let after = line.iter().map(|&mv| {
        at = at.after(mv);
        at
    });
    core::iter::once(*start).chain(after).collect()
}

/// Replacement moves, and the number of moves that they replace. `None` replaces the whole rest of
/// the line.
struct Found {
    line: Vec<Move>,
    replaces: Option<usize>,
}

struct Node {
    position: Position,
    reached: Option<(usize, Move)>,
    depth: usize,
}

/// Breadth-first search from one position.
struct BreadthFirst<'a> {
    nodes: Vec<Node>,
    seen: HashSet<Key>,
    /// Later positions of the line, each with the number of moves that the line needs to reach it.
    later: &'a HashMap<Key, usize>,
    /// Best shortcut so far: moves saved, node, moves replaced.
    best: Option<(usize, usize, usize)>,
    expanded: usize,
    /// True if every position met so far could be stored.
    complete: bool,
    /// Depth of the last layer to expand, or `None` until the storage is full.
    last: Option<usize>,
}

impl<'a> BreadthFirst<'a> {
    fn from(start: &Position, later: &'a HashMap<Key, usize>) -> BreadthFirst<'a> {
        let node = Node { position: *start, reached: None, depth: 0 };
        let seen = key(start).into_iter().collect();
        BreadthFirst {
            nodes: vec![node],
            seen,
            later,
            best: None,
            expanded: 0,
            complete: true,
            last: None,
        }
    }

    /// Returns the line to the nearest mate within `most` moves.
    fn look(
        &mut self,
        winner: Color,
        limit: usize,
        most: usize,
        effort: &Effort<'_>,
    ) -> Option<Found> {
        while let Some(node) = self.nodes.get(self.expanded) {
            let (position, depth) = (node.position, node.depth);
            let gives_up = self.expanded % 256 == 255 && (effort.until)();
            // Once the storage is full, finish the current depth, because its nodes are already
            // stored.
            if self.last.is_none() && self.nodes.len() >= limit {
                self.last = Some(depth);
            }
            if depth >= most.min(self.last.unwrap_or(most) + 1) || gives_up {
                break;
            }
            let moves = position.legal_moves();
            self.complete &= !moves.is_full();
            for &mv in &moves {
                let next = position.after(mv);
                if is_mate_by(&next, winner) {
                    let mut line = self.line_to(self.expanded);
                    line.push(mv);
                    return Some(Found { line, replaces: None });
                }
                self.meet(next, (self.expanded, mv), depth + 1);
            }
            self.expanded += 1;
        }
        None
    }

    fn meet(&mut self, position: Position, reached: (usize, Move), depth: usize) {
        if self.last.is_some() {
            return;
        }
        let Some(key) = key(&position) else {
            self.complete = false;
            return;
        };
        if !self.seen.insert(key) {
            return;
        }
        if let Some(&moves) = self.later.get(&key) {
            let saved = moves.saturating_sub(depth);
            if saved > self.best.map_or(0, |(saved, ..)| saved) {
                self.best = Some((saved, self.nodes.len(), moves));
            }
        }
        self.nodes.push(Node { position, reached: Some(reached), depth });
    }

    /// Returns the moves of the shortcut that saves most.
    fn best(&self) -> Option<Found> {
        let (_, node, moves) = self.best?;
        Some(Found { line: self.line_to(node), replaces: Some(moves) })
    }

    /// Returns the largest length for which all lines were searched without finding a mate.
    fn ruled_out(&self) -> usize {
        let next = self.nodes.get(self.expanded).or(self.nodes.last());
        next.filter(|_| self.complete).map_or(0, |node| node.depth)
    }

    fn line_to(&self, node: usize) -> Vec<Move> {
        let mut line = Vec::new();
        let mut reached = self.nodes.get(node).and_then(|node| node.reached);
        while let Some((parent, mv)) = reached {
            line.push(mv);
            reached = self.nodes.get(parent).and_then(|node| node.reached);
        }
        line.reverse();
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, MateAnswer, can_mate};

    fn shown(fen: &str, winner: Color, budget: u32) -> (usize, Shortened) {
        let position: Position = fen.parse().unwrap();
        let MateAnswer::Yes(line) = can_mate(&position, winner, Budget::default()) else {
            panic!("{fen}")
        };
        let shown = shorten(&position, winner, &line, Budget(budget));
        assert!(mates(&position, winner, &shown.line), "{fen}");
        (line.len(), shown)
    }

    #[test]
    fn initial_position_needs_two_moves_of_black_or_three_of_white() {
        let start = Position::default().fen().to_string();
        let (_, black) = shown(&start, Color::Black, 100_000);
        assert!(black.line.len() == 4 && black.shortest);
        let (_, white) = shown(&start, Color::White, 200_000);
        assert!(white.line.len() == 5 && white.shortest);
    }

    #[test]
    fn detours_are_cut_from_long_lines() {
        let (before, after) = shown("8/8/8/8/4k3/8/8/KN5r w - - 0 1", Color::White, 20_000);
        assert!(after.line.len() <= before);
        let (before, after) =
            shown("8/8/2p1kpp1/4n2p/4P3/2N2K2/P5P1/8 w - - 2 42", Color::White, 20_000);
        assert!(after.line.len() <= before && !after.shortest, "{before} {after:?}");
    }

    #[test]
    fn lines_without_mate_are_returned_unchanged() {
        let start = Position::default();
        let line = [start.legal_moves()[0]];
        let same = shorten(&start, Color::White, &line, Budget(100));
        assert_eq!((same.line.as_slice(), same.shortest), (&line[..], false));
    }
}
