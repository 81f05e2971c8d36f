//! Record of a game, for exports.

use super::View;
use crate::problem::Problem;
use std::sync::Arc;
use touchmove_answers::views::record;
use touchmove_explain::Words;
use touchmove_game::Record;

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
        record(&state.game, state.tags.clone(), state.new.awaited, happenings)
            .map_err(|error| Problem::broken_journal(format!("{}: {error}", state.id)))
    }
}
