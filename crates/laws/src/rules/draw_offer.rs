//! Draw offers. An offer stands until the opponent accepts it, declines it aloud, or touches a
//! piece, or until the game ends. The event may restrict agreement, and from 2014 on also offers.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | draw-agreement-restricted | 9.1.a | 9.1.a | 9.1.1 | 9.1.1 | 9.1.1 |
//! | draw-offer | 9.1.b(1) | 9.1.b(1) | 9.1.2.1 | 9.1.2.1 | 9.1.2.1 |

use super::casual::takes_moves_only;
use super::{Rule, RuleId, note_under, refuse_under, rule_under};
use crate::{DrawAgreement, Edition, Effect, Note, Provision, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// The facts of a draw offer.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Offer {
    /// The player who offers.
    pub player: Color,
    /// The event's regulation on agreed draws.
    pub agreement: DrawAgreement,
    /// The number of the move being played.
    pub move_number: u32,
    /// True if the offer is made between the player's own move and the press.
    pub in_time: bool,
}

impl Offer {
    /// True if the event allows the players to agree on a draw now.
    pub fn is_allowed(self, edition: Edition) -> bool {
        restricted(edition, self).is_empty()
    }

    /// True if the player may offer a draw now. In 2009 an event restricts only the agreement, so
    /// an offer is always allowed.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::rules::draw_offer::Offer;
    /// use touchmove_laws::{DrawAgreement, Edition};
    /// let agreement = DrawAgreement::From(30);
    /// let offer = Offer { player: Color::White, agreement, move_number: 12, in_time: true };
    /// assert_eq!(Edition::FIDE.map(|edition| offer.may_be_made(edition)), [true, false, false, false, false]);
    /// ```
    pub fn may_be_made(self, edition: Edition) -> bool {
        match edition {
            Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => true,
            Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => {
                self.is_allowed(edition)
            }
        }
    }
}

/// A draw offer and its consequences.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::{Rule, draw_offer::{DrawOffer, Offer}};
/// use touchmove_laws::{DrawAgreement, Edition};
///
/// let offered = |agreement| {
///     let offer = Offer { player: Color::White, agreement, move_number: 12, in_time: true };
///     let rulings = DrawOffer::Offered(offer).rulings(Edition::Fide2023);
///     rulings[0].effect().name()
/// };
/// assert_eq!(offered(DrawAgreement::Free), "draw_offered");
/// assert_eq!(offered(DrawAgreement::From(30)), "refused");
/// ```
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum DrawOffer {
    /// A player offers a draw. An offer made outside the time between the move and the press is
    /// also valid, but the fault is recorded.
    Offered(Offer),
    /// A player accepts an offer that the event may not allow.
    Allowed(Offer),
    /// A player declines the offer, aloud or by touching a piece.
    Declined {
        /// The player who declines.
        player: Color,
    },
    /// The arbiter consents to an offer that the event allows only with consent.
    Consented {
        /// The player who offered.
        player: Color,
    },
    /// A player accepts although there is no offer.
    NoneToAccept {
        /// The player who accepts.
        player: Color,
    },
    /// A player declines although there is no offer.
    NoneToDecline {
        /// The player who declines.
        player: Color,
    },
    /// An offer has a condition, which is void.
    ConditionVoid {
        /// The player who offers.
        player: Color,
    },
    /// A player tries to withdraw an offer, which is not possible.
    NotWithdrawn {
        /// The player who withdraws.
        player: Color,
        /// True if there is an offer by this player.
        stands: bool,
    },
}

impl Rule for DrawOffer {
    const ID: RuleId = RuleId::DrawOffer;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        let offered = |player| Effect::DrawOffered { player };
        match *self {
            DrawOffer::Offered(offer) => rulings(edition, offer),
            DrawOffer::Allowed(offer) => restricted(edition, offer),
            DrawOffer::Declined { player } => {
                rule_under(edition, Provision::DrawOffer, Effect::DrawDeclined { player })
            }
            DrawOffer::Consented { player } => {
                rule_under(edition, Provision::DrawAgreementRestricted, offered(player))
            }
            DrawOffer::NoneToAccept { player } => {
                refuse_under(edition, Provision::DrawOffer, player, Refusal::NoOffer)
            }
            DrawOffer::NoneToDecline { player } => {
                refuse_under(edition, Provision::DrawOffer, player, Refusal::NothingToDecline)
            }
            DrawOffer::ConditionVoid { player } => {
                note_under(edition, Provision::DrawOffer, Note::ConditionVoid { player })
            }
            DrawOffer::NotWithdrawn { player, stands } => {
                let why = if stands { Refusal::OfferStands } else { Refusal::NothingToWithdraw };
                refuse_under(edition, Provision::DrawOffer, player, why)
            }
        }
    }
}

fn rulings(edition: Edition, offer: Offer) -> Vec<Ruling> {
    if !offer.may_be_made(edition) {
        return restricted(edition, offer);
    }
    let Offer { player, .. } = offer;
    let mut valid = rule_under(edition, Provision::DrawOffer, Effect::DrawOffered { player });
    if !offer.in_time && !takes_moves_only(edition) {
        valid.extend(note_under(edition, Provision::DrawOffer, Note::UntimelyOffer { player }));
    }
    valid
}

/// Returns the refusal, if the event does not allow an agreement now.
fn restricted(edition: Edition, offer: Offer) -> Vec<Ruling> {
    let why = match offer.agreement {
        DrawAgreement::Free => return Vec::new(),
        DrawAgreement::From(first) if offer.move_number >= first => return Vec::new(),
        DrawAgreement::From(number) => Refusal::NoDrawBeforeMove { number },
        DrawAgreement::Never => Refusal::NoAgreedDraws,
    };
    refuse_under(edition, Provision::DrawAgreementRestricted, offer.player, why)
}
