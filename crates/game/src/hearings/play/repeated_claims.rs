//! Claims that are wrong time after time, and offers that are made with every
//! move: the Laws call what is unreasonable a disturbance of the opponent.

use crate::event::{Actor, Event};
use crate::proceedings::Proceedings;
use crate::state::change::Ledger;
use crate::state::ledger::Insisting;
use touchmove_board::Color;
use touchmove_laws::rules::fallback_note::FallbackNote;
use touchmove_laws::{Effect, Ruling};

/// Counts what has been claimed wrongly and offered, and says when it is too
/// often.
pub(crate) fn see(on: &mut Proceedings<'_>, event: &Event) {
    let Actor::Player(player) = event.actor else { return };
    let said = |which: fn(&Effect) -> bool| on.rulings().iter().map(Ruling::effect).any(which);
    let wrong = said(|effect| matches!(effect, Effect::ClaimIncorrect { .. }));
    let correct = said(|effect| matches!(effect, Effect::ClaimCorrect { .. }));
    if wrong || correct {
        claimed(on, player, wrong);
    }
    if said_by(on, player) {
        offered(on, player);
    }
}

fn said_by(on: &Proceedings<'_>, player: Color) -> bool {
    on.rulings().iter().any(|ruling| *ruling.effect() == Effect::DrawOffered { player })
}

fn keep(on: &mut Proceedings<'_>, insisting: Insisting) {
    on.enter(Ledger::Insisting(insisting));
}

fn claimed(on: &mut Proceedings<'_>, player: Color, wrong: bool) {
    let mut insisting = on.ledger.insisting;
    let times = if wrong { insisting.wrong_claims[player].saturating_add(1) } else { 0 };
    insisting.wrong_claims[player] = times;
    keep(on, insisting);
    on.decide(&FallbackNote::ClaimedWrongly { player, times });
}

/// Offers in a row are those of moves that follow each other.
fn offered(on: &mut Proceedings<'_>, player: Color) {
    let (mut insisting, made) = (on.ledger.insisting, on.moves_made(player));
    let (before, at) = insisting.offers[player];
    let follows = before > 0 && made.saturating_sub(at) <= 1;
    let times = if follows { before.saturating_add(1) } else { 1 };
    insisting.offers[player] = (times, made);
    insisting.offers[player.other()] = (0, 0);
    keep(on, insisting);
    on.decide(&FallbackNote::OfferedAgain { player, times });
}
