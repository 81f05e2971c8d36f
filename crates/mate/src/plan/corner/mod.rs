//! Knights and bishops mate in a corner: the winner's king takes two of the
//! three squares beside it; a second man covers the third, or a man of the
//! loser's stands there.
//!
//! First the kings go to their places ([`gather`]), the loser's king to and
//! fro between the corner and the third square. Then it is known how many
//! moves the other men need, and who would be too early waits ([`ready`]).

mod gather;
mod patterns;
mod ready;
mod route;
mod view;
mod wait;

use super::men::Men;
use super::scene::Scene;
use crate::search::gap;
use alloc::vec::Vec;
use patterns::{BLOCKS, Kind, PAIRS};
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Color, Move, Role, Square};
use view::View;

/// Eight views of a corner, two posts each.
const CORNERS: usize = 16;
const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// A corner to mate in, seen from one of its two edges: where the kings go.
#[derive(Clone, Copy)]
struct Corner {
    view: View,
    /// Where the loser's king is mated.
    square: Square,
    /// The square beside it that the winner's king does not cover.
    third: Square,
    /// Where the winner's king stands, and where it could as well.
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

    /// Where the loser's king goes to and fro.
    fn den(&self) -> Bitboard {
        Bitboard::of(self.square) | self.third.into()
    }

    /// Where the winner's king would disturb it.
    fn doorstep(&self) -> Bitboard {
        king_attacks(self.square) | king_attacks(self.third) | self.den()
    }

    /// About how long the kings take.
    fn cost(&self, scene: &Scene) -> i32 {
        let (ours, theirs) = (gap(scene.our_king, self.post), gap(scene.their_king, self.third));
        ours.max(theirs) * 2 + theirs
    }

    fn men(&self, board: &Men, color: Color, kind: Kind) -> Bitboard {
        let bishops = board.pieces(color, Role::Bishop);
        let corner = if self.square.is_light() { LIGHT } else { !LIGHT };
        match kind {
            Kind::Knight => board.pieces(color, Role::Knight),
            Kind::Same => bishops & corner,
            Kind::Other => bishops.without(corner),
            Kind::Rook => board.pieces(color, Role::Rook),
        }
    }

    fn suits(&self, post: &[u8]) -> bool {
        self.view.all_of(post).contains(self.post)
    }

    /// Whether there are men to mate with there.
    fn is_possible(&self, scene: &Scene) -> bool {
        let men = |color, kind| self.men(scene.men, color, kind);
        let (ours, theirs) = (scene.winner, scene.winner.other());
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

/// Adds the moves, if one of the plans succeeds; those that look short first.
pub(super) fn mate(scene: &Scene, line: &mut Vec<Move>) -> bool {
    let before = line.len();
    let mut corners: [_; CORNERS] = core::array::from_fn(|number| {
        let corner = Corner::new(number).filter(|corner| corner.is_possible(scene));
        corner.map(|corner| (corner.cost(scene), corner))
    });
    corners.sort_unstable_by_key(|corner| corner.map(|(cost, _)| cost));
    corners.iter().flatten().any(|(_, corner)| {
        let men = gather::gather(scene, corner, line);
        let mated = men.is_some_and(|men| ready::mate(scene, corner, &men, line));
        if !mated {
            line.truncate(before);
        }
        mated
    })
}
