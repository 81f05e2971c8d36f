//! Stopping the clocks and setting them going (Article 6.11; 2009, 2014: 6.12).

use crate::event::{Act, Actor, Clock as ClockAct, Event};
use crate::hearings::{by_player, displaced};
use crate::moves;
use crate::order::Heard;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Phase, Questions};
use crate::state::status::{Halt, Impossible, Status};
use crate::trace::ask;
use touchmove_board::Color;
use touchmove_laws::rules::stopping::{self, By};
use touchmove_laws::{Answer, Question};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Act::Clock(act) = &event.act else { return Ok(Heard::NotMine) };
    match (act, by_player(event), event.actor) {
        (ClockAct::Stops { reason }, Some(player), _) => {
            stops_the_clock(on, player, reason.as_deref());
        }
        (ClockAct::Stops { .. }, _, Actor::Arbiter) => halt(on, true, By::Arbiter),
        (ClockAct::Resumes, _, Actor::Arbiter) => arbiter_resumes(on),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// A player stops the clocks to call the arbiter.
fn stops_the_clock(on: &mut Proceedings<'_>, player: Color, reason: Option<&str>) {
    halt(on, true, By::Player);
    on.enter(Ledger::Caller(Some(player)));
    let helped = displaced::help_is_asked(on, player);
    if !helped && reason.is_some() {
        let penalties = on.penalties();
        let missing = player == on.has_move() && piece_is_missing(on);
        let ruled = ask!(on, stopping::reason_given(penalties, player, missing));
        on.rule(ruled);
    }
}

/// A pawn has reached the last rank and nothing has replaced it.
fn piece_is_missing(view: &View) -> bool {
    moves::unpromoted(&view.table.attempt.before, &view.table.board).is_some()
}

/// Where none of the open questions has such an answer, play cannot go on:
/// whether that is so.
fn answer_due(on: &mut Proceedings<'_>) -> bool {
    let Some(open) = on.questions.first() else { return false };
    if on.questions.iter().any(Question::may_pass) {
        return false;
    }
    let player = open.player().unwrap_or_else(|| on.has_move());
    let penalties = open.answers().contains(&Answer::Warns(player));
    let edition = on.edition();
    let due = ask!(on, stopping::answer_due(edition, player, penalties));
    let is_due = due.is_some();
    on.rule(due);
    is_due
}

/// The arbiter lets the game go on: that answers whatever has that answer.
fn arbiter_resumes(on: &mut Proceedings<'_>) {
    if answer_due(on) {
        return;
    }
    on.enter(Questions::CloseAll(Question::may_pass));
    on.enter(Ledger::Caller(None));
    resume_clocks(on, true);
}

/// Stops both clocks. Those stopped `by_hand` wait for the arbiter.
pub(crate) fn halt(on: &mut Proceedings<'_>, by_hand: bool, by: By) {
    let running = on.running();
    let resume = on.phase.halt.map_or_else(|| running.unwrap_or(on.has_move()), |h| h.resume);
    let by_hand = by_hand || on.phase.halt.is_some_and(|h| h.by_hand);
    on.enter(Phase::Halt(Some(Halt { resume, by_hand })));
    let edition = on.edition();
    let said = running.and_then(|player| ask!(on, stopping::stopped(edition, by, player)));
    on.stop_clocks(said);
}

/// Sets the clocks going, unless a question or a hand keeps them.
pub(super) fn resume_clocks(on: &mut Proceedings<'_>, by_hand: bool) {
    let Some(halt) = on.phase.halt else { return };
    let kept = halt.by_hand && !by_hand || !on.questions.is_empty();
    let ended = on.ends() || on.phase.status == Status::Adjourned;
    if kept || ended {
        return;
    }
    on.enter(Phase::Halt(None));
    let (edition, player) = (on.edition(), halt.resume);
    let by = if by_hand { By::Arbiter } else { By::Ruling };
    let said = ask!(on, stopping::restarted(edition, by, player));
    on.start_clock(player, said);
}

/// The clock of the player who has the move shall run: now, or once the clocks
/// are set going.
pub(super) fn clock_to_player_having_move(on: &mut Proceedings<'_>) {
    let player = on.has_move();
    if let Some(halt) = on.phase.halt {
        on.enter(Phase::Halt(Some(Halt { resume: player, ..halt })));
    } else if on.running() != Some(player) {
        let edition = on.edition();
        let said = ask!(on, stopping::passes_to(edition, player));
        on.start_clock(player, said);
    }
}

/// Stops both clocks until the arbiter sets them going, where another ruling
/// has said so.
pub(super) fn halt_silently(on: &mut Proceedings<'_>) {
    let resume = on.was_running().unwrap_or(on.has_move());
    on.enter(Phase::Halt(Some(Halt { resume, by_hand: true })));
    on.stop_clocks(None);
}
