//! Estimated distance of a position from the initial position, in retracted moves.

use super::board::Board;
use super::distance_tables::{DistanceTables, twins};
use super::distances::FAR;
use super::men::{BISHOPS, KING, KNIGHTS, MEN, QUEEN, ROOKS, color, first, home, rank, was_pawn};
use super::pawn_captures::Demands;
use touchmove_board::{Bitboard, Color, Role, Square, Wing};

/// Estimate of the work that remains until the initial position.
#[derive(Clone, Copy)]
pub(super) struct Estimate {
    /// Estimated distance. Only the initial position has distance 0.
    pub distance: u32,
    /// Number of captures that each player may retract in addition to those that its pawns need.
    pub spare: [u32; 2],
}

/// Returns the estimate, or `None` if the initial position cannot be reached any more.
pub(super) fn estimate(board: &Board, tables: &DistanceTables) -> Option<Estimate> {
    let mut sums = Sums {
        board,
        tables,
        steps: [0; 2],
        pawn_steps: [0; 2],
        captures: [0; 2],
        absent: [0; 2],
        worth: 0,
    };
    sums.absent();
    for player in Color::ALL {
        sums.pawns(player);
        sums.pieces(player);
    }
    let possible = (0..2).all(|player| sums.steps[player] + sums.pawn_steps[player] < NEVER);
    let met = possible && Color::ALL.into_iter().all(|player| sums.has_victims(player));
    met.then(|| sums.estimate()).flatten()
}

struct Sums<'a> {
    board: &'a Board,
    tables: &'a DistanceTables,
    /// Summed distances of the pieces that did not begin as pawns, by player.
    steps: [u32; 2],
    pawn_steps: [u32; 2],
    captures: [u32; 2],
    absent: [u32; 2],
    worth: u32,
}

const NEVER: u32 = 1_000;
/// Extra weight of a piece's move, so that pieces return home before pawns.
const PIECES: u32 = 2;
/// Weight of a capture that a pawn still needs. This weight makes the search retract captures
/// before their possible victims are home.
const CAPTURE: u32 = 8;

impl Sums<'_> {
    fn absent(&mut self) {
        for man in (0..MEN).filter(|&man| self.board.is_absent(man)) {
            self.absent[color(man).index()] += 1;
            self.worth += u32::from(self.tables.absent[man]);
        }
    }

    fn pawns(&mut self, player: Color) {
        for man in first(player)..first(player) + 8 {
            let Some(square) = self.board.square(man) else { continue };
            let (steps, captures) = self.tables.ways.of(man, self.board.role(man), square);
            let promoted = self.board.role(man) != Role::Pawn;
            let sum = if promoted { &mut self.steps } else { &mut self.pawn_steps };
            sum[player.index()] += far(steps);
            self.captures[player.index()] += u32::from(captures);
        }
    }

    fn pieces(&mut self, player: Color) {
        let by_one = BISHOPS.into_iter().chain([QUEEN]).map(|man| first(player) + man);
        let steps = by_one.filter_map(|man| Some(self.steps(man, self.board.square(man)?)));
        let one: u32 = steps.sum();
        self.steps[player.index()] += one + self.knights(player) + self.king_and_rooks(player);
    }

    fn steps(&self, man: usize, from: Square) -> u32 {
        far(self.tables.steps(man, from))
    }

    fn knights(&self, player: Color) -> u32 {
        let [one, other] = KNIGHTS.map(|man| first(player) + man);
        pair(
            [self.board.square(one), self.board.square(other)],
            |from| self.steps(one, from),
            |from| self.steps(other, from),
        )
    }

    fn king_and_rooks(&self, player: Color) -> u32 {
        let board = self.board;
        let [queenside, kingside] = ROOKS.map(|man| first(player) + man);
        let rooks = [board.square(queenside), board.square(kingside)];
        let to_a = |from| self.steps(queenside, from);
        let to_h = |from| self.steps(kingside, from);
        let king = first(player) + KING;
        if board.is_still(king) {
            let fixed = [queenside, kingside].map(|man| board.is_still(man));
            return match fixed {
                [true, true] => 0,
                [true, false] => rooks[1].map_or(0, to_h),
                [false, _] => rooks[0].map_or(0, to_a),
            };
        }
        let Some(square) = board.square(king) else { return NEVER };
        let castled = |wing| far(self.tables.king_castled(player, wing, square)) + 1;
        let rook_to = |wing| move |from| far(self.tables.rook_castled(player, wing, from));
        let short = castled(Wing::Kingside) + pair_with(rooks, to_a, rook_to(Wing::Kingside));
        let long = castled(Wing::Queenside) + pair_with(rooks, to_h, rook_to(Wing::Queenside));
        (self.steps(king, square) + pair(rooks, to_a, to_h)).min(short).min(long)
    }

    /// Returns true if the missing pieces may be the victims of this player's pawns.
    fn has_victims(&self, player: Color) -> bool {
        if self.captures[player.index()] == 0 {
            return true;
        }
        let mut demands = Demands::new();
        for man in first(player)..first(player) + 8 {
            let Some(square) = self.board.square(man) else { continue };
            match (self.board.role(man), self.tables.ways.of(man, self.board.role(man), square).1) {
                (_, 0) => {}
                (Role::Pawn, captures) => demands.add(man, square, captures),
                (_, captures) => demands.add_anywhere(captures),
            }
        }
        let spare =
            self.absent[player.index()].saturating_sub(self.captures[player.other().index()]);
        let mut victims = [Bitboard::EMPTY; 16];
        let other = first(player.other());
        let absent = (other..other + 16).filter(|&man| self.board.is_absent(man));
        for (place, man) in victims.iter_mut().zip(absent) {
            let twin = twins(man).into_iter().find_map(|twin| self.board.square(twin));
            *place = match was_pawn(man) {
                true => self.tables.ways.reach(man, spare),
                false => self.tables.reach(man, twin),
            };
        }
        demands.are_met_by(&victims)
    }

    fn estimate(&self) -> Option<Estimate> {
        let spare = |player: Color| {
            let others = self.absent[player.other().index()];
            others.checked_sub(self.captures[player.index()])
        };
        let spare = [spare(Color::White)?, spare(Color::Black)?];
        let crossed = self.crossed();
        // Pawns that have passed each other need one more capture, and no capture is left.
        if crossed > 0 && spare == [0, 0] {
            return None;
        }
        let must_have_moved =
            Color::ALL.map(|player| self.board.must_have_moved >> first(player) & 0xffff != 0);
        let must_have_moved =
            2 * must_have_moved.into_iter().filter(|&must_have_moved| must_have_moved).count()
                as u32;
        let pieces = self.steps[0] + self.steps[1];
        let moves = pieces + self.pawn_steps[0] + self.pawn_steps[1] + must_have_moved;
        let checks = self.board.checkers(self.board.turn).len();
        let captures = CAPTURE * (self.captures[0] + self.captures[1]);
        let distance = moves
            + PIECES * pieces
            + captures
            + self.worth
            + self.odd(moves)
            + 20 * crossed
            + 2 * checks;
        Some(Estimate { distance, spare })
    }

    /// Returns a penalty if the number of moves has the wrong parity and no piece can change the
    /// parity.
    fn odd(&self, moves: u32) -> u32 {
        let even = (moves + self.board.turn.index() as u32).is_multiple_of(2);
        if even || self.absent != [0, 0] || self.has_choice() { 0 } else { 3 }
    }

    fn has_choice(&self) -> bool {
        (0..MEN)
            .filter(|&man| was_pawn(man))
            .any(|man| self.board.square(man).is_some_and(|square| rank(color(man), square) > 2))
    }

    /// Returns the number of files whose two pawns have passed each other. One of the two pawns
    /// must have captured.
    fn crossed(&self) -> u32 {
        let above = |man: usize| {
            let square = self.board.square(man)?;
            let promoted = self.board.role(man) != Role::Pawn;
            let straight = square.file() == home(man).file();
            let rank = if promoted { 7 } else { rank(color(man), square) };
            (promoted || straight).then_some(rank)
        };
        let crossed = (0..8).filter(|&file| match (above(file), above(16 + file)) {
            // Each rank is counted from its player's side. The pawns face each other if the sum of
            // their ranks is at most 7.
            (Some(white), Some(black)) => white + black > 7,
            _ => false,
        });
        crossed.count() as u32
    }
}

fn far(steps: u8) -> u32 {
    if steps >= FAR { NEVER } else { u32::from(steps) }
}

/// Returns the cost of the cheaper assignment of two interchangeable pieces to two homes.
fn pair(
    men: [Option<Square>; 2],
    to_one: impl Fn(Square) -> u32,
    to_other: impl Fn(Square) -> u32,
) -> u32 {
    match men {
        [Some(one), Some(other)] => {
            (to_one(one) + to_other(other)).min(to_one(other) + to_other(one))
        }
        [Some(man), None] | [None, Some(man)] => to_one(man).min(to_other(man)),
        [None, None] => 0,
    }
}

/// Returns the cost of the cheaper assignment if one of the pieces must take the second home.
fn pair_with(
    men: [Option<Square>; 2],
    to_one: impl Fn(Square) -> u32,
    to_other: impl Fn(Square) -> u32,
) -> u32 {
    match men {
        [Some(_), Some(_)] => pair(men, to_one, to_other),
        [Some(man), None] | [None, Some(man)] => to_other(man),
        [None, None] => NEVER,
    }
}
