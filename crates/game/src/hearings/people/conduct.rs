//! The conduct of the players and of others (Articles 11 and 12; 2009: 12 and
//! 13): what the Laws prescribe for it, or a question to the arbiter.

use crate::event::{Act, Actor, Claim, Clock, Conduct, Event, Presence};
use crate::hearings::board::clocks;
use crate::proceedings::Proceedings;
use crate::state::change::Ledger;
use crate::state::status::Impossible;
use crate::verdict::Heard;
use touchmove_board::Color;
use touchmove_laws::Offence;
use touchmove_laws::rules::misconduct::Misconduct;
use touchmove_laws::rules::misconduct::{self, Noncompliance};
use touchmove_laws::rules::third_parties::Interference;
use touchmove_laws::rules::third_parties::ThirdParties;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Heard::NotMine) };
    let act = match &event.act {
        Act::Conduct(act) => act,
        Act::Clock(Clock::HandlesImproperly) => {
            offends(on, player, Offence::ClockHandling);
            return Ok(Heard::Taken);
        }
        _ => return Ok(Heard::NotMine),
    };
    match act {
        Conduct::UsesNotes => offends(on, player, Offence::Notes),
        Conduct::Distracts => offends(on, player, Offence::Distraction),
        Conduct::BringsIntoDisrepute => offends(on, player, Offence::Disrepute),
        Conduct::RefusesInspection => offends(on, player, Offence::InspectionRefused),
        Conduct::Refuses => refuses(on, player),
        // Devices have a hearing of their own.
        Conduct::PhoneSounds
        | Conduct::HasADevice
        | Conduct::HasADeviceInABag
        | Conduct::HasADeviceSwitchedOff => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// Spectators and other players.
pub(crate) fn hear_others(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    if event.actor != Actor::Spectator {
        return Ok(Heard::NotMine);
    }
    let what = match &event.act {
        Act::Writing(crate::event::Writing::Records { .. })
        | Act::Presence(Presence::LeavesArea | Presence::LeavesVenue | Presence::Returns) => {
            return Ok(Heard::Taken);
        }
        Act::Presence(Presence::Arrives | Presence::EntersThePlayingArea) => Interference::Enters,
        Act::Conduct(
            Conduct::PhoneSounds
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
    let clock = on.has_clock();
    on.decide(&ThirdParties::Interferes { clock, what });
    Ok(Heard::Taken)
}

/// A question to the arbiter, who chooses from the list of penalties.
pub(in crate::hearings) fn offends(on: &mut Proceedings<'_>, player: Color, offence: Offence) {
    let penalties = on.penalties();
    let asked = on.ask(&Misconduct::Offends { penalties, player, offence });
    if !asked.is_empty() {
        on.enter(Ledger::Offends(player));
    }
    on.rule(asked);
}

/// Somebody has noticed that a player pressed before moving: improper handling
/// of the clock by name in 2014, an illegal move from 2018 on.
pub(in crate::hearings) fn pressed_early(on: &mut Proceedings<'_>, by: Color) {
    if on.ledger.pressed_early != Some(by) {
        return;
    }
    on.enter(Ledger::PressedEarly(None));
    if let Some(offence) = misconduct::pressing_early(on.edition()) {
        clocks::clock_to_player_having_move(on);
        offends(on, by, offence);
    }
}

fn refuses(on: &mut Proceedings<'_>, player: Color) {
    on.enter(Ledger::Refuses(player));
    let refusals = &on.ledger.refusals;
    let facts = Noncompliance {
        penalties: on.penalties(),
        player,
        count: refusals[player],
        opponent_too: refusals[player.other()] > 1,
    };
    on.decide(&Misconduct::Refuses(facts));
}
