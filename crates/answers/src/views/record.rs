//! The record of a game, for exports.

use super::happening::{Happening, Occurrence};
use touchmove_board::Color;
use touchmove_game::{
    Act, Actor, Adjournment, Clock, Event, Game, MoveText, Presence, ProtocolError, Record,
};
use touchmove_laws::Ruling;

/// Returns the record of a game with these tags and happenings. `awaited` is true if the players had
/// to report their arrival.
///
/// # Errors
/// If the happenings are not those of the game.
pub fn record(
    game: &Game,
    mut tags: Vec<(String, String)>,
    awaited: bool,
    happenings: Vec<Happening>,
) -> Result<Record, ProtocolError> {
    let sealed = game.board_status().envelope.is_some();
    let entries: Vec<_> = happenings.into_iter().filter_map(|h| entry(h, sealed)).collect();
    if let Some(players) = players(awaited, &entries) {
        tags.push(("Players".to_owned(), players.to_owned()));
    }
    Record::new(tags, game.regulations().edition, entries)
}

/// The tag value for players who were awaited or were present at the start, if the acts do not show
/// this.
fn players(awaited: bool, entries: &[(Event, Vec<Ruling>)]) -> Option<&'static str> {
    let has = |act: &Act| entries.iter().any(|(event, _)| event.act == *act);
    let plain = has(&Act::Clock(Clock::Starts)) && !has(&Act::Presence(Presence::Arrives));
    match awaited {
        true => Some("awaited"),
        false => (!plain).then_some("present"),
    }
}

/// The record's entry for a happening. The move in an unopened envelope stays secret.
fn entry(happening: Happening, sealed: bool) -> Option<(Event, Vec<Ruling>)> {
    match happening.what {
        Occurrence::Observed { mut event, rulings, .. } => {
            if sealed && matches!(event.act, Act::Adjournment(Adjournment::Seals { .. })) {
                event.act = Act::Adjournment(Adjournment::Seals {
                    text: MoveText::Notation("?".to_owned()),
                });
            }
            Some((event, rulings))
        }
        Occurrence::Interrupted { rulings, .. } => {
            let act = Act::Clock(Clock::Stops { reason: None });
            Some((Event { at: happening.at, actor: Actor::Arbiter, act }, rulings))
        }
        Occurrence::Said { player: Color::White | Color::Black, .. } => None,
    }
}
