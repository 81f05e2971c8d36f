//! Journals of games and competitions, kept in memory, in an SQLite file, or in
//! PostgreSQL.
//!
//! A *stream* is the journal of one game or one competition: entries that are
//! only ever added at the end and carry the versions 1, 2, 3 and so on. An
//! entry says what was observed together with what was ruled, so that what was
//! ruled once stays as it was.
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
//! // Somebody else who has not seen that yet is told so, and nothing is written.
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
//! # What can be relied on
//!
//! - When [`append`](Store::append) and [`create`](Store::create) return, what
//!   they wrote is on disk. (What is in memory is gone with the process.)
//! - Whoever appends names the version it knows. If that has passed, nothing is
//!   written: of two that decide at once, one decides. To try again after an
//!   error cannot write anything twice.
//! - Versions have no gaps, and entries are never changed.
//! - [`changes`](Store::changes) wakes those that follow a journal, in other
//!   processes too. It is only a call to read; the journal is what counts.
//!
//! # Time
//!
//! Moments are milliseconds on the *server's axis*, which stands still while no
//! process runs. A [`beat`](Store::beat) now and then records how far it has
//! got; [`join`](Store::join) says where it is, and whether this process is the
//! only one and has to recover what a crash has left.
//!
//! # What it does not do
//!
//! It knows nothing of chess: events and rulings are words and JSON to it. It
//! reads no clock of the machine, deletes nothing unless it is told to, and keeps
//! no secrets, only their hashes.
//!
//! # Names, and who changes what was written
//!
//! Texts that may belong to a person stand beside the journals, so that a person can be
//! [forgotten](Store::forget) in all of them; the entries stay as they are. Over
//! each journal runs a chain under a [key](ChainKey) that the store does not have,
//! and [`check`] tells whether it still fits.

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
pub use private::erasure::Forgotten;
pub use private::forget::{BadLine, ErasureList};
pub use search::{Place, search};
pub use store::{Change, ErasureScope, Joined, Store};
pub use stream::{BadStreamId, Filter, Kind, NewStream, StreamId, StreamInfo};

/// So many changes a receiver may be behind before it is told that it lags.
const CHANGES: usize = 4096;

/// Opens a store, which is made ready if it is new and brought up to date if it
/// is old.
///
/// | address | kept |
/// | --- | --- |
/// | `memory` | as long as the process runs |
/// | `sqlite:PATH` or a path | in a file, for one process at a time |
/// | `postgres://USER:PASSWORD@HOST/DATABASE` | in a database, for any number of processes |
///
/// To be called within a Tokio runtime. [Close](Store::close) the store before it
/// is opened again.
///
/// # Errors
/// [`StoreError::InUse`] if another process has the file, [`StoreError::Later`]
/// if a later version of this program has written it.
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

/// The same, with a key for the chains over its journals that is the caller's own:
/// [`check`] sees whether anybody else has changed one.
///
/// # Errors
/// [`StoreError::OtherKey`] if the store was made with another one, and those of
/// [`open`].
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
/// [`StoreError::Backup`], where something else makes the backup or the file is
/// there already.
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
        Address::Memory => Err(StoreError::Backup("what is in memory cannot be copied".into())),
        Address::Postgres => {
            Err(StoreError::Backup("`pg_dump` is what copies a PostgreSQL database".into()))
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
