//! A move that stands on the board without having been made by these acts.

use crate::proceedings::Proceedings;
use crate::state::change::Moves;
use crate::state::ply::Ply;
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::touched_piece::Touch;
use touchmove_notation::unchecked_moves;

/// A move that stands without being as made by these acts.
pub(in crate::hearings) fn stands(
    on: &mut Proceedings<'_>,
    before: Position,
    after: Position,
    legal: Option<Move>,
    touches: Vec<Touch>,
) {
    let mut ply = Ply::new(before, after, legal);
    (ply.touches, ply.clocks) = (touches.into(), on.clocks_show());
    ply.adjusts(on.table.attempt.adjusted.clone());
    on.enter(Moves::Made(Box::new(ply)));
}

/// What a hand has left on the board counts as a move that is not legal.
pub(in crate::hearings) fn illegal(on: &mut Proceedings<'_>, irregularity: Irregularity) {
    let before = on.table.attempt.before;
    let after = unchecked_moves::passed_on(&before, &on.table.board);
    let mut ply = Ply::tried(before, after, irregularity);
    (ply.touches, ply.clocks) = (on.table.attempt.binding().into(), on.clocks_show());
    ply.adjusts(on.table.attempt.adjusted.clone());
    on.enter(Moves::Made(Box::new(ply)));
}
