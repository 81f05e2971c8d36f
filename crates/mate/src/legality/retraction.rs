//! Retraction of the last move.
//!
//! Every possible last move is retracted, with every piece that it may have captured. The position
//! is possible if at least one previous position has no obvious problem and passes the counting
//! tests. Moves before the last one are not retracted.

use super::Illegality;
use super::counts;
use super::unmoved_pieces::{attacks, both_promoted};
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Piece, Position, Role, Square};

/// Returns the reason if at least one move was made but no last move is possible.
pub(super) fn no_last_move(position: &Position) -> Option<Illegality> {
    if position.same_position(&Position::default()) {
        return None;
    }
    let retraction = Retraction::of(position);
    let mut before = retraction.all();
    (!before.any(|before| is_possible(&before))).then_some(Illegality::NoLastMove)
}

/// Returns true if the previous position has no obvious problem and passes the counting tests.
fn is_possible(before: &Position) -> bool {
    before.problems().is_empty() && counts(before, both_promoted(before)).is_none()
}

struct Retraction<'a> {
    now: &'a Position,
    /// Position without castling rights and en passant square, with the other player to move.
    bare: Position,
    mover: Color,
    /// Pieces of the mover that may still castle, so they cannot have moved.
    still: Bitboard,
}

/// Pieces that may reappear when a capture is retracted; `None` stands for a move without capture.
const CAPTURED: [Option<Role>; 6] = [
    None,
    Some(Role::Pawn),
    Some(Role::Knight),
    Some(Role::Bishop),
    Some(Role::Rook),
    Some(Role::Queen),
];

impl<'a> Retraction<'a> {
    fn of(now: &'a Position) -> Retraction<'a> {
        let mover = now.turn().other();
        let mut bare = Position::empty(mover);
        for square in now.occupied() {
            bare = bare.with_piece(square, now.piece_at(square));
        }
        let rooks = now.castling_rooks() & now.color(mover);
        let king = now.king(mover).filter(|_| !rooks.is_empty());
        let still = rooks | king.map_or(Bitboard::EMPTY, Bitboard::of);
        Retraction { now, bare, mover, still }
    }

    fn all(&self) -> impl Iterator<Item = Position> + '_ {
        // An en passant square proves that the last move was the double advance over it.
        if let Some(passed) = self.now.passed_square() {
            let double = self.double_advance(passed);
            return Box::new(double.into_iter()) as Box<dyn Iterator<Item = Position>>;
        }
        let men = self.bare.color(self.mover).without(self.still);
        let steps = men.flat_map(|to| self.steps(to));
        Box::new(steps.chain(self.promotions()).chain(self.passing()).chain(self.castling()))
    }

    fn own(&self, role: Role) -> Option<Piece> {
        Some(Piece { color: self.mover, role })
    }

    fn theirs(&self, role: Role) -> Option<Piece> {
        Some(Piece { color: self.mover.other(), role })
    }

    /// Returns the positions before a move from `from` to `to`, one for each captured piece.
    fn back(
        &self,
        to: Square,
        from: Square,
        role: Role,
        captured: impl Iterator<Item = Option<Role>>,
    ) -> Vec<Position> {
        let left = self.bare.with_piece(to, None).with_piece(from, self.own(role));
        // A player with 16 pieces has lost none, so the last move captured nothing.
        let full = self.bare.color(self.mover.other()).len() >= 16;
        let captured = captured.filter(|role| role.is_none() || !full);
        captured.map(|role| left.with_piece(to, role.and_then(|role| self.theirs(role)))).collect()
    }

    fn steps(&self, to: Square) -> Vec<Position> {
        let Some(Piece { role, .. }) = self.bare.piece_at(to) else { return Vec::new() };
        if role == Role::Pawn {
            return self.pawn_steps(to);
        }
        let from = attacks(role, to, self.bare.occupied()).without(self.bare.occupied());
        from.flat_map(|from| self.back(to, from, role, CAPTURED.into_iter())).collect()
    }

    /// Returns the positions before a pawn moved to `to` without promoting.
    fn pawn_steps(&self, to: Square) -> Vec<Position> {
        let free = |square: &Square| self.bare.piece_at(*square).is_none();
        let mut all = Vec::new();
        let one = self.behind(to, 0, 1).filter(free);
        if let Some(one) = one.filter(|one| !matches!(one.rank(), 0 | 7)) {
            all.extend(self.back(to, one, Role::Pawn, [None].into_iter()));
            let two = self.behind(to, 0, 2).filter(free).filter(|two| self.is_home(*two));
            all.extend(
                two.iter().flat_map(|&two| self.back(to, two, Role::Pawn, [None].into_iter())),
            );
        }
        for side in [-1, 1] {
            let from = self.behind(to, side, 1).filter(free).filter(|f| !matches!(f.rank(), 0 | 7));
            let captured = || CAPTURED.into_iter().skip(1);
            all.extend(from.iter().flat_map(|&from| self.back(to, from, Role::Pawn, captured())));
        }
        all
    }

    /// Returns the square that is `ranks` ranks behind, from the mover's side.
    fn behind(&self, square: Square, side: i8, ranks: i8) -> Option<Square> {
        let ranks = if self.mover == Color::White { -ranks } else { ranks };
        let file = square.file().checked_add_signed(side)?;
        Square::at(file, square.rank().checked_add_signed(ranks)?)
    }

    fn is_home(&self, square: Square) -> bool {
        square.rank() == if self.mover == Color::White { 1 } else { 6 }
    }

    fn promotions(&self) -> impl Iterator<Item = Position> + '_ {
        let last = Bitboard::rank(if self.mover == Color::White { 7 } else { 0 });
        let men = self.bare.color(self.mover).without(self.bare.role(Role::King)) & last;
        men.without(self.still).flat_map(|to| self.pawn_steps(to))
    }

    fn passing(&self) -> impl Iterator<Item = Position> + '_ {
        let rank = Bitboard::rank(if self.mover == Color::White { 5 } else { 2 });
        let pawns = self.bare.pieces(self.mover, Role::Pawn) & rank;
        pawns.flat_map(|to| [(to, -1), (to, 1)]).filter_map(|(to, side)| {
            let (from, taken) = (self.behind(to, side, 1)?, self.behind(to, 0, 1)?);
            let home = self.behind(to, 0, -1)?;
            let free = |square| self.bare.piece_at(square).is_none();
            if !(free(from) && free(taken) && free(home)) {
                return None;
            }
            let before = self.bare.with_piece(to, None).with_piece(from, self.own(Role::Pawn));
            Some(before.with_piece(taken, self.theirs(Role::Pawn)))
        })
    }

    fn castling(&self) -> impl Iterator<Item = Position> + '_ {
        let rank = if self.mover == Color::White { 0 } else { 7 };
        let at = move |file: u8| Square::at(file, rank);
        let wings = [(6, 5, 7), (2, 3, 0)];
        let wings = wings.into_iter().filter(|_| self.still.is_empty());
        wings.filter_map(move |(king, rook, corner)| {
            let (king, rook, corner, home) = (at(king)?, at(rook)?, at(corner)?, at(4)?);
            let there = self.bare.piece_at(king) == self.own(Role::King)
                && self.bare.piece_at(rook) == self.own(Role::Rook);
            let free = [corner, home].iter().all(|&square| self.bare.piece_at(square).is_none());
            (there && free).then(|| {
                let left = self.bare.with_piece(king, None).with_piece(rook, None);
                left.with_piece(home, self.own(Role::King)).with_piece(corner, self.own(Role::Rook))
            })
        })
    }

    /// Retracts the double advance over the square `passed`.
    fn double_advance(&self, passed: Square) -> Vec<Position> {
        let (to, from) = (self.behind(passed, 0, -1), self.behind(passed, 0, 1));
        let (Some(to), Some(from)) = (to, from) else { return Vec::new() };
        self.back(to, from, Role::Pawn, [None].into_iter())
    }
}
