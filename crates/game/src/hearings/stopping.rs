//! Stopping the clocks and setting them going (Article 6.11; 2009, 2014: 6.12).

use crate::event::{Act, Actor, Clock as ClockAct, Event};
use crate::heard::Heard;
use crate::hearings::{by_player, clocks, displaced};
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Questions};
use crate::state::status::Impossible;
use touchmove_board::Color;
use touchmove_laws::rules::stopping::By;
use touchmove_laws::rules::stopping::Stopping;
use touchmove_laws::{Answer, Question};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Act::Clock(act) = &event.act else { return Ok(Heard::NotMine) };
    match (act, by_player(event), event.actor) {
        (ClockAct::Stops { reason }, Some(player), _) => {
            stops_the_clock(on, player, reason.as_deref());
        }
        (ClockAct::Stops { .. }, _, Actor::Arbiter) => clocks::halt(on, true, By::Arbiter),
        (ClockAct::Resumes, _, Actor::Arbiter) => arbiter_resumes(on),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// A player stops the clocks to call the arbiter.
fn stops_the_clock(on: &mut Proceedings<'_>, player: Color, reason: Option<&str>) {
    clocks::halt(on, true, By::Player);
    on.enter(Ledger::Caller(Some(player)));
    let helped = displaced::help_is_asked(on, player);
    if !helped && reason.is_some() {
        let penalties = on.penalties();
        let missing = player == on.has_move() && piece_is_missing(on);
        on.decide(&Stopping::ReasonGiven { penalties, player, piece_missing: missing });
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
    let due = on.ask(&Stopping::AnswerDue { player, penalties });
    let is_due = !due.is_empty();
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
    clocks::resume_clocks(on, true);
}
