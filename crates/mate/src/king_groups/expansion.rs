//! Expansion of a group: the moves for all squares of the grouped king at once.

use super::groups::Step;
use crate::line::forward;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use touchmove_board::attacks::{
    between, bishop_attacks, king_attacks, knight_attacks, rook_attacks,
};
use touchmove_board::{Bitboard, Color, Move, MoveKind, Position, Role, Square};

pub(super) struct Expansion {
    /// Position without kings.
    men: Position,
    other: Square,
    king_color: Color,
    places: Bitboard,
    /// King squares from which the player to move has a legal move.
    movable: Bitboard,
    /// King squares on which the player to move is in check.
    checked: Bitboard,
}

impl Expansion {
    pub(super) fn new(
        men: Position,
        other: Square,
        king_color: Color,
        places: Bitboard,
    ) -> Expansion {
        let nowhere = Bitboard::EMPTY;
        Expansion { men, other, king_color, places, movable: nowhere, checked: nowhere }
    }

    /// Returns the king squares on which the player to move is checkmated. The moves must have been
    /// generated before.
    pub(super) fn mated(&self) -> Bitboard {
        self.checked.without(self.movable)
    }

    /// Returns the moves of the grouped king and its pieces.
    pub(super) fn grouped_side(&mut self) -> Vec<Step> {
        // The grouped king is not on the board, so lines pass through it. The king therefore cannot
        // retreat along a checking line.
        let attacked = self.attacked(&self.men, self.other);
        self.checked = self.places & attacked;
        let mut steps = Vec::new();
        self.king_goes(attacked, &mut steps);
        let (men, other, places) = (self.men, self.other, self.places);
        let _ = men.each_child(|mv, after| {
            let way = way(mv);
            if !way.contains(other) {
                // One set operation decides for which king squares the move is legal. The king must
                // not be in the way, and it must not be attacked after the move (pins, checks).
                let left = places.without(way).without(self.attacked(after, other));
                self.add(Step { men: *after, other, places: left, by: Some(mv) }, &mut steps);
            }
            ControlFlow::Continue(())
        });
        steps
    }

    fn king_goes(&mut self, attacked: Bitboard, steps: &mut Vec<Step>) {
        let (men, other) = (self.men, self.other);
        let next = self.places.fold(Bitboard::EMPTY, |set, from| set | king_attacks(from));
        let next = next.without(attacked | men.color(self.king_color));
        // The king may come from any square of the group next to its target. `mating_line`
        // reconstructs this square later.
        self.movable |= next.fold(Bitboard::EMPTY, |set, to| set | king_attacks(to)) & self.places;
        let quiet = next.without(men.occupied());
        if !quiet.is_empty() {
            let passed = men.passed_on(self.king_color, true);
            steps.push(Step { men: passed, other, places: quiet, by: None });
        }
        // A capture changes the other pieces, so it leads to a group of its own.
        for prey in next & men.occupied() {
            let left = men.with_piece(prey, None).passed_on(self.king_color, true);
            steps.push(Step { men: left, other, places: prey.into(), by: None });
        }
    }

    /// Returns the moves of the other king and its pieces.
    pub(super) fn other_side(&mut self) -> Vec<Step> {
        let (men, other, places) = (self.men, self.other, self.places);
        self.checked = places.without(self.covers(&men, other));
        let mut steps = Vec::new();
        let _ = men.each_child(|mv, after| {
            let way = way(mv);
            if !way.contains(other) {
                let left = places.without(way) & self.covers(after, other);
                self.add(Step { men: *after, other, places: left, by: Some(mv) }, &mut steps);
            }
            ControlFlow::Continue(())
        });
        for to in king_attacks(other).without(men.color(self.king_color.other())) {
            let after = men.with_piece(to, None).passed_on(self.king_color.other(), true);
            let left = places.without(king_attacks(to) | to.into()) & self.covers(&after, to);
            let by = Move { from: other, to, role: Role::King, kind: MoveKind::Step };
            self.add(Step { men: after, other: to, places: left, by: Some(by) }, &mut steps);
        }
        steps
    }

    fn add(&mut self, step: Step, steps: &mut Vec<Step>) {
        self.movable |= step.places;
        if !step.places.is_empty() {
            steps.push(step);
        }
    }

    /// Returns the squares that the other king and its pieces attack. The grouped king does not
    /// block lines.
    fn attacked(&self, men: &Position, other: Square) -> Bitboard {
        let owner = self.king_color.other();
        let occupied = men.occupied() | other.into();
        let of = |role| men.pieces(owner, role);
        let pawns = forward(owner, of(Role::Pawn));
        let beside = Bitboard(pawns.0 << 1).without(Bitboard::file(0))
            | Bitboard(pawns.0 >> 1).without(Bitboard::file(7));
        let queens = of(Role::Queen);
        let all = beside | king_attacks(other);
        let all = of(Role::Knight).fold(all, |set, from| set | knight_attacks(from));
        let all =
            (of(Role::Bishop) | queens).fold(all, |set, from| set | bishop_attacks(from, occupied));
        (of(Role::Rook) | queens).fold(all, |set, from| set | rook_attacks(from, occupied))
    }

    /// Returns the squares of the grouped king for which the other king is not in check. If a
    /// slider attacks the other king, these are the squares between.
    fn covers(&self, men: &Position, other: Square) -> Bitboard {
        men.attackers(other, self.king_color).fold(Bitboard::FULL, |set, from| {
            let leaps = men.role(Role::Pawn) | men.role(Role::Knight);
            set & if leaps.contains(from) { Bitboard::EMPTY } else { between(from, other) }
        })
    }
}

/// Returns the squares that neither king may occupy: the path and the target square of the move.
fn way(mv: Move) -> Bitboard {
    if mv.role == Role::Knight {
        return mv.to.into();
    }
    between(mv.from, mv.to) | mv.to.into()
}
