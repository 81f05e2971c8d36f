//! Flags that fall (Articles 6.8, 6.9, 6.11), and time that passes.

use crate::event::{Act, Actor, Claim, Event, Observation};
use crate::hearings::found::limited_supervision;
use crate::hearings::play::{blitz_time, fallen_flag};
use crate::proceedings::Proceedings;
use crate::state::change::Clock;
use crate::state::status::{Impossible, Status};
use crate::verdict::Heard;
use touchmove_board::Color;
use touchmove_laws::rules::flag_fall::FlagFall;
use touchmove_laws::rules::win_on_time;
use touchmove_laws::rules::win_on_time::WinOnTime;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    match (event.by_player(), event.actor, &event.act) {
        (Some(player), _, Act::Claim(Claim::Flag)) => claims(on, player),
        (_, Actor::Arbiter, Act::Observation(Observation::Flag { player })) => {
            observes(on, *player);
        }
        (_, Actor::Arbiter, Act::Observation(Observation::BothFlags)) => observes_both(on),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

fn claims(on: &mut Proceedings<'_>, player: Color) {
    if blitz_time::claims(on, player).is_taken()
        || limited_supervision::claims_flag(on, player).is_taken()
    {
        return;
    }
    match on.first_fallen() {
        Some(loser) => fallen_flag::has_fallen(on, loser),
        None => {
            on.decide(&FlagFall::ClaimIncorrect { player });
            fallen_flag::shows(on, player.other());
        }
    }
}

fn observes(on: &mut Proceedings<'_>, player: Color) {
    let refused = limited_supervision::flag_call_refused(on, player);
    if !refused.is_empty() {
        return on.rule(refused);
    }
    if on.may_be_down(player) {
        called(on, player)
    } else {
        fallen_flag::has_not_fallen(on, player)
    }
}

/// The arbiter has called a flag-fall.
pub(in crate::hearings) fn called(on: &mut Proceedings<'_>, flag: Color) {
    let regime = on.regime();
    let called = |ruling| win_on_time::with_flag_call_article(regime, ruling);
    on.amending(called, |on| fallen_flag::has_fallen(on, flag));
}

fn observes_both(on: &mut Proceedings<'_>) {
    let up = Color::ALL.into_iter().find(|&player| !on.may_be_down(player));
    if let Some(player) = up {
        return fallen_flag::has_not_fallen(on, player);
    }
    let regime = on.regime();
    let last = Color::ALL.into_iter().all(|player| on.fell_in_last_period(player));
    if last && on.apply(&WinOnTime::BothSeen { regime }).is_something() {
        return;
    }
    let guideline = on.rules.quickplay_finish && !on.rules.time_control.has_bonus();
    on.decide(&FlagFall::BothFlags { last_period: last, guideline });
}

/// Moves time on; a software arbiter sees a flag fall when it does, but not
/// where calling it is for the players.
pub(crate) fn time_passes(on: &mut Proceedings<'_>, event: &Event) {
    let at = event.at.max(on.table.now);
    let fall = on.table.clock.next_flag_fall().filter(|&(_, fall)| fall <= at);
    if let Some((side, fall)) = fall
        && on.phase.status == Status::Playing
        && on.observes()
        && limited_supervision::flag_call_refused(on, on.has_move()).is_empty()
    {
        on.enter(Clock::Now(fall));
        called(on, side);
        crate::game_end::conclude(on);
    }
    on.enter(Clock::Now(at));
}
