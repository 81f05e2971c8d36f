//! The moves one player has to make, in order.

use touchmove_board::attacks::between;
use touchmove_board::{Bitboard, Move, MoveKind, Role, Square};

/// As many as the longest way of a pawn and two men more.
const MOST: usize = 12;

/// Moves that fit in no list make the plan fail, not the program.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    moves: [Option<Move>; MOST],
    len: usize,
}

impl Steps {
    pub(super) const NONE: Steps = Steps { moves: [None; MOST], len: 0 };

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// The move of that number.
    #[inline]
    pub(super) fn get(&self, number: usize) -> Option<Move> {
        self.moves.get(number).copied().flatten()
    }

    pub(super) fn last(&self) -> Option<Move> {
        self.get(self.len.checked_sub(1)?)
    }

    #[inline]
    pub(super) fn push(&mut self, mv: Move) {
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = Some(mv);
        }
        self.len += 1;
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves.iter().map_while(|mv| *mv)
    }

    /// The squares these moves lead over, with those they begin and end on.
    pub(super) fn touched(&self) -> Bitboard {
        let over = |mv: Move| between(mv.from, mv.to) | mv.from.into() | mv.to.into();
        self.iter().fold(Bitboard::EMPTY, |set, mv| set | over(mv))
    }

    /// A man's way from square to square.
    pub(super) fn along(role: Role, squares: &[Square]) -> Steps {
        squares.windows(2).map(|pair| step(role, pair[0], pair[1])).collect()
    }
}

impl FromIterator<Move> for Steps {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Steps {
        let mut steps = Steps::NONE;
        moves.into_iter().for_each(|mv| steps.push(mv));
        steps
    }
}

/// A plain move.
#[inline]
pub(super) fn step(role: Role, from: Square, to: Square) -> Move {
    Move { from, to, role, kind: MoveKind::Step }
}
