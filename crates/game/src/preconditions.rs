//! Preconditions: refuses impossible events before anything changes.

use crate::event::{Act, Claim, Event, Pieces};
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::status::{Impossible, Status};
use crate::verdict::Handled;
use touchmove_board::{Color, Position};
use touchmove_notation::unchecked_moves;

/// Refuses impossible events. Leaves every other event to later stages.
pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    check(proceedings, event).map(|()| Handled::No)
}

/// Returns an error for an event that needs a missing piece, or for a move that cannot be
/// interpreted.
fn check(view: &View, event: &Event) -> Result<(), Impossible> {
    use crate::event::Actor;
    recorded_or_reported(view, event)?;
    let adjourned = view.phase.status == Status::Adjourned && is_at_the_board(&event.act);
    let player = match event.actor {
        Actor::Player(player) | Actor::AssistantOf(player) => player,
        Actor::Arbiter | Actor::CaptainOf(_) | Actor::Spectator if adjourned => {
            return Err(Impossible::Adjourned);
        }
        Actor::Arbiter | Actor::CaptainOf(_) | Actor::Spectator => return Ok(()),
    };
    if view.phase.is_over() {
        return Ok(());
    }
    if adjourned {
        return Err(Impossible::Adjourned);
    }
    match &event.act {
        Act::Pieces(Pieces::Takes { square, .. } | Pieces::Shifts { from: square, .. }) => {
            match view.table.board.piece_at(*square) {
                Some(_) => Ok(()),
                None => Err(Impossible::NoPiece(*square)),
            }
        }
        Act::Pieces(Pieces::Plays { text, .. }) => match position_for(view, player) {
            Some(before) => moves::played(&before, text).map(|_| ()),
            None => Ok(()),
        },
        Act::Claim(Claim::Draw { text: Some(text), .. }) if view.may_claim_draw(player) => {
            moves::played(&view.table.attempt.before, text).map(|_| ())
        }
        _ => Ok(()),
    }
}

/// True for acts with the pieces or clock of the board, which are impossible during an adjournment.
const fn is_at_the_board(act: &Act) -> bool {
    use crate::event::{Clock, Decision};
    matches!(
        act,
        Act::Pieces(
            Pieces::Plays { .. }
                | Pieces::Takes { .. }
                | Pieces::Puts { .. }
                | Pieces::Shifts { .. }
                | Pieces::Touches { .. }
        ) | Act::Clock(Clock::Presses)
            | Act::Decision(Decision::Reinstates { .. })
    )
}

/// Returns the position in which this player would move. `None` if the player does not have the
/// move.
fn position_for(view: &View, player: Color) -> Option<Position> {
    let before = view.table.attempt.before;
    if player == view.has_move() {
        return Some(before);
    }
    view.attempt_stands().then(|| unchecked_moves::passed_on(&before, &view.table.board))
}

/// Returns an error for a report in a recorded game, and for an act that needs a record in an
/// unrecorded game.
fn recorded_or_reported(view: &View, event: &Event) -> Result<(), Impossible> {
    let begun = view.phase.status != Status::NotStarted;
    match (&event.act, view.phase.unrecorded) {
        _ if view.phase.is_over() => Ok(()),
        (Act::Report(_), false) if begun => Err(Impossible::Recorded),
        (act, true) if needs_a_record(act) => Err(Impossible::Unrecorded),
        _ => Ok(()),
    }
}

/// True if the act's meaning depends on the pieces, the moves or the clock.
const fn needs_a_record(act: &Act) -> bool {
    use crate::event::{Clock, Offer};
    match act {
        Act::Pieces(_) | Act::Observation(_) | Act::Adjournment(_) | Act::Blind(_) => true,
        Act::Clock(act) => !matches!(act, Clock::Resumes | Clock::HandlesImproperly),
        Act::Claim(act) => !matches!(act, Claim::Appeals | Claim::AsksForAnExplanation { .. }),
        Act::Offer(act) => matches!(act, Offer::AgreesToCorrect | Offer::Resigns),
        Act::Conduct(act) => {
            use crate::event::Conduct;
            matches!(
                act,
                Conduct::PhoneSounds
                    | Conduct::PhoneSoundsInABag
                    | Conduct::HasADevice
                    | Conduct::HasADeviceInABag
                    | Conduct::HasADeviceSwitchedOff
            )
        }
        Act::Presence(_) | Act::Writing(_) | Act::Report(_) | Act::Decision(_) => false,
    }
}
