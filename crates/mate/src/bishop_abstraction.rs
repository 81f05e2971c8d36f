//! Proof of "no mate" that ignores the squares of the bishops.
//!
//! Locked pawns with several bishops give millions of positions that differ only in the squares of
//! the bishops. This abstraction removes the bishops from the board. Each bishop then counts as
//! being on every square of its colour at once. From any of these squares the bishop can pass the
//! move, capture, be captured, block a square or attack a square. A bishop never obstructs another
//! piece. Kings, pawns and knights move by the rules.
//!
//! The abstraction allows everything that a real game allows. If no mate is possible in the
//! abstraction, none is possible in a real game.

use crate::effort::{self, EffortMeter};
use crate::key::{Key, key, number};
use crate::preconditions::{LAST_RANKS, is_ordinary};
use crate::proof::Proof;
use alloc::vec::Vec;
use hashbrown::HashSet;
use touchmove_board::attacks::{bishop_attacks, king_attacks, pawn_attacks};
use touchmove_board::{Bitboard, Color, MoveKind, Piece, Position, Role, Square};

const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// Returns the proof that `winner` cannot mate, wherever the bishops are.
pub(crate) fn bishops(
    position: &Position,
    winner: Color,
    most: u32,
    meter: &EffortMeter<'_>,
) -> Option<Proof> {
    let sliders = position.role(Role::Rook) | position.role(Role::Queen);
    let plain = position.passed_square().is_none() && is_ordinary(position);
    if position.role(Role::Bishop).is_empty() || !sliders.is_empty() || !plain {
        return None;
    }
    BishopsAnywhere::of(position, winner, meter).close(position, most)
}

/// Position after a move of a piece other than a bishop, and the squares that the move vacated.
type Step = (Position, Bitboard);

struct BishopsAnywhere<'a> {
    winner: Color,
    /// Squares that the bishops of each player may occupy.
    squares: [Bitboard; 2],
    seen: HashSet<Key>,
    digest: u64,
    queue: Vec<Position>,
    meter: &'a EffortMeter<'a>,
}

impl<'a> BishopsAnywhere<'a> {
    fn of(position: &Position, winner: Color, meter: &'a EffortMeter<'a>) -> BishopsAnywhere<'a> {
        let squares = Color::ALL.map(|color| {
            let bishops = position.pieces(color, Role::Bishop);
            let on = |half: Bitboard| if bishops.meets(half) { half } else { Bitboard::EMPTY };
            on(LIGHT) | on(!LIGHT)
        });
        BishopsAnywhere {
            winner,
            squares,
            seen: HashSet::new(),
            digest: 0,
            queue: Vec::new(),
            meter,
        }
    }

    fn close(mut self, position: &Position, most: u32) -> Option<Proof> {
        let start = position.role(Role::Bishop).fold(*position, |p, s| p.with_piece(s, None));
        self.meet(start)?;
        let mut looked = 0_u32;
        while let Some(position) = self.queue.pop() {
            looked += 1;
            if self.meter.should_stop(looked) {
                return None;
            }
            self.moves(&position)?;
            self.bishops_act(&position)?;
            if self.seen.len() > most as usize {
                return None;
            }
        }
        let positions = u32::try_from(self.seen.len()).ok()?;
        Some(Proof::BishopsAnywhere { positions, digest: self.digest })
    }

    fn meet(&mut self, position: Position) -> Option<()> {
        let key = key(&position)?;
        if self.seen.insert(key) {
            self.digest = self.digest.wrapping_add(number(&key));
            self.queue.push(position);
        }
        Some(())
    }

    /// Makes the moves of the pieces other than bishops. Returns `None` if one promotes or may
    /// mate.
    fn moves(&mut self, position: &Position) -> Option<()> {
        for &mv in &position.legal_moves() {
            let beside = Square::at(mv.to.file(), mv.from.rank());
            let passing = beside.filter(|_| mv.kind == MoveKind::EnPassant);
            let left = passing.map_or(Bitboard::EMPTY, Bitboard::of) | mv.from.into();
            self.step(mv.promotion().is_some(), (position.after(mv), left), false)?;
        }
        for (from, to) in self.pawns_taking_bishops(position) {
            let pawn = Piece { color: position.turn(), role: Role::Pawn };
            let moved = position.with_piece(from, None).with_piece(to, Some(pawn));
            let next = moved.passed_on(position.turn(), true);
            self.step(LAST_RANKS.contains(to), (next, from.into()), false)?;
        }
        Some(())
    }

    fn pawns_taking_bishops(&self, position: &Position) -> Vec<(Square, Square)> {
        let mover = position.turn();
        let prey = self.squares[mover.other().index()].without(position.occupied());
        let pawns = position.pieces(mover, Role::Pawn);
        pawns.flat_map(|p| (pawn_attacks(mover, p) & prey).map(move |to| (p, to))).collect()
    }

    /// Makes the moves of a bishop: a pass, or a capture.
    fn bishops_act(&mut self, position: &Position) -> Option<()> {
        let mover = position.turn();
        let squares = self.squares[mover.index()];
        if squares.is_empty() {
            return Some(());
        }
        let pass = |p: Position| (p.passed_on(mover, true), Bitboard::EMPTY);
        self.step(false, pass(*position), true)?;
        let men = position.color(mover.other()).without(position.role(Role::King));
        (men & squares)
            .into_iter()
            .try_for_each(|man| self.step(false, pass(position.with_piece(man, None)), true))
    }

    fn step(&mut self, promotes: bool, (next, left): Step, by_bishop: bool) -> Option<()> {
        self.meter.charge(effort::STEP);
        // A legal move never leaves the mover's own king in check.
        if !next.checkers(next.turn().other()).is_empty() {
            return Some(());
        }
        // The abstraction does not cover promoted pieces, so the proof fails at a promotion.
        if promotes || next.turn() != self.winner && self.may_be_mate(&next, left, by_bishop)? {
            return None;
        }
        self.meet(next)
    }

    /// Returns true if the loser, who is to move, may be mated with bishops on the best squares.
    fn may_be_mate(&self, next: &Position, left: Bitboard, by_bishop: bool) -> Option<bool> {
        let king = next.king(next.turn())?;
        let [ours, theirs] = [self.winner, next.turn()].map(|color| self.squares[color.index()]);
        let uncovered = bishop_attacks(king, next.occupied()).meets(left);
        let check = !next.checkers(next.turn()).is_empty()
            || ours.contains(king) && (by_bishop || uncovered);
        let open = king_attacks(king).without(ours | theirs | next.color(next.turn()));
        let closed = open.into_iter().all(|s| !next.attackers(s, self.winner).is_empty());
        Some(check && closed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_bishops_are_one_position() {
        let fen = "8/b7/1b5p/2b2p1P/3b1p1K/4bPp1/6P1/5kb1 b - - 0 1";
        for winner in Color::ALL {
            assert!(
                bishops(&fen.parse().unwrap(), winner, 2_000, &EffortMeter::unlimited()).is_some()
            );
        }
    }
}
