//! The kings are there: the other men follow.

use super::Nook;
use super::route::route;
use super::view::{B2, B3, C2, C3, D2};
use crate::line::{follow, is_mate_by, piece_attacks};
use crate::plan::scene::Scene;
use crate::plan::steps::{Steps, step};
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, Position, Role, Square};

/// Where a bishop checks from, or covers the third square from, if it
/// supports itself or stands far enough away.
const LONG: [u8; 7] = [9, 18, 27, 36, 45, 54, 63];
const SHORT: [u8; 5] = [19, 28, 37, 46, 55];

pub(super) fn mate(
    scene: &Scene,
    nook: &Nook,
    position: &Position,
    line: &mut Vec<Move>,
) -> Option<()> {
    let ready = Ready { scene, nook, position, their_king: position.king(scene.winner.other())? };
    ready.with_two(line).or_else(|| ready.with_block(line))
}

/// Whether there are men to mate with there.
pub(super) fn is_possible(scene: &Scene, nook: &Nook) -> bool {
    let position = scene.position;
    let of = |color, role| position.pieces(color, role);
    let (winner, loser) = (scene.winner, scene.winner.other());
    let near = nook.post == nook.view.of(B3);
    let light = Bitboard(0x55aa_55aa_55aa_55aa);
    let corner = if nook.corner.is_light() { light } else { !light };
    let knights = of(winner, Role::Knight);
    let some = |set: Bitboard| !set.is_empty();
    let bishops = of(winner, Role::Bishop);
    let (same, other) = (some(bishops & corner), some(bishops.without(corner)));
    let knight = some(knights);
    let two = knights.has_several() || same && (knight || other) || !near && knight && other;
    let blocks = (some(of(loser, Role::Knight)), some(of(loser, Role::Bishop).without(corner)), some(of(loser, Role::Rook)));
    two || blocks.0 && near && (knight || same) || blocks.1 && (knight && !near || same) || blocks.2 && !near && knight
}

#[derive(Clone, Copy)]
struct Man {
    role: Role,
    at: Square,
}

struct Ready<'a> {
    scene: &'a Scene<'a>,
    nook: &'a Nook,
    position: &'a Position,
    their_king: Square,
}

impl Ready<'_> {
    fn men(&self, color: Color, role: Role) -> impl Iterator<Item = Man> + Clone + use<> {
        self.position.pieces(color, role).map(move |at| Man { role, at })
    }

    /// Bishops on squares of the corner's colour, or the others.
    fn bishops(&self, color: Color, corner: bool) -> impl Iterator<Item = Man> + Clone + use<> {
        let light = self.nook.corner.is_light() == corner;
        self.men(color, Role::Bishop).filter(move |man| man.at.is_light() == light)
    }

    /// One man covers the third square, then another one checks.
    fn with_two(&self, line: &mut Vec<Move>) -> Option<()> {
        let winner = self.scene.winner;
        let view = self.nook.view;
        let [b3, c2, d2] = [[B3], [C2], [D2]].map(|seen| view.all_of(&seen));
        let near = b3.contains(self.nook.post);
        let either = view.all_of(&[C3, D2]);
        let (long, short) = (view.all_of(&LONG), view.all_of(&SHORT));
        let knights = || self.men(winner, Role::Knight);
        for first in knights() {
            for last in knights().filter(|man| man.at != first.at) {
                if self.two((first, either), (last, c2), line).is_some() {
                    return Some(());
                }
            }
        }
        for last in self.bishops(winner, true) {
            for first in knights() {
                if self.two((first, d2), (last, long), line).is_some() {
                    return Some(());
                }
            }
            for first in self.bishops(winner, false) {
                if self.two((first, short), (last, long), line).is_some() {
                    return Some(());
                }
            }
        }
        if !near {
            for last in knights() {
                for first in self.bishops(winner, false) {
                    if self.two((first, short | c2), (last, b3), line).is_some() {
                        return Some(());
                    }
                }
            }
        }
        None
    }

    fn two(
        &self,
        first: (Man, Bitboard),
        last: (Man, Bitboard),
        line: &mut Vec<Move>,
    ) -> Option<()> {
        let nook = self.nook;
        let kings = nook.den() | nook.post.into() | Bitboard::of(nook.other).without(last.1);
        let occupied = self.position.occupied() | kings;
        let avoid = |man: Man, taken: Bitboard| {
            let free = taken.without(nook.den() | man.at.into());
            nook.den().fold(Bitboard::EMPTY, |set, s| set | piece_attacks(man.role, s, free))
        };
        let sees = |man: Man, square, taken: Bitboard| {
            piece_attacks(man.role, square, taken.without(man.at.into()))
        };
        let to = first.1 & sees(first.0, nook.third, occupied);
        let first_way = route(first.0.role, first.0.at, to, occupied, avoid(first.0, occupied))?;
        let count = first_way.len();
        let before_last = count.checked_sub(2).and_then(|n| first_way.get(n));
        let stop = before_last.map_or(first.0.at, |mv| mv.to);
        let end = first_way.last()?.to;
        let taken = occupied.without(first.0.at.into()) | stop.into() | end.into();
        let to = last.1 & sees(last.0, nook.corner, taken);
        let avoid = avoid(last.0, taken);
        if avoid.contains(last.0.at) {
            return None;
        }
        let last_way = route(last.0.role, last.0.at, to, taken, avoid)?;
        let moves = count + last_way.len() - 2;
        let mut ours = Steps::NONE;
        if moves.is_multiple_of(2) != (self.their_king == nook.third) {
            let free = !(self.position.occupied() | self.scene.guard | last.1);
            match free.contains(nook.other) {
                true => ours.push(step(Role::King, nook.post, nook.other)),
                false => ours = self.our_wait(3)?,
            }
        }
        first_way.iter().take(count - 1).for_each(|mv| ours.push(mv));
        last_way.iter().take(last_way.len() - 1).for_each(|mv| ours.push(mv));
        ours.push(first_way.last()?);
        ours.push(last_way.last()?);
        self.play(&ours, &self.to_and_fro(ours.len()), line)
    }

    /// The king's moves in its den.
    fn to_and_fro(&self, moves: usize) -> Steps {
        let there = self.their_king;
        let back = if there == self.nook.corner { self.nook.third } else { self.nook.corner };
        let squares = [[there, back], [back, there]];
        (0..moves.saturating_sub(1))
            .map(|number| {
                let [from, to] = squares[number % 2];
                step(Role::King, from, to)
            })
            .collect()
    }

    /// A man of the loser's stands on the third square.
    fn with_block(&self, line: &mut Vec<Move>) -> Option<()> {
        let (winner, loser) = (self.scene.winner, self.scene.winner.other());
        let (view, nook) = (self.nook.view, self.nook);
        let near = nook.post == view.of(B3);
        let knights = self.men(winner, Role::Knight);
        let bishops = self.bishops(winner, true);
        let [c2, b3, b2] = [[C2], [B3], [B2]].map(|seen| view.all_of(&seen));
        let long = view.all_of(&LONG);
        for block in self.men(loser, Role::Knight).filter(|_| near) {
            let mut ways = knights.clone().map(|m| (m, c2)).chain(bishops.clone().map(|m| (m, b2)));
            if ways.any(|(man, to)| self.one(man, to, block, line).is_some()) {
                return Some(());
            }
        }
        for block in self.bishops(loser, false) {
            let knights = knights.clone().filter(|_| !near).map(|m| (m, b3));
            let mut ways = knights.chain(bishops.clone().map(|m| (m, long)));
            if ways.any(|(man, to)| self.one(man, to, block, line).is_some()) {
                return Some(());
            }
        }
        for block in self.men(loser, Role::Rook).filter(|_| !near) {
            if knights.clone().any(|man| self.one(man, c2, block, line).is_some()) {
                return Some(());
            }
        }
        None
    }

    fn one(&self, man: Man, to: Bitboard, block: Man, line: &mut Vec<Move>) -> Option<()> {
        let nook = self.nook;
        let taken = self.position.occupied() | nook.den() | nook.post.into();
        let attacks = |man: Man, square| piece_attacks(man.role, square, taken.without(nook.den()));
        let avoid = attacks(man, nook.corner) | attacks(man, nook.third);
        let to = to & piece_attacks(man.role, nook.corner, taken.without(man.at.into()));
        let last = route(man.role, man.at, to, taken, avoid)?;
        let way = route(
            block.role,
            block.at,
            nook.third.into(),
            taken.without(nook.third.into()),
            attacks(block, nook.post) | last.touched(),
        )?;
        let home = usize::from(self.their_king == nook.third);
        let (ours, theirs) = (last.len() - 1, home + way.len());
        let (our_wait, their_wait) = waits(ours, theirs);
        let mut our_steps = self.our_wait(our_wait)?;
        last.iter().for_each(|mv| our_steps.push(mv));
        let mut their_steps = Steps::NONE;
        if home == 1 {
            their_steps.push(step(Role::King, nook.third, nook.corner));
        }
        self.their_wait(block, their_wait, &mut their_steps)?;
        way.iter().for_each(|mv| their_steps.push(mv));
        self.play(&our_steps, &their_steps, line)
    }

    fn our_wait(&self, moves: usize) -> Option<Steps> {
        let mut steps = Steps::NONE;
        if moves == 0 {
            return Some(steps);
        }
        let post = self.nook.post;
        let ground = self.scene.our_ground().without(self.nook.doorstep() | self.position.occupied());
        let near = king_attacks(post) & ground;
        let mut aside = near.filter(|&s| moves.is_multiple_of(2) || (king_attacks(s) & near).first().is_some());
        let aside = aside.next()?;
        let mut left = moves;
        if !moves.is_multiple_of(2) {
            let next = (king_attacks(aside) & near).first()?;
            [(post, aside), (aside, next), (next, post)]
                .into_iter()
                .for_each(|(from, to)| steps.push(step(Role::King, from, to)));
            left -= 3;
        }
        for _ in 0..left / 2 {
            steps.push(step(Role::King, post, aside));
            steps.push(step(Role::King, aside, post));
        }
        Some(steps)
    }

    fn their_wait(&self, block: Man, moves: usize, steps: &mut Steps) -> Option<()> {
        if moves == 0 {
            return Some(());
        }
        let nook = self.nook;
        let occupied = self.position.occupied();
        let bad = piece_attacks(block.role, nook.post, occupied.without(block.at.into()));
        let free = !(occupied | bad | nook.den() | nook.post.into());
        let to = (piece_attacks(block.role, block.at, occupied) & free).first()?;
        for _ in 0..moves / 2 {
            steps.push(step(block.role, block.at, to));
            steps.push(step(block.role, to, block.at));
        }
        Some(())
    }

    fn play(&self, ours: &Steps, theirs: &Steps, line: &mut Vec<Move>) -> Option<()> {
        let mut position = *self.position;
        let before = line.len();
        let both = (0..ours.len()).flat_map(|n| [ours.get(n), theirs.get(n)]);
        for mv in both.take(ours.len() * 2 - 1) {
            let next = mv.and_then(|mv| Some((mv, follow(&position, mv)?)));
            let Some((mv, next)) = next else {
                line.truncate(before);
                return None;
            };
            line.push(mv);
            position = next;
        }
        let mates = is_mate_by(&position, self.scene.winner);
        if !mates {
            line.truncate(before);
        }
        mates.then_some(())
    }
}

/// How many moves each player waits so that both are done together: the
/// winner none, two or more, the loser an even number.
fn waits(ours: usize, theirs: usize) -> (usize, usize) {
    match (ours.checked_sub(theirs), theirs.saturating_sub(ours)) {
        (Some(early), _) if early.is_multiple_of(2) => (0, early),
        (Some(early), _) => (3, early + 3),
        (None, 1) => (3, 2),
        (None, late) => (late, 0),
    }
}
