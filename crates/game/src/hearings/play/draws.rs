//! Offers, agreement and claims of a draw, and resigning (Articles 5 and 9).

use crate::event::{Act, Claim as ClaimAct, Event, MoveText, Offer as OfferAct, Withdrawn};
use crate::hearings::found::illegality_reasons;
use crate::hearings::play::{claimed_positions, progress_claim, standing_offer};
use crate::moves::{self, Played};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::{Ledger, Pieces};
use crate::state::ledger::Draws;
use crate::state::ply::Ply;
use crate::state::status::Impossible;
use crate::state::table::moves_before;
use crate::verdict::Heard;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};
use touchmove_laws::DrawAgreement;
use touchmove_laws::rules::draw_claim::DrawClaim;
use touchmove_laws::rules::draw_claim::{Claim, Ground, Standing};
use touchmove_laws::rules::draw_offer::{DrawOffer, Offer};
use touchmove_laws::rules::end_of_game::EndOfGame;
use touchmove_laws::rules::penalty_time::Conditions;
use touchmove_laws::rules::touched_piece::Touch;
use touchmove_laws::rules::{MatingChance, end_of_game};

pub(crate) fn hear(on: &mut Proceedings<'_>, event: &Event) -> Result<Heard, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Heard::NotMine) };
    match &event.act {
        Act::Offer(OfferAct::OffersADraw { condition }) => {
            offers_a_draw(on, player, condition.is_some());
        }
        Act::Offer(OfferAct::Withdraws { what }) => withdraws(on, player, *what),
        Act::Offer(OfferAct::Accepts) => accepts(on, player),
        Act::Offer(OfferAct::Declines) => declines(on, player),
        Act::Offer(OfferAct::Resigns) => resigns(on, player),
        Act::Claim(ClaimAct::Draw { ground, text }) => {
            claims(on, player, *ground, text.as_ref())?;
        }
        _ => return Ok(Heard::NotMine),
    }
    Ok(Heard::Taken)
}

impl View {
    pub(crate) fn offer_by(&self, player: Color) -> Offer {
        let last = self.table.plies.last();
        let made = last.is_some_and(|p| p.player == player && !p.completed);
        // Legal or not, something has been moved and the clock not pressed.
        let moved = made || player == self.has_move() && self.attempt_stands();
        let counted = if made { last.map(Ply::before) } else { Some(self.table.board) };
        Offer {
            player,
            agreement: self.agreement(),
            move_number: counted.map_or(1, |p| u32::from(p.fullmoves())),
            in_time: moved,
        }
    }

    /// What the event says about agreement, or the arbiter has consented to.
    fn agreement(&self) -> DrawAgreement {
        if self.ledger.draws.consent { DrawAgreement::Free } else { self.rules.draw_agreement }
    }

    pub(crate) fn holds(&self, ground: Ground, position: &Position, intended: bool) -> bool {
        match ground {
            Ground::FiftyMoves => position.halfmoves() >= 100,
            // The present position is in the record, an intended one is not.
            Ground::Threefold => self.appearances(position, !intended).len() >= 2,
        }
    }

    /// How many single moves ago a position appeared before, in ascending
    /// order. `recorded` says whether its latest appearance is in the record.
    pub(crate) fn appearances(&self, position: &Position, recorded: bool) -> Vec<usize> {
        let key = position.repetition_key();
        let skip = usize::from(recorded);
        let (plies, start) = (&self.table.plies, &self.table.start);
        let same = |ago: &usize| {
            let made = plies.len().checked_sub(ago - 1 + skip);
            made.is_some_and(|made| match made.checked_sub(1).and_then(|i| plies.get(i)) {
                Some(ply) => ply.leads_to(&key),
                None => start.repetition_key() == key,
            })
        };
        (2..=usize::from(position.halfmoves())).step_by(2).filter(same).collect()
    }

    pub(crate) fn may_claim_draw(&self, player: Color) -> bool {
        self.standing(player) == Standing::MayClaim
    }

    fn standing(&self, player: Color) -> Standing {
        let clock = self.has_clock();
        let other_runs = clock && self.running() == Some(player.other());
        let last = self.table.plies.last();
        let unpressed = last.is_some_and(|p| p.player == player && !p.completed);
        if clock && unpressed && !other_runs {
            Standing::HasTouched
        } else if player != self.has_move() {
            Standing::NotOnMove
        } else if other_runs {
            Standing::ClockNotRunning
        } else if self.table.attempt.contact {
            Standing::HasTouched
        } else {
            Standing::MayClaim
        }
    }
}

fn offers_a_draw(on: &mut Proceedings<'_>, player: Color, condition: bool) {
    on.enter(Ledger::Draws(Draws { consent: false, ..on.ledger.draws.clone() }));
    let offer = on.offer_by(player);
    let restricted = !offer.is_allowed(on.edition());
    let draws = on.ledger.draws.clone();
    let refused = Some(player).filter(|_| restricted);
    let offered = if restricted { draws.offer } else { Some(player) };
    on.enter(Ledger::Draws(Draws { refused, offer: offered, ..draws }));
    on.decide(&DrawOffer::Offered(offer));
    if condition && !restricted {
        on.decide(&DrawOffer::ConditionVoid { player });
    }
}

/// Neither can be taken back.
fn withdraws(on: &mut Proceedings<'_>, player: Color, what: Withdrawn) {
    let stands = on.ledger.draws.offer == Some(player);
    let refused = match what {
        Withdrawn::Offer => on.ask(&DrawOffer::NotWithdrawn { player, stands }),
        Withdrawn::Claim => on.ask(&DrawClaim::NotWithdrawn { player }),
    };
    on.rule(refused);
}

fn accepts(on: &mut Proceedings<'_>, player: Color) {
    if on.ledger.draws.offer != Some(player.other()) {
        return on.decide(&DrawOffer::NoneToAccept { player });
    }
    let offer = on.offer_by(player);
    if on.apply(&DrawOffer::Allowed(offer)).is_something() {
        return;
    }
    let has_moved = |c: Color| {
        moves_before(&on.table.start, c) > 0 || on.table.plies.iter().any(|p| p.player == c)
    };
    let moved = Color::ALL.into_iter().all(has_moved);
    on.decide(&EndOfGame::Agreement { accepting: player, moved });
}

fn declines(on: &mut Proceedings<'_>, player: Color) {
    if on.ledger.draws.offer != Some(player.other()) {
        return on.decide(&DrawOffer::NoneToDecline { player });
    }
    standing_offer::no_offer_any_more(on);
    on.decide(&DrawOffer::Declined { player });
}

fn resigns(on: &mut Proceedings<'_>, player: Color) {
    let edition = on.edition();
    let opponent = match end_of_game::resigning_asks_about_mate(edition) {
        true => on.mating_chance_from(&on.table.attempt.before, player.other()),
        false => MatingChance::Can,
    };
    on.decide(&EndOfGame::Resignation { player, opponent });
}

fn claims(
    on: &mut Proceedings<'_>,
    player: Color,
    ground: Ground,
    text: Option<&MoveText>,
) -> Result<(), Impossible> {
    if progress_claim::claims(on, player).is_taken() {
        return Ok(());
    }
    let standing = on.standing(player);
    let before = on.table.attempt.before;
    let written = match text.filter(|_| standing == Standing::MayClaim) {
        Some(text) => Some(moves::played(&before, text)?),
        None => None,
    };
    let holds = match &written {
        None => on.holds(ground, &on.table.board, false),
        Some(Played::Legal(mv)) => on.holds(ground, &before.after(*mv), true),
        Some(Played::ByHand { .. }) => false,
    };
    let intended = text.is_some();
    let conditions = Conditions::of(&on.rules);
    let claim = Claim { conditions, player, ground, intended, standing, holds };
    let counted = match &written {
        None => Some((on.table.board, false)),
        Some(Played::Legal(mv)) => Some((before.after(*mv), true)),
        Some(Played::ByHand { .. }) => None,
    };
    decided(on, &claim, written, counted);
    Ok(())
}

/// While a claim is decided the clock stands.
fn decided(
    on: &mut Proceedings<'_>,
    claim: &Claim,
    written: Option<Played>,
    counted: Option<(Position, bool)>,
) {
    let Claim { player, standing, holds, .. } = *claim;
    if standing != Standing::MayClaim {
        on.decide(&DrawClaim::Claimed(*claim));
        return standing_offer::claim_is_offer(on, player);
    }
    let running = on.running();
    let said = running.map_or(Vec::new(), |player| on.ask(&DrawClaim::ClockStops { player }));
    on.stop_clocks(said);
    on.decide(&DrawClaim::Claimed(*claim));
    if let Some((position, intended)) = counted {
        claimed_positions::counted(on, claim.ground, &position, intended);
    }
    if let Some(Played::ByHand { after, .. }) = &written {
        let before = on.table.attempt.before;
        illegality_reasons::against_step(on, &before, after);
    }
    if !holds {
        written_move_binds(on, written);
        standing_offer::claim_is_offer(on, player);
        if let Some(running) = running {
            let said = on.ask(&DrawClaim::ClockGoesOn { player: running });
            on.start_clock(running, said);
        }
    }
}

/// After an incorrect claim the written move must be made, or one with that
/// piece where it is illegal.
fn written_move_binds(on: &mut Proceedings<'_>, written: Option<Played>) {
    match written {
        None => return,
        Some(Played::Legal(mv)) => on.enter(Pieces::Intended(mv)),
        Some(Played::ByHand { from, .. }) => {
            on.enter(Pieces::Touched(Touch { square: from, together: false }));
        }
    }
    written_move_obliges(on);
}

pub(in crate::hearings) fn written_move_obliges(on: &mut Proceedings<'_>) {
    let player = on.has_move();
    for must in on.table.attempt.obligations() {
        on.decide(&DrawClaim::WrittenMoveBinds { player, must });
    }
}
