//! Castling left half done: the arbiter has found out what it was.

use crate::hearings::board::{clocks, move_completion, move_in_place};
use crate::hearings::found::half_castling::half_castled;
use crate::hearings::found::{limited_supervision, remedy};
use crate::proceedings::Proceedings;
use crate::state::change::{Moves, Questions};
use crate::verdict::Heard;
use touchmove_board::Move;
use touchmove_laws::Question;
use touchmove_laws::rules::half_castling::HalfCastling;

/// The arbiter takes it for an illegal move, or for castling to be finished, if
/// that was asked.
pub(in crate::hearings) fn answered(on: &mut Proceedings<'_>, agrees: bool) {
    let asked = |q: &Question| matches!(q, Question::HalfCastled { .. });
    let Some(asked) = on.questions.iter().position(asked) else { return };
    on.enter(Questions::Close(asked));
    decided(on, agrees);
    clocks::resume_clocks(on, false);
}

fn decided(on: &mut Proceedings<'_>, illegal: bool) {
    let Some(i) = on.table.plies.len().checked_sub(1) else { return };
    match half_castled(on, i) {
        Some(_) if illegal => rules_on(on, i),
        Some(castling) => finished(on, i, castling),
        None => {}
    }
}

fn rules_on(on: &mut Proceedings<'_>, i: usize) {
    if limited_supervision::rules_on_half_castling(on, i) == Heard::NotMine {
        remedy::rules_on(on, i);
    }
}

fn finished(on: &mut Proceedings<'_>, i: usize, castling: Move) {
    let Some(ply) = on.table.plies.get(i).cloned() else { return };
    let (before, after) = (ply.before(), ply.before().after(castling));
    on.enter(Moves::Remain(i));
    move_in_place::stands(on, before, after, Some(castling), ply.touches.to_vec());
    on.enter(Moves::CompletedAs { completed: ply.completed, press: ply.press() });
    on.decide(&HalfCastling::Finished { position: &after });
    move_completion::end_by_move(on);
}
