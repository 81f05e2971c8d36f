//! What a store does.

use crate::{
    AppendError, Entry, ErasureList, Filter, JournalAppend, NewJournal, NewStream, StoreError,
    Stored, StreamId, StreamInfo,
};
use async_trait::async_trait;
use std::path::Path;
use std::time::Instant;
use tokio::sync::broadcast;

/// A stream has gone on, or is gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Which one.
    pub stream: StreamId,
    /// The version that it has at least; the greatest number there is if it was deleted.
    pub version: u64,
}

impl Change {
    /// The stream was deleted.
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

/// Who is forgotten.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ErasureScope {
    /// A person, by a name in any spelling or by the FIDE number, in all journals.
    Named(String),
    /// Everybody in one journal, with every free text.
    In(StreamId),
}

/// How a process found the store when it joined those that serve it.
#[derive(Debug, Clone, Copy)]
pub struct Joined {
    /// Whether nobody else is there. Then it falls to this process to recover
    /// what a crash has left, and to say [`Store::recovered`].
    pub alone: bool,
    /// A moment of the axis that all servers of the store share, in milliseconds.
    pub now: u64,
    /// When the axis stood there, on this process's clock.
    pub since: Instant,
}

impl Joined {
    /// An answer for the only process: the axis stands at that moment now.
    pub(crate) fn alone(now: u64) -> Joined {
        Joined { alone: true, now, since: Instant::now() }
    }
}

/// Journals, by name. See the [front page](crate) for how to use one.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Begins an empty journal. On disk when it returns.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if the name is taken,
    /// [`StoreError::NoCompetition`] if the parent is no competition.
    async fn create(&self, stream: NewStream) -> Result<(), StoreError>;

    /// Writes entries at the end of a journal, all of them or none, and says
    /// which version it has then. On disk when it returns. `expected` is the
    /// version that the caller knows (0 for an empty journal); `running` is
    /// kept as the stream's own. Without entries only `running` is written.
    ///
    /// A caller that does not wait for the answer has appended nonetheless.
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

    /// Begins journals with their first entries and writes others at the end of a journal that is
    /// there, in one transaction: all of it or nothing. On disk when it returns. A new journal may
    /// have a parent that begins with it. Of new journals no [change](Store::changes) is told: who
    /// wants to know of them learns of them from the journal of `then`.
    ///
    /// A caller that does not wait for the answer has written nonetheless.
    ///
    /// # Errors
    /// [`AppendError::Conflict`] if the journal of `then` has another version, and those of
    /// [`create`](Store::create).
    async fn begin(
        &self,
        begun: Vec<NewJournal>,
        then: Option<JournalAppend>,
    ) -> Result<(), AppendError>;

    /// Up to `limit` entries with a version greater than `after`, in order. A
    /// stream that does not exist has none.
    ///
    /// # Errors
    /// [`StoreError::UnknownFormat`] if an entry was written by a later version.
    async fn read(
        &self,
        id: &StreamId,
        after: u64,
        limit: usize,
    ) -> Result<Vec<Stored>, StoreError>;

    /// What is known of a stream, if it exists.
    ///
    /// # Errors
    /// If the store fails.
    async fn stream(&self, id: &StreamId) -> Result<Option<StreamInfo>, StoreError>;

    /// Streams in the order in which they were created.
    ///
    /// # Errors
    /// If the store fails.
    async fn list(&self, filter: &Filter) -> Result<Vec<StreamInfo>, StoreError>;

    /// Forgets somebody in all journals, for good, and says in which there was somebody. A name
    /// becomes [`NOBODY`](crate::NOBODY); what is said of the person goes with it: rating, title,
    /// number, team, the line of a tournament file, every mention in a free text. A FIDE number
    /// beside the name joins other spellings. No entry is changed by it. When it returns, the log
    /// of the database has nothing of it either. Copies that were made before still have it:
    /// [apply](Store::apply) the list of the [forgotten](Store::forgotten) to them.
    ///
    /// # Errors
    /// [`StoreError::Uncleaned`] if the log cannot be emptied, and if the store fails. To try
    /// again finishes it.
    async fn forget(&self, whom: &ErasureScope) -> Result<Vec<StreamId>, StoreError>;

    /// All that this store has forgotten, as hashes under its key, and what was deleted from it.
    ///
    /// # Errors
    /// If the store fails.
    async fn forgotten(&self) -> Result<ErasureList, StoreError>;

    /// Forgets again what a list says, in a store that was restored from an older copy, and
    /// finishes what was not finished. Says which journals were changed.
    ///
    /// # Errors
    /// Those of [`forget`](Store::forget).
    async fn apply(&self, gone: &ErasureList) -> Result<Vec<StreamId>, StoreError>;

    /// Takes a journal out of the store, for good; that it was there is kept, and everybody hears
    /// that it is [gone](Change::is_gone). A competition stays as long as one of its games is
    /// there. To delete again changes nothing.
    ///
    /// # Errors
    /// If the store fails.
    async fn delete(&self, id: &StreamId) -> Result<(), StoreError>;

    /// True for a journal that was deleted.
    ///
    /// # Errors
    /// If the store fails.
    async fn is_deleted(&self, id: &StreamId) -> Result<bool, StoreError>;

    /// The heartbeat: this moment of the server's axis, in milliseconds, has
    /// passed. What is on record never goes back.
    ///
    /// # Errors
    /// If the store fails.
    async fn beat(&self, at: u64) -> Result<(), StoreError>;

    /// Counts steps of writing. While it grows the store is busy with writes before this one;
    /// while a write waits and it does not grow, the disk or the database is silent.
    fn progress(&self) -> u64;

    /// The greatest moment that a heartbeat has told of.
    ///
    /// # Errors
    /// If the store fails.
    async fn last_beat(&self) -> Result<Option<u64>, StoreError>;

    /// Joins the processes that serve this store, until it is closed.
    ///
    /// If this is the only one, the axis goes on from the greatest moment that
    /// is known to have passed: time in which no process ran does not count.
    /// Others that join wait until it has said [`recovered`](Store::recovered).
    ///
    /// # Errors
    /// [`StoreError::StillRecovering`] if that takes more than a minute.
    async fn join(&self) -> Result<Joined, StoreError>;

    /// What a crash left has been recovered: others may join now. Says nothing
    /// new where only one process can be.
    ///
    /// # Errors
    /// If the store fails.
    async fn recovered(&self) -> Result<(), StoreError>;

    /// Whether other processes serve this store too, and would carry on without
    /// this one.
    ///
    /// # Errors
    /// If the store fails.
    async fn others(&self) -> Result<bool, StoreError>;

    /// What is appended from now on, by anybody, other processes included. The
    /// same change may be told twice, and of several of one stream only the
    /// last. Who is told that it lags has to read again what it cares for.
    fn changes(&self) -> broadcast::Receiver<Change>;

    /// Copies the whole store to a new file while it is in use.
    ///
    /// # Errors
    /// [`StoreError::Backup`], where something else makes the backup or the file
    /// is there already.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Writes what still waits, and leaves. Afterwards everything fails with
    /// [`StoreError::Closed`].
    async fn close(&self);
}
