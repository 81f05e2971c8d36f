//! The tags of a game that is put right after it was set up.

use super::{Failed, TRIES, Table};
use crate::access::authority::Authority;
use crate::games::fold::TAGS;
use crate::games::fold::amended;
use crate::games::setup;
use crate::problem::Problem;
use std::collections::BTreeMap;
use touchmove_game::Status;
use touchmove_store::EntryKind;

impl Table {
    /// # Errors
    /// If the clocks have been started.
    pub async fn has_not_begun(&self, number: u32) -> Result<(), Problem> {
        match self.fresh().await?.game.status() {
            Status::NotStarted => Ok(()),
            _ => Err(Problem::has_begun(number.to_string())),
        }
    }

    /// Changes tags: those that the game is played by only before it.
    pub async fn change_tags(
        &self,
        by: &Authority,
        tags: &BTreeMap<String, String>,
        before: bool,
        number: u32,
    ) -> Result<(), Problem> {
        let value = serde_json::to_value(tags).map_err(|_| Problem::failed())?;
        for _ in 0..TRIES {
            let mut kept = self.fresh().await?.0;
            let seat = by.require_arbiter()?.identity.seat;
            if before && kept.folded.game.status() != Status::NotStarted {
                return Err(Problem::has_begun(number.to_string()));
            }
            let after = amended(&kept.folded.tags, tags);
            setup::check(&after)?;
            if after == kept.folded.tags {
                return Ok(());
            }
            let what = EntryKind::Noted { seat, name: TAGS.to_owned(), value: value.clone() };
            let entries = vec![self.entry(what)];
            match self.change(&mut kept, entries).await {
                Err(Failed::Problem(problem)) => return Err(problem),
                Err(_) => self.reload(&mut kept).await?,
                Ok(()) => return Ok(()),
            }
        }
        Err(Problem::conflict())
    }
}
