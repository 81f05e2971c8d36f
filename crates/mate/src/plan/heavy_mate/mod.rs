//! A queen or rook mates the loser's king where it stands, or a step beside,
//! among its own men. Another man may help: one of the winner's that covers a
//! square, one of the loser's that blocks one or stops guarding.

mod help;

use super::kings::Trail;
use super::scene::Scene;
use super::script::Script;
use super::steps::{Steps, step};
use crate::line::heavy_attacks;
use alloc::vec::Vec;
use touchmove_board::attacks::{between, king_attacks};
use touchmove_board::{Bitboard, Move, Role, Square};

/// Plans played through before it is given up.
const TRIALS: u32 = 3;
/// Squares beside the king that may be open to it at first.
const OPEN: u32 = 3;
/// Checks kept that need help.
const KEPT: usize = 12;
/// Steps of the king that are tried.
const STEPS: usize = 3;

/// Mates where the king stands.
pub(super) fn where_it_stands(scene: &Scene, line: &mut Vec<Move>) -> bool {
    at(scene, scene.their_king, line)
}

/// Mates after one step of the king.
pub(super) fn nearby(scene: &Scene, line: &mut Vec<Move>) -> bool {
    let ground = scene.their_ground().without(king_attacks(scene.our_king));
    let mut steps = (king_attacks(scene.their_king) & ground).take(STEPS);
    steps.any(|king| at(scene, king, line))
}

fn at(scene: &Scene, king: Square, line: &mut Vec<Move>) -> bool {
    let before = Bitboard::of(scene.their_king);
    let men = scene.theirs.without(before);
    if king_attacks(king).without(men | scene.cover_without(Bitboard::EMPTY)).len() > OPEN {
        return false;
    }
    let mut mate = HeavyMate {
        scene,
        king,
        theirs: men,
        occupied: scene.occupied.without(before) | king.into(),
        left: TRIALS,
        later: [None; KEPT],
        kept: 0,
    };
    mate.run(line).is_some()
}

/// A check from this square by that man.
#[derive(Clone, Copy)]
struct Check {
    role: Role,
    from: Square,
    via: Option<Square>,
    to: Square,
    /// Squares that somebody else has to cover, or block.
    need: Bitboard,
    /// Whether a man of the loser has to stop guarding.
    guarded: bool,
}

impl Check {
    /// Whether help can make a mate of it.
    fn is_promising(&self, king: Square) -> bool {
        self.need.is_empty() || !self.guarded || king_attacks(king).contains(self.to)
    }

    fn steps(&self) -> Steps {
        match self.via {
            Some(via) => Steps::along(self.role, &[self.from, via, self.to]),
            None => Steps::along(self.role, &[self.from, self.to]),
        }
    }
}

struct HeavyMate<'a> {
    scene: &'a Scene<'a>,
    /// Where it is mated.
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
            let mut men = self.scene.men.pieces(self.scene.winner, role);
            if men.any(|from| self.with(role, from, line).is_some()) {
                return Some(());
            }
        }
        (0..self.kept).find_map(|number| {
            let check = self.later.get(number).copied().flatten()?;
            self.helped(&check, line)
        })
    }

    /// Tries the checks of a man; those that need help come later.
    fn with(&mut self, role: Role, from: Square, line: &mut Vec<Move>) -> Option<()> {
        let (scene, king) = (self.scene, self.king);
        let occupied = self.occupied.without(from.into());
        let reach = heavy_attacks(role, from, occupied);
        let lines = heavy_attacks(role, king, occupied);
        let others = scene.cover_without(reach);
        let near = king_attacks(king);
        let open = near.without(self.theirs | others);
        let unsupported = near.without(others);
        let through = occupied.without(king.into());
        let places = seeing_most(open, role, through);
        for to in (lines & places).without(scene.ours) {
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
            let guarded = scene.guard.contains(to) || between(king, to).meets(scene.blocks);
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
        let (scene, king) = (self.scene, self.king);
        let tail: Steps = help.into_iter().chain(check.steps().iter()).collect();
        let after: Steps = theirs.into_iter().collect();
        let guard = between(king, check.to) | check.to.into();
        let moved =
            after.iter().fold(tail.touched(), |set, mv| set | mv.from.into() | mv.to.into());
        let script = Script {
            scene,
            king,
            ours: Trail::new(scene.our_king, scene.our_king, Bitboard::EMPTY)?,
            theirs: Trail::new(scene.their_king, king, scene.their_ground())?,
            tail,
            after,
            guard,
            clear: guard | moved | king_attacks(king) | king.into(),
            aside: None,
        };
        script.perform(line)
    }
}

/// The squares from which such a piece sees all of these but two at most, or
/// itself stands on one of them.
fn seeing_most(open: Bitboard, role: Role, occupied: Bitboard) -> Bitboard {
    if !has_many(open) {
        return Bitboard::FULL;
    }
    let (mut one, mut two, mut more) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
    for square in open {
        let not = !(heavy_attacks(role, square, occupied) | square.into());
        more |= two & not;
        two |= one & not;
        one |= not;
    }
    !more
}

/// Whether these are more than two.
#[inline]
fn has_many(set: Bitboard) -> bool {
    Bitboard(set.0 & set.0.wrapping_sub(1)).has_several()
}

/// A move of a piece from a square to the first of some.
fn first_step(role: Role, from: Square, to: Bitboard) -> Option<Move> {
    Some(step(role, from, to.first()?))
}
