//! What rulings mean for the whole game: an end, a question to the arbiter.

use crate::hearings::{adjournment, presence, stopping};
use crate::proceedings::Proceedings;
use touchmove_laws::Effect;
use touchmove_laws::rules::stopping::By;

/// Ends the game, or puts the question, as what was ruled says.
pub(crate) fn conclude(on: &mut Proceedings<'_>) {
    adjournment::add_articles(on);
    while let Some(ruling) = on.next_to_conclude() {
        on.conclude(&ruling);
        match ruling.effect() {
            Effect::GameOver { termination, .. } => {
                presence::unplayed(on, *termination);
                stopping::halt(on, true, By::Ruling);
            }
            Effect::GameCancelled { .. } => stopping::halt(on, true, By::Ruling),
            _ => stopping::halt(on, false, By::Ruling),
        }
    }
}
