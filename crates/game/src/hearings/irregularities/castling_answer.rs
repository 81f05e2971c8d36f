//! The arbiter's finding on unfinished castling.

use crate::hearings::board::{clocks, move_completion, move_in_place};
use crate::hearings::irregularities::half_castling::half_castled;
use crate::hearings::irregularities::{limited_supervision, remedy};
use crate::proceedings::Proceedings;
use crate::state::change::{Moves, Questions};
use crate::verdict::Handled;
use touchmove_board::Move;
use touchmove_laws::Question;
use touchmove_laws::rules::half_castling::HalfCastling;

/// Applies the arbiter's answer. It was an illegal move, or castling that the player must finish.
pub(in crate::hearings) fn answered(proceedings: &mut Proceedings<'_>, agrees: bool) {
    let asked = |q: &Question| matches!(q, Question::HalfCastled { .. });
    let Some(asked) = proceedings.questions.iter().position(asked) else { return };
    proceedings.enter(Questions::Close(asked));
    decided(proceedings, agrees);
    clocks::resume_clocks(proceedings, false);
}

fn decided(proceedings: &mut Proceedings<'_>, illegal: bool) {
    let Some(i) = proceedings.table.plies.len().checked_sub(1) else { return };
    match half_castled(proceedings, i) {
        Some(_) if illegal => rules_on(proceedings, i),
        Some(castling) => finished(proceedings, i, castling),
        None => {}
    }
}

fn rules_on(proceedings: &mut Proceedings<'_>, i: usize) {
    if limited_supervision::rules_on_half_castling(proceedings, i) == Handled::No {
        remedy::rules_on(proceedings, i);
    }
}

fn finished(proceedings: &mut Proceedings<'_>, i: usize, castling: Move) {
    let Some(ply) = proceedings.table.plies.get(i).cloned() else { return };
    let (before, after) = (ply.before(), ply.before().after(castling));
    proceedings.enter(Moves::Remain(i));
    move_in_place::stands(proceedings, before, after, Some(castling), ply.touches.to_vec());
    proceedings.enter(Moves::CompletedAs { completed: ply.completed, press: ply.press() });
    proceedings.decide(&HalfCastling::Finished { position: &after });
    move_completion::end_by_move(proceedings);
}
