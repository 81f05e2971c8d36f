//! Mates by a queen or rook with the loser's king on its square or one step away.
//!
//! Another piece may help. A piece of the winner can cover a square. A piece of the loser can block
//! a square, or stop guarding one.

mod supporting_moves;

use super::context::Context;
use super::king_routes::Trail;
use super::move_sequence::{MoveSequence, step};
use super::schedule::Schedule;
use crate::line::heavy_attacks;
use alloc::vec::Vec;
use touchmove_board::attacks::{between, king_attacks};
use touchmove_board::{Bitboard, Move, Role, Square};

/// Upper bound on the plans that are played out.
const TRIALS: u32 = 3;
/// Upper bound on the open squares next to the king.
const OPEN: u32 = 3;
/// Number of checks kept that need help from another piece.
const KEPT: usize = 12;
/// Number of king steps tried.
const STEPS: usize = 3;

/// Looks for a mate with the king on its present square.
pub(super) fn in_place(context: &Context, line: &mut Vec<Move>) -> bool {
    at(context, context.their_king, line)
}

/// Looks for a mate after one step of the king.
pub(super) fn after_one_step(context: &Context, line: &mut Vec<Move>) -> bool {
    let ground = context.their_ground().without(king_attacks(context.our_king));
    let mut steps = (king_attacks(context.their_king) & ground).take(STEPS);
    steps.any(|king| at(context, king, line))
}

fn at(context: &Context, king: Square, line: &mut Vec<Move>) -> bool {
    let before = Bitboard::of(context.their_king);
    let men = context.theirs.without(before);
    if king_attacks(king).without(men | context.cover_without(Bitboard::EMPTY)).len() > OPEN {
        return false;
    }
    let mut mate = HeavyMate {
        context,
        king,
        theirs: men,
        occupied: context.occupied.without(before) | king.into(),
        left: TRIALS,
        later: [None; KEPT],
        kept: 0,
    };
    mate.run(line).is_some()
}

/// Check on square `to` by the piece on `from`.
#[derive(Clone, Copy)]
struct Check {
    role: Role,
    from: Square,
    via: Option<Square>,
    to: Square,
    /// Squares that another piece has to cover or block.
    need: Bitboard,
    /// True if a piece of the loser guards `to` and has to stop guarding it.
    guarded: bool,
}

impl Check {
    /// Returns true if one other piece may turn the check into mate.
    fn is_promising(&self, king: Square) -> bool {
        self.need.is_empty() || !self.guarded || king_attacks(king).contains(self.to)
    }

    fn steps(&self) -> MoveSequence {
        match self.via {
            Some(via) => MoveSequence::along(self.role, &[self.from, via, self.to]),
            None => MoveSequence::along(self.role, &[self.from, self.to]),
        }
    }
}

struct HeavyMate<'a> {
    context: &'a Context<'a>,
    /// Square on which the king is mated.
    king: Square,
    theirs: Bitboard,
    occupied: Bitboard,
    left: u32,
    later: [Option<Check>; KEPT],
    kept: usize,
}

impl HeavyMate<'_> {
    fn run(&mut self, line: &mut Vec<Move>) -> Option<()> {
        for role in [Role::Queen, Role::Rook] {
            let mut men = self.context.men.pieces(self.context.winner, role);
            if men.any(|from| self.with(role, from, line).is_some()) {
                return Some(());
            }
        }
        (0..self.kept).find_map(|number| {
            let check = self.later.get(number).copied().flatten()?;
            self.helped(&check, line)
        })
    }

    /// Tries the checks of a piece. Checks that need help are kept for later.
    fn with(&mut self, role: Role, from: Square, line: &mut Vec<Move>) -> Option<()> {
        let (context, king) = (self.context, self.king);
        let occupied = self.occupied.without(from.into());
        let reach = heavy_attacks(role, from, occupied);
        let lines = heavy_attacks(role, king, occupied);
        let others = context.cover_without(reach);
        let near = king_attacks(king);
        let open = near.without(self.theirs | others);
        let unsupported = near.without(others);
        let through = occupied.without(king.into());
        let places = seeing_most(open, role, through);
        for to in (lines & places).without(context.ours) {
            let direct = reach.contains(to);
            let hops = || (reach & heavy_attacks(role, to, occupied)).without(occupied | lines);
            let via = if direct { None } else { hops().first() };
            if via.is_none() && !direct {
                continue;
            }
            let sees = heavy_attacks(role, to, through);
            let need = open.without(sees | to.into()) | unsupported & to.into();
            if has_many(need) {
                continue;
            }
            let guarded = context.guard.contains(to) || between(king, to).meets(context.blocks);
            let check = Check { role, from, via, to, need, guarded };
            if !need.is_empty() || guarded {
                self.keep(check);
            } else if self.attempt(&check, None, None, line).is_some() {
                return Some(());
            }
        }
        None
    }

    fn keep(&mut self, check: Check) {
        let free = self.later.get_mut(self.kept).filter(|_| check.is_promising(self.king));
        if let Some(place) = free {
            *place = Some(check);
            self.kept += 1;
        }
    }

    fn helped(&mut self, check: &Check, line: &mut Vec<Move>) -> Option<()> {
        let away = if check.guarded { Some(self.away(check)?) } else { None };
        if check.need.is_empty() {
            return self.attempt(check, None, away, line);
        }
        let help = self.help(check);
        if help.is_some() && self.attempt(check, help, away, line).is_some() {
            return Some(());
        }
        let block = if away.is_none() { self.block(check)? } else { return None };
        self.attempt(check, None, Some(block), line)
    }

    fn attempt(
        &mut self,
        check: &Check,
        help: Option<Move>,
        theirs: Option<Move>,
        line: &mut Vec<Move>,
    ) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let (context, king) = (self.context, self.king);
        let tail: MoveSequence = help.into_iter().chain(check.steps().iter()).collect();
        let after: MoveSequence = theirs.into_iter().collect();
        let guard = between(king, check.to) | check.to.into();
        let moved =
            after.iter().fold(tail.touched(), |set, mv| set | mv.from.into() | mv.to.into());
        let schedule = Schedule {
            context,
            king,
            ours: Trail::new(context.our_king, context.our_king, Bitboard::EMPTY)?,
            theirs: Trail::new(context.their_king, king, context.their_ground())?,
            tail,
            after,
            guard,
            clear: guard | moved | king_attacks(king) | king.into(),
            aside: None,
        };
        schedule.perform(line)
    }
}

/// Returns the squares from which a queen or rook attacks all but at most two of the open squares.
/// An open square occupied by the piece itself counts as attacked.
fn seeing_most(open: Bitboard, role: Role, occupied: Bitboard) -> Bitboard {
    if !has_many(open) {
        return Bitboard::FULL;
    }
    // Bit-sliced counters: `one`, `two` and `more` hold the squares that miss at least one, two and
    // three of the open squares.
    let (mut one, mut two, mut more) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
    for square in open {
        let not = !(heavy_attacks(role, square, occupied) | square.into());
        more |= two & not;
        two |= one & not;
        one |= not;
    }
    !more
}

/// Returns true if the set has more than two squares.
#[inline]
fn has_many(set: Bitboard) -> bool {
    // Clearing the lowest bit leaves at least two bits only if the set had three.
    Bitboard(set.0 & set.0.wrapping_sub(1)).has_several()
}

/// Returns a move to the first square of `to`.
fn first_step(role: Role, from: Square, to: Bitboard) -> Option<Move> {
    Some(step(role, from, to.first()?))
}
