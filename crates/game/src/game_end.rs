//! Consequences of rulings for the whole game: an end, or a question to the arbiter.

use crate::event::Event;
use crate::hearings::adjournment::sealed_move;
use crate::hearings::board::clocks;
use crate::proceedings::Proceedings;
use touchmove_board::{ByColor, Color};
use touchmove_laws::rules::scoring::Scoring;
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::{Effect, Outcome, Score, Termination};

/// Applies the consequences of the rulings so far.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, _: &Event) {
    conclude(proceedings);
}

/// Ends the game or asks the question, if a ruling says so.
pub(crate) fn conclude(proceedings: &mut Proceedings<'_>) {
    sealed_move::add_articles(proceedings);
    while let Some(ruling) = proceedings.next_to_conclude() {
        proceedings.conclude(&ruling);
        match ruling.effect() {
            Effect::GameOver { result, termination } => {
                unplayed(proceedings, *result, *termination);
                clocks::halt(proceedings, true, Initiator::Ruling);
            }
            Effect::GameCancelled { .. } => clocks::halt(proceedings, true, Initiator::Ruling),
            Effect::Question { question } if !question.holds().clocks => {}
            _ => clocks::halt(proceedings, false, Initiator::Ruling),
        }
    }
}

/// Marks a game as unplayed if a player did not arrive in time. A declared draw is not a forfeit,
/// because the arbiter had other reasons for it.
fn unplayed(proceedings: &mut Proceedings<'_>, result: Outcome, ended: Termination) {
    if Color::ALL.iter().any(|&player| result.score(player) == Score::Draw) {
        return;
    }
    let late = ended == Termination::DefaultTime && proceedings.phase.adjourned.sealer.is_none();
    if late || proceedings.ledger.presence.absent != ByColor::both(false) {
        proceedings.decide(&Scoring::Unplayed);
    }
}
