//! Moves of one player in order.

use touchmove_board::attacks::between;
use touchmove_board::{Bitboard, Move, MoveKind, Role, Square};

/// Capacity: the length of the longest pawn route and the moves of two more pieces.
const MOST: usize = 12;

/// Fixed-size list of moves. If the list is full, the plan fails without a panic.
#[derive(Clone, Copy)]
pub(super) struct MoveSequence {
    moves: [Option<Move>; MOST],
    len: usize,
}

impl MoveSequence {
    pub(super) const NONE: MoveSequence = MoveSequence { moves: [None; MOST], len: 0 };

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Returns the move with the given number.
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

    /// Returns the squares where the moves start and end, and the squares between.
    pub(super) fn touched(&self) -> Bitboard {
        let over = |mv: Move| between(mv.from, mv.to) | mv.from.into() | mv.to.into();
        self.iter().fold(Bitboard::EMPTY, |set, mv| set | over(mv))
    }

    /// Returns the moves of a piece from square to square.
    pub(super) fn along(role: Role, squares: &[Square]) -> MoveSequence {
        squares.windows(2).map(|pair| step(role, pair[0], pair[1])).collect()
    }
}

impl FromIterator<Move> for MoveSequence {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> MoveSequence {
        let mut steps = MoveSequence::NONE;
        moves.into_iter().for_each(|mv| steps.push(mv));
        steps
    }
}

/// Returns a move that is not castling, promotion, double advance or en passant.
#[inline]
pub(super) fn step(role: Role, from: Square, to: Square) -> Move {
    Move { from, to, role, kind: MoveKind::Step }
}
