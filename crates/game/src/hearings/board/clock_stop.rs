//! Hearing on stopping and restarting the clocks (Article 6.11; 2009, 2014: 6.12).

use crate::event::{Act, Actor, Clock as ClockAct, Event};
use crate::hearings::board::{clocks, displaced_pieces};
use crate::moves;
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Questions};
use crate::state::status::Impossible;
use crate::verdict::{Handled, Ruled};
use touchmove_board::Color;
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::rules::stopping::Stopping;
use touchmove_laws::{Answer, Question};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Act::Clock(act) = &event.act else { return Ok(Handled::No) };
    match (act, event.by_player(), event.actor) {
        (ClockAct::Stops { reason }, Some(player), _) => {
            stops_the_clock(proceedings, player, reason.as_deref());
        }
        (ClockAct::Stops { .. }, _, Actor::Arbiter) => {
            clocks::halt(proceedings, true, Initiator::Arbiter)
        }
        (ClockAct::Resumes, _, Actor::Arbiter) => arbiter_resumes(proceedings),
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

/// Handles a player who stops the clocks to call the arbiter.
fn stops_the_clock(proceedings: &mut Proceedings<'_>, player: Color, reason: Option<&str>) {
    clocks::halt(proceedings, true, Initiator::Player);
    proceedings.enter(Ledger::Caller(Some(player)));
    let helped = displaced_pieces::asks_for_help(proceedings, player);
    if helped == Ruled::Nothing && reason.is_some() {
        let penalties = proceedings.penalties();
        let missing = player == proceedings.has_move() && piece_is_missing(proceedings);
        proceedings.decide(&Stopping::ReasonGiven { penalties, player, piece_missing: missing });
    }
}

/// True if a pawn has reached the last rank and has not been replaced.
fn piece_is_missing(view: &View) -> bool {
    moves::unpromoted(&view.table.attempt.before, &view.table.board).is_some()
}

/// Asks the arbiter for an answer, unless one of the open questions can be answered by continuing
/// the game.
fn asks_for_an_answer(proceedings: &mut Proceedings<'_>) -> Ruled {
    // A question about conduct does not keep the clocks stopped: the conduct is on record, and the
    // question stays open.
    let halted = proceedings.phase.halt.is_some();
    let mut due = proceedings.questions.iter().filter(|q| !halted || q.holds().clocks);
    let Some(open) = due.next() else { return Ruled::Nothing };
    if proceedings.questions.iter().any(Question::may_pass) {
        return Ruled::Nothing;
    }
    let player = open.player().unwrap_or_else(|| proceedings.has_move());
    let offence = matches!(open, Question::Offence { .. });
    let penalties = offence || open.answers().contains(&Answer::Warns(player));
    proceedings.apply(&Stopping::AnswerDue { player, penalties })
}

/// Handles the arbiter's decision to continue. It answers every question that has this answer.
fn arbiter_resumes(proceedings: &mut Proceedings<'_>) {
    if asks_for_an_answer(proceedings).is_something() {
        return;
    }
    proceedings.enter(Questions::CloseAll(Question::may_pass));
    proceedings.enter(Ledger::Caller(None));
    clocks::resume_clocks(proceedings, true);
}
