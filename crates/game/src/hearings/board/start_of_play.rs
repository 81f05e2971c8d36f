//! Hearing on the start of the game (Article 6.6).

use crate::event::{Act, Actor, Claim, Clock as ClockAct, Decision, Event, Presence};
use crate::hearings::people::presence;
use crate::proceedings::Proceedings;
use crate::state::change::{Clock, Phase};
use crate::state::status::{Impossible, Status};
use crate::verdict::Handled;
use touchmove_clock::Moment;
use touchmove_laws::rules::arbiter_supervision::ArbiterSupervision;
use touchmove_laws::rules::end_of_game::EndOfGame;
use touchmove_laws::rules::start_of_play::StartOfPlay;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    match (event.actor, &event.act) {
        (Actor::Arbiter, Act::Clock(ClockAct::Starts)) => {
            starts(proceedings, proceedings.table.now)
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Starts the game at its first event, unless the event may precede the start.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, event: &Event) {
    if proceedings.phase.status != Status::NotStarted {
        return;
    }
    let before = matches!(
        event.act,
        Act::Clock(ClockAct::Starts)
            | Act::Presence(Presence::Arrives)
            | Act::Report(_)
            | Act::Decision(Decision::AllowsToBeLate { .. } | Decision::Explains { .. })
            | Act::Claim(Claim::AsksForAnExplanation { .. })
    );
    if !before {
        starts(proceedings, event.at);
    }
}

/// Starts White's clock. Does nothing if play has begun.
pub(crate) fn starts(proceedings: &mut Proceedings<'_>, at: Moment) {
    if proceedings.phase.status != Status::NotStarted {
        return;
    }
    proceedings.enter(Clock::Now(proceedings.table.now.max(at)));
    proceedings.enter(Phase::Playing);
    presence::started(proceedings);
    let player = proceedings.has_move();
    let said = proceedings.ask(&StartOfPlay::ClockStarts { player });
    proceedings.start_clock(player, said);
    begins_at_an_end(proceedings);
    let (pace, regime) = (proceedings.rules.pace, proceedings.regime());
    proceedings.decide(&ArbiterSupervision::OnRecord { pace, regime });
}

/// Ends the game if it is already over in the initial position.
fn begins_at_an_end(proceedings: &mut Proceedings<'_>) {
    let board = proceedings.table.board;
    let dead = proceedings.is_dead(&board);
    proceedings.decide(&EndOfGame::ByMove { position: &board, dead });
}
