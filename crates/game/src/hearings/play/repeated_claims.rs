//! Hearing on repeated incorrect claims and on a draw offer with every move. The Laws treat an
//! unreasonable number of them as distracting the opponent.

use crate::event::{Actor, Event};
use crate::proceedings::Proceedings;
use crate::state::change::Ledger;
use crate::state::ledger;
use touchmove_board::Color;
use touchmove_laws::Effect;
use touchmove_laws::rules::repeated_claims::RepeatedClaims;

/// Counts incorrect claims and offers, and rules when there are too many.
pub(crate) fn see(proceedings: &mut Proceedings<'_>, event: &Event) {
    let Actor::Player(player) = event.actor else { return };
    let (mut wrong, mut correct, mut offers) = (false, false, false);
    for ruling in proceedings.rulings() {
        match ruling.effect() {
            Effect::ClaimIncorrect { .. } => wrong = true,
            Effect::ClaimCorrect { .. } => correct = true,
            Effect::DrawOffered { player: by } if *by == player => offers = true,
            _ => {}
        }
    }
    if wrong || correct {
        claimed(proceedings, player, wrong);
    }
    if offers {
        offered(proceedings, player);
    }
}

fn keep(proceedings: &mut Proceedings<'_>, repeated: ledger::RepeatedClaims) {
    proceedings.enter(Ledger::RepeatedClaims(repeated));
}

fn claimed(proceedings: &mut Proceedings<'_>, player: Color, wrong: bool) {
    let mut repeated = proceedings.ledger.repeated;
    let times = if wrong { repeated.wrong_claims[player].saturating_add(1) } else { 0 };
    repeated.wrong_claims[player] = times;
    keep(proceedings, repeated);
    proceedings.decide(&RepeatedClaims::ClaimedWrongly { player, times });
}

/// Counts draw offers on consecutive moves.
fn offered(proceedings: &mut Proceedings<'_>, player: Color) {
    let (mut repeated, made) = (proceedings.ledger.repeated, proceedings.moves_made(player));
    let (before, at) = repeated.offers[player];
    let follows = before > 0 && made.saturating_sub(at) <= 1;
    let times = if follows { before.saturating_add(1) } else { 1 };
    repeated.offers[player] = (times, made);
    repeated.offers[player.other()] = (0, 0);
    keep(proceedings, repeated);
    proceedings.decide(&RepeatedClaims::OfferedAgain { player, times });
}
