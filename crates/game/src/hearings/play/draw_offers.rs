//! Hearing on draw offers (Article 9.1). A player offers or accepts a draw, or declines it aloud or
//! by touching a piece.

use crate::event::{Act, Event, Offer as OfferAct, Withdrawn};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Ledger;
use crate::state::ledger::Draws;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::state::table::moves_before;
use crate::verdict::Handled;
use touchmove_board::Color;
use touchmove_laws::DrawAgreement;
use touchmove_laws::rules::draw_claim::DrawClaim;
use touchmove_laws::rules::draw_offer::{DrawOffer, Offer};
use touchmove_laws::rules::end_of_game::EndOfGame;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    match &event.act {
        Act::Offer(OfferAct::OffersADraw { condition }) => {
            offers_a_draw(proceedings, player, condition.is_some());
        }
        Act::Offer(OfferAct::Withdraws { what: Withdrawn::Offer }) => {
            let stands = proceedings.ledger.draws.offer == Some(player);
            proceedings.decide(&DrawOffer::NotWithdrawn { player, stands });
        }
        Act::Offer(OfferAct::Accepts) => accepts(proceedings, player),
        Act::Offer(OfferAct::Declines) if has_offer(proceedings, player) => {
            declines(proceedings, player);
        }
        Act::Offer(OfferAct::Declines) => proceedings.decide(&DrawOffer::NoneToDecline { player }),
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

impl View {
    pub(crate) fn offer_by(&self, player: Color) -> Offer {
        let last = self.table.plies.last();
        let made = last.is_some_and(|p| p.player == player && !p.completed);
        // The player has made a move, legal or not, but has not pressed the clock.
        let moved = made || player == self.has_move() && self.attempt_stands();
        let counted = if made { last.map(Ply::before) } else { Some(self.table.board) };
        Offer {
            player,
            agreement: self.agreement(),
            move_number: counted.map_or(1, |p| u32::from(p.fullmoves())),
            in_time: moved,
        }
    }

    /// Returns the event's regulation on agreed draws. The arbiter's consent lifts this regulation.
    fn agreement(&self) -> DrawAgreement {
        if self.ledger.draws.consent { DrawAgreement::Free } else { self.rules.draw_agreement }
    }
}

fn offers_a_draw(proceedings: &mut Proceedings<'_>, player: Color, condition: bool) {
    proceedings.enter(Ledger::Draws(Draws { consent: false, ..proceedings.ledger.draws.clone() }));
    let offer = proceedings.offer_by(player);
    let edition = proceedings.edition();
    let restricted = !offer.may_be_made(edition);
    let draws = proceedings.ledger.draws.clone();
    let refused = Some(player).filter(|_| !offer.is_allowed(edition));
    let offered = if restricted { draws.offer } else { Some(player) };
    proceedings.enter(Ledger::Draws(Draws { refused, offer: offered, ..draws }));
    proceedings.decide(&DrawOffer::Offered(offer));
    if condition && !restricted {
        proceedings.decide(&DrawOffer::ConditionVoid { player });
    }
}

fn accepts(proceedings: &mut Proceedings<'_>, player: Color) {
    if !has_offer(proceedings, player) {
        return proceedings.decide(&DrawOffer::NoneToAccept { player });
    }
    let offer = proceedings.offer_by(player);
    if proceedings.apply(&DrawOffer::Allowed(offer)).is_something() {
        return;
    }
    let has_moved = |c: Color| {
        moves_before(&proceedings.table.start, c) > 0
            || proceedings.table.plies.iter().any(|p| p.player == c)
    };
    let moved = Color::ALL.into_iter().all(has_moved);
    proceedings.decide(&EndOfGame::Agreement { accepting: player, moved });
}

/// Ends the opponent's offer, if there is one, because the player touches a piece.
pub(in crate::hearings) fn decline_by_touch(proceedings: &mut Proceedings<'_>, player: Color) {
    if has_offer(proceedings, player) {
        declines(proceedings, player);
    }
}

fn declines(proceedings: &mut Proceedings<'_>, player: Color) {
    end(proceedings);
    proceedings.decide(&DrawOffer::Declined { player });
}

/// True if the opponent's offer to this player is in force.
fn has_offer(view: &View, player: Color) -> bool {
    view.ledger.draws.offer == Some(player.other())
}

/// Puts a player's offer in force.
pub(in crate::hearings) fn begin(proceedings: &mut Proceedings<'_>, player: Color) {
    set(proceedings, Some(player));
}

/// Ends the offer in force.
pub(in crate::hearings) fn end(proceedings: &mut Proceedings<'_>) {
    set(proceedings, None);
}

fn set(proceedings: &mut Proceedings<'_>, offer: Option<Color>) {
    proceedings.enter(Ledger::Draws(Draws { offer, ..proceedings.ledger.draws.clone() }));
}

/// Turns a claim that has not drawn the game into a draw offer, if the event allows an offer.
pub(in crate::hearings) fn claim_is_offer(proceedings: &mut Proceedings<'_>, player: Color) {
    if proceedings.offer_by(player).is_allowed(proceedings.edition()) {
        begin(proceedings, player);
        proceedings.decide(&DrawClaim::IsOffer { player });
    }
}
