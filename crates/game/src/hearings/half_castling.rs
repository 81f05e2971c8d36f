//! Castling left half done: the king two squares away, the rook where it was,
//! the clock pressed (Articles 4.7, 7.5). Whether that was an illegal king
//! move or castling omitted to be finished is for the arbiter to find out.

use crate::hearings::{completing, illegal_move, limited, moving, press_back, stopping};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Moves, Questions};
use crate::state::ply::Ply;
use crate::trace::ask;
use touchmove_board::Move;
use touchmove_laws::Question;
use touchmove_laws::rules::half_castling;
use touchmove_laws::rules::illegal_move::Irregularity;
use touchmove_laws::rules::made_move::same_placement;

/// The castling of which the last move is the king's half.
pub(super) fn half_castled(view: &View, i: usize) -> Option<Move> {
    let last = view.table.plies.get(i).filter(|_| i + 1 == view.table.plies.len())?;
    half_of(last)
}

pub(super) fn asks(on: &mut Proceedings<'_>, castling: Move) {
    let (edition, player) = (on.edition(), on.has_move().other());
    let ruled = ask!(on, half_castling::asked(edition, player, castling));
    on.rule(ruled);
}

/// The answer to an open question that is not about the times.
pub(super) fn answered(on: &mut Proceedings<'_>, agrees: bool) {
    let asked = |q: &Question| matches!(q, Question::HalfCastled { .. });
    let Some(asked) = on.questions.iter().position(asked) else {
        return press_back::answered(on, agrees);
    };
    on.enter(Questions::Close(asked));
    decided(on, agrees);
    stopping::resume_clocks(on, false);
}

fn decided(on: &mut Proceedings<'_>, illegal: bool) {
    let Some(i) = on.table.plies.len().checked_sub(1) else { return };
    match half_castled(on, i) {
        Some(_) if illegal && limited::half_castled(on, i) => {}
        Some(_) if illegal => illegal_move::rules_on(on, i),
        Some(castling) => finished(on, i, castling),
        None => {}
    }
}

fn finished(on: &mut Proceedings<'_>, i: usize, castling: Move) {
    let Some(ply) = on.table.plies.get(i).cloned() else { return };
    let (before, after) = (ply.before(), ply.before().after(castling));
    on.enter(Moves::Remain(i));
    moving::stands(on, before, after, Some(castling), ply.touches.to_vec());
    on.enter(Moves::CompletedAs { completed: ply.completed, press: ply.press() });
    let edition = on.edition();
    let ruled = ask!(on, half_castling::finished(edition, &after));
    on.rule(ruled);
    completing::end_by_move(on);
}

fn half_of(ply: &Ply) -> Option<Move> {
    ply.irregularity.filter(|&irregularity| irregularity == Irregularity::NotLegal)?;
    let half = |m: &&Move| {
        let king = ply.before().piece_at(m.from);
        let moved = ply.before().with_piece(m.from, None).with_piece(m.to, king);
        m.wing().is_some() && same_placement(&moved, &ply.after())
    };
    ply.before().legal_moves().iter().find(half).copied()
}
