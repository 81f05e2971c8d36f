//! Entries for the end of a journal, prepared before they are written.

use crate::chain::ChainKey;
use crate::private::{self, Private};
use crate::{Entry, EntryKind, StoreError, StreamId};
use tokio::sync::Semaphore;

/// Entries for the end of a journal, ready to be written.
pub struct Append {
    pub id: StreamId,
    pub expected: u64,
    pub bodies: Vec<(String, Option<Private>)>,
    pub last_at: i64,
    pub running: bool,
}

impl Append {
    /// Prepares entries for the journal. A note may hold a file with thousands of private texts:
    /// no thread that others wait for goes through them.
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

    /// Bytes, with those that a row takes beside its text.
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

/// What a row takes beside its text: keys, indexes, links. A round figure.
pub const ROW: usize = 200;

/// Prepares one large write at a time, on a thread that no game waits for: several at once would
/// take all processors.
pub async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    static ONE: Semaphore = Semaphore::const_new(1);
    let _turn = ONE.acquire().await;
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|failed| Err(StoreError::damaged("an entry", failed)))
}

/// A moment, as databases keep it.
pub fn moment(at: u64) -> Result<i64, StoreError> {
    i64::try_from(at).map_err(|_| StoreError::OutOfRange(at))
}
