//! Agreement of both players, which replaces the arbiter's decision in games without an arbiter.

use crate::access::seats::{Identity, Seat};
use crate::games::projection::GameState;
use touchmove_answers::views::Mode;
use touchmove_answers::views::Occurrence;
use touchmove_board::Color;
use touchmove_game::{Act, Actor, Decision, Event};
use touchmove_store::EntryKind;

/// True for an arbiter's act that a player submits in a game without an arbiter.
pub(crate) fn acts_as_arbiter(state: &GameState, by: &Identity, event: &Event) -> bool {
    !state.has_arbiter() && event.actor == Actor::Arbiter && !by.role.players().is_empty()
}

/// The player whose proposal still waits for the other's agreement.
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

/// True for a player whose opponent is an engine. This player decides alone.
fn alone(state: &GameState, player: Color) -> bool {
    let opponents = |seat: &&Seat| seat.role.players().contains(&player.other());
    state.new.engine.is_some() && !state.seats.iter().any(|seat| opponents(&seat))
}

/// True if a player leaves a casual game before both have moved.
fn is_abandoned(state: &GameState, event: &Event) -> bool {
    let leaves = matches!(event.act, Act::Decision(Decision::CancelsTheGame));
    let clock = state.game.clock();
    let begun = Color::ALL.iter().all(|&player| clock.moves_completed(player) > 0);
    leaves && state.new.mode == Mode::Casual && !begun
}

/// A player's proposal, for the journal and for clients.
pub(crate) fn proposal(
    player: Color,
    event: &Event,
    by: &Identity,
    submission: Option<&str>,
) -> (EntryKind, Occurrence) {
    let event = event.to_string();
    let what = EntryKind::Said {
        player: player.to_string(),
        event: event.clone(),
        seat: by.seat.clone(),
        key: submission.map(str::to_owned),
    };
    (what, Occurrence::Said { player, event })
}
