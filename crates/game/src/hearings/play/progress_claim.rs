//! Hearing on claims of no progress under Finland's blitz rules, and on second offences.

use crate::event::{Event, Reply};
use crate::hearings::board::clocks;
use crate::hearings::people::replies;
use crate::hearings::play::draw_offers;
use crate::proceedings::Proceedings;
use crate::state::change::{Ledger, Questions};
use crate::state::status::Impossible;
use crate::verdict::Handled;
use alloc::vec::Vec;
use touchmove_board::Color;
use touchmove_laws::rules::finnish_blitz;
use touchmove_laws::rules::finnish_blitz::FinnishBlitz;
use touchmove_laws::{Answer, Question, Ruling};

/// Handles the arbiter's answer to a claim of no progress.
pub(crate) fn hear_answer(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let drawn = match replies::reply(proceedings, event) {
        Some(Reply::Agrees) => true,
        Some(Reply::Rejects | Reply::Postpones) => false,
        None => return Ok(Handled::No),
    };
    let about = |q: &Question| matches!(q, Question::NoProgress { .. });
    let latest = proceedings.questions.latest(Answer::Agrees);
    let open = latest.filter(|&at| proceedings.questions.get(at).is_some_and(about));
    let claimant = match open.and_then(|at| proceedings.questions.get(at)) {
        Some(Question::NoProgress { player }) => Some(*player),
        _ => proceedings.ledger.progress.filter(|_| drawn && proceedings.questions.is_empty()),
    };
    let Some(claimant) = claimant else { return Ok(Handled::No) };
    open.into_iter().for_each(|at| proceedings.enter(Questions::Close(at)));
    proceedings.enter(Ledger::Progress(Some(claimant)));
    proceedings.decide(&FinnishBlitz::ProgressDecided { claimant, drawn });
    clocks::resume_clocks(proceedings, true);
    Ok(Handled::Yes)
}

/// Treats a draw claim as a claim of no progress if the edition has such claims, and asks the
/// arbiter.
pub(in crate::hearings) fn claims(proceedings: &mut Proceedings<'_>, player: Color) -> Handled {
    let edition = proceedings.edition();
    if !finnish_blitz::asks_for_progress(edition) {
        return Handled::No;
    }
    draw_offers::begin(proceedings, player);
    proceedings.decide(&FinnishBlitz::NoProgress { player });
    Handled::Yes
}

/// Returns the loss of the game after a further warning, if a second offence loses.
pub(in crate::hearings) fn second_offence(
    proceedings: &Proceedings<'_>,
    player: Color,
) -> Vec<Ruling> {
    match proceedings.ledger.warnings[player] > 1 && !proceedings.phase.is_over() {
        true => proceedings.ask(&FinnishBlitz::SecondOffence { player }),
        false => Vec::new(),
    }
}

/// Returns the ruling that the game is replayed, if a spectator has interfered.
pub(in crate::hearings) fn replayed_after_interference(
    proceedings: &Proceedings<'_>,
) -> Vec<Ruling> {
    let disturbed = |q: &Question| matches!(q, Question::Disturbance { .. });
    match proceedings.questions.iter().any(disturbed) {
        true => proceedings.ask(&FinnishBlitz::Replayed),
        false => Vec::new(),
    }
}
