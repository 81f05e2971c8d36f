//! Assignment of the pieces on the board to the pieces of the initial position.

use super::board::Board;
use super::distance_tables::{DistanceTables, Obstacles};
use super::distances::FAR;
use super::men::{BISHOPS, KING, KNIGHTS, QUEEN, ROOKS, first};
use super::pawn_distances::PawnDistances;
use crate::legality::unmoved_pieces::unmoved;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::attacks::pawn_attacks;
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

/// Variation of the assignment. Without noise the cheapest assignment is chosen.
#[derive(Clone, Copy)]
pub(super) struct AssignmentOptions {
    /// Upper bound on the noise in the cost of a pawn's route.
    pub noise: u32,
    pub seed: u64,
    /// Player whose pawns are assigned first.
    pub before: Color,
}

/// Returns the board with an identity for each piece, or `None` if no assignment is possible.
pub(super) fn assign(position: &Position, mut options: AssignmentOptions) -> Option<Board> {
    let everybody: Vec<(usize, Role)> = (0..32)
        .filter(|man| man % 16 < 8)
        .flat_map(|man| Role::PROMOTIONS.map(|role| (man, role)))
        .collect();
    let fixed = fixed(position);
    let way = Obstacles { fixed, now: fixed };
    let tables = DistanceTables::new(way, Rc::new(PawnDistances::new(fixed, &everybody)));
    let mut board = Board::empty(position.turn());
    for player in [options.before, options.before.other()] {
        let mut assignment = Assignment { position, tables: &tables, player, board: &mut board };
        let promoted = assignment.pieces()?;
        assignment.pawns(&promoted, &mut options)?;
    }
    Some(board.with_rights(position))
}

/// Returns the pieces that never moved. They keep the identities of their home squares.
fn fixed(position: &Position) -> Bitboard {
    let unmoved = unmoved(position);
    let bishops = Color::ALL.into_iter().flat_map(|player| {
        let home = BISHOPS.into_iter().map(move |man| super::men::home(first(player) + man));
        home.filter(move |&square| {
            position.pieces(player, Role::Bishop).contains(square)
                && pawn_attacks(player, square)
                    .without(unmoved & position.pieces(player, Role::Pawn))
                    .is_empty()
        })
    });
    bishops.fold(unmoved, |set, square| set | square.into())
}

struct Assignment<'a> {
    position: &'a Position,
    tables: &'a DistanceTables,
    player: Color,
    board: &'a mut Board,
}

/// Cost of a home to which no piece is assigned, because its piece must have been captured.
const VACANT: u32 = 40;

impl Assignment<'_> {
    /// Assigns pieces to the homes of the original pieces. Returns the remaining pieces, which were
    /// promoted.
    fn pieces(&mut self) -> Option<Vec<(Square, Role)>> {
        let king = self.position.king(self.player)?;
        self.board.put(first(self.player) + KING, king, Role::King);
        let mut promoted = Vec::new();
        let kinds: [(Role, &[usize]); 4] = [
            (Role::Queen, &[QUEEN]),
            (Role::Rook, &ROOKS),
            (Role::Bishop, &BISHOPS),
            (Role::Knight, &KNIGHTS),
        ];
        for (role, men) in kinds {
            let squares: Vec<Square> = self.position.pieces(self.player, role).collect();
            let named = self.cheapest(&squares, men).1;
            promoted.extend(
                squares
                    .iter()
                    .filter(|&square| {
                        let man = named.iter().find(|(_, of)| of == square);
                        man.into_iter()
                            .for_each(|&(man, square)| self.board.put(man, square, role));
                        man.is_none()
                    })
                    .map(|&square| (square, role)),
            );
        }
        Some(promoted)
    }

    /// Returns the cheapest assignment of the squares to the homes of `men`, with its cost.
    fn cheapest(&self, squares: &[Square], men: &[usize]) -> (u32, Vec<(usize, Square)>) {
        let Some((&man, men)) = men.split_first() else { return (0, Vec::new()) };
        let man = first(self.player) + man;
        let (sum, named) = self.cheapest(squares, men);
        let mut best = (sum + VACANT, named);
        for &square in squares {
            let steps = self.steps(man, square);
            if steps >= u32::from(FAR) {
                continue;
            }
            let rest: Vec<Square> =
                squares.iter().copied().filter(|&other| other != square).collect();
            let (sum, mut named) = self.cheapest(&rest, men);
            if sum + steps < best.0 {
                named.push((man, square));
                best = (sum + steps, named);
            }
        }
        best
    }

    fn steps(&self, man: usize, square: Square) -> u32 {
        let steps = u32::from(self.tables.steps(man, square));
        let castled = Wing::ALL
            .map(|wing| u32::from(self.tables.rook_castled(self.player, wing, square)) + 1);
        let castled = castled.into_iter().min().filter(|_| ROOKS.contains(&(man % 16)));
        castled.map_or(steps, |castled| castled.min(steps))
    }

    /// Assigns pawns and promoted pieces to their home files.
    fn pawns(
        &mut self,
        promoted: &[(Square, Role)],
        options: &mut AssignmentOptions,
    ) -> Option<()> {
        let pawns =
            self.position.pieces(self.player, Role::Pawn).map(|square| (square, Role::Pawn));
        let men: Vec<(Square, Role)> = pawns.chain(promoted.iter().copied()).collect();
        let costs: Vec<[u32; 8]> = men
            .iter()
            .map(|&man| core::array::from_fn(|file| self.cost(file, man, options)))
            .collect();
        for (file, &(square, role)) in files(&costs)?.into_iter().zip(&men) {
            self.board.put(first(self.player) + file, square, role);
        }
        Some(())
    }

    fn cost(
        &self,
        file: usize,
        (square, role): (Square, Role),
        options: &mut AssignmentOptions,
    ) -> u32 {
        let (steps, captures) = self.tables.ways.of(first(self.player) + file, role, square);
        if steps >= FAR {
            return IMPOSSIBLE;
        }
        let noise = options.draw(options.noise + 1);
        let crossed = if self.is_crossed(file, square, role) { 20 } else { 0 };
        u32::from(steps) + 8 * u32::from(captures) + 4 * noise + crossed
    }

    /// Returns true if the opposing pawn of the file is already assigned and the two would have
    /// passed each other.
    fn is_crossed(&self, file: usize, square: Square, role: Role) -> bool {
        let other = first(self.player.other()) + file;
        let there = self.board.square(other).filter(|_| self.board.role(other) == Role::Pawn);
        let straight = role == Role::Pawn && usize::from(square.file()) == file;
        straight
            && there.is_some_and(|other| {
                let above =
                    if self.player == Color::White { square > other } else { square < other };
                other.file() == square.file() && above
            })
    }
}

const IMPOSSIBLE: u32 = 10_000;

/// Returns the cheapest assignment in which each pawn has a file of its own.
fn files(costs: &[[u32; 8]]) -> Option<Vec<usize>> {
    // Dynamic programming over the set of files used, one pawn at a time.
    let mut best: Vec<Option<(u32, Vec<usize>)>> = vec![None; 256];
    best[0] = Some((0, Vec::new()));
    for costs in costs {
        let mut next: Vec<Option<(u32, Vec<usize>)>> = vec![None; 256];
        for (set, (sum, named)) in
            best.iter().enumerate().filter_map(|(s, b)| Some((s, b.as_ref()?)))
        {
            for (file, cost) in costs.iter().enumerate().filter(|(file, _)| set >> file & 1 == 0) {
                let place = &mut next[set | 1 << file];
                if *cost < IMPOSSIBLE && place.as_ref().is_none_or(|(least, _)| sum + cost < *least)
                {
                    let named = named.iter().copied().chain([file]).collect();
                    *place = Some((sum + cost, named));
                }
            }
        }
        best = next;
    }
    best.into_iter().flatten().min_by_key(|(sum, _)| *sum).map(|(_, named)| named)
}

impl AssignmentOptions {
    fn draw(&mut self, bound: u32) -> u32 {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 40) as u32 % bound.max(1)
    }
}
