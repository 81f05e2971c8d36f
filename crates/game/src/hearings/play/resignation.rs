//! Hearing on resignation (Article 5.1).

use crate::event::{Act, Event, Offer as OfferAct};
use crate::proceedings::Proceedings;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use touchmove_board::Color;
use touchmove_laws::rules::end_of_game::EndOfGame;
use touchmove_laws::rules::{MatingChance, end_of_game};

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    match (event.by_player(), &event.act) {
        (Some(player), Act::Offer(OfferAct::Resigns)) => resigns(proceedings, player),
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

fn resigns(proceedings: &mut Proceedings<'_>, player: Color) {
    let edition = proceedings.edition();
    let opponent = match end_of_game::resigning_asks_about_mate(edition) {
        true => proceedings.mating_chance_from(&proceedings.table.attempt.before, player.other()),
        false => MatingChance::Can,
    };
    proceedings.decide(&EndOfGame::Resignation { player, opponent });
}
