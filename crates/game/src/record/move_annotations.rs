//! Selection of the events and rulings that are annotated beside the moves.

use crate::event::{Act, Actor, Blind, Clock, Event, Pieces, Presence, Writing};
use crate::state::ply::Ply;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::Square;
use touchmove_laws::rules::touched_piece::captured;
use touchmove_laws::{Effect, Note, Ruling};

/// True if a ruling is not routine.
pub(super) fn is_notable(ruling: &Ruling) -> bool {
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

/// True if a ruling gets a sentence beside its event.
pub(super) fn is_described(ruling: &Ruling) -> bool {
    is_notable(ruling) || matches!(ruling.effect(), Effect::Obligation { .. })
}

/// True if the act is part of every game. Only a notable ruling makes an annotation for such an act
/// necessary.
pub(super) const fn is_routine_act(act: &Act) -> bool {
    matches!(
        act,
        Act::Clock(Clock::Starts)
            | Act::Presence(Presence::Arrives)
            | Act::Presence(Presence::LeavesArea)
            | Act::Presence(Presence::Returns)
            | Act::Clock(Clock::Presses)
            | Act::Writing(Writing::Records { .. })
            | Act::Writing(Writing::Signs { .. })
            | Act::Blind(Blind::Copies { .. })
            | Act::Blind(Blind::Announces { .. })
            | Act::Blind(Blind::Repeats { .. })
            | Act::Blind(Blind::TellsMovesAndTimes)
    )
}

/// True if the act may be a part of making a move.
pub(super) fn is_hand_act(event: &Event) -> bool {
    let hand = matches!(
        event.act,
        Act::Pieces(Pieces::Plays { .. })
            | Act::Pieces(Pieces::Touches { .. })
            | Act::Pieces(Pieces::Takes { .. })
            | Act::Pieces(Pieces::Puts { .. })
            | Act::Pieces(Pieces::Shifts { .. })
    );
    hand && matches!(event.actor, Actor::Player(_))
}

/// True if all squares of the act belong to this move. False for a complete move played earlier,
/// because that was a different move.
pub(super) fn is_part(act: &Act, ply: &Ply) -> bool {
    let Some(squares) = squares(act) else { return false };
    let own = of_the_move(ply);
    squares.iter().all(|square| own.contains(square))
}

fn squares(act: &Act) -> Option<Vec<Square>> {
    match act {
        Act::Pieces(Pieces::Touches { groups, .. }) => Some(groups.concat()),
        Act::Pieces(Pieces::Takes { square, .. }) | Act::Pieces(Pieces::Puts { square, .. }) => {
            Some(vec![*square])
        }
        Act::Pieces(Pieces::Shifts { from, to, .. }) => Some(vec![*from, *to]),
        _ => None,
    }
}

/// Returns the squares that a move changes.
fn of_the_move(ply: &Ply) -> Vec<Square> {
    let Some(mv) = ply.legal() else { return Vec::new() };
    let rook = mv.wing().and_then(|wing| {
        let from = ply.before().castling_rook(ply.player, wing)?;
        Some([from, Square::at(wing.rook_file(), mv.from.rank())?])
    });
    let rooks = rook.into_iter().flatten();
    [mv.from, mv.to].into_iter().chain(captured(&ply.before(), mv)).chain(rooks).collect()
}
