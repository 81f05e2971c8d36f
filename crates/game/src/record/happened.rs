//! What of all that has happened is told beside the moves.

use crate::event::{Act, Actor, Event};
use crate::ply::Ply;
use touchmove_board::Square;
use touchmove_laws::rules::touched_piece::captured;
use touchmove_laws::{Effect, Note, Ruling};

/// Whether a ruling tells more than that the game goes its way.
pub(super) fn is_telling(ruling: &Ruling) -> bool {
    match ruling.effect() {
        Effect::PeriodReached { .. } => false,
        Effect::Noted { what } => !matches!(
            what,
            Note::TimeKept { .. }
                | Note::TimeNotKept { .. }
                | Note::CompetitionRules
                | Note::LimitedSupervision
        ),
        effect => !effect.is_routine(),
    }
}

/// Whether a ruling is put into words beside its event.
pub(super) fn is_worded(ruling: &Ruling) -> bool {
    is_telling(ruling) || matches!(ruling.effect(), Effect::Obligation { .. })
}

/// Whether it belongs to every game, if nothing telling comes of it.
pub(super) const fn is_ordinary(act: &Act) -> bool {
    matches!(
        act,
        Act::Starts
            | Act::Arrives
            | Act::LeavesArea
            | Act::Returns
            | Act::Presses
            | Act::Records(_)
            | Act::Signs(_)
            | Act::Copies(_)
            | Act::Announces(_)
            | Act::Repeats(_)
            | Act::TellsMovesAndTimes
    )
}

/// Whether it may be a part of making a move.
pub(super) fn is_by_hand(event: &Event) -> bool {
    let hand = matches!(
        event.act,
        Act::Plays(..) | Act::Touches { .. } | Act::Takes(_) | Act::Puts(..) | Act::Shifts(..)
    );
    hand && matches!(event.actor, Actor::Player(_))
}

/// Whether it was a part of making that move and of no other. A move played
/// before it, as a whole, was another.
pub(super) fn is_part(act: &Act, ply: &Ply) -> bool {
    let Some(squares) = squares(act) else { return false };
    let own = of_the_move(ply);
    squares.iter().all(|square| own.contains(square))
}

fn squares(act: &Act) -> Option<Vec<Square>> {
    match act {
        Act::Touches { groups, .. } => Some(groups.concat()),
        Act::Takes(square) | Act::Puts(_, square) => Some(vec![*square]),
        Act::Shifts(from, to) => Some(vec![*from, *to]),
        _ => None,
    }
}

/// The squares that change by a move.
fn of_the_move(ply: &Ply) -> Vec<Square> {
    let Some(mv) = ply.legal() else { return Vec::new() };
    let rook = mv.wing().and_then(|wing| {
        let from = ply.before().castling_rook(ply.player, wing)?;
        Some([from, Square::at(wing.rook_file(), mv.from.rank())?])
    });
    let rooks = rook.into_iter().flatten();
    [mv.from, mv.to].into_iter().chain(captured(&ply.before(), mv)).chain(rooks).collect()
}
