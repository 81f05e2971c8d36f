//! Knights and bishops mate in a corner: the winner's king takes two of the
//! three squares beside it; a second man covers the third, or a man of the
//! loser's stands there.
//!
//! First the kings go to their places, the loser's king to and fro between
//! the corner and that third square. Then both players know how many moves
//! the other men need, and who is too early waits.

mod gather;
mod ready;
mod route;
mod view;

use super::scene::Scene;
use crate::search::gap;
use touchmove_board::attacks::king_attacks;
use touchmove_board::{Bitboard, Move, Square};
use view::View;

/// Places for the kings: eight corners and mirrors, two posts each.
const NOOKS: usize = 16;

/// Where the kings go.
#[derive(Clone, Copy)]
struct Nook {
    view: View,
    /// Where the loser's king is mated.
    corner: Square,
    /// The square beside it that the winner's king does not cover.
    third: Square,
    /// Where the winner's king stands, and where it could as well.
    post: Square,
    other: Square,
}

impl Nook {
    fn of(view: View, near: bool) -> Nook {
        let [post, other] = if near { [view::B3, view::A3] } else { [view::A3, view::B3] };
        let [corner, third, post, other] =
            [view::A1, view::B1, post, other].map(|square| view.of(square));
        Nook { view, corner, third, post, other }
    }

    /// Where the loser's king goes to and fro.
    fn den(&self) -> Bitboard {
        Bitboard::of(self.corner) | self.third.into()
    }

    /// Where the winner's king would disturb it.
    fn doorstep(&self) -> Bitboard {
        king_attacks(self.corner) | king_attacks(self.third) | self.den()
    }

    /// About how long the kings take.
    fn cost(&self, scene: &Scene) -> i32 {
        let (ours, theirs) = (gap(scene.our_king, self.post), gap(scene.their_king, self.third));
        ours.max(theirs) * 2 + theirs
    }
}

/// Adds the moves, if one of so many plans succeeds.
pub(super) fn nook(scene: &Scene, trials: usize, line: &mut Vec<Move>) -> bool {
    let before = line.len();
    let mut nooks = nooks(scene);
    nooks.sort_unstable_by_key(|&(cost, _)| cost);
    let possible = nooks.iter().filter(|(_, nook)| ready::is_possible(scene, nook));
    possible.take(trials).any(|(_, nook)| {
        let mated = gather::gather(scene, nook, line)
            .is_some_and(|position| ready::mate(scene, nook, &position, line).is_some());
        if !mated {
            line.truncate(before);
        }
        mated
    })
}

fn nooks(scene: &Scene) -> [(i32, Nook); NOOKS] {
    std::array::from_fn(|number| {
        let nook = Nook::of(View::ALL[number / 2], number % 2 == 0);
        (nook.cost(scene), nook)
    })
}
