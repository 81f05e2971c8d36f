//! Stopping the clocks and setting them going (Article 6.11; 2009, 2014: 6.12).

use crate::event::{Act, Actor, Clock as ClockAct, Event};
use crate::hearings::board::{clocks, displaced_pieces};
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Questions};
use crate::state::status::Impossible;
use crate::verdict::{Heard, Ruled};
use touchmove_board::Color;
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::rules::stopping::Stopping;
use touchmove_laws::{Answer, Question};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Act::Clock(act) = &event.act else { return Ok(Heard::NotMine) };
    match (act, event.by_player(), event.actor) {
        (ClockAct::Stops { reason }, Some(player), _) => {
            stops_the_clock(on, player, reason.as_deref());
        }
        (ClockAct::Stops { .. }, _, Actor::Arbiter) => clocks::halt(on, true, Initiator::Arbiter),
        (ClockAct::Resumes, _, Actor::Arbiter) => arbiter_resumes(on),
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

/// A player stops the clocks to call the arbiter.
fn stops_the_clock(on: &mut Proceedings<'_>, player: Color, reason: Option<&str>) {
    clocks::halt(on, true, Initiator::Player);
    on.enter(Ledger::Caller(Some(player)));
    let helped = displaced_pieces::asks_for_help(on, player);
    if helped == Ruled::Nothing && reason.is_some() {
        let penalties = on.penalties();
        let missing = player == on.has_move() && piece_is_missing(on);
        on.decide(&Stopping::ReasonGiven { penalties, player, piece_missing: missing });
    }
}

/// A pawn has reached the last rank and nothing has replaced it.
fn piece_is_missing(view: &View) -> bool {
    moves::unpromoted(&view.table.attempt.before, &view.table.board).is_some()
}

/// Asks for an answer, unless one of the open questions is answered by letting the game go on.
fn asks_for_an_answer(on: &mut Proceedings<'_>) -> Ruled {
    let Some(open) = on.questions.first() else { return Ruled::Nothing };
    if on.questions.iter().any(Question::may_pass) {
        return Ruled::Nothing;
    }
    let player = open.player().unwrap_or_else(|| on.has_move());
    let penalties = open.answers().contains(&Answer::Warns(player));
    on.apply(&Stopping::AnswerDue { player, penalties })
}

/// The arbiter lets the game go on: that answers whatever has that answer.
fn arbiter_resumes(on: &mut Proceedings<'_>) {
    if asks_for_an_answer(on).is_something() {
        return;
    }
    on.enter(Questions::CloseAll(Question::may_pass));
    on.enter(Ledger::Caller(None));
    clocks::resume_clocks(on, true);
}
