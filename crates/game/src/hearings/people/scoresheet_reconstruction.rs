//! Hearing on scoresheets after a flag-fall (Articles 8.4 to 8.6). The players complete their
//! scoresheets or reconstruct the game, which may be impossible.

use crate::event::{Act, Actor, Event, Observation};
use crate::hearings::board::clocks;
use crate::hearings::people::scoresheet_duties;
use crate::hearings::play::fallen_flag;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Clock, Ledger, Questions};
use crate::state::sheets::Scoresheet;
use crate::state::status::{Impossible, Status};
use crate::verdict::Handled;
use alloc::string::ToString;
use touchmove_board::Color;
use touchmove_clock::Millis;
use touchmove_laws::rules::scoresheets::Scoresheets;
use touchmove_laws::rules::scoresheets::{self, ReconstructionFacts, SheetCompleteness};
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::{Pace, Question};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    match (event.actor, &event.act) {
        (Actor::Arbiter, Act::Observation(Observation::NoOverstep)) => {
            finds_no_overstep(proceedings)
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Asks players who have not kept score to complete their scoresheets.
pub(in crate::hearings) fn after_flag_fall(proceedings: &mut Proceedings<'_>) {
    let over = matches!(proceedings.phase.status, Status::Over(..));
    if over || proceedings.rules.pace != Pace::Standard {
        return;
    }
    let next = proceedings.next_single();
    let gaps = |sheet: &Scoresheet| sheet.is_kept() && !sheet.is_complete(next);
    let incomplete = Color::ALL.map(|player| gaps(proceedings.table.sheets.player(player)));
    if incomplete == [false; 2] {
        return;
    }
    let both = incomplete == [true; 2];
    for player in Color::ALL.into_iter().filter(|player| incomplete[player.index()]) {
        scoresheet_duties::keep(proceedings, player, |duties| duties.to_complete = Some(both));
    }
    let facts = facts(proceedings, incomplete, next);
    let ruled = proceedings.ask(&Scoresheets::AfterFlagFall(facts));
    if both {
        clocks::halt_silently(proceedings);
    }
    proceedings.rule(ruled);
    crate::game_end::conclude(proceedings);
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
    proceedings: &mut Proceedings<'_>,
    mover: Color,
    next: usize,
    both: bool,
) {
    let complete = proceedings.table.sheets.player(mover).is_complete(next);
    scoresheet_duties::keep(proceedings, mover, |duties| {
        duties.to_complete = None;
        if !complete {
            duties.excused_before = next.saturating_add(1);
        }
    });
    if !complete {
        proceedings.decide(&Scoresheets::MovedBeforeCompleting { player: mover, both });
    }
}

/// Handles the reconstruction of the game on a second board.
pub(in crate::hearings) fn reconstructs(proceedings: &mut Proceedings<'_>) {
    let next = proceedings.next_single();
    let complete = |player: &Color| proceedings.table.sheets.player(*player).is_complete(next);
    if let Some(player) = Color::ALL.into_iter().find(complete) {
        return proceedings.decide(&Scoresheets::NoReconstruction { whose: player });
    }
    proceedings.enter(Questions::CloseAll(|question| *question == Question::Scoresheets));
    let running = proceedings.running().or(proceedings.phase.halt.map(|halt| halt.resume));
    clocks::halt(proceedings, true, Initiator::Ruling);
    let position = proceedings.table.board.fen().to_string();
    let times = proceedings.times_shown().map(Into::into);
    let moves = Color::ALL.map(|player| proceedings.moves_made(player));
    let noted = ReconstructionFacts { position: &position, times, running, moves };
    proceedings.decide(&Scoresheets::Reconstruction(noted));
}

/// Handles scoresheets that do not prove a flag-fall. Both players enter the next period.
fn finds_no_overstep(proceedings: &mut Proceedings<'_>) {
    let edition = proceedings.edition();
    if !scoresheets::may_show_nothing(edition) {
        return;
    }
    proceedings.enter(Questions::CloseAll(|question| *question == Question::Scoresheets));
    let down = Color::ALL.into_iter().find(|&player| proceedings.may_be_down(player));
    let Some(fallen) = down else {
        return fallen_flag::has_not_fallen(proceedings, proceedings.has_move());
    };
    if proceedings.in_last_period(fallen) {
        return proceedings.decide(&Scoresheets::NoFurtherPeriod { player: fallen });
    }
    for player in Color::ALL {
        enters_next_period(proceedings, player);
    }
}

fn enters_next_period(proceedings: &mut Proceedings<'_>, player: Color) {
    let clock = &proceedings.table.clock;
    let Some(required) = clock.moves_required(player) else { return };
    let moves = clock.moves_completed(player).saturating_add(required);
    proceedings.enter(Clock::Counter { player, moves });
    let stage = proceedings.table.clock.stage(player);
    let added = stage.map_or(Millis::ZERO, |stage| stage.period.time_ms);
    let left = proceedings.left_ms(player).unwrap_or_default();
    proceedings.enter(Clock::Set { player, ms: left + added });
    proceedings.enter(Ledger::MissedFlag(player, false));
    let period = u32::try_from(proceedings.period(player).saturating_add(1)).unwrap_or(u32::MAX);
    proceedings.decide(&Scoresheets::OverstepNotShown { player, period });
}
