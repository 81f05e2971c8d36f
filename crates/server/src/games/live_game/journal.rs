//! Journal of one game: reads, appends, and the latest version written by this server.

use crate::games::journal::{Context, read};
use crate::problem::Problem;
use crate::session_clock::wall;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use touchmove_store::{AppendError, Entry, EntryKind, Stored, StreamId};

/// The journal of one game.
pub(super) struct Journal {
    context: Arc<Context>,
    id: StreamId,
    /// Latest version that this server has written, or is about to write.
    version: AtomicU64,
}

impl Journal {
    pub fn new(context: Arc<Context>, id: StreamId) -> Journal {
        Journal { context, id, version: AtomicU64::default() }
    }

    /// The latest version that this server has written, or is about to write. Reading it takes no
    /// lock.
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    pub fn set_version(&self, version: u64) {
        self.version.store(version, Ordering::Release);
    }

    /// Raises the version; a higher version stays.
    pub fn advance_to(&self, version: u64) {
        self.version.fetch_max(version, Ordering::AcqRel);
    }

    /// The entries after a version.
    pub async fn read_after(&self, version: u64) -> Result<Vec<Stored>, Problem> {
        read(&*self.context.store, &self.id, version).await
    }

    /// A new entry, timestamped now.
    pub fn entry(&self, what: EntryKind) -> Entry {
        Entry { at: self.context.clock.now(), wall: wall(), what }
    }

    /// Appends entries after the expected version; returns the new version.
    pub async fn append(
        &self,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
    ) -> Result<u64, AppendError> {
        // Set the version before the write: the store may announce the write before it answers.
        self.set_version(expected.saturating_add(entries.len() as u64));
        let sent = self.context.clock.now();
        let begun = Instant::now();
        let appended = self.context.store.append(&self.id, expected, entries, running).await;
        match &appended {
            Ok(_) => {
                let took = begun.elapsed().as_secs_f64();
                metrics::histogram!("touchmove_commit_seconds").record(took);
                self.context.heartbeat.record_append(sent);
            }
            // Another server has written first, or has deleted the game. The journal works.
            Err(AppendError::Conflict { .. } | AppendError::NoStream) => {}
            Err(error) => {
                self.set_version(expected);
                self.context.heartbeat.record_refusal();
                metrics::counter!("touchmove_journal_failures_total").increment(1);
                tracing::error!(game = %self.id, %error, "append failed");
            }
        }
        appended
    }
}
