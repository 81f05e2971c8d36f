//! Recording a move that is on the board but was not made by regular acts.

use crate::proceedings::Proceedings;
use crate::state::change::Moves;
use crate::state::ply::Ply;
use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::touched_piece::Touch;
use touchmove_notation::unchecked_moves;

/// Records a move that was not made by regular acts.
pub(in crate::hearings) fn stands(
    proceedings: &mut Proceedings<'_>,
    before: Position,
    after: Position,
    legal: Option<Move>,
    touches: Vec<Touch>,
) {
    let mut ply = Ply::new(before, after, legal);
    (ply.touches, ply.clocks) = (touches.into(), proceedings.clocks_show());
    ply.adjusts(proceedings.table.attempt.adjusted.clone());
    proceedings.enter(Moves::Made(Box::new(ply)));
}

/// Records the position on the board as the result of an illegal move.
pub(in crate::hearings) fn illegal(proceedings: &mut Proceedings<'_>, irregularity: Irregularity) {
    let before = proceedings.table.attempt.before;
    let after = unchecked_moves::passed_on(&before, &proceedings.table.board);
    let mut ply = Ply::tried(before, after, irregularity);
    (ply.touches, ply.clocks) =
        (proceedings.table.attempt.binding().into(), proceedings.clocks_show());
    ply.adjusts(proceedings.table.attempt.adjusted.clone());
    proceedings.enter(Moves::Made(Box::new(ply)));
}
