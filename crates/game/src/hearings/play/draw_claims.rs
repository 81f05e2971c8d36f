//! Hearing on claims of a draw: threefold repetition and the fifty-move rule (Articles 9.2 to 9.5).

use crate::event::{Act, Claim as ClaimAct, Event, MoveText, Offer as OfferAct, Withdrawn};
use crate::hearings::irregularities::{illegality_reasons, remedy};
use crate::hearings::play::{claimed_positions, draw_offers, progress_claim};
use crate::moves::{self, Played};
use crate::proceedings::Proceedings;
use crate::state::View;
use crate::state::change::Pieces;
use crate::state::status::Impossible;
use crate::verdict::Handled;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};
use touchmove_laws::rules::arbiter_supervision::Regime;
use touchmove_laws::rules::draw_claim::DrawClaim;
use touchmove_laws::rules::draw_claim::{Claim, Ground, Standing};
use touchmove_laws::rules::penalty_time::Conditions;
use touchmove_laws::rules::touched_piece::Touch;

pub(crate) fn hear(
    proceedings: &mut Proceedings<'_>,
    event: &Event,
) -> Result<Handled, Impossible> {
    let Some(player) = event.by_player() else { return Ok(Handled::No) };
    match &event.act {
        Act::Claim(ClaimAct::Draw { ground, text }) => {
            claims(proceedings, player, *ground, text.as_ref())?;
        }
        Act::Offer(OfferAct::Withdraws { what: Withdrawn::Claim }) => {
            proceedings.decide(&DrawClaim::NotWithdrawn { player });
        }
        _ => return Ok(Handled::No),
    }
    Ok(Handled::Yes)
}

impl View {
    pub(crate) fn holds(&self, ground: Ground, position: &Position, intended: bool) -> bool {
        match ground {
            Ground::FiftyMoves => position.halfmoves() >= 100,
            // The record contains the present position, but not an intended one.
            Ground::Threefold => self.appearances(position, !intended).len() >= 2,
        }
    }

    /// Returns the distances in half-moves to earlier appearances of a position, in ascending
    /// order. `recorded` is true if the record contains the latest appearance.
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
        // The same player must have the move, so every second half-move is compared. A position
        // from before the last capture or pawn move cannot appear again.
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

fn claims(
    proceedings: &mut Proceedings<'_>,
    player: Color,
    ground: Ground,
    text: Option<&MoveText>,
) -> Result<(), Impossible> {
    if progress_claim::claims(proceedings, player).is_yes() {
        return Ok(());
    }
    let standing = proceedings.standing(player);
    if standing == Standing::MayClaim && finds_illegal_move(proceedings) {
        return Ok(());
    }
    let before = proceedings.table.attempt.before;
    let written = match text.filter(|_| standing == Standing::MayClaim) {
        Some(text) => Some(moves::played(&before, text)?),
        None => None,
    };
    let holds = match &written {
        None => proceedings.holds(ground, &proceedings.table.board, false),
        Some(Played::Legal(mv)) => proceedings.holds(ground, &before.after(*mv), true),
        Some(Played::ByHand { .. }) => false,
    };
    let intended = text.is_some();
    let conditions = Conditions::of(&proceedings.rules);
    let claim = Claim { conditions, player, ground, intended, standing, holds };
    let counted = match &written {
        None => Some((proceedings.table.board, false)),
        Some(Played::Legal(mv)) => Some((before.after(*mv), true)),
        Some(Played::ByHand { .. }) => None,
    };
    decided(proceedings, &claim, written, counted);
    Ok(())
}

/// Rules on an illegal move that the check of a claim brings to light, because it comes before the
/// claimed position. Returns true if there is one.
fn finds_illegal_move(proceedings: &mut Proceedings<'_>) -> bool {
    let latest = proceedings.open_irregularities().last();
    let Some(found) = latest.filter(|_| proceedings.regime() == Regime::Competition) else {
        return false;
    };
    stops_clocks(proceedings);
    remedy::rules_on(proceedings, found);
    true
}

fn stops_clocks(proceedings: &mut Proceedings<'_>) {
    let running = proceedings.running();
    let said =
        running.map_or(Vec::new(), |player| proceedings.ask(&DrawClaim::ClockStops { player }));
    proceedings.stop_clocks(said);
}

/// Decides a draw claim. The clock is stopped while the claim is decided.
fn decided(
    proceedings: &mut Proceedings<'_>,
    claim: &Claim,
    written: Option<Played>,
    counted: Option<(Position, bool)>,
) {
    let Claim { player, standing, holds, .. } = *claim;
    if standing != Standing::MayClaim {
        proceedings.decide(&DrawClaim::Claimed(*claim));
        return draw_offers::claim_is_offer(proceedings, player);
    }
    let running = proceedings.running();
    stops_clocks(proceedings);
    proceedings.decide(&DrawClaim::Claimed(*claim));
    if let Some((position, intended)) = counted {
        claimed_positions::counted(proceedings, claim.ground, &position, intended);
    }
    if let Some(Played::ByHand { after, .. }) = &written {
        let before = proceedings.table.attempt.before;
        illegality_reasons::against_step(proceedings, &before, after);
    }
    if !holds {
        written_move_binds(proceedings, written);
        draw_offers::claim_is_offer(proceedings, player);
        if let Some(running) = running {
            let said = proceedings.ask(&DrawClaim::ClockGoesOn { player: running });
            proceedings.start_clock(running, said);
        }
    }
}

/// Obliges the claimant to make the written move after an incorrect claim. If the written move is
/// illegal, the claimant must make a move with its piece.
fn written_move_binds(proceedings: &mut Proceedings<'_>, written: Option<Played>) {
    match written {
        None => return,
        Some(Played::Legal(mv)) => proceedings.enter(Pieces::Intended(mv)),
        Some(Played::ByHand { from, .. }) => {
            proceedings.enter(Pieces::Touched(Touch { square: from, together: false }));
        }
    }
    written_move_obliges(proceedings);
}

pub(in crate::hearings) fn written_move_obliges(proceedings: &mut Proceedings<'_>) {
    let player = proceedings.has_move();
    for must in proceedings.table.attempt.obligations() {
        proceedings.decide(&DrawClaim::WrittenMoveBinds { player, must });
    }
}
