//! Games without an arbiter: what only an arbiter can say, both players say.

use crate::fold::Folded;
use crate::happening::Happened;
use crate::seats::Seat;
use crate::table::Sitter;
use touchmove_board::Color;
use touchmove_game::{Actor, Event};
use touchmove_store::What;

/// Without an arbiter the players together may say what only one can say.
pub(crate) fn speaks_for_nobody(folded: &Folded, by: &Sitter, event: &Event) -> bool {
    let nobody = folded.competition.is_none() && !folded.seats.has_arbiter();
    nobody && event.actor == Actor::Arbiter && !by.role.players().is_empty()
}

/// The player who has said first what the other has still to say.
pub(crate) fn waits_for_the_other(
    folded: &mut Folded,
    by: &Sitter,
    event: &Event,
) -> Option<Color> {
    if !speaks_for_nobody(folded, by, event) {
        return None;
    }
    let &[player] = by.role.players() else { return None };
    let text = event.to_string();
    let agreed = folded.said[player.other().index()].as_deref() == Some(&text);
    if agreed || alone(folded, player) {
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

/// What a player has said, for the journal and for those who watch.
pub(crate) fn said(
    player: Color,
    event: &Event,
    by: &Sitter,
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
