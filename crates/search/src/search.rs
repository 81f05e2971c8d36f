//! Search for the best move: alpha-beta with a window, in the form of negamax.
//!
//! Every score is seen from the player to move. A function returns `None` when the limit of
//! positions is reached. The caller then discards the unfinished iteration.

use crate::evaluation::{evaluate, is_dead_material};
use crate::ordering::{Memory, Moves, PLIES, is_quiet};
use crate::overlooking::Overlooking;
use crate::transpositions::{Bound, Entry, Transpositions};
use alloc::vec::Vec;
use core::ops::Range;
use touchmove_board::{Move, Position, Role, Square};

/// Score of a mate at the root. A mate after `n` half-moves is worth `n` less.
pub(crate) const MATE: i32 = 30_000;
/// Scores beyond this limit are mates.
pub(crate) const MATES: i32 = MATE - 1_000;
/// Score beyond every other.
pub(crate) const INFINITE: i32 = MATE + 1;

/// Search of one position and its memory.
pub(crate) struct Search {
    pub(crate) nodes: u32,
    limit: u32,
    /// Hashes of the positions of the game and of the line under examination.
    pub(crate) line: Vec<u64>,
    pub(crate) moves: Moves,
    memory: Memory,
    table: Transpositions,
    pub(crate) overlooking: Overlooking,
}

/// Window of scores that matter, and the place in the tree.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub alpha: i32,
    pub beta: i32,
    pub depth: i32,
    /// Distance from the root.
    pub ply: usize,
    /// Square of arrival of the last move, or `None` after a null move.
    pub arrival: Option<Square>,
}

/// Position with its node.
#[derive(Clone, Copy)]
struct Place<'a> {
    position: &'a Position,
    hash: u64,
    check: bool,
    node: Node,
}

impl Node {
    /// Returns the node after a move, from the opponent's view.
    pub fn next(self, mv: Option<Move>, alpha: i32, beta: i32, depth: i32) -> Node {
        let arrival = mv.map(|mv| mv.to);
        Node { alpha: -beta, beta: -alpha, depth, ply: self.ply + 1, arrival }
    }

    fn mated(self) -> i32 {
        -MATE + self.ply as i32
    }
}

impl Search {
    pub fn new(history: &[u64], limit: u32, overlooking: Overlooking) -> Search {
        Search {
            nodes: 0,
            limit,
            line: history.to_vec(),
            moves: Moves::default(),
            memory: Memory::new(),
            table: Transpositions::for_nodes(limit),
            overlooking,
        }
    }

    fn enter(&mut self) -> Option<()> {
        self.nodes += 1;
        (self.nodes <= self.limit).then_some(())
    }

    /// Returns the score of a position.
    pub fn score(&mut self, position: &Position, node: Node) -> Option<i32> {
        let check = position.is_check();
        let node = Node { depth: node.depth + i32::from(check), ..node };
        if node.depth <= 0 || node.ply + 1 >= PLIES {
            return self.quiesce(position, node, check);
        }
        self.enter()?;
        let hash = position.repetition_hash();
        if self.is_draw(position, hash, check) {
            return Some(0);
        }
        let known = self.table.get(hash).copied();
        if let Some(entry) = known {
            let entry = Entry { score: shifted(entry.score, -(node.ply as i32)), ..entry };
            if entry.settles(node.depth, node.alpha, node.beta) {
                return Some(entry.score);
            }
        }
        self.line.push(hash);
        let found = match self.after_null_move(position, node, check)? {
            Some(score) => score,
            None => {
                let place = Place { position, hash, check, node };
                self.best(place, known.and_then(|entry| entry.mv))?
            }
        };
        self.line.pop();
        Some(found)
    }

    /// Returns true if the position repeats an earlier one, or is a draw for another reason.
    fn is_draw(&self, position: &Position, hash: u64, check: bool) -> bool {
        let back = usize::from(position.halfmoves());
        // Only positions with the same player to move can be the same: every second one.
        let mut earlier = self.line.iter().rev().take(back).skip(1).step_by(2);
        let counted = back >= 100 && (!check || position.has_legal_move());
        counted || is_dead_material(position) || earlier.any(|one| *one == hash)
    }

    /// Returns a score if the position is so good that the player could even pass.
    ///
    /// In the endgame of king and pawns passing can be better than every move, so the function
    /// does not try it there.
    fn after_null_move(
        &mut self,
        position: &Position,
        node: Node,
        check: bool,
    ) -> Option<Option<i32>> {
        let simple = position.role(Role::Pawn) | position.role(Role::King);
        let pieces = position.color(position.turn()).without(simple);
        let tried = node.depth >= 3 && !check && !pieces.is_empty() && node.arrival.is_some();
        if !tried || node.beta.abs() >= MATES || evaluate(position) < node.beta {
            return Some(None);
        }
        let passed = position.with_turn(position.turn().other());
        let (beta, depth) = (node.beta, node.depth - 3);
        let score = -self.score(&passed, node.next(None, beta - 1, beta, depth))?;
        Some((score >= beta).then_some(beta))
    }

    /// Returns the score of the best move. `first` is the best move of an earlier search.
    fn best(&mut self, place: Place<'_>, first: Option<Move>) -> Option<i32> {
        let Place { position, hash, check, node } = place;
        let start = self.moves.len();
        self.moves.add_all(position, first, &self.memory, node.ply);
        let part = start..self.moves.len();
        if part.is_empty() {
            return Some(if check { node.mated() } else { 0 });
        }
        let (best, chosen) = self.best_of(place, part)?;
        self.moves.truncate(start);
        if chosen.is_none() {
            // The player overlooks every move.
            return Some(evaluate(position));
        }
        self.keep(hash, chosen, best, node);
        Some(best)
    }

    /// Returns the best move of a part of the stack, with its score.
    fn best_of(&mut self, place: Place<'_>, part: Range<usize>) -> Option<(i32, Option<Move>)> {
        let Place { position, hash, check, mut node } = place;
        let (mut best, mut chosen) = (-INFINITE, None);
        for (tried, at) in part.enumerate() {
            let Some(mv) = self.moves.next(at) else { break };
            if !check && self.overlooking.overlooks(hash, mv, node.arrival) {
                continue;
            }
            let quiet = is_quiet(position, mv);
            let reduction = if quiet && !check { reduction(node.depth, tried) } else { 0 };
            let score = self.try_move(position, mv, node, best, reduction)?;
            if score > best {
                (best, chosen) = (score, Some(mv));
            }
            node.alpha = node.alpha.max(best);
            if node.alpha >= node.beta {
                if quiet {
                    self.memory.remember(position.turn(), mv, node.depth, node.ply);
                }
                break;
            }
        }
        Some((best, chosen))
    }

    /// Returns the score of a move. Moves after the first are expected to be worse, so a window
    /// without width tests them.
    fn try_move(
        &mut self,
        position: &Position,
        mv: Move,
        node: Node,
        best: i32,
        reduction: i32,
    ) -> Option<i32> {
        let after = position.after(mv);
        let (alpha, beta, depth) = (node.alpha, node.beta, node.depth - 1);
        if best > -INFINITE {
            let test = node.next(Some(mv), alpha, alpha + 1, depth - reduction);
            let score = -self.score(&after, test)?;
            if score <= alpha || (reduction == 0 && score >= beta) {
                return Some(score);
            }
        }
        Some(-self.score(&after, node.next(Some(mv), alpha, beta, depth))?)
    }

    fn keep(&mut self, hash: u64, mv: Option<Move>, score: i32, node: Node) {
        let bound = match score {
            _ if score >= node.beta => Bound::AtLeast,
            _ if score <= node.alpha => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table.put(Entry::new(hash, mv, shifted(score, node.ply as i32), node.depth, bound));
    }

    /// Returns the score after the captures that are worth trying. The player may also decline all
    /// of them, but must leave a check.
    fn quiesce(&mut self, position: &Position, node: Node, check: bool) -> Option<i32> {
        self.enter()?;
        if node.ply + 1 >= PLIES || is_dead_material(position) {
            return Some(evaluate(position));
        }
        let stand = if check { -INFINITE } else { evaluate(position) };
        if stand >= node.beta {
            return Some(stand);
        }
        let start = self.moves.len();
        if check {
            self.moves.add_all(position, None, &self.memory, node.ply);
        } else {
            self.moves.add_captures(position);
        }
        let end = self.moves.len();
        if check && start == end {
            return Some(node.mated());
        }
        let best = self.best_capture(position, node, stand, start..end)?;
        self.moves.truncate(start);
        Some(best)
    }

    fn best_capture(
        &mut self,
        position: &Position,
        node: Node,
        stand: i32,
        part: Range<usize>,
    ) -> Option<i32> {
        let check = stand == -INFINITE;
        let hash = if self.overlooking.is_possible() { position.repetition_hash() } else { 0 };
        let (mut best, mut alpha) = (stand, node.alpha.max(stand));
        for at in part {
            let Some(mv) = self.moves.next(at) else { break };
            if !check && self.overlooking.overlooks(hash, mv, node.arrival) {
                continue;
            }
            let next = node.next(Some(mv), alpha, node.beta, 0);
            let after = position.after(mv);
            let score = -self.quiesce(&after, next, after.is_check())?;
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= node.beta {
                break;
            }
        }
        Some(best)
    }
}

/// Returns the number of half-moves by which a late quiet move is searched less deeply.
fn reduction(depth: i32, tried: usize) -> i32 {
    match tried {
        _ if depth < 3 => 0,
        0..4 => 0,
        4..12 => 1,
        _ => 2,
    }
}

/// Returns a score with its mate put off by some plies. Other scores do not change.
///
/// Mate scores in the table count from the position; those of the search count from the root. So a
/// score is shifted by its ply on the way into the table, and back on the way out.
fn shifted(score: i32, plies: i32) -> i32 {
    match score {
        MATES.. => score + plies,
        _ if score <= -MATES => score - plies,
        _ => score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_in_the_table_count_from_the_position() {
        for score in [MATE - 5, -MATE + 5, 120, 0] {
            assert_eq!(shifted(shifted(score, 3), -3), score);
        }
        assert_eq!(shifted(MATE - 5, 3), MATE - 2);
    }
}
