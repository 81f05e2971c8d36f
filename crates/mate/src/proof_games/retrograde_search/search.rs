//! Best-first retrograde search from the given position to the initial position.

use super::board::Board;
use super::distance_tables::{DistanceTables, Obstacles};
use super::estimate::{Estimate, estimate};
use super::men::was_pawn;
use super::pawn_distances::PawnDistances;
use super::retraction::{Step, retract};
use crate::Effort;
use alloc::collections::BinaryHeap;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cmp::Reverse;
use hashbrown::{HashMap, HashSet};
use touchmove_board::attacks::pawn_attacks;
use touchmove_board::{Color, Role, Square};

/// Options in which attempts differ.
#[derive(Clone, Copy)]
pub(super) struct SearchOptions {
    /// Amount of pseudo-random noise in the order of positions.
    pub noise: u64,
    pub seed: u64,
    /// True if pawns may have been captured after promotion.
    pub promoted: bool,
    /// En passant square, if there is one. The last move was then the double advance over it.
    pub passed: Option<Square>,
}

/// Number of previous positions kept for each position. The positions with the smallest distances
/// are kept.
const PREDECESSORS_KEPT: usize = 16;

/// Cost of computing a distance table, expressed as a number of positions.
const TABLES_COST: usize = 8;

struct Node {
    board: Board,
    estimate: Estimate,
    tables: usize,
    after: Option<(u32, Step)>,
}

struct Search {
    options: SearchOptions,
    nodes: Vec<Node>,
    met: HashSet<u64>,
    nearest: BinaryHeap<(Reverse<u64>, u32)>,
    tables: Vec<DistanceTables>,
    by_obstacles: HashMap<Obstacles, usize>,
    ways: HashMap<u64, Rc<PawnDistances>>,
    /// Pawns that have promoted, and pawns that may have been captured after promotion.
    others: Vec<(usize, Role)>,
}

/// Returns the game that leads to this board, if the search finds one within `limit` positions. The
/// second value is the cost in positions.
pub(super) fn search(
    board: Board,
    options: SearchOptions,
    limit: u32,
    effort: &Effort,
) -> (Option<Vec<Step>>, u32) {
    let mut search = Search::new(&board, options);
    search.meet_first(board);
    let game = search.run(limit, effort);
    (game, (search.nodes.len() + TABLES_COST * search.tables.len()) as u32)
}

impl Search {
    fn new(board: &Board, options: SearchOptions) -> Search {
        let pawns = || (0..32).filter(|&man| was_pawn(man));
        let promoted = pawns().map(|man| (man, board.role(man))).filter(|man| man.1 != Role::Pawn);
        let victims = pawns().filter(|&man| board.is_absent(man) && options.promoted);
        let victims = victims.flat_map(|man| options.roles().iter().map(move |&role| (man, role)));
        Search {
            options,
            nodes: Vec::new(),
            met: HashSet::new(),
            nearest: BinaryHeap::new(),
            tables: Vec::new(),
            by_obstacles: HashMap::new(),
            ways: HashMap::new(),
            others: promoted.chain(victims).collect(),
        }
    }

    fn meet_first(&mut self, board: Board) {
        let tables = self.tables_for(&board);
        if let Some(estimate) = estimate(&board, &self.tables[tables]) {
            self.keep(Node { board, estimate, tables, after: None }, 0);
        }
    }

    fn run(&mut self, limit: u32, effort: &Effort) -> Option<Vec<Step>> {
        let mut turns = 0_u32;
        while let Some((_, number)) = self.nearest.pop() {
            turns += 1;
            if self.nodes.len() as u32 >= limit || turns.is_multiple_of(64) && (effort.until)() {
                return None;
            }
            let node = self.nodes.get(number as usize)?;
            if node.estimate.distance == 0 && node.board.turn == Color::White {
                return Some(self.game(number));
            }
            self.expand(number);
        }
        None
    }

    fn expand(&mut self, number: u32) {
        let Some(node) = self.nodes.get(number as usize) else { return };
        let (board, spare, tables) = (node.board.clone(), node.estimate.spare, node.tables);
        let mut found: Vec<(u64, u64, Board, Step)> = Vec::new();
        let mut all = Vec::new();
        let (known, roles) = (&self.tables[tables], self.options.roles());
        retract(&board, known, spare, roles, |before, step| all.push((before, step)));
        all.retain(|(_, step)| number > 0 || self.may_be_last(step));
        for (before, step) in all {
            let hash = before.hash();
            if self.met.contains(&hash) {
                continue;
            }
            let tables = self.tables_for(&before);
            if let Some(estimate) = estimate(&before, &self.tables[tables]) {
                found.push((self.options.key(&estimate, hash), hash, before, step));
            }
        }
        // The hash breaks ties, so that the same question has the same answer on every machine.
        found.sort_by_key(|one| (one.0, one.1));
        found.truncate(PREDECESSORS_KEPT);
        for (key, hash, board, step) in found.into_iter().rev() {
            self.met.insert(hash);
            let tables = self.tables_for(&board);
            if let Some(estimate) = estimate(&board, &self.tables[tables]) {
                self.keep(Node { board, estimate, tables, after: Some((number, step)) }, key);
            }
        }
    }

    /// Returns true if the step is consistent with the en passant square of the target.
    fn may_be_last(&self, step: &Step) -> bool {
        let Some(board) = self.nodes.first().map(|node| &node.board) else { return false };
        let double = match *step {
            Step::Plain(from, to, None) if from.rank().abs_diff(to.rank()) == 2 => {
                let pawn = board.pieces(board.turn.other(), Role::Pawn).contains(to);
                Square::at(from.file(), (from.rank() + to.rank()) / 2).filter(|_| pawn)
            }
            _ => None,
        };
        let dangers = |over| {
            pawn_attacks(board.turn.other(), over).meets(board.pieces(board.turn, Role::Pawn))
        };
        match self.options.passed {
            Some(passed) => double == Some(passed),
            None => !double.is_some_and(dangers),
        }
    }

    fn keep(&mut self, node: Node, key: u64) {
        self.nearest.push((Reverse(key), self.nodes.len() as u32));
        self.nodes.push(node);
    }

    fn tables_for(&mut self, board: &Board) -> usize {
        let way = board.obstacles();
        if let Some(&number) = self.by_obstacles.get(&way) {
            return number;
        }
        let others = &self.others;
        let ways = self.ways.entry(way.fixed.0);
        let ways = ways.or_insert_with(|| Rc::new(PawnDistances::new(way.fixed, others)));
        self.tables.push(DistanceTables::new(way, Rc::clone(ways)));
        self.by_obstacles.insert(way, self.tables.len() - 1);
        self.tables.len() - 1
    }

    fn game(&self, number: u32) -> Vec<Step> {
        let mut game = Vec::new();
        let mut after = self.nodes.get(number as usize).and_then(|node| node.after);
        while let Some((next, step)) = after {
            game.push(step);
            after = self.nodes.get(next as usize).and_then(|node| node.after);
        }
        game
    }
}

impl SearchOptions {
    /// Returns the roles other than pawn in which former pawns may have been captured.
    const fn roles(&self) -> &'static [Role] {
        if self.promoted { &[Role::Queen, Role::Knight] } else { &[] }
    }

    fn key(&self, estimate: &Estimate, hash: u64) -> u64 {
        // The noise is derived from the hash and the seed. It is the same in every run but differs
        // between attempts.
        let noise = (hash ^ self.seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        u64::from(estimate.distance) * 8 + noise % (self.noise + 1)
    }
}
