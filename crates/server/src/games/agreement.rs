//! Games without an arbiter: what only an arbiter can say, both players say.

use crate::access::seats::{Identity, Seat};
use crate::games::fold::Folded;
use crate::games::setup::Mode;
use touchmove_answers::seen::Happened;
use touchmove_board::Color;
use touchmove_game::{Act, Actor, Decision, Event};
use touchmove_store::EntryKind;

/// Without an arbiter the players together may say what only one can say.
pub(crate) fn speaks_for_nobody(folded: &Folded, by: &Identity, event: &Event) -> bool {
    !folded.has_arbiter() && event.actor == Actor::Arbiter && !by.role.players().is_empty()
}

/// The player who has said first what the other has still to say.
pub(crate) fn waits_for_the_other(
    folded: &mut Folded,
    by: &Identity,
    event: &Event,
) -> Option<Color> {
    if !speaks_for_nobody(folded, by, event) {
        return None;
    }
    let &[player] = by.role.players() else { return None };
    let text = event.to_string();
    let agreed = folded.said[player.other().index()].as_deref() == Some(&text);
    if agreed || alone(folded, player) || is_abandoned(folded, event) {
        return None;
    }
    folded.said[player.index()] = Some(text);
    Some(player)
}

/// A player against a program decides alone.
fn alone(folded: &Folded, player: Color) -> bool {
    let opponents = |seat: &&Seat| seat.role.players().contains(&player.other());
    folded.new.engine.is_some() && !folded.seats.iter().any(|seat| opponents(&seat))
}

/// A casual game that one player leaves before both have moved: nobody has begun.
fn is_abandoned(folded: &Folded, event: &Event) -> bool {
    let leaves = matches!(event.act, Act::Decision(Decision::CancelsTheGame));
    let clock = folded.game.clock();
    let begun = Color::ALL.iter().all(|&player| clock.moves_completed(player) > 0);
    leaves && folded.new.mode == Mode::Casual && !begun
}

/// What a player has said, for the journal and for those who watch.
pub(crate) fn said(
    player: Color,
    event: &Event,
    by: &Identity,
    submission: Option<&str>,
) -> (EntryKind, Happened) {
    let event = event.to_string();
    let what = EntryKind::Said {
        player: player.to_string(),
        event: event.clone(),
        seat: by.seat.clone(),
        key: submission.map(str::to_owned),
    };
    (what, Happened::Said { player, event })
}
