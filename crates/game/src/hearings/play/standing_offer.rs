//! The draw offer that is in force (Article 9.1).

use crate::proceedings::Proceedings;
use crate::state::change::Ledger;
use crate::state::ledger::Draws;
use touchmove_board::Color;
use touchmove_laws::rules::draw_claim::DrawClaim;

/// Sets or clears the draw offer in force.
pub(in crate::hearings) fn offer_stands(proceedings: &mut Proceedings<'_>, offer: Option<Color>) {
    proceedings.enter(Ledger::Draws(Draws { offer, ..proceedings.ledger.draws.clone() }));
}

pub(in crate::hearings) fn no_offer_any_more(proceedings: &mut Proceedings<'_>) {
    offer_stands(proceedings, None);
}

/// Turns a claim that has not drawn the game into a draw offer, if the event allows an offer.
pub(in crate::hearings) fn claim_is_offer(proceedings: &mut Proceedings<'_>, player: Color) {
    if proceedings.offer_by(player).is_allowed(proceedings.edition()) {
        offer_stands(proceedings, Some(player));
        proceedings.decide(&DrawClaim::IsOffer { player });
    }
}
