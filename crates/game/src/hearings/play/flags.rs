//! Hearing on flag-falls and the passage of time (Articles 6.8, 6.9, 6.11).

use crate::event::{Act, Actor, Claim, Event, Observation};
use crate::hearings::irregularities::limited_supervision;
use crate::hearings::play::{blitz_time, fallen_flag};
use crate::proceedings::Proceedings;
use crate::state::change::Clock;
use crate::state::status::{Impossible, Status};
use crate::verdict::{Handled, Ruled};
use touchmove_board::Color;
use touchmove_laws::rules::clock_faults::ClockFaults;
use touchmove_laws::rules::flag_fall::FlagFall;
use touchmove_laws::rules::quickplay_finish;
use touchmove_laws::rules::win_on_time;
use touchmove_laws::rules::win_on_time::WinOnTime;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    match (event.by_player(), event.actor, &event.act) {
        (Some(player), _, Act::Claim(Claim::Flag)) => claims(proceedings, player),
        (_, Actor::Arbiter, Act::Observation(Observation::Flag { player })) => {
            observes(proceedings, *player);
        }
        (_, Actor::Arbiter, Act::Observation(Observation::BothFlags)) => observes_both(proceedings),
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Refuses to rule on a flag while the times on the clocks are the subject of an open question.
fn times_undecided(proceedings: &mut Proceedings<'_>, player: Color) -> Ruled {
    match proceedings.questions.hold_flags() {
        true => proceedings.apply(&ClockFaults::TimesUndecided { player }),
        false => Ruled::Nothing,
    }
}

fn claims(proceedings: &mut Proceedings<'_>, player: Color) {
    if times_undecided(proceedings, player).is_something() {
        return;
    }
    if blitz_time::claims(proceedings, player).is_yes()
        || limited_supervision::claims_flag(proceedings, player).is_yes()
    {
        return;
    }
    match proceedings.first_fallen() {
        Some(loser) => fallen_flag::has_fallen(proceedings, loser),
        None => {
            proceedings.decide(&FlagFall::ClaimIncorrect { player });
            fallen_flag::shows(proceedings, player.other());
        }
    }
}

fn observes(proceedings: &mut Proceedings<'_>, player: Color) {
    if times_undecided(proceedings, player).is_something() {
        return;
    }
    let refused = limited_supervision::flag_call_refused(proceedings, player);
    if !refused.is_empty() {
        return proceedings.rule(refused);
    }
    if proceedings.may_be_down(player) {
        called(proceedings, player)
    } else {
        fallen_flag::has_not_fallen(proceedings, player)
    }
}

/// Handles the arbiter's call of a flag-fall.
pub(in crate::hearings) fn called(proceedings: &mut Proceedings<'_>, flag: Color) {
    let regime = proceedings.regime();
    let called = |ruling| win_on_time::with_flag_call_article(regime, ruling);
    proceedings.amending(called, |proceedings| fallen_flag::has_fallen(proceedings, flag));
}

fn observes_both(proceedings: &mut Proceedings<'_>) {
    if times_undecided(proceedings, proceedings.has_move()).is_something() {
        return;
    }
    let up = Color::ALL.into_iter().find(|&player| !proceedings.may_be_down(player));
    if let Some(player) = up {
        return fallen_flag::has_not_fallen(proceedings, player);
    }
    let regime = proceedings.regime();
    let last = Color::ALL.into_iter().all(|player| proceedings.fell_in_last_period(player));
    if last && proceedings.apply(&WinOnTime::BothSeen { regime }).is_something() {
        return;
    }
    let guideline = quickplay_finish::rules_both_flags(&proceedings.rules);
    proceedings.decide(&FlagFall::BothFlags { last_period: last, guideline });
}

/// Advances the time. A software arbiter notices a flag-fall immediately, unless only players may
/// claim it.
pub(crate) fn time_passes(proceedings: &mut Proceedings<'_>, event: &Event) {
    let at = event.at.max(proceedings.table.now);
    let fall = proceedings.table.clock.next_flag_fall().filter(|&(_, fall)| fall <= at);
    if let Some((side, fall)) = fall
        && proceedings.phase.status == Status::Playing
        && proceedings.observes()
        && limited_supervision::flag_call_refused(proceedings, proceedings.has_move()).is_empty()
    {
        proceedings.enter(Clock::Now(fall));
        called(proceedings, side);
        crate::game_end::conclude(proceedings);
    }
    proceedings.enter(Clock::Now(at));
}
