//! The interface of a store.

use crate::{
    AppendError, Entry, ErasureList, Filter, JournalAppend, NewJournal, NewStream, StoreError,
    Stored, StreamId, StreamInfo,
};
use async_trait::async_trait;
use std::path::Path;
use std::time::Instant;
use tokio::sync::broadcast;

/// A stream was appended to or deleted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The stream.
    pub stream: StreamId,
    /// Lower bound of the stream's version; `u64::MAX` if the stream was deleted.
    pub version: u64,
}

impl Change {
    /// Creates the change of a deleted stream.
    ///
    /// ```
    /// use touchmove_store::{Change, StreamId};
    /// assert!(Change::gone(StreamId::new("g").unwrap()).is_gone());
    /// ```
    pub fn gone(stream: StreamId) -> Change {
        Change { stream, version: u64::MAX }
    }

    /// True if the stream was deleted.
    ///
    /// ```
    /// use touchmove_store::{Change, StreamId};
    /// assert!(!Change { stream: StreamId::new("g").unwrap(), version: 3 }.is_gone());
    /// ```
    pub fn is_gone(&self) -> bool {
        self.version == u64::MAX
    }
}

/// The person or journal whose data is erased.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ErasureScope {
    /// A person, by a name in any spelling or by the FIDE number, in all journals.
    Named(String),
    /// Everybody in one journal, with all free text.
    In(StreamId),
}

/// State of the store when a process joined.
#[derive(Debug, Clone, Copy)]
pub struct Joined {
    /// True if no other process serves the store. Then this process must recover from a crash and
    /// call [`Store::recovered`].
    pub alone: bool,
    /// A moment of the shared session clock, in milliseconds.
    pub now: u64,
    /// Local time when the session clock showed `now`.
    pub since: Instant,
}

impl Joined {
    /// Creates the answer for the only process: the session clock shows `now` at this instant.
    pub(crate) fn alone(now: u64) -> Joined {
        Joined { alone: true, now, since: Instant::now() }
    }
}

/// A set of journals, by name. See the [front page](crate) for an example.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Creates an empty journal. The journal is durable when this method returns.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if the name is taken, [`StoreError::NoCompetition`] if the parent is not a
    /// competition.
    async fn create(&self, stream: NewStream) -> Result<(), StoreError>;

    /// Appends entries to a journal, all or none, and returns the new version. The entries are
    /// durable when this method returns. `expected` is the version that the caller has read (0 for
    /// an empty journal). `running` becomes [`StreamInfo::running`]; without entries only this is
    /// written.
    ///
    /// If the caller stops waiting, the append is still written.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the journal has another version.
    async fn append(
        &self,
        id: &StreamId,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
    ) -> Result<u64, AppendError>;

    /// Creates journals with their first entries and appends to an existing journal, in one
    /// transaction. The write is durable when this method returns. A new journal may have a parent
    /// from the same write. [`changes`](Store::changes) does not announce new journals; a reader
    /// learns about them from the journal of `then`.
    ///
    /// If the caller stops waiting, the write is still completed.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the journal of `then` has another version, and the errors of
    /// [`create`](Store::create).
    async fn begin(
        &self,
        begun: Vec<NewJournal>,
        then: Option<JournalAppend>,
    ) -> Result<(), AppendError>;

    /// Returns up to `limit` entries with a version greater than `after`, in order. A missing
    /// stream has none.
    ///
    /// # Errors
    /// [`StoreError::UnknownFormat`] if an entry was written by a later version.
    async fn read(
        &self,
        id: &StreamId,
        after: u64,
        limit: usize,
    ) -> Result<Vec<Stored>, StoreError>;

    /// Returns a stream's metadata, if the stream exists.
    ///
    /// # Errors
    /// If the store fails.
    async fn stream(&self, id: &StreamId) -> Result<Option<StreamInfo>, StoreError>;

    /// Returns streams in order of creation.
    ///
    /// # Errors
    /// If the store fails.
    async fn list(&self, filter: &Filter) -> Result<Vec<StreamInfo>, StoreError>;

    /// Erases a person from all journals permanently and returns the journals that mentioned the
    /// person. The name becomes [`NOBODY`](crate::NOBODY). Rating, title, number, team, the line of
    /// a tournament file and every mention in free text are erased too. A FIDE number beside the
    /// name links other spellings. Entries do not change. When this method returns, the database's
    /// log is clean as well. Earlier copies of the store still hold the data: [apply](Store::apply)
    /// the [list](Store::forgotten) to them.
    ///
    /// # Errors
    /// [`StoreError::Uncleaned`] if the log cannot be emptied; other errors if the store fails. A retry
    /// completes the erasure.
    async fn forget(&self, whom: &ErasureScope) -> Result<Vec<StreamId>, StoreError>;

    /// Returns everything that this store has forgotten: persons, as hashes under the store's key,
    /// and deleted journals.
    ///
    /// # Errors
    /// If the store fails.
    async fn forgotten(&self) -> Result<ErasureList, StoreError>;

    /// Repeats the erasures of a list in a store restored from an older copy, and completes
    /// unfinished erasures. Returns the changed journals.
    ///
    /// # Errors
    /// The errors of [`forget`](Store::forget).
    async fn apply(&self, gone: &ErasureList) -> Result<Vec<StreamId>, StoreError>;

    /// Deletes a journal permanently. A tombstone remains, and subscribers receive a change that
    /// [is gone](Change::is_gone). A competition is kept while it has games. A second deletion has
    /// no effect.
    ///
    /// # Errors
    /// If the store fails.
    async fn delete(&self, id: &StreamId) -> Result<(), StoreError>;

    /// Returns true for a deleted journal.
    ///
    /// # Errors
    /// If the store fails.
    async fn is_deleted(&self, id: &StreamId) -> Result<bool, StoreError>;

    /// Records a heartbeat: the session clock has reached `at` milliseconds. The recorded value
    /// never decreases.
    ///
    /// # Errors
    /// If the store fails.
    async fn beat(&self, at: u64) -> Result<(), StoreError>;

    /// Returns a counter of write progress. While the counter grows, the store is busy with earlier
    /// writes. If a write waits and the counter does not grow, the disk or database is not
    /// responding.
    fn progress(&self) -> u64;

    /// Returns the greatest moment that a heartbeat has recorded.
    ///
    /// # Errors
    /// If the store fails.
    async fn last_beat(&self) -> Result<Option<u64>, StoreError>;

    /// Joins the processes that serve this store, until it is closed.
    ///
    /// The only process continues the session clock from the greatest moment known to have passed,
    /// so downtime does not count. Other processes wait until it has called
    /// [`recovered`](Store::recovered).
    ///
    /// # Errors
    /// [`StoreError::StillRecovering`] if another process recovers for more than a minute.
    async fn join(&self) -> Result<Joined, StoreError>;

    /// Ends crash recovery and lets other processes join. Has no effect on stores with a single
    /// process.
    ///
    /// # Errors
    /// If the store fails.
    async fn recovered(&self) -> Result<(), StoreError>;

    /// Returns true if other processes serve this store and would continue without this one.
    ///
    /// # Errors
    /// If the store fails.
    async fn others(&self) -> Result<bool, StoreError>;

    /// Subscribes to appends by any process. A change may arrive twice, and several changes of one
    /// stream may be merged into the last of them. A receiver that lags must read its streams
    /// again.
    fn changes(&self) -> broadcast::Receiver<Change>;

    /// Copies the whole store to a new file while it is in use.
    ///
    /// # Errors
    /// [`StoreError::Backup`] if the database has its own backup tool, or the file exists already.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Writes all queued entries and leaves the processes that serve the store. Every later call
    /// fails with [`StoreError::Closed`].
    async fn close(&self);
}
