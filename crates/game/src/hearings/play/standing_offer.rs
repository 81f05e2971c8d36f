//! The offer of a draw that stands (Article 9.1).

use crate::proceedings::Proceedings;
use crate::state::change::Ledger;
use crate::state::ledger::Draws;
use touchmove_board::Color;
use touchmove_laws::rules::draw_claim::DrawClaim;

/// An offer stands from now on, or none does.
pub(in crate::hearings) fn offer_stands(on: &mut Proceedings<'_>, offer: Option<Color>) {
    on.enter(Ledger::Draws(Draws { offer, ..on.ledger.draws.clone() }));
}

pub(in crate::hearings) fn no_offer_any_more(on: &mut Proceedings<'_>) {
    offer_stands(on, None);
}

/// A claim that has not drawn the game stands as an offer, where the event
/// allows one.
pub(in crate::hearings) fn claim_is_offer(on: &mut Proceedings<'_>, player: Color) {
    if on.offer_by(player).is_allowed(on.edition()) {
        offer_stands(on, Some(player));
        on.decide(&DrawClaim::IsOffer { player });
    }
}
