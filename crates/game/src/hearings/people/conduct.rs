//! Hearing on the conduct of players and others (Articles 11 and 12; 2009: 12 and 13).
//!
//! The hearing rules if the Laws prescribe a ruling, and otherwise asks the arbiter.

use crate::event::{Act, Actor, Advice, Claim, Clock, Conduct, Event, Presence};
use crate::hearings::board::clocks;
use crate::hearings::people::scoresheet;
use crate::proceedings::Proceedings;
use crate::state::change::Ledger;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use touchmove_board::Color;
use touchmove_laws::Offence;
use touchmove_laws::rules::misconduct::Misconduct;
use touchmove_laws::rules::misconduct::{self, Noncompliance};
use touchmove_laws::rules::penalties::Penalties;
use touchmove_laws::rules::third_parties::Interference;
use touchmove_laws::rules::third_parties::ThirdParties;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    let act = match &event.act {
        Act::Conduct(act) => act,
        Act::Clock(Clock::HandlesImproperly) => {
            offends(proceedings, player, Offence::ClockHandling);
            return Ok(Handled::Yes);
        }
        _ => return Ok(Handled::No),
    };
    match act {
        Conduct::DeviceMakesANoise => offends(proceedings, player, Offence::DeviceNoise),
        Conduct::Eats => offends(proceedings, player, Offence::Eating),
        Conduct::Smokes => offends(proceedings, player, Offence::Smoking),
        Conduct::Talks => offends(proceedings, player, Offence::Talking),
        Conduct::DoesNotRecord => scoresheet::does_not_record(proceedings, player),
        Conduct::AccusesTheOpponent { .. } => accuses(proceedings, player),
        Conduct::UsesNotes => offends(proceedings, player, Offence::Notes),
        Conduct::Distracts => offends(proceedings, player, Offence::Distraction),
        Conduct::BringsIntoDisrepute => offends(proceedings, player, Offence::Disrepute),
        Conduct::RefusesInspection => offends(proceedings, player, Offence::InspectionRefused),
        Conduct::Refuses => refuses(proceedings, player),
        // Devices are handled by another hearing. Advice has no effect on the game.
        Conduct::PhoneSounds
        | Conduct::PhoneSoundsInABag
        | Conduct::HasADevice
        | Conduct::HasADeviceInABag
        | Conduct::HasADeviceSwitchedOff
        | Conduct::Advises { .. } => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Handles spectators, other players and team captains, and the conduct of assistants.
pub(crate) fn hear_others(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let third_party = match event.actor {
        Actor::Spectator | Actor::CaptainOf(_) => true,
        // An assistant's conduct does not count as conduct of the player.
        Actor::AssistantOf(_) => matches!(event.act, Act::Conduct(_)),
        Actor::Player(_) | Actor::Arbiter => false,
    };
    if !third_party {
        return Ok(Handled::No);
    }
    let captain = matches!(event.actor, Actor::CaptainOf(_));
    let what = match &event.act {
        // A captain may recommend the end of a game. The player decides.
        Act::Conduct(Conduct::Advises { what: Advice::Draw | Advice::Resigning }) if captain => {
            return Ok(Handled::No);
        }
        Act::Writing(crate::event::Writing::Records { .. })
        | Act::Presence(Presence::LeavesArea | Presence::LeavesVenue | Presence::Returns) => {
            return Ok(Handled::Yes);
        }
        Act::Presence(Presence::Arrives | Presence::EntersThePlayingArea) => Interference::Enters,
        Act::Conduct(
            Conduct::PhoneSounds
            | Conduct::PhoneSoundsInABag
            | Conduct::DeviceMakesANoise
            | Conduct::HasADevice
            | Conduct::HasADeviceInABag
            | Conduct::HasADeviceSwitchedOff,
        ) => Interference::Telephone,
        Act::Claim(
            Claim::Flag
            | Claim::IllegalMove
            | Claim::Touched { .. }
            | Claim::Draw { .. }
            | Claim::PointsOut { .. },
        ) => Interference::Reports,
        _ => Interference::Disturbs,
    };
    let clock = proceedings.has_clock();
    proceedings.decide(&ThirdParties::Interferes { clock, what });
    Ok(Handled::Yes)
}

/// Asks the arbiter to choose from the list of penalties.
pub(in crate::hearings) fn offends(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    offence: Offence,
) {
    let penalties = proceedings.penalties();
    let asked = proceedings.ask(&Misconduct::Offends { penalties, player, offence });
    if !asked.is_empty() {
        proceedings.enter(Ledger::Offends(player));
    }
    proceedings.rule(asked);
}

/// Asks the arbiter about an accusation. It is not an offence on record until the arbiter decides.
fn accuses(proceedings: &mut Proceedings<'_>, player: Color) {
    let (penalties, player) = (proceedings.penalties(), player.other());
    proceedings.decide(&Penalties::Accused { player, penalties });
}

/// Handles a press before the move. In 2014 it is improper handling of the clock, and from 2018 on
/// an illegal move.
pub(in crate::hearings) fn pressed_early(proceedings: &mut Proceedings<'_>, by: Color) {
    if proceedings.ledger.pressed_early != Some(by) {
        return;
    }
    proceedings.enter(Ledger::PressedEarly(None));
    if let Some(offence) = misconduct::pressing_early(proceedings.edition()) {
        clocks::clock_to_player_having_move(proceedings);
        offends(proceedings, by, offence);
    }
}

fn refuses(proceedings: &mut Proceedings<'_>, player: Color) {
    proceedings.enter(Ledger::Refuses(player));
    let refusals = &proceedings.ledger.refusals;
    let facts = Noncompliance {
        penalties: proceedings.penalties(),
        player,
        count: refusals[player],
        opponent_too: refusals[player.other()] > 1,
    };
    proceedings.decide(&Misconduct::Refuses(facts));
}
