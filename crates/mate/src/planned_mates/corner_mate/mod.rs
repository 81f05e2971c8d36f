//! Corner mates with knights and bishops.
//!
//! The winner's king covers two of the three squares next to the corner. A second piece covers the
//! third square, or a piece of the loser blocks it.
//!
//! The kings walk to their squares first ([`king_placement`]). The loser's king then moves back and
//! forth between the corner and the third square. From then on the number of moves of the other
//! pieces is known. The player who would be early makes waiting moves ([`timetable`]).

mod king_placement;
mod patterns;
mod route;
mod tempo;
mod timetable;
mod view;

use super::board::Board;
use super::context::Context;
use crate::search::gap;
use alloc::vec::Vec;
use patterns::{BLOCKS, PAIRS, PatternPiece};
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, Role, Square};
use view::View;

/// Number of corner plans: eight views of a corner, each with two squares for the winner's king.
const CORNERS: usize = 16;
const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// Corner for the mate, viewed from one of its two edges, with the squares of the kings.
#[derive(Clone, Copy)]
struct Corner {
    view: View,
    /// Square on which the loser's king is mated.
    square: Square,
    /// Square next to the corner that the winner's king does not cover.
    third: Square,
    /// Square of the winner's king. `other` is an alternative square.
    post: Square,
    other: Square,
}

impl Corner {
    fn new(number: usize) -> Option<Corner> {
        let view = View::new(number / 2);
        let posts =
            if number.is_multiple_of(2) { [view::B3, view::A3] } else { [view::A3, view::B3] };
        Some(Corner {
            view,
            square: view.square(view::A1)?,
            third: view.square(view::B1)?,
            post: view.square(posts[0])?,
            other: view.square(posts[1])?,
        })
    }

    /// Returns the two squares between which the loser's king moves.
    fn shuttle(&self) -> Bitboard {
        Bitboard::of(self.square) | self.third.into()
    }

    /// Returns the squares on which the winner's king would hinder the loser's king.
    fn off_limits(&self) -> Bitboard {
        king_attacks(self.square) | king_attacks(self.third) | self.shuttle()
    }

    /// Returns the approximate number of moves that the kings need.
    fn cost(&self, context: &Context) -> i32 {
        let (ours, theirs) =
            (gap(context.our_king, self.post), gap(context.their_king, self.third));
        ours.max(theirs) * 2 + theirs
    }

    fn men(&self, board: &Board, color: Color, kind: PatternPiece) -> Bitboard {
        let bishops = board.pieces(color, Role::Bishop);
        let corner = if self.square.is_light() { LIGHT } else { !LIGHT };
        match kind {
            PatternPiece::Knight => board.pieces(color, Role::Knight),
            PatternPiece::Same => bishops & corner,
            PatternPiece::Other => bishops.without(corner),
            PatternPiece::Rook => board.pieces(color, Role::Rook),
        }
    }

    fn suits(&self, post: &[u8]) -> bool {
        self.view.all_of(post).contains(self.post)
    }

    /// Returns true if a pattern exists for which both players have the material.
    fn is_possible(&self, context: &Context) -> bool {
        let men = |color, kind| self.men(context.men, color, kind);
        let (ours, theirs) = (context.winner, context.winner.other());
        let pair = || {
            PAIRS.iter().any(|pair| {
                let men = [pair.first.0, pair.last.0].map(|kind| men(ours, kind));
                !men[0].is_empty()
                    && !men[1].is_empty()
                    && (men[0] | men[1]).has_several()
                    && self.suits(pair.post)
            })
        };
        let block = || {
            BLOCKS.iter().any(|block| {
                !men(theirs, block.block).is_empty()
                    && !men(ours, block.last.0).is_empty()
                    && self.suits(block.post)
            })
        };
        pair() || block()
    }
}

/// Plays the plans, short ones first. Adds the moves of the first plan that succeeds.
pub(super) fn mate(context: &Context, line: &mut Vec<Move>) -> bool {
    let before = line.len();
    let mut corners: [_; CORNERS] = core::array::from_fn(|number| {
        let corner = Corner::new(number).filter(|corner| corner.is_possible(context));
        corner.map(|corner| (corner.cost(context), corner))
    });
    corners.sort_unstable_by_key(|corner| corner.map(|(cost, _)| cost));
    corners.iter().flatten().any(|(_, corner)| {
        let men = king_placement::place_kings(context, corner, line);
        let mated = men.is_some_and(|men| timetable::mate(context, corner, &men, line));
        if !mated {
            line.truncate(before);
        }
        mated
    })
}
