//! Errors of a store. No message contains a secret: of a database URL, at most the part after user
//! and password is shown.

use crate::StreamId;
use std::path::PathBuf;
use std::sync::Arc;

/// Error of a store operation.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// A stream of this name exists already.
    #[error("stream {0} already exists")]
    Exists(StreamId),
    /// The parent of a new stream is not a competition of this store.
    #[error("{0} cannot have games: it is not a competition of this store")]
    NoCompetition(StreamId),
    /// The address is of an unknown kind.
    #[error("unknown store address: use `memory`, `sqlite:PATH`, a path, or `postgres://...`")]
    UnknownAddress,
    /// The address cannot be parsed.
    #[error(
        "the address of the PostgreSQL database cannot be read: it should be `postgres://USER:PASSWORD@HOST:PORT/DATABASE`"
    )]
    BadAddress,
    /// Another process has locked the file.
    #[error("{path} is in use by another process{by}; several processes need PostgreSQL")]
    InUse {
        /// Path of the database file.
        path: PathBuf,
        /// The process id as ` (1234)`, if known.
        by: String,
    },
    /// A file or folder could not be read or written.
    #[error("{path}: {error}")]
    File {
        /// Path of the file or folder.
        path: PathBuf,
        /// Error of the system.
        error: Arc<std::io::Error>,
    },
    /// An entry has a format that this version does not know.
    #[error(
        "entry {version} of {stream} is of format {format}; this version reads up to {}: use a later version",
        crate::FORMAT
    )]
    UnknownFormat {
        /// The journal.
        stream: StreamId,
        /// Version of the entry.
        version: u64,
        /// Format of the entry.
        format: i64,
    },
    /// Stored data is corrupt.
    #[error("{what} cannot be read: {why}")]
    Damaged {
        /// Name of the damaged item and its stream.
        what: String,
        /// Description of the damage.
        why: String,
    },
    /// The journals are chained with another key.
    #[error("its journals are chained with another key: use this store's key file")]
    OtherKey,
    /// Copying the store failed.
    #[error("the store was not copied: {0}")]
    Copy(String),
    /// The tables were written by a later version of this program.
    #[error("this store was written by a later version (table version {0}): use that version")]
    Later(i64),
    /// A migration of the tables failed.
    #[error("the store's tables could not be made ready: {0}")]
    Migration(String),
    /// A number is too large: moments end at 2^63 ms.
    #[error("{0} is out of range: at most 9223372036854775807 can be kept")]
    OutOfRange(u64),
    /// Another process has not finished crash recovery in time.
    #[error(
        "another process has been recovering the games for {0} s; wait until it finishes, or end it"
    )]
    StillRecovering(u64),
    /// The backup failed.
    #[error("no backup was made: {0}")]
    Backup(String),
    /// Forgotten data was removed from the tables, but the database's log could not be emptied.
    #[error(
        "the database's log still contains erased data because another process reads the file: end it and try again"
    )]
    Uncleaned,
    /// The store has been closed.
    #[error("the store has been closed")]
    Closed,
    /// The database failed. A write in progress may or may not have been committed: read again
    /// before continuing.
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

/// Error of an append.
#[derive(Debug, Clone, thiserror::Error)]
pub enum AppendError {
    /// Another writer has appended in the meantime: read its entries and decide again. This append
    /// wrote nothing.
    #[error("the journal was changed in the meantime: its version is {version}")]
    Conflict {
        /// Current version of the stream.
        version: u64,
    },
    /// The stream does not exist.
    #[error("there is no such stream")]
    NoStream,
    /// The store failed. Unless the error says otherwise, it is unknown whether the entries were
    /// written. Retrying with the same expected version is safe, because it cannot write the
    /// entries twice.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Converts the error of a write that is not an append.
pub(crate) fn only_store(error: AppendError) -> Result<(), StoreError> {
    match error {
        AppendError::Store(error) => Err(error),
        AppendError::Conflict { .. } | AppendError::NoStream => Err(StoreError::Closed),
    }
}
