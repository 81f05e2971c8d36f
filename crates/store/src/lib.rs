//! Journals of games and competitions, stored in memory, in an SQLite file, or in PostgreSQL.
//!
//! A *stream* is the append-only journal of one game or competition. Its entries have the versions
//! 1, 2, 3 and so on. An entry stores an event together with its rulings, so that later changes to
//! the rules do not affect past rulings.
//!
//! ```
//! use touchmove_store::{AppendError, Entry, Kind, NewStream, StreamId, EntryKind, open};
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let store = open("memory").await?;
//! let game = StreamId::new("Zurich1953r1b1")?;
//! store.create(NewStream { id: game.clone(), kind: Kind::Game, parent: None }).await?;
//!
//! let ready = |at, player: &str| {
//!     let event = "Arbiter resumes".into();
//!     Entry { at, wall: 0, what: EntryKind::Said { player: player.into(), event, seat: None, key: None } }
//! };
//! let version = store.append(&game, 0, vec![ready(1_500, "White")], true).await?;
//! assert_eq!(version, 1);
//!
//! // Another caller that has not read this entry gets a conflict, and nothing is written.
//! let late = store.append(&game, 0, vec![ready(1_600, "Black")], true).await;
//! assert!(matches!(late, Err(AppendError::Conflict { version: 1 })));
//!
//! let read = store.read(&game, 0, 100).await?;
//! assert_eq!(read[0].entry, ready(1_500, "White"));
//! # Ok(())
//! # }
//! # tokio::runtime::Runtime::new().unwrap().block_on(example()).unwrap();
//! ```
//!
//! # Guarantees
//!
//! - When [`append`](Store::append) and [`create`](Store::create) return, their writes are durable.
//!   (The memory store is lost with its process.)
//! - A caller names the version that it has read. If the journal has advanced, nothing is written: of
//!   two concurrent writers, one wins. A retry after an error cannot write an entry twice.
//! - Versions have no gaps, and entries never change.
//! - [`changes`](Store::changes) notifies subscribers in all processes. A notification only asks for a
//!   read; the journal is authoritative.
//!
//! # Time
//!
//! Moments are milliseconds on the *session clock*, which stops while no process runs. Periodic
//! [heartbeats](Store::beat) record its progress. [`join`](Store::join) returns the current moment.
//! It also reports whether this process is the only one and must recover from a crash.
//!
//! # Limits
//!
//! The store knows nothing about chess: events and rulings are text and JSON. It does not read the
//! machine's clock, deletes nothing unless asked, and stores hashes of secrets, never secrets.
//!
//! # Names and integrity
//!
//! Texts that may belong to a person are stored apart from the journals, so that a person can be
//! [erased](Store::forget) without changing an entry. Each journal has a chain under a
//! [key](ChainKey) that is not in the store; [`check`] verifies it.

mod append;
mod batch;
mod chain;
mod chain_upgrade;
mod check;
mod copy;
mod entry;
mod error;
mod joint_write;
mod memory;
mod migrations;
mod postgres;
mod private;
mod raw;
mod rows;
mod search;
mod sqlite;
mod store;
mod stream;
mod write_queue;
mod writer;

use std::path::Path;
use std::sync::Arc;
use tokio::sync::broadcast;

pub use chain::ChainKey;
pub use check::{Checked, Fault, check};
pub use copy::copy;
pub use entry::{Entry, EntryKind, FORMAT, Found, Stored};
pub use error::{AppendError, StoreError};
pub use joint_write::{JournalAppend, NewJournal};
pub use private::NOBODY;
pub use private::erasure_records::Forgotten;
pub use private::person_erasure::{BadLine, ErasureList};
pub use search::{Place, search};
pub use store::{Change, ErasureScope, Joined, Store};
pub use stream::{BadStreamId, Filter, Kind, NewStream, StreamId, StreamInfo};

/// Capacity of a change receiver before it lags.
const CHANGES: usize = 4096;

/// Opens a store. Creates a missing store and upgrades an old one.
///
/// | address | storage |
/// | --- | --- |
/// | `memory` | as long as the process runs |
/// | `sqlite:PATH` or a path | in a file, for one process at a time |
/// | `postgres://USER:PASSWORD@HOST/DATABASE` | in a database, for any number of processes |
///
/// Must be called within a Tokio runtime. [Close](Store::close) the store before opening it again.
///
/// # Errors
/// [`StoreError::InUse`] if another process has locked the file, [`StoreError::Later`] if a later
/// version of this program has written it.
///
/// ```
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("journal.db").display().to_string();
/// let store = touchmove_store::open(&path).await?;
/// let again = touchmove_store::open(&path).await;
/// assert!(matches!(again, Err(touchmove_store::StoreError::InUse { .. })));
/// store.close().await;
/// # Ok(())
/// # }
/// # tokio::runtime::Runtime::new().unwrap().block_on(example()).unwrap();
/// ```
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_chained(url, ChainKey::default()).await
}

/// Opens a store with the caller's own key for the chains, so that [`check`] detects changes made
/// without the key.
///
/// # Errors
/// [`StoreError::OtherKey`] if the store was created with another key, and the errors of [`open`].
///
/// ```
/// use touchmove_store::{ChainKey, StoreError, open_chained};
/// # async fn example() -> Result<(), StoreError> {
/// # let folder = tempfile::tempdir().unwrap();
/// # let path = folder.path().join("journal.db").display().to_string();
/// open_chained(&path, ChainKey::new([1; 32])).await?.close().await;
/// let other = open_chained(&path, ChainKey::new([2; 32])).await;
/// assert!(matches!(other, Err(StoreError::OtherKey)));
/// # Ok(())
/// # }
/// # tokio::runtime::Runtime::new().unwrap().block_on(example()).unwrap();
/// ```
pub async fn open_chained(url: &str, key: ChainKey) -> Result<Arc<dyn Store>, StoreError> {
    let (changes, _) = broadcast::channel(CHANGES);
    match address(url)? {
        Address::Memory => Ok(Arc::new(memory::Memory::new(changes))),
        Address::Sqlite(path) => Ok(Arc::new(sqlite::Sqlite::open(path, changes, key).await?)),
        Address::Postgres => Ok(Arc::new(postgres::Postgres::open(url, changes, key).await?)),
    }
}

/// Copies a store to a new file, while a server may be using it.
///
/// # Errors
/// [`StoreError::Backup`] if the database has its own backup tool, or the file exists already.
///
/// ```
/// # tokio::runtime::Runtime::new().unwrap().block_on(async {
/// # let folder = tempfile::tempdir().unwrap();
/// # let path = folder.path().join("journal.db").display().to_string();
/// let store = touchmove_store::open(&path).await.unwrap();
/// let copy = folder.path().join("copy.db");
/// touchmove_store::backup(&path, &copy).await.unwrap();
/// assert!(copy.exists());
/// assert!(touchmove_store::backup("memory", &copy).await.is_err());
/// # });
/// ```
pub async fn backup(url: &str, to: &Path) -> Result<(), StoreError> {
    match address(url)? {
        Address::Sqlite(path) => sqlite::backup(path, to).await,
        Address::Memory => Err(StoreError::Backup("a store in memory cannot be copied".into())),
        Address::Postgres => {
            Err(StoreError::Backup("use `pg_dump` to copy a PostgreSQL database".into()))
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Address<'a> {
    Memory,
    Sqlite(&'a Path),
    Postgres,
}

fn address(url: &str) -> Result<Address<'_>, StoreError> {
    let file = url.strip_prefix("sqlite:").map(|rest| rest.strip_prefix("//").unwrap_or(rest));
    match file {
        Some("" | ":memory:") => Err(StoreError::UnknownAddress),
        Some(path) => Ok(Address::Sqlite(Path::new(path))),
        None if url == "memory" => Ok(Address::Memory),
        None if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
            Ok(Address::Postgres)
        }
        None if url.is_empty() || url.contains("://") => Err(StoreError::UnknownAddress),
        None => Ok(Address::Sqlite(Path::new(url))),
    }
}
