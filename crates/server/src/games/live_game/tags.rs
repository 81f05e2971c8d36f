//! Tags of a game, corrected after it was set up.

use super::LiveGame;
use super::submission::Change;
use crate::access::authority::Authority;
use crate::games::projection::{GameState, TAGS, amended};
use crate::problem::Problem;
use std::collections::BTreeMap;
use touchmove_answers::setup;
use touchmove_game::Status;
use touchmove_store::{Entry, EntryKind};

impl LiveGame {
    /// # Errors
    /// If the clocks have been started.
    pub async fn require_not_started(&self, number: u32) -> Result<(), Problem> {
        require_not_started(&*self.lock_state().await?, number)
    }

    /// Changes tags. With `before`, the game must not have started.
    pub async fn change_tags(
        &self,
        by: &Authority,
        tags: &BTreeMap<String, String>,
        before: bool,
        number: u32,
    ) -> Result<(), Problem> {
        let value = serde_json::to_value(tags).map_err(|_| Problem::failed())?;
        let mut entries = |state: &GameState| -> Result<Vec<Entry>, Problem> {
            let seat = by.require_arbiter()?.identity.seat;
            if before {
                require_not_started(state, number)?;
            }
            let after = amended(&state.tags, tags);
            setup::check(&after)?;
            if after == state.tags {
                return Ok(Vec::new());
            }
            let what = EntryKind::Noted { seat, name: TAGS.to_owned(), value: value.clone() };
            Ok(vec![self.journal.entry(what)])
        };
        self.commit(Change::Entries(&mut entries)).await.map(drop)
    }
}

fn require_not_started(state: &GameState, number: u32) -> Result<(), Problem> {
    match state.game.status() {
        Status::NotStarted => Ok(()),
        _ => Err(Problem::has_begun(number.to_string())),
    }
}
