//! A game as it was a while ago, for those who are shown it later. It is kept and
//! taken further as time goes on: whoever looks pays for what is new, and not for
//! the whole journal.

use crate::games::journal::{Context, read};
use crate::games::projection::GameState;
use crate::problem::Problem;
use std::collections::VecDeque;
use std::sync::Arc;
use touchmove_answers::seen::Happening;
use touchmove_store::{Stored, StreamId};

/// How many happenings are at hand; who wants to know more reads the journal.
const RECENT: usize = 32;

/// The latest happenings.
#[derive(Debug, Default)]
pub(crate) struct RecentHappenings {
    kept: VecDeque<Happening>,
    /// What happened up to this version is not at hand.
    gone: u64,
}

impl RecentHappenings {
    /// Nothing is at hand of what happened up to a version.
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

    /// What has happened since a version, if all of it is at hand.
    pub fn since(&self, version: u64) -> Option<Vec<Happening>> {
        let new = self.kept.iter().filter(|happening| happening.version > version);
        (version >= self.gone).then(|| new.cloned().collect())
    }
}

/// See above.
pub(crate) struct DelayedView {
    pub state: GameState,
    pub recent: RecentHappenings,
    /// What is in the journal and not to be seen yet.
    pending: VecDeque<Stored>,
}

impl DelayedView {
    /// A game as it was set up: that is no secret.
    pub async fn begin(context: &Context, id: &StreamId) -> Result<DelayedView, Problem> {
        let mut journal: VecDeque<Stored> = read(&*context.store, id, 0).await?.into();
        let first = journal.pop_front().ok_or_else(|| Problem::no_such_game(id.to_string()))?;
        let state = GameState::open(id, &first, &Arc::default())?;
        Ok(DelayedView { recent: RecentHappenings::after(state.version), state, pending: journal })
    }

    /// Takes it to a moment on the server's axis. The journal has that version, as
    /// far as is known.
    pub async fn go_on(&mut self, context: &Context, to: u64, version: u64) -> Result<(), Problem> {
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

    /// The moment of what is to be seen next, on the server's axis.
    pub fn next(&self) -> Option<u64> {
        self.pending.front().map(|stored| stored.entry.at)
    }
}
