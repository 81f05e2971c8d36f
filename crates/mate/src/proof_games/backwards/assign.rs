//! Which man of the initial position each man is.

use super::board::Board;
use super::men::{BISHOPS, KING, KNIGHTS, QUEEN, ROOKS, first};
use super::spread::FAR;
use super::tables::{InTheWay, Tables};
use super::ways::Ways;
use crate::legality::home::unmoved;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::attacks::pawn_attacks;
use touchmove_board::{Bitboard, Color, Position, Role, Square, Wing};

/// A choice among the assignments, the cheapest first.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    /// How much may be added to the cost of a pawn's way.
    pub noise: u32,
    pub seed: u64,
    /// Whose pawns are assigned first.
    pub before: Color,
}

/// The board with a name for each man; none if no assignment is possible.
pub(super) fn assign(position: &Position, mut choice: Choice) -> Option<Board> {
    let everybody: Vec<(usize, Role)> = (0..32)
        .filter(|man| man % 16 < 8)
        .flat_map(|man| Role::PROMOTIONS.map(|role| (man, role)))
        .collect();
    let fixed = fixed(position);
    let way = InTheWay { fixed, now: fixed };
    let tables = Tables::new(way, Rc::new(Ways::new(fixed, &everybody)));
    let mut board = Board::empty(position.turn());
    for player in [choice.before, choice.before.other()] {
        let mut naming = Naming { position, tables: &tables, player, board: &mut board };
        let promoted = naming.pieces()?;
        naming.pawns(&promoted, &mut choice)?;
    }
    Some(board.with_rights(position))
}

/// What stands where it began, whichever man each one is.
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

struct Naming<'a> {
    position: &'a Position,
    tables: &'a Tables,
    player: Color,
    board: &'a mut Board,
}

/// What it costs to have no man for a home: a capture more.
const VACANT: u32 = 40;

impl Naming<'_> {
    /// Names the pieces that began as such; the others.
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

    /// The cheapest way to have a man of these squares for each of the homes.
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

    /// Names pawns and promoted men by the files they began on.
    fn pawns(&mut self, promoted: &[(Square, Role)], choice: &mut Choice) -> Option<()> {
        let pawns =
            self.position.pieces(self.player, Role::Pawn).map(|square| (square, Role::Pawn));
        let men: Vec<(Square, Role)> = pawns.chain(promoted.iter().copied()).collect();
        let costs: Vec<[u32; 8]> = men
            .iter()
            .map(|&man| core::array::from_fn(|file| self.cost(file, man, choice)))
            .collect();
        for (file, &(square, role)) in files(&costs)?.into_iter().zip(&men) {
            self.board.put(first(self.player) + file, square, role);
        }
        Some(())
    }

    fn cost(&self, file: usize, (square, role): (Square, Role), choice: &mut Choice) -> u32 {
        let (steps, captures) = self.tables.ways.of(first(self.player) + file, role, square);
        if steps >= FAR {
            return IMPOSSIBLE;
        }
        let noise = choice.draw(choice.noise + 1);
        let crossed = if self.is_crossed(file, square, role) { 20 } else { 0 };
        u32::from(steps) + 8 * u32::from(captures) + 4 * noise + crossed
    }

    /// Whether it would have had to pass the other player's pawn of that file,
    /// if that one has a name already.
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

/// For each man a file of his own, the cheapest way.
fn files(costs: &[[u32; 8]]) -> Option<Vec<usize>> {
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

impl Choice {
    fn draw(&mut self, bound: u32) -> u32 {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 40) as u32 % bound.max(1)
    }
}
