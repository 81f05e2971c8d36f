//! Supporting moves of other pieces that turn a check into mate.

use super::{Check, HeavyMate, first_step};
use crate::line::{forward, piece_attacks};
use crate::planned_mates::move_sequence::step;
use crate::preconditions::LAST_RANKS;
use touchmove_board::attacks::{between, king_attacks, pawn_attacks};
use touchmove_board::{Bitboard, Move, Role, Square};

impl HeavyMate<'_> {
    /// Returns a move by which the only guarding piece of the loser stops guarding.
    pub(super) fn away(&self, check: &Check) -> Option<Move> {
        let (context, loser) = (self.context, self.context.winner.other());
        let way = between(self.king, check.to) | check.to.into();
        let all = way.fold(Bitboard::EMPTY, |set, s| set | context.men.attackers(s, loser));
        let guards = all.without(context.their_king.into());
        let from = guards.first().filter(|_| !guards.has_several())?;
        let role = context.men.role_at(from)?;
        let avoid = self.occupied | way | check.via.map_or(Bitboard::EMPTY, Bitboard::of);
        if role == Role::Pawn {
            return first_step(role, from, forward(loser, from.into()).without(avoid));
        }
        let occupied = self.occupied.without(from.into());
        let mut free = piece_attacks(role, from, self.occupied).without(avoid);
        let bad = way | context.our_king.into();
        let to = free.find(|&to| !piece_attacks(role, to, occupied).meets(bad))?;
        Some(step(role, from, to))
    }

    /// Returns a move of another piece of the winner that covers the remaining open squares.
    pub(super) fn help(&self, check: &Check) -> Option<Move> {
        let context = self.context;
        let way = between(self.king, check.to) | between(check.from, check.to);
        let barred = way | check.to.into() | self.king.into();
        let common = |from_where: &dyn Fn(Square) -> Bitboard| {
            check.need.fold(!barred, |set, square| set & from_where(square))
        };
        let occupied = self.occupied.without(self.king.into());
        let mut pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter();
        let piece = pieces.find_map(|role| {
            let mut men = context.men.pieces(context.winner, role).without(check.from.into());
            let free = !context.ours & if men.is_empty() { return None } else { !Bitboard::EMPTY };
            let places = free & common(&|s| piece_attacks(role, s, occupied));
            men.find_map(|from| {
                first_step(role, from, piece_attacks(role, from, self.occupied) & places)
            })
        });
        let pawn = || self.pawn(common(&|s| pawn_attacks(context.winner.other(), s)));
        let king = || {
            let ground = context.our_ground().without(king_attacks(self.king));
            let near = king_attacks(context.our_king) & ground & common(&king_attacks);
            first_step(Role::King, context.our_king, near)
        };
        piece.or_else(pawn).or_else(king)
    }

    /// Returns a move of a winner's pawn to one of the squares in `places`.
    fn pawn(&self, places: Bitboard) -> Option<Move> {
        let (context, winner) = (self.context, self.context.winner);
        context.men.pieces(winner, Role::Pawn).find_map(|from| {
            let push = forward(winner, from.into()).without(self.occupied);
            let takes = pawn_attacks(winner, from) & self.theirs;
            first_step(Role::Pawn, from, ((push | takes) & places).without(LAST_RANKS))
        })
    }

    /// Returns a move of the loser that blocks the only open square.
    pub(super) fn block(&self, check: &Check) -> Option<Move> {
        let (board, loser) = (self.context.men, self.context.winner.other());
        let square = check.need.first().filter(|&s| !check.need.has_several() && s != check.to)?;
        if self.context.ours.contains(square) {
            return None;
        }
        let near = king_attacks(self.king);
        let others = board.role(Role::Pawn) | board.role(Role::King);
        let men = board.attackers(square, loser).without(near | others);
        if let Some(from) = men.first() {
            return Some(step(board.role_at(from)?, from, square));
        }
        let pawns = board.pieces(loser, Role::Pawn).without(near);
        let from = forward(self.context.winner, square.into()) & pawns;
        let free = !LAST_RANKS & square.into();
        first_step(Role::Pawn, from.first()?, free)
    }
}
