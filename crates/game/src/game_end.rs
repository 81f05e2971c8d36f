//! What rulings mean for the whole game: an end, a question to the arbiter.

use crate::event::Event;
use crate::hearings::adjourned::sealed_move;
use crate::hearings::board::clocks;
use crate::proceedings::Proceedings;
use touchmove_board::{ByColor, Color};
use touchmove_laws::rules::scoring::Scoring;
use touchmove_laws::rules::stopping::Initiator;
use touchmove_laws::{Effect, Outcome, Score, Termination};

/// Concludes what the stages before have ruled.
pub(crate) fn see(on: &mut Proceedings<'_>, _: &Event) {
    conclude(on);
}

/// Ends the game, or puts the question, as what was ruled says.
pub(crate) fn conclude(on: &mut Proceedings<'_>) {
    sealed_move::add_articles(on);
    while let Some(ruling) = on.next_to_conclude() {
        on.conclude(&ruling);
        match ruling.effect() {
            Effect::GameOver { result, termination } => {
                unplayed(on, *result, *termination);
                clocks::halt(on, true, Initiator::Ruling);
            }
            Effect::GameCancelled { .. } => clocks::halt(on, true, Initiator::Ruling),
            _ => clocks::halt(on, false, Initiator::Ruling),
        }
    }
}

/// A game that a player has not come to in time was not played. A draw is nobody's forfeit: it
/// was given by an arbiter for reasons of another kind.
fn unplayed(on: &mut Proceedings<'_>, result: Outcome, ended: Termination) {
    if Color::ALL.iter().any(|&player| result.score(player) == Score::Draw) {
        return;
    }
    let late = ended == Termination::DefaultTime && on.phase.adjourned.sealer.is_none();
    if late || on.ledger.presence.absent != ByColor::both(false) {
        on.decide(&Scoring::Unplayed);
    }
}
