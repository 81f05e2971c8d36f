//! Finland's blitz rules: a claim that the game does not progress, and a
//! second offence.

use crate::event::{Event, Reply};
use crate::hearings::board::clocks;
use crate::hearings::people::replies;
use crate::hearings::play::standing_offer;
use crate::proceedings::Proceedings;
use crate::state::change::{Ledger, Questions};
use crate::state::status::Impossible;
use crate::verdict::Heard;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_laws::rules::finnish_blitz;
use touchmove_laws::rules::finnish_blitz::FinnishBlitz;
use touchmove_laws::{Answer, Question, Ruling};

/// The arbiter's answer on such a claim.
pub(crate) fn hear_answer(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let drawn = match replies::reply(on, event) {
        Some(Reply::Agrees) => true,
        Some(Reply::Rejects | Reply::Postpones) => false,
        None => return Ok(Heard::NotMine),
    };
    let about = |q: &Question| matches!(q, Question::NoProgress { .. });
    let latest = on.questions.latest(Answer::Agrees);
    let open = latest.filter(|&at| on.questions.get(at).is_some_and(about));
    let claimant = match open.and_then(|at| on.questions.get(at)) {
        Some(Question::NoProgress { player }) => Some(*player),
        _ => on.ledger.progress.filter(|_| drawn && on.questions.is_empty()),
    };
    let Some(claimant) = claimant else { return Ok(Heard::NotMine) };
    open.into_iter().for_each(|at| on.enter(Questions::Close(at)));
    on.enter(Ledger::Progress(Some(claimant)));
    on.decide(&FinnishBlitz::ProgressDecided { claimant, drawn });
    clocks::resume_clocks(on, true);
    Ok(Heard::Taken)
}

/// Takes a claim of a draw for one that the game does not progress, where the
/// Laws know such claims, and puts it to the arbiter.
pub(in crate::hearings) fn claims(on: &mut Proceedings<'_>, player: Color) -> Heard {
    let edition = on.edition();
    if !finnish_blitz::asks_for_progress(edition) {
        return Heard::NotMine;
    }
    standing_offer::offer_stands(on, Some(player));
    on.decide(&FinnishBlitz::NoProgress { player });
    Heard::Taken
}

/// One more warning: the loss of the game, where the second offence loses.
pub(in crate::hearings) fn second_offence(on: &Proceedings<'_>, player: Color) -> Vec<Ruling> {
    match on.ledger.warnings[player] > 1 && !on.phase.is_over() {
        true => on.ask(&FinnishBlitz::SecondOffence { player }),
        false => Vec::new(),
    }
}

/// A spectator has meddled, and the game is to be replayed.
pub(in crate::hearings) fn replayed_after_interference(on: &Proceedings<'_>) -> Vec<Ruling> {
    let disturbed = |q: &Question| matches!(q, Question::Disturbance { .. });
    match on.questions.iter().any(disturbed) {
        true => on.ask(&FinnishBlitz::Replayed),
        false => Vec::new(),
    }
}
