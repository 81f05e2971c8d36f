//! Record of a game, for exports.

use super::View;
use crate::problem::Problem;
use std::sync::Arc;
use touchmove_answers::views::{Happening, Occurrence};
use touchmove_board::Color;
use touchmove_explain::Words;
use touchmove_game::{Act, Actor, Adjournment, Clock, Event, MoveText, Presence, Record};
use touchmove_laws::Ruling;

impl View {
    /// The game as PGN. Acts and rulings beside the moves are included for arbiters, and for all
    /// clients once the game is over.
    ///
    /// # Errors
    /// If the moves are hidden from this client during the game.
    pub async fn pgn(&self, words: &Words) -> Result<Arc<str>, Problem> {
        match self.visible_moves().await?.sees_all() {
            true => {
                let kind = format!("pgn {}", words.language().code());
                self.cached(&kind, |record| record.to_pgn(|ruling| words.ruling(ruling))).await
            }
            false => self.cached("moves", |record| record.to_broadcast(None)).await,
        }
    }

    /// The moves as PGN for broadcasts.
    ///
    /// # Errors
    /// If the moves are hidden from this client during the game.
    pub async fn broadcast(&self, board: u32) -> Result<Arc<str>, Problem> {
        self.visible_moves().await?;
        self.cached("broadcast", |record| record.to_broadcast(Some(board))).await
    }

    /// The moves as a record, for broadcasts in another format.
    ///
    /// # Errors
    /// If the moves are hidden from this client during the game.
    pub async fn moves(&self) -> Result<Record, Problem> {
        self.visible_moves().await?;
        self.record().await
    }

    /// All acts and rulings.
    ///
    /// # Errors
    /// If parts are hidden from this client during the game.
    pub async fn whole(&self) -> Result<Record, Problem> {
        match self.visible_moves().await?.sees_all() {
            true => self.record().await,
            false => Err(Problem::still_played()),
        }
    }

    /// A cached export, rendered anew if the game has changed.
    async fn cached(
        &self,
        kind: &str,
        make: impl FnOnce(&Record) -> String,
    ) -> Result<Arc<str>, Problem> {
        let delay = self.access()?.delay;
        let (kind, version) =
            (format!("{kind} {delay}"), self.live_game.visible_version(delay).await?);
        if let Some(text) = self.live_game.exports().get(&kind, version) {
            return Ok(text);
        }
        let text = make(&self.record().await?).into();
        self.live_game.exports().keep(&kind, version, &text);
        Ok(text)
    }

    async fn record(&self) -> Result<Record, Problem> {
        let (state, _, happenings) = self.live_game.state_before(self.access()?.delay).await?;
        let sealed = state.game.board_status().envelope.is_some();
        let entries: Vec<_> = happenings.into_iter().filter_map(|h| entry(h, sealed)).collect();
        let edition = state.game.regulations().edition;
        let mut tags = state.tags;
        if let Some(players) = players(state.new.awaited, &entries) {
            tags.push(("Players".to_owned(), players.to_owned()));
        }
        Record::new(tags, edition, entries)
            .map_err(|error| Problem::broken_journal(format!("{}: {error}", state.id)))
    }
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
