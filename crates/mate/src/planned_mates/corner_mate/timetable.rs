//! Second part of a corner mate: the timetable of the other pieces.

use super::Corner;
use super::patterns::{BLOCKS, PAIRS, PatternPiece};
use super::route::{Man, route};
use super::tempo::{around, aside, but_last, end, to_and_fro, waits};
use crate::line::piece_attacks;
use crate::planned_mates::board::Board;
use crate::planned_mates::context::Context;
use crate::planned_mates::move_sequence::{MoveSequence, step};
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Move, Role, Square};

/// Plays the first pattern that fits and adds its moves. The winner must be to move.
pub(super) fn mate(context: &Context, corner: &Corner, men: &Board, line: &mut Vec<Move>) -> bool {
    let Some(their_king) = men.king(context.winner.other()) else { return false };
    let timetable = Timetable { context, corner, men, their_king };
    timetable.pairs(line).or_else(|| timetable.blocks(line)).is_some()
}

/// Piece and its target squares.
#[derive(Clone, Copy)]
struct Part {
    man: Man,
    to: Bitboard,
}

struct Timetable<'a> {
    context: &'a Context<'a>,
    corner: &'a Corner,
    men: &'a Board,
    their_king: Square,
}

impl Timetable<'_> {
    fn men(&self, color: Color, kind: PatternPiece) -> impl Iterator<Item = Man> + use<> {
        let role = match kind {
            PatternPiece::Knight => Role::Knight,
            PatternPiece::Same | PatternPiece::Other => Role::Bishop,
            PatternPiece::Rook => Role::Rook,
        };
        self.corner.men(self.men, color, kind).map(move |at| Man { role, at })
    }

    fn parts(&self, (kind, to): (PatternPiece, &[u8])) -> impl Iterator<Item = Part> + use<> {
        let to = self.corner.view.all_of(to);
        self.men(self.context.winner, kind).map(move |man| Part { man, to })
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
        let loser = self.context.winner.other();
        BLOCKS.iter().filter(|block| self.corner.suits(block.post)).find_map(|block| {
            self.men(loser, block.block)
                .find_map(|man| self.parts(block.last).find_map(|last| self.block(man, last, line)))
        })
    }

    fn pair(&self, first: Part, last: Part, line: &mut Vec<Move>) -> Option<()> {
        let corner = self.corner;
        let kings =
            corner.shuttle() | corner.post.into() | Bitboard::of(corner.other).without(last.to);
        let taken = self.men.occupied() | kings;
        let cover = self.way(first, corner.third, taken)?;
        let taken = taken.without(first.man.at.into()) | end(&cover);
        let check = self.way(last, corner.square, taken)?;
        // The loser's king alternates between two squares, so parity decides where it is at the
        // check. If that square would be wrong, the winner's king loses a tempo.
        let early =
            (cover.len() + check.len()).is_multiple_of(2) == (self.their_king == corner.square);
        let wait = if early { self.odd_wait(last.to)? } else { MoveSequence::NONE };
        let before = wait.iter().chain(but_last(&cover)).chain(but_last(&check));
        let ours: MoveSequence = before.chain(cover.last()).chain(check.last()).collect();
        let (from, to) =
            (self.their_king, corner.shuttle().without(self.their_king.into()).first()?);
        self.play(&ours, &to_and_fro(Role::King, from, to, ours.len() - 1).collect(), line)
    }

    /// Returns waiting moves of the winner's king that change the parity. They are one move to the
    /// king's alternative square if that is free, otherwise a triangle of three moves.
    fn odd_wait(&self, needed: Bitboard) -> Option<MoveSequence> {
        let (post, other) = (self.corner.post, self.corner.other);
        let barred = self.men.occupied() | self.context.guard | needed;
        match barred.contains(other) {
            true => around(self.context, self.corner, self.men, 3),
            false => Some(MoveSequence::along(Role::King, &[post, other])),
        }
    }

    fn block(&self, man: Man, last: Part, line: &mut Vec<Move>) -> Option<()> {
        let corner = self.corner;
        let taken = self.men.occupied() | corner.shuttle() | corner.post.into();
        let check = self.way(last, corner.square, taken)?;
        let avoid = piece_attacks(man.role, corner.post, taken.without(corner.shuttle()));
        let taken = taken.without(corner.third.into());
        let way = route(man, corner.third.into(), taken, avoid | check.touched())?;
        let home = (self.their_king == corner.third)
            .then(|| step(Role::King, corner.third, corner.square));
        let (ours, theirs) = (check.len() - 1, way.len() + home.iter().len());
        let (ours, theirs) = waits(ours, theirs);
        let ours =
            around(self.context, corner, self.men, ours)?.iter().chain(check.iter()).collect();
        let aside = if theirs == 0 { man.at } else { aside(corner, man, self.men)? };
        let wait = to_and_fro(man.role, man.at, aside, theirs);
        self.play(&ours, &home.into_iter().chain(wait).chain(way.iter()).collect(), line)
    }

    /// Returns the route of a winner's piece to a square that attacks `target`. On the way the
    /// piece must not attack either square of the loser's king.
    fn way(&self, part: Part, target: Square, taken: Bitboard) -> Option<MoveSequence> {
        let (man, shuttle) = (part.man, self.corner.shuttle());
        let free = taken.without(man.at.into());
        let sees = |square, free| piece_attacks(man.role, square, free);
        let avoid = shuttle.fold(Bitboard::EMPTY, |set, s| set | sees(s, free.without(shuttle)));
        let to = part.to & sees(target, free);
        if avoid.contains(man.at) { None } else { route(man, to, taken, avoid) }
    }

    fn play(&self, ours: &MoveSequence, theirs: &MoveSequence, line: &mut Vec<Move>) -> Option<()> {
        let before = line.len();
        let moves = (0..ours.len()).flat_map(|number| [ours.get(number), theirs.get(number)]);
        let end = moves.take(ours.len() * 2 - 1).try_fold(*self.men, |men, mv| {
            line.extend(mv);
            men.after(mv?)
        });
        let mated = end.filter(|end| end.is_mate_by(self.context.winner));
        if mated.is_none() {
            line.truncate(before);
        }
        mated.map(|_| ())
    }
}
