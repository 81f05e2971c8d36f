//! Delayed view: the game as delayed spectators see it. The view is cached and advanced with time,
//! so that readers pay for new entries and not for the whole journal.

use crate::games::journal::{Context, read};
use crate::games::projection::GameState;
use crate::problem::Problem;
use std::collections::VecDeque;
use std::sync::Arc;
use touchmove_answers::views::Happening;
use touchmove_store::{Stored, StreamId};

/// Capacity of the recent happenings. Readers who need more read the journal.
const RECENT: usize = 32;

/// The latest happenings.
#[derive(Debug, Default)]
pub(crate) struct RecentHappenings {
    kept: VecDeque<Happening>,
    /// Happenings up to this version are not available.
    gone: u64,
}

impl RecentHappenings {
    /// An empty list; happenings up to `version` are not available.
    pub fn after(version: u64) -> RecentHappenings {
        RecentHappenings { kept: VecDeque::new(), gone: version }
    }

    pub fn push(&mut self, happening: Happening) {
        if self.kept.len() >= RECENT
            && let Some(oldest) = self.kept.pop_front()
        {
            self.gone = oldest.version;
        }
        self.kept.push_back(happening);
    }

    /// The happenings after a version, if all of them are available.
    pub fn since(&self, version: u64) -> Option<Vec<Happening>> {
        let new = self.kept.iter().filter(|happening| happening.version > version);
        (version >= self.gone).then(|| new.cloned().collect())
    }
}

/// The game as delayed spectators see it.
pub(crate) struct DelayedView {
    pub state: GameState,
    pub recent: RecentHappenings,
    /// Entries that were read, but are not visible yet.
    pending: VecDeque<Stored>,
}

impl DelayedView {
    /// The game as set up, which is visible at once.
    pub async fn begin(context: &Context, id: &StreamId) -> Result<DelayedView, Problem> {
        let mut journal: VecDeque<Stored> = read(&*context.store, id, 0).await?.into();
        let first = journal.pop_front().ok_or_else(|| Problem::no_such_game(id.to_string()))?;
        let state = GameState::open(id, &first, &Arc::default())?;
        Ok(DelayedView { recent: RecentHappenings::after(state.version), state, pending: journal })
    }

    /// Advances to a session time. `version` is the journal's version, as far as known.
    pub async fn advance(
        &mut self,
        context: &Context,
        to: u64,
        version: u64,
    ) -> Result<(), Problem> {
        let known = self.pending.back().map_or(self.state.version, |stored| stored.version);
        if known < version {
            self.pending.extend(read(&*context.store, &self.state.id, known).await?);
        }
        while let Some(stored) = self.pending.pop_front_if(|stored| stored.entry.at <= to) {
            if let Some(happening) = self.state.take(&stored, &context.key)? {
                self.recent.push(happening);
            }
        }
        Ok(())
    }

    /// The session time of the next entry.
    pub fn next(&self) -> Option<u64> {
        self.pending.front().map(|stored| stored.entry.at)
    }
}
