//! Scoresheets after a flag-fall: completing them, reconstructing the game,
//! and what holds if they show nothing (Articles 8.4 to 8.6).

use crate::event::{Act, Actor, Event, Observation};
use crate::hearings::board::clocks;
use crate::hearings::people::scoresheet_duties;
use crate::hearings::play::fallen_flag;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Clock, Ledger, Questions};
use crate::state::sheets::Scoresheet;
use crate::state::status::{Impossible, Status};
use crate::verdict::Heard;
use alloc::string::ToString;
use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_laws::rules::scoresheets::Scoresheets;
use touchmove_laws::rules::scoresheets::{self, ReconstructionFacts, SheetCompleteness};
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::{Pace, Question};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    match (event.actor, &event.act) {
        (Actor::Arbiter, Act::Observation(Observation::NoOverstep)) => finds_no_overstep(on),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// Who has not kept score is asked to complete the sheet.
pub(in crate::hearings) fn after_flag_fall(on: &mut Proceedings<'_>) {
    let over = matches!(on.phase.status, Status::Over(..));
    if over || on.rules.pace != Pace::Standard {
        return;
    }
    let next = on.next_single();
    let gaps = |sheet: &Scoresheet| sheet.is_kept() && !sheet.is_complete(next);
    let incomplete = Color::ALL.map(|player| gaps(on.table.sheets.player(player)));
    if incomplete == [false; 2] {
        return;
    }
    let both = incomplete == [true; 2];
    for player in Color::ALL.into_iter().filter(|player| incomplete[player.index()]) {
        scoresheet_duties::keep(on, player, |duties| duties.to_complete = Some(both));
    }
    let facts = facts(on, incomplete, next);
    let ruled = on.ask(&Scoresheets::AfterFlagFall(facts));
    if both {
        clocks::halt_silently(on);
    }
    on.rule(ruled);
    crate::game_end::conclude(on);
}

fn facts(view: &View, incomplete: [bool; 2], next: usize) -> SheetCompleteness {
    let sheets = &view.table.sheets;
    let known = |gap: usize| sheets.arbiter.written.contains_key(&gap);
    let asked = || Color::ALL.into_iter().filter(|player| incomplete[player.index()]);
    SheetCompleteness {
        incomplete,
        other_complete: asked().all(|p| sheets.player(p.other()).is_complete(next)),
        arbiter_complete: asked().all(|p| sheets.player(p).gaps(0, next).all(known)),
        running: view.running(),
    }
}

pub(in crate::hearings) fn moved_before_completing(
    on: &mut Proceedings<'_>,
    mover: Color,
    next: usize,
    both: bool,
) {
    let complete = on.table.sheets.player(mover).is_complete(next);
    scoresheet_duties::keep(on, mover, |duties| {
        duties.to_complete = None;
        if !complete {
            duties.excused_before = next.saturating_add(1);
        }
    });
    if !complete {
        on.decide(&Scoresheets::MovedBeforeCompleting { player: mover, both });
    }
}

/// The arbiter has the game played through again on a second board.
pub(in crate::hearings) fn reconstructs(on: &mut Proceedings<'_>) {
    let next = on.next_single();
    let complete = |player: &Color| on.table.sheets.player(*player).is_complete(next);
    if let Some(player) = Color::ALL.into_iter().find(complete) {
        return on.decide(&Scoresheets::NoReconstruction { whose: player });
    }
    on.enter(Questions::CloseAll(|question| *question == Question::Scoresheets));
    let running = on.running().or(on.phase.halt.map(|halt| halt.resume));
    clocks::halt(on, true, Initiator::Ruling);
    let position = on.table.board.fen().to_string();
    let times = on.times_shown().map(Into::into);
    let moves = Color::ALL.map(|player| on.moves_made(player));
    let noted = ReconstructionFacts { position: &position, times, running, moves };
    on.decide(&Scoresheets::Reconstruction(noted));
}

/// Nothing shows that the time was overstepped: both enter the next period.
fn finds_no_overstep(on: &mut Proceedings<'_>) {
    let edition = on.edition();
    if !scoresheets::may_show_nothing(edition) {
        return;
    }
    on.enter(Questions::CloseAll(|question| *question == Question::Scoresheets));
    let down = Color::ALL.into_iter().find(|&player| on.may_be_down(player));
    let Some(fallen) = down else { return fallen_flag::has_not_fallen(on, on.has_move()) };
    if on.in_last_period(fallen) {
        return on.decide(&Scoresheets::NoFurtherPeriod { player: fallen });
    }
    for player in Color::ALL {
        enters_next_period(on, player);
    }
}

fn enters_next_period(on: &mut Proceedings<'_>, player: Color) {
    let clock = &on.table.clock;
    let Some(required) = clock.moves_required(player) else { return };
    let moves = clock.moves_completed(player).saturating_add(required);
    on.enter(Clock::Counter { player, moves });
    let stage = on.table.clock.stage(player);
    let added = stage.map_or(Millis::ZERO, |stage| stage.period.time_ms);
    let left = on.left_ms(player).unwrap_or_default();
    on.enter(Clock::Set { player, ms: left + added });
    on.enter(Ledger::MissedFlag(player, false));
    let period = u32::try_from(on.period(player).saturating_add(1)).unwrap_or(u32::MAX);
    on.decide(&Scoresheets::OverstepNotShown { player, period });
}
