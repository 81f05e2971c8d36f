//! Games without an arbiter: what only an arbiter can say, both players say.

use crate::access::seats::{Identity, Seat};
use crate::games::projection::GameState;
use crate::games::setup::Mode;
use touchmove_answers::seen::Happened;
use touchmove_board::Color;
use touchmove_game::{Act, Actor, Decision, Event};
use touchmove_store::What;

/// Without an arbiter the players together may say what only one can say.
pub(crate) fn acts_as_arbiter(state: &GameState, by: &Identity, event: &Event) -> bool {
    !state.has_arbiter() && event.actor == Actor::Arbiter && !by.role.players().is_empty()
}

/// The player who has said first what the other has still to say.
pub(crate) fn awaits_agreement(
    state: &mut GameState,
    by: &Identity,
    event: &Event,
) -> Option<Color> {
    if !acts_as_arbiter(state, by, event) {
        return None;
    }
    let &[player] = by.role.players() else { return None };
    let text = event.to_string();
    let agreed = state.said[player.other().index()].as_deref() == Some(&text);
    if agreed || alone(state, player) || is_abandoned(state, event) {
        return None;
    }
    state.said[player.index()] = Some(text);
    Some(player)
}

/// A player against a program decides alone.
fn alone(state: &GameState, player: Color) -> bool {
    let opponents = |seat: &&Seat| seat.role.players().contains(&player.other());
    state.new.engine.is_some() && !state.seats.iter().any(|seat| opponents(&seat))
}

/// A casual game that one player leaves before both have moved: nobody has begun.
fn is_abandoned(state: &GameState, event: &Event) -> bool {
    let leaves = matches!(event.act, Act::Decision(Decision::CancelsTheGame));
    let clock = state.game.clock();
    let begun = Color::ALL.iter().all(|&player| clock.moves_completed(player) > 0);
    leaves && state.new.mode == Mode::Casual && !begun
}

/// What a player has said, for the journal and for those who watch.
pub(crate) fn said(
    player: Color,
    event: &Event,
    by: &Identity,
    submission: Option<&str>,
) -> (What, Happened) {
    let event = event.to_string();
    let what = What::Said {
        player: player.to_string(),
        event: event.clone(),
        seat: by.seat.clone(),
        key: submission.map(str::to_owned),
    };
    (what, Happened::Said { player, event })
}
