//! The start of the game (Article 6.6).

use crate::event::{Act, Actor, Claim, Clock as ClockAct, Decision, Event, Presence};
use crate::hearings::people::presence;
use crate::proceedings::Proceedings;
use crate::state::change::{Clock, Phase};
use crate::state::status::{Impossible, Status};
use crate::verdict::Heard;
use touchmove_clock::Moment;
use touchmove_laws::rules::arbiter_supervision::ArbiterSupervision;
use touchmove_laws::rules::end_of_game::EndOfGame;
use touchmove_laws::rules::start_of_play::StartOfPlay;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    match (event.actor, &event.act) {
        (Actor::Arbiter, Act::Clock(ClockAct::Starts)) => starts(on, on.table.now),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// Starts the game with its first event, unless that may come before the start.
pub(crate) fn see(on: &mut Proceedings<'_>, event: &Event) {
    let before = matches!(
        event.act,
        Act::Clock(ClockAct::Starts)
            | Act::Presence(Presence::Arrives)
            | Act::Report(_)
            | Act::Decision(Decision::AllowsToBeLate { .. } | Decision::Explains { .. })
            | Act::Claim(Claim::AsksForAnExplanation { .. })
    );
    if !before {
        starts(on, event.at);
    }
}

/// Starts White's clock; does nothing if play has begun.
pub(crate) fn starts(on: &mut Proceedings<'_>, at: Moment) {
    if on.phase.status != Status::NotStarted {
        return;
    }
    on.enter(Clock::Now(on.table.now.max(at)));
    on.enter(Phase::Playing);
    presence::started(on);
    let player = on.has_move();
    let said = on.ask(&StartOfPlay::ClockStarts { player });
    on.start_clock(player, said);
    begins_at_an_end(on);
    let (pace, regime) = (on.rules.pace, on.regime());
    on.decide(&ArbiterSupervision::OnRecord { pace, regime });
}

/// A position that was set up may be one in which the game is over.
fn begins_at_an_end(on: &mut Proceedings<'_>) {
    let board = on.table.board;
    let dead = on.is_dead(&board);
    on.decide(&EndOfGame::ByMove { position: &board, dead });
}
