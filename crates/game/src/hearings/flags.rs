//! Flags that fall (Articles 6.8, 6.9, 6.11), and time that passes.

use crate::event::{Act, Actor, Claim, Event, Observation};
use crate::hearings::{blitz_time, by_player, limited, quickplay};
use crate::order::Heard;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Clock, Ledger};
use crate::state::ply::Ply;
use crate::state::status::{Impossible, Status};
use crate::trace::ask;
use touchmove_board::Color;
use touchmove_clock::PressOutcome;
use touchmove_laws::rules::flag_fall::{self, Missing};
use touchmove_laws::rules::win_on_time;

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    match (by_player(event), event.actor, &event.act) {
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
    if blitz_time::claims(on, player) || limited::claims_flag(on, player) {
        return;
    }
    match on.first_fallen() {
        Some(loser) => has_fallen(on, loser),
        None => {
            let edition = on.edition();
            let ruled = ask!(on, flag_fall::claim_incorrect(edition, player));
            on.rule(ruled);
        }
    }
}

fn observes(on: &mut Proceedings<'_>, player: Color) {
    if let Some(refused) = limited::flag_call_refused(on, player) {
        return on.rule([refused]);
    }
    if on.may_be_down(player) { called(on, player) } else { has_not_fallen(on, player) }
}

/// The arbiter has called a flag-fall.
pub(super) fn called(on: &mut Proceedings<'_>, flag: Color) {
    let (mark, regime) = (on.mark(), on.regime());
    has_fallen(on, flag);
    on.amend(mark, |ruling| win_on_time::also_called(regime, ruling));
}

impl View {
    /// The player whose flag fell first, by the clock's own mark.
    pub(crate) fn first_fallen(&self) -> Option<Color> {
        let fell = |player: Color| {
            let missed = self.ledger.missed_flags[player].then_some(0);
            missed.or_else(|| self.table.clock.flag_fell_at(player, self.table.now))
        };
        let fallen = Color::ALL.into_iter().filter_map(|p| Some((fell(p)?, p)));
        fallen.min_by_key(|&(at, _)| at).map(|(_, player)| player)
    }

    /// Whether the flag is down, or has been, as far as a clock is known.
    pub(crate) fn may_be_down(&self, player: Color) -> bool {
        !self.table.clock.control().has_clock()
            || self.flag_is_down(player)
            || self.ledger.missed_flags[player]
    }

    fn missing(&self, player: Color) -> Missing {
        if self.ledger.missed_flags[player] {
            return Missing::EarlierPeriod;
        }
        match self.table.clock.moves_required(player) {
            None => Missing::AllRemaining,
            Some(n) if n <= self.completed_without_a_count(player) => Missing::Nothing,
            Some(n) => Missing::Moves(n),
        }
    }

    /// Moves that the player's next move completed: the clock has not counted
    /// them.
    fn completed_without_a_count(&self, player: Color) -> u32 {
        let uncounted = |p: &&Ply| p.player == player && p.completed && p.press().is_none();
        u32::try_from(self.table.plies.iter().filter(uncounted).count()).unwrap_or(u32::MAX)
    }

    /// A flag that was raised by the next period's time fell in an earlier one.
    fn fell_in_last_period(&self, player: Color) -> bool {
        self.in_last_period(player) && !self.ledger.missed_flags[player]
    }
}

pub(super) fn has_fallen(on: &mut Proceedings<'_>, player: Color) {
    let opponent = on.mating_chance(player.other());
    let (edition, missing) = (on.edition(), on.missing(player));
    let fallen = ask!(on, flag_fall::one_flag(edition, player, missing, opponent));
    quickplay::flag_fall_unless_postponed(on, player, fallen);
}

fn observes_both(on: &mut Proceedings<'_>) {
    let up = Color::ALL.into_iter().find(|&player| !on.may_be_down(player));
    if let Some(player) = up {
        return has_not_fallen(on, player);
    }
    let (edition, regime) = (on.edition(), on.regime());
    let last = Color::ALL.into_iter().all(|player| on.fell_in_last_period(player));
    let limited = if last { ask!(on, win_on_time::both_seen(edition, regime)) } else { None };
    if limited.is_some() {
        return on.rule(limited);
    }
    let periods = on.rules.time_control.periods();
    let increment = periods.iter().any(|p| p.bonus.per_move_ms() > 0);
    let guideline = on.rules.quickplay_finish && !increment;
    let ruled = ask!(on, flag_fall::both_flags(edition, last, guideline));
    on.rule(ruled);
}

pub(super) fn has_not_fallen(on: &mut Proceedings<'_>, player: Color) {
    let edition = on.edition();
    let ruled = ask!(on, flag_fall::not_fallen(edition, player));
    on.rule(ruled);
}

/// The next period's time has raised a flag that had fallen.
pub(super) fn raised(on: &mut Proceedings<'_>, player: Color, press: &PressOutcome) {
    if press.flag_fell_at.is_some() {
        on.enter(Ledger::MissedFlag(player, true));
    }
}

/// Moves time on; a software arbiter sees a flag fall when it does, but not
/// where calling it is for the players.
pub(crate) fn time_passes(on: &mut Proceedings<'_>, at: u64) {
    let at = at.max(on.table.now);
    let fall = on.table.clock.next_flag_fall().filter(|&(_, fall)| fall <= at);
    if let Some((side, fall)) = fall
        && on.phase.status == Status::Playing
        && on.observes()
        && limited::flag_call_refused(on, on.has_move()).is_none()
    {
        on.enter(Clock::Now(fall));
        called(on, side);
        crate::conclusion::conclude(on);
    }
    on.enter(Clock::Now(at));
}
