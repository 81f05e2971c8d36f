//! The kings are there: the other men follow.

use super::Corner;
use super::patterns::{BLOCKS, Kind, PAIRS};
use super::route::{Man, route};
use super::wait::{around, aside, but_last, end, to_and_fro, waits};
use crate::line::piece_attacks;
use crate::plan::men::Men;
use crate::plan::scene::Scene;
use crate::plan::steps::{Steps, step};
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Move, Role, Square};

/// Adds the moves, if one of the patterns fits. The winner has the move.
pub(super) fn mate(scene: &Scene, corner: &Corner, men: &Men, line: &mut Vec<Move>) -> bool {
    let Some(their_king) = men.king(scene.winner.other()) else { return false };
    let ready = Ready { scene, corner, men, their_king };
    ready.pairs(line).or_else(|| ready.blocks(line)).is_some()
}

/// A man and where it goes.
#[derive(Clone, Copy)]
struct Part {
    man: Man,
    to: Bitboard,
}

struct Ready<'a> {
    scene: &'a Scene<'a>,
    corner: &'a Corner,
    men: &'a Men,
    their_king: Square,
}

impl Ready<'_> {
    fn men(&self, color: Color, kind: Kind) -> impl Iterator<Item = Man> + use<> {
        let role = match kind {
            Kind::Knight => Role::Knight,
            Kind::Same | Kind::Other => Role::Bishop,
            Kind::Rook => Role::Rook,
        };
        self.corner.men(self.men, color, kind).map(move |at| Man { role, at })
    }

    fn parts(&self, (kind, to): (Kind, &[u8])) -> impl Iterator<Item = Part> + use<> {
        let to = self.corner.view.all_of(to);
        self.men(self.scene.winner, kind).map(move |man| Part { man, to })
    }

    fn pairs(&self, line: &mut Vec<Move>) -> Option<()> {
        PAIRS.iter().filter(|pair| self.corner.suits(pair.post)).find_map(|pair| {
            self.parts(pair.first).find_map(|first| {
                let mut others = self.parts(pair.last).filter(|last| last.man.at != first.man.at);
                others.find_map(|last| self.pair(first, last, line))
            })
        })
    }

    fn blocks(&self, line: &mut Vec<Move>) -> Option<()> {
        let loser = self.scene.winner.other();
        BLOCKS.iter().filter(|block| self.corner.suits(block.post)).find_map(|block| {
            self.men(loser, block.block)
                .find_map(|man| self.parts(block.last).find_map(|last| self.block(man, last, line)))
        })
    }

    fn pair(&self, first: Part, last: Part, line: &mut Vec<Move>) -> Option<()> {
        let corner = self.corner;
        let kings = corner.den() | corner.post.into() | Bitboard::of(corner.other).without(last.to);
        let taken = self.men.occupied() | kings;
        let cover = self.way(first, corner.third, taken)?;
        let taken = taken.without(first.man.at.into()) | end(&cover);
        let check = self.way(last, corner.square, taken)?;
        let early =
            (cover.len() + check.len()).is_multiple_of(2) == (self.their_king == corner.square);
        let wait = if early { self.odd_wait(last.to)? } else { Steps::NONE };
        let before = wait.iter().chain(but_last(&cover)).chain(but_last(&check));
        let ours: Steps = before.chain(cover.last()).chain(check.last()).collect();
        let (from, to) = (self.their_king, corner.den().without(self.their_king.into()).first()?);
        self.play(&ours, &to_and_fro(Role::King, from, to, ours.len() - 1).collect(), line)
    }

    /// The winner's king goes to its other post, if that may not be needed,
    /// or comes back after three moves.
    fn odd_wait(&self, needed: Bitboard) -> Option<Steps> {
        let (post, other) = (self.corner.post, self.corner.other);
        let barred = self.men.occupied() | self.scene.guard | needed;
        match barred.contains(other) {
            true => around(self.scene, self.corner, self.men, 3),
            false => Some(Steps::along(Role::King, &[post, other])),
        }
    }

    fn block(&self, man: Man, last: Part, line: &mut Vec<Move>) -> Option<()> {
        let corner = self.corner;
        let taken = self.men.occupied() | corner.den() | corner.post.into();
        let check = self.way(last, corner.square, taken)?;
        let avoid = piece_attacks(man.role, corner.post, taken.without(corner.den()));
        let taken = taken.without(corner.third.into());
        let way = route(man, corner.third.into(), taken, avoid | check.touched())?;
        let home = (self.their_king == corner.third)
            .then(|| step(Role::King, corner.third, corner.square));
        let (ours, theirs) = (check.len() - 1, way.len() + home.iter().len());
        let (ours, theirs) = waits(ours, theirs);
        let ours = around(self.scene, corner, self.men, ours)?.iter().chain(check.iter()).collect();
        let aside = if theirs == 0 { man.at } else { aside(corner, man, self.men)? };
        let wait = to_and_fro(man.role, man.at, aside, theirs);
        self.play(&ours, &home.into_iter().chain(wait).chain(way.iter()).collect(), line)
    }

    /// The way of a man of the winner's to a square from which it attacks
    /// the target; before that it does not disturb the king in its den.
    fn way(&self, part: Part, target: Square, taken: Bitboard) -> Option<Steps> {
        let (man, den) = (part.man, self.corner.den());
        let free = taken.without(man.at.into());
        let sees = |square, free| piece_attacks(man.role, square, free);
        let avoid = den.fold(Bitboard::EMPTY, |set, s| set | sees(s, free.without(den)));
        let to = part.to & sees(target, free);
        if avoid.contains(man.at) { None } else { route(man, to, taken, avoid) }
    }

    fn play(&self, ours: &Steps, theirs: &Steps, line: &mut Vec<Move>) -> Option<()> {
        let before = line.len();
        let moves = (0..ours.len()).flat_map(|number| [ours.get(number), theirs.get(number)]);
        let end = moves.take(ours.len() * 2 - 1).try_fold(*self.men, |men, mv| {
            line.extend(mv);
            men.after(mv?)
        });
        let mated = end.filter(|end| end.is_mate_by(self.scene.winner));
        if mated.is_none() {
            line.truncate(before);
        }
        mated.map(|_| ())
    }
}
