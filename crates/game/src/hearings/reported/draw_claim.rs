//! Rulings on a reported draw claim (Articles 9.2 to 9.5).

use super::{Needed, clock_after, need};
use crate::event::{Ground, IncidentFacts};
use crate::hearings::play::{draw_offers, progress_claim};
use crate::proceedings::Proceedings;
use crate::state::View;
use touchmove_board::Color;
use touchmove_laws::report::{ClaimManner, Fact};
use touchmove_laws::rules::draw_claim::DrawClaim;
use touchmove_laws::rules::draw_claim::{Claim, Standing};
use touchmove_laws::rules::draw_offer::Offer;
use touchmove_laws::rules::penalty_time::Conditions;
use touchmove_laws::{DrawAgreement, Obligation, Provision};

pub(super) fn reported(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    ground: Ground,
    facts: &IncidentFacts,
) -> Result<(), Needed> {
    let way = need(facts.way, Fact::Way, ground.provision(false))?;
    if progress_claim::claims(proceedings, player).is_yes() {
        let running = if way == ClaimManner::Pressed { player.other() } else { player };
        clock_after(proceedings, running, running);
        return Ok(());
    }
    let intended = way == ClaimManner::Written;
    let standing = match way {
        ClaimManner::Appeared | ClaimManner::Written => Standing::MayClaim,
        ClaimManner::Touched => Standing::HasTouched,
        ClaimManner::Pressed => Standing::NotOnMove,
    };
    let decided = standing == Standing::MayClaim;
    let holds = match decided {
        true => need(facts.holds, Fact::Holds, ground.provision(intended))?,
        false => false,
    };
    let offer = if holds { None } else { offered(proceedings, player, facts)? };
    let conditions = Conditions::of(&proceedings.rules);
    if decided && proceedings.has_clock() {
        proceedings.decide(&DrawClaim::ClockStops { player });
    }
    let claim = Claim { conditions, player, ground, intended, standing, holds };
    proceedings.decide(&DrawClaim::Claimed(claim));
    if holds {
        return Ok(());
    }
    if intended {
        let must = Obligation::Written;
        proceedings.decide(&DrawClaim::WrittenMoveBinds { player, must });
    }
    if let Some(offer) = offer {
        stands_as_offer(proceedings, offer);
    }
    if decided && proceedings.has_clock() {
        proceedings.decide(&DrawClaim::ClockGoesOn { player });
    }
    Ok(())
}

/// Turns the claim into a draw offer.
pub(super) fn stands_as_offer(proceedings: &mut Proceedings<'_>, player: Color) {
    draw_offers::begin(proceedings, player);
    proceedings.decide(&DrawClaim::IsOffer { player });
}

/// Returns the player whose claim counts as a draw offer, if the event allows an offer now.
pub(super) fn offered(
    view: &View,
    player: Color,
    facts: &IncidentFacts,
) -> Result<Option<Color>, Needed> {
    let agreement = view.rules.draw_agreement;
    let move_number = match agreement {
        DrawAgreement::Free | DrawAgreement::Never => 1,
        DrawAgreement::From(_) => {
            need(facts.moves, Fact::Moves, Provision::DrawAgreementRestricted)?.saturating_add(1)
        }
    };
    let offer = Offer { player, agreement, move_number, in_time: true };
    Ok(Some(player).filter(|_| offer.is_allowed(view.edition())))
}
