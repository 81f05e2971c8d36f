//! Entries to append to a journal, serialised before they reach the writer.

use crate::chain::ChainKey;
use crate::private::{self, Private};
use crate::{Entry, EntryKind, StoreError, StreamId};
use tokio::sync::Semaphore;

/// Serialised entries for the end of a journal.
pub struct Append {
    pub id: StreamId,
    pub expected: u64,
    pub bodies: Vec<(String, Option<Private>)>,
    pub last_at: i64,
    pub running: bool,
}

impl Append {
    /// Serialises the entries. A note may hold a file with thousands of private texts, so entries
    /// with notes are serialised on a blocking thread.
    pub async fn prepare(
        id: &StreamId,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
        key: ChainKey,
    ) -> Result<Append, StoreError> {
        if !entries.iter().any(|entry| matches!(entry.what, EntryKind::Noted { .. })) {
            return Append::new(id, expected, entries, running, key);
        }
        let id = id.clone();
        aside(move || Append::new(&id, expected, entries, running, key)).await
    }

    /// Returns the size in bytes, including the overhead of each row.
    pub fn weight(&self) -> usize {
        let private = |private: &Private| private.texts.len() + ROW;
        let row = |(body, more): &(String, Option<Private>)| {
            body.len() + ROW + more.as_ref().map_or(0, private)
        };
        self.bodies.iter().map(row).sum()
    }

    pub fn new(
        id: &StreamId,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
        key: ChainKey,
    ) -> Result<Append, StoreError> {
        let last_at = entries.iter().map(|e| e.at).max().unwrap_or(0);
        let hide = |entry| private::hide(entry, key);
        let bodies = entries.iter().map(hide).collect::<Result<_, _>>()?;
        let last_at = moment(last_at)?;
        Ok(Append { id: id.clone(), expected, bodies, last_at, running })
    }
}

/// Estimated overhead of a row in bytes: keys, indexes, links.
pub const ROW: usize = 200;

/// Runs `work` on a blocking thread, one caller at a time: several large writes in parallel would
/// occupy every processor.
pub async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    static ONE: Semaphore = Semaphore::const_new(1);
    let _turn = ONE.acquire().await;
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|failed| Err(StoreError::damaged("an entry", failed)))
}

/// Converts a moment to the integer type of the databases.
pub fn moment(at: u64) -> Result<i64, StoreError> {
    i64::try_from(at).map_err(|_| StoreError::OutOfRange(at))
}
