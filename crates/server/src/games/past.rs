//! A game as it was a while ago, for those who are shown it later. It is kept and
//! taken further as time goes on: whoever looks pays for what is new, and not for
//! the whole journal.

use crate::games::fold::Folded;
use crate::games::journal::{Ground, read};
use crate::problem::Problem;
use std::collections::VecDeque;
use std::sync::Arc;
use touchmove_answers::views::Happening;
use touchmove_store::{Stored, StreamId};

/// How many happenings are at hand; who wants to know more reads the journal.
const RECENT: usize = 32;

/// The latest happenings.
#[derive(Debug, Default)]
pub(crate) struct Recent {
    kept: VecDeque<Happening>,
    /// What happened up to this version is not at hand.
    gone: u64,
}

impl Recent {
    /// Nothing is at hand of what happened up to a version.
    pub fn after(version: u64) -> Recent {
        Recent { kept: VecDeque::new(), gone: version }
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
pub(crate) struct Past {
    pub folded: Folded,
    pub recent: Recent,
    /// What is in the journal and not to be seen yet.
    pending: VecDeque<Stored>,
}

impl Past {
    /// A game as it was set up: that is no secret.
    pub async fn begin(ground: &Ground, id: &StreamId) -> Result<Past, Problem> {
        let mut journal: VecDeque<Stored> = read(&*ground.store, id, 0).await?.into();
        let first = journal.pop_front().ok_or_else(|| Problem::no_such_game(id.to_string()))?;
        let folded = Folded::open(id, &first, &Arc::default())?;
        Ok(Past { recent: Recent::after(folded.version), folded, pending: journal })
    }

    /// Takes it to a moment on the server's axis. The journal has that version, as
    /// far as is known.
    pub async fn go_on(&mut self, ground: &Ground, to: u64, version: u64) -> Result<(), Problem> {
        let known = self.pending.back().map_or(self.folded.version, |stored| stored.version);
        if known < version {
            self.pending.extend(read(&*ground.store, &self.folded.id, known).await?);
        }
        while let Some(stored) = self.pending.pop_front_if(|stored| stored.entry.at <= to) {
            if let Some(happening) = self.folded.take(&stored, &ground.key)? {
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
