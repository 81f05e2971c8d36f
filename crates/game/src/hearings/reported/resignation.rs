//! Rulings on a reported resignation (Article 5.1).

use super::{Needed, chance};
use crate::event::IncidentFacts;
use crate::proceedings::Proceedings;
use touchmove_board::Color;
use touchmove_laws::Provision;
use touchmove_laws::rules::MatingChance;
use touchmove_laws::rules::end_of_game::{self, EndOfGame};

/// Rules on a resignation. In some editions the game is drawn if the opponent cannot checkmate.
pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let edition = proceedings.edition();
    let opponent = match end_of_game::resigning_asks_about_mate(edition) {
        true => chance(proceedings, player.other(), facts, Provision::Resignation)?,
        false => MatingChance::Can,
    };
    proceedings.decide(&EndOfGame::Resignation { player, opponent });
    Ok(())
}
