//! Shorter lines for those who want to see one.
//!
//! Whoever asks whether a mate is possible wants an answer, and the plan that gives it soonest
//! often takes detours. A person is shown the line; for that it is made shorter, as far
//! as a bounded search goes, and it is called the shortest only where that was shown.

use crate::answer::Effort;
use crate::key::{Key, key};
use crate::line::{is_mate_by, mates};
use alloc::vec;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};
use touchmove_board::{Color, Move, Position};

/// A line to a mate that has been made shorter, if it could.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shortened {
    /// The moves.
    pub line: Vec<Move>,
    /// Whether it was shown that there is no shorter one.
    pub shortest: bool,
}

/// The part of the effort that goes into the shortest of all, and what is looked at from
/// each place on a line that has to be cut short instead.
const HALF: u32 = 2;
const FROM_EACH: usize = 1_500;

/// A line at least as short as the one that is given, from the position to a mate by `winner`.
/// First all shorter lines are tried, the shortest first. Where they are too many,
/// detours are cut off: from each position of the line later ones are looked
/// for. One that leads to no mate comes back as it is.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::{Answer, Budget, can_mate, shorten};
///
/// let start = Position::default();
/// let Answer::Yes(line) = can_mate(&start, Color::Black, Budget::default()) else { panic!() };
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
    let mut all = Wide::from(position, &nowhere);
    if let Some(found) = all.look(winner, limit, line.len() - 1, &effort) {
        return Shortened { line: found.line, shortest: true };
    }
    // All mates of one player take an even or an odd number of moves.
    if all.ruled_out() + 2 >= line.len() {
        return Shortened { shortest: true, ..known };
    }
    let line = cut(position, winner, line, &effort);
    let shortest = all.ruled_out() + 2 >= line.len();
    Shortened { line, shortest }
}

/// The line without its detours: gone through again as long as that saves something.
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
        let mut wide = Wide::from(from, &later);
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

/// The positions from the first one on.
fn along(start: &Position, line: &[Move]) -> Vec<Position> {
    let mut at = *start;
    let after = line.iter().map(|&mv| {
        at = at.after(mv);
        at
    });
    core::iter::once(*start).chain(after).collect()
}

/// Moves, and how many of the line they take the place of; none if of all.
struct Found {
    line: Vec<Move>,
    replaces: Option<usize>,
}

struct Node {
    position: Position,
    reached: Option<(usize, Move)>,
    depth: usize,
}

/// All that follows, nearest first.
struct Wide<'a> {
    nodes: Vec<Node>,
    seen: HashSet<Key>,
    /// Positions that are to be reached, with the moves that it took so far.
    later: &'a HashMap<Key, usize>,
    /// How much is saved, at which node, in place of how many moves.
    best: Option<(usize, usize, usize)>,
    expanded: usize,
    /// Whether all that was met could be stored.
    complete: bool,
    /// Moves from the start to what is looked at last, for want of room.
    last: Option<usize>,
}

impl<'a> Wide<'a> {
    fn from(start: &Position, later: &'a HashMap<Key, usize>) -> Wide<'a> {
        let node = Node { position: *start, reached: None, depth: 0 };
        let seen = key(start).into_iter().collect();
        Wide { nodes: vec![node], seen, later, best: None, expanded: 0, complete: true, last: None }
    }

    /// The nearest mate within so many moves.
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
            // Once there is no room, what is as near as this is still looked at.
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

    /// The way to the position of the line that saves most.
    fn best(&self) -> Option<Found> {
        let (_, node, moves) = self.best?;
        Some(Found { line: self.line_to(node), replaces: Some(moves) })
    }

    /// No mate takes as many moves as this or fewer.
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
    use crate::{Answer, Budget, can_mate};

    fn shown(fen: &str, winner: Color, budget: u32) -> (usize, Shortened) {
        let position: Position = fen.parse().unwrap();
        let Answer::Yes(line) = can_mate(&position, winner, Budget::default()) else {
            panic!("{fen}")
        };
        let shown = shorten(&position, winner, &line, Budget(budget));
        assert!(mates(&position, winner, &shown.line), "{fen}");
        (line.len(), shown)
    }

    #[test]
    fn from_the_initial_position_two_moves_of_black_and_three_of_white_suffice() {
        let start = Position::default().fen().to_string();
        let (_, black) = shown(&start, Color::Black, 100_000);
        assert!(black.line.len() == 4 && black.shortest);
        let (_, white) = shown(&start, Color::White, 200_000);
        assert!(white.line.len() == 5 && white.shortest);
    }

    #[test]
    fn detours_are_cut_off_where_the_shortest_line_is_far() {
        let (before, after) = shown("8/8/8/8/4k3/8/8/KN5r w - - 0 1", Color::White, 20_000);
        assert!(after.line.len() <= before);
        let (before, after) =
            shown("8/8/2p1kpp1/4n2p/4P3/2N2K2/P5P1/8 w - - 2 42", Color::White, 20_000);
        assert!(after.line.len() <= before && !after.shortest, "{before} {after:?}");
    }

    #[test]
    fn what_leads_to_no_mate_comes_back_as_it_is() {
        let start = Position::default();
        let line = [start.legal_moves()[0]];
        let same = shorten(&start, Color::White, &line, Budget(100));
        assert_eq!((same.line.as_slice(), same.shortest), (&line[..], false));
    }
}
