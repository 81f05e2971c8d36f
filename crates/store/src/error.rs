//! What can go wrong. No message holds a secret: of a database's address only
//! what follows the user and the password is shown, if anything.

use crate::StreamId;
use std::path::PathBuf;
use std::sync::Arc;

/// Why a store could not do what it was asked.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// A stream of that name is there already.
    #[error("there is a stream {0} already")]
    Exists(StreamId),
    /// The parent that a new stream names is no competition of this store.
    #[error("{0} cannot have games: it is no competition of this store")]
    NoCompetition(StreamId),
    /// The address is of no kind that is known.
    #[error(
        "no store is known by this address; `memory`, `sqlite:PATH`, a path, or `postgres://...` would do"
    )]
    UnknownAddress,
    /// The address cannot be read.
    #[error(
        "the address of the PostgreSQL database cannot be read: it should be `postgres://USER:PASSWORD@HOST:PORT/DATABASE`"
    )]
    BadAddress,
    /// Another process has the file.
    #[error(
        "{path} is in use by another process{by}; only one can have it, several need PostgreSQL"
    )]
    InUse {
        /// The journal's file.
        path: PathBuf,
        /// ` (1234)`, its number, where it is known.
        by: String,
    },
    /// A file or folder could not be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: Arc<std::io::Error>,
    },
    /// An entry is of a format that this version does not know.
    #[error(
        "entry {version} of {stream} is of format {format}; this version reads up to {}: use a later one",
        crate::FORMAT
    )]
    UnknownFormat {
        /// The journal.
        stream: StreamId,
        /// The entry.
        version: u64,
        /// Its format.
        format: i64,
    },
    /// Something in the store is not as it was written.
    #[error("{what} cannot be read: {why}")]
    Damaged {
        /// What it is, and of which stream.
        what: String,
        /// What is wrong with it.
        why: String,
    },
    /// The journals are chained with another key.
    #[error(
        "its journals are chained with another key: use the key file that this store was used with"
    )]
    OtherKey,
    /// The store was not copied.
    #[error("the store was not copied: {0}")]
    Copy(String),
    /// The tables are of a later version than this program knows.
    #[error(
        "this store was written by a later version (its tables are of version {0}): use that one"
    )]
    Later(i64),
    /// The tables could not be brought up to date.
    #[error("the store's tables could not be made ready: {0}")]
    Migration(String),
    /// A number that does not fit: no moment is later than 2^63 ms.
    #[error("{0} is out of range: at most 9223372036854775807 can be kept")]
    OutOfRange(u64),
    /// Another process recovers what a crash left, and does not come to an end.
    #[error(
        "another process has not finished recovering the games for {0} s; it has to finish or to end first"
    )]
    StillRecovering(u64),
    /// The backup was not made.
    #[error("no backup was made: {0}")]
    Backup(String),
    /// What was forgotten is out of the tables, but the log of the database could not be emptied.
    #[error(
        "the database's log still has what was forgotten: another process reads the file; end it and try again"
    )]
    Uncleaned,
    /// The store has been closed.
    #[error("the store has been closed")]
    Closed,
    /// The database failed. Whether something was written that was being
    /// written is not known: read again before you go on.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            other => StoreError::Database(Arc::new(other)),
        }
    }
}

impl StoreError {
    pub(crate) fn file(path: impl Into<PathBuf>, error: std::io::Error) -> StoreError {
        StoreError::File { path: path.into(), error: Arc::new(error) }
    }

    pub(crate) fn damaged(what: impl Into<String>, why: impl ToString) -> StoreError {
        StoreError::Damaged { what: what.into(), why: why.to_string() }
    }
}

/// Why nothing was appended.
#[derive(Debug, Clone, thiserror::Error)]
pub enum AppendError {
    /// Somebody else has appended in the meantime: read what they wrote and
    /// decide again. Nothing of this append was written.
    #[error("the journal has gone on in the meantime: its version is {version}")]
    Conflict {
        /// The version that the stream has.
        version: u64,
    },
    /// There is no such stream.
    #[error("there is no such stream")]
    NoStream,
    /// The store failed. Unless the error says otherwise it is not known
    /// whether the entries were written. To try again with the same expected
    /// version is safe: it cannot write them twice.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What can be the matter with a write that is no append.
pub(crate) fn only_store(error: AppendError) -> Result<(), StoreError> {
    match error {
        AppendError::Store(error) => Err(error),
        AppendError::Conflict { .. } | AppendError::NoStream => Err(StoreError::Closed),
    }
}
