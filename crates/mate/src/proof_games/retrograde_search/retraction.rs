//! Retraction of moves in the retrograde search.

use super::board::Board;
use super::distance_tables::DistanceTables;
use super::distances::FAR;
use super::men::{KING, KNIGHTS, MEN, ROOKS, at, first, home, rank, was_pawn};
use crate::legality::unmoved_pieces::attacks;
use touchmove_board::{Color, Role, Square, Wing};

/// Move of the game, in the forward direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// Origin, target, and the role of a promotion.
    Plain(Square, Square, Option<Role>),
    Castle(Wing),
}

/// A piece captured by a piece is skipped if it would reappear at least this many moves from home.
const NEAR: u8 = 6;

pub(super) struct Retraction<'a, F> {
    now: &'a Board,
    tables: &'a DistanceTables,
    /// True if the mover may retract a capture that no pawn of the mover needs.
    spare: bool,
    /// Roles other than pawn in which a former pawn may have been captured.
    promoted: &'a [Role],
    each: F,
}

/// Calls `each` with every possible previous position and the move that leads from it.
pub(super) fn retract(
    now: &Board,
    tables: &DistanceTables,
    spare: [u32; 2],
    promoted: &[Role],
    each: impl FnMut(Board, Step),
) {
    let mover = now.turn.other();
    let spare = spare[mover.index()] > 0;
    let mut all = Retraction { now, tables, spare, promoted, each };
    for man in (first(mover)..first(mover) + 16).filter(|&man| !now.is_still(man)) {
        all.man(man);
    }
    all.castling(Wing::Kingside);
    all.castling(Wing::Queenside);
}

impl<F: FnMut(Board, Step)> Retraction<'_, F> {
    fn mover(&self) -> Color {
        self.now.turn.other()
    }

    fn man(&mut self, man: usize) {
        let Some(to) = self.now.square(man) else { return };
        match self.now.role(man) {
            Role::Pawn => self.pawn(man, to, None),
            role => {
                self.piece(man, to, role);
                if was_pawn(man) && rank(self.mover(), to) == 7 {
                    self.pawn(man, to, Some(role));
                }
            }
        }
    }

    fn piece(&mut self, man: usize, to: Square, role: Role) {
        let all = self.now.occupied();
        for from in attacks(role, to, all).without(all) {
            let before = self.before(man, from, role);
            let step = Step::Plain(from, to, None);
            self.give(before.clone(), step);
            if self.spare {
                self.with_victims(&before, step, to, NEAR);
            }
        }
    }

    fn before(&self, man: usize, from: Square, role: Role) -> Board {
        let mut before = self.now.clone();
        before.put(man, from, role);
        before.turn = self.mover();
        if !was_pawn(man) {
            before.record_moved(man);
        }
        before
    }

    fn pawn(&mut self, man: usize, to: Square, promotion: Option<Role>) {
        let (mover, all) = (self.mover(), self.now.occupied());
        let below = rank(mover, to);
        if below < 2 {
            return;
        }
        let step = |from| Step::Plain(from, to, promotion);
        let straight = at(mover, to.file(), below - 1);
        if !all.contains(straight) {
            self.give(self.before(man, straight, Role::Pawn), step(straight));
            let two = at(mover, to.file(), 1);
            if below == 3 && !all.contains(two) {
                self.give(self.before(man, two, Role::Pawn), step(two));
            }
        }
        let files = [to.file().checked_sub(1), Some(to.file() + 1).filter(|&file| file < 8)];
        for from in files.into_iter().flatten().map(|file| at(mover, file, below - 1)) {
            if !all.contains(from) {
                let before = self.before(man, from, Role::Pawn);
                self.with_victims(&before, step(from), to, FAR);
            }
        }
    }

    /// Retracts a capture, once for each piece that may have been captured.
    fn with_victims(&mut self, before: &Board, step: Step, to: Square, near: u8) {
        let other = first(self.now.turn);
        for man in (other..other + 16).filter(|&man| self.now.is_absent(man)) {
            // Twins are interchangeable. If both are missing, only the first is put back.
            let twin = [KNIGHTS, ROOKS].into_iter().find(|two| other + two[1] == man);
            if twin.is_some_and(|two| self.now.is_absent(other + two[0])) {
                continue;
            }
            if was_pawn(man) && near == FAR {
                self.promoted
                    .iter()
                    .for_each(|&role| self.victim(before, step, (man, role), to, near));
            }
            self.victim(before, step, (man, super::men::born(man)), to, near);
        }
    }

    fn victim(
        &mut self,
        before: &Board,
        step: Step,
        (man, role): (usize, Role),
        to: Square,
        near: u8,
    ) {
        let steps = if was_pawn(man) {
            self.tables.ways.of(man, role, to).0
        } else {
            self.tables.nearest(man, to)
        };
        let no_place = role == Role::Pawn && matches!(to.rank(), 0 | 7);
        if steps < near && !no_place {
            let mut before = before.clone();
            before.put(man, to, role);
            self.give(before, step);
        }
    }

    fn castling(&mut self, wing: Wing) {
        let mover = self.mover();
        let place = |file| at(mover, file, 0);
        let (king, rook) = (place(wing.king_file()), place(wing.rook_file()));
        let man = first(mover) + KING;
        let [a, h] = ROOKS.map(|man| first(mover) + man);
        let (corner, twin) = if wing == Wing::Kingside { (h, a) } else { (a, h) };
        let there = [corner, twin].into_iter().find(|&man| self.now.square(man) == Some(rook));
        let (Some(there), all) = (there, self.now.occupied()) else { return };
        let way = [home(man), home(corner), place(1)];
        let way = &way[..if wing == Wing::Queenside { 3 } else { 2 }];
        let free = way.iter().all(|&square| !all.contains(square));
        if self.now.square(man) != Some(king) || self.now.is_still(man) || !free {
            return;
        }
        let mut before = self.now.clone();
        // The rooks are interchangeable. The castled rook becomes the rook of this corner.
        if there == twin {
            let elsewhere = before.square(corner);
            before.lift(corner);
            before.lift(twin);
            elsewhere.into_iter().for_each(|square| before.put(twin, square, Role::Rook));
        }
        before.put(corner, home(corner), Role::Rook);
        before.put(man, home(man), Role::King);
        before.turn = mover;
        before.record_moved(man);
        before.still |= 1 << corner | 1 << man;
        let safe = [home(man), rook]
            .iter()
            .all(|&square| before.attackers(square, mover.other()).is_empty());
        if safe {
            self.give(before, Step::Castle(wing));
        }
    }

    /// Passes on the previous position, unless the opponent's king was in check although this
    /// player was to move.
    fn give(&mut self, before: Board, step: Step) {
        if before.checkers(before.turn.other()).is_empty() {
            (self.each)(before, step);
        }
    }
}

/// `u32` bit sets need one bit for each piece.
const _: () = assert!(MEN == 32);
