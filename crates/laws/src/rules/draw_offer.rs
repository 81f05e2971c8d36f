//! Offering a draw: it stands until it is accepted, rejected aloud or by
//! touching a piece, or the game ends; the event may restrict agreement.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | draw-agreement-restricted | 9.1.a | 9.1.a | 9.1.1 | 9.1.1 |
//! | draw-offer | 9.1.b(1) | 9.1.b(1) | 9.1.2.1 | 9.1.2.1 |

use alloc::vec::Vec;
use alloc::vec;
use serde::Serialize;
use crate::{DrawAgreement, Edition, Effect, Note, Provision, Refusal, Ruling};
use touchmove_board::Color;

/// What is known about an offer.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Offer {
    /// The edition.
    pub edition: Edition,
    /// Who offers.
    pub player: Color,
    /// What the event says about agreement.
    pub agreement: DrawAgreement,
    /// The number of the move being played.
    pub move_number: u32,
    /// Whether it is made between the player's own move and the press.
    pub in_time: bool,
}

/// The rulings on an offer. At another time than between the move and the
/// press it is valid all the same, and noted.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::draw_offer::{offered, Offer};
/// use touchmove_laws::{DrawAgreement, Edition};
///
/// let offer = |agreement| Offer {
///     edition: Edition::Fide2023,
///     player: Color::White,
///     agreement,
///     move_number: 12,
///     in_time: true,
/// };
/// assert_eq!(offered(offer(DrawAgreement::Free))[0].effect().name(), "draw_offered");
/// assert_eq!(offered(offer(DrawAgreement::From(30)))[0].effect().name(), "refused");
/// ```
pub fn offered(offer: Offer) -> Vec<Ruling> {
    if let Some(refused) = restricted(offer) {
        return vec![refused];
    }
    let Offer { edition, player, .. } = offer;
    let valid = Ruling::under(edition, Provision::DrawOffer, Effect::DrawOffered { player });
    let what = Note::UntimelyOffer { player };
    let late = Ruling::under(edition, Provision::DrawOffer, Effect::Noted { what });
    valid.into_iter().chain(late.filter(|_| !offer.in_time)).collect()
}

/// The refusal, where the event does not allow an agreement now.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::draw_offer::{restricted, Offer};
/// use touchmove_laws::{DrawAgreement, Edition};
///
/// let offer = Offer {
///     edition: Edition::Fide2014,
///     player: Color::Black,
///     agreement: DrawAgreement::From(30),
///     move_number: 30,
///     in_time: true,
/// };
/// assert!(restricted(offer).is_none());
/// ```
pub fn restricted(offer: Offer) -> Option<Ruling> {
    let why = match offer.agreement {
        DrawAgreement::Free => return None,
        DrawAgreement::From(first) if offer.move_number >= first => return None,
        DrawAgreement::From(number) => Refusal::NoDrawBeforeMove { number },
        DrawAgreement::Never => Refusal::NoAgreedDraws,
    };
    let effect = Effect::Refused { player: offer.player, why };
    Ruling::under(offer.edition, Provision::DrawAgreementRestricted, effect)
}

/// The offer is declined, aloud or by touching a piece.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_offer::declined, Edition};
/// assert_eq!(declined(Edition::Fide2009, Color::Black).unwrap().effect().name(), "draw_declined");
/// ```
pub fn declined(edition: Edition, player: Color) -> Option<Ruling> {
    Ruling::under(edition, Provision::DrawOffer, Effect::DrawDeclined { player })
}

/// The arbiter consents to an offer that the event does not allow alone.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_offer, Edition};
/// let ruling = draw_offer::consented(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "9.1.1");
/// ```
pub fn consented(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::DrawOffered { player };
    Ruling::under(edition, Provision::DrawAgreementRestricted, effect)
}

/// There is no offer to accept.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_offer, Edition};
/// let ruling = draw_offer::none_to_accept(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "9.1.2.1");
/// ```
pub fn none_to_accept(edition: Edition, player: Color) -> Option<Ruling> {
    let why = Refusal::NoOffer;
    Ruling::under(edition, Provision::DrawOffer, Effect::Refused { player, why })
}

/// There is no offer to decline.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_offer, Edition};
/// let ruling = draw_offer::none_to_decline(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.effect().to_string(), "refused white nothing_to_decline");
/// ```
pub fn none_to_decline(edition: Edition, player: Color) -> Option<Ruling> {
    let why = Refusal::NothingToDecline;
    Ruling::under(edition, Provision::DrawOffer, Effect::Refused { player, why })
}

/// What was made a condition of an offer counts for nothing.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_offer, Edition};
/// let ruling = draw_offer::condition_void(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.effect().to_string(), "noted condition_void white");
/// ```
pub fn condition_void(edition: Edition, player: Color) -> Option<Ruling> {
    let what = Note::ConditionVoid { player };
    Ruling::under(edition, Provision::DrawOffer, Effect::Noted { what })
}

/// An offer cannot be withdrawn, if there is one.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::draw_offer, Edition};
/// let ruling = draw_offer::not_withdrawn(Edition::Fide2014, Color::White, true).unwrap();
/// assert_eq!(ruling.effect().to_string(), "refused white offer_stands");
/// ```
pub fn not_withdrawn(edition: Edition, player: Color, stands: bool) -> Option<Ruling> {
    let why = if stands { Refusal::OfferStands } else { Refusal::NothingToWithdraw };
    Ruling::under(edition, Provision::DrawOffer, Effect::Refused { player, why })
}
