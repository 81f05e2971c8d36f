//! placeholder

mod batch;
mod entry;
mod error;
mod memory;
mod migrations;
mod postgres;
mod rows;
mod sqlite;
mod store;
mod stream;
mod writer;

use std::path::Path;
use std::sync::Arc;
use tokio::sync::broadcast;

pub use entry::{Entry, FORMAT, Stored, What};
pub use error::{AppendError, StoreError};
pub use store::{Change, Joined, Store};
pub use stream::{BadStreamId, Filter, Kind, NewStream, StreamId, StreamInfo};

/// So many changes a receiver may be behind before it is told that it lags.
const CHANGES: usize = 4096;

pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    let (changes, _) = broadcast::channel(CHANGES);
    match address(url)? {
        Address::Memory => Ok(Arc::new(memory::Memory::new(changes))),
        Address::Sqlite(path) => Ok(Arc::new(sqlite::Sqlite::open(path, changes).await?)),
        Address::Postgres => Ok(Arc::new(postgres::Postgres::open(url, changes).await?)),
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

/// What can be the matter with a write that is no append.
fn only_store(error: AppendError) -> Result<(), StoreError> {
    match error {
        AppendError::Store(error) => Err(error),
        AppendError::Conflict { .. } | AppendError::NoStream => Err(StoreError::Closed),
    }
}

/// Copies a store to a new file, while a server may be using it.
///
/// # Errors
/// [`StoreError::Backup`], where something else makes the backup or the file is
/// there already.
///
/// ```no_run
/// # async fn run() -> Result<(), touchmove_store::StoreError> {
/// touchmove_store::backup("touchmove.db", "copy.db".as_ref()).await
/// # }
/// ```
pub async fn backup(url: &str, to: &Path) -> Result<(), StoreError> {
    match address(url)? {
        Address::Sqlite(path) => sqlite::backup::backup(path, to).await,
        Address::Memory => Err(StoreError::Backup("what is in memory cannot be copied".into())),
        Address::Postgres => Err(StoreError::Backup("pg_dump copies a PostgreSQL database".into())),
    }
}
