//! One file, for one process.

mod backup;
mod checkpoint;
mod commit;
mod in_use;

use crate::batch::{Append, Op, moment};
use crate::migrations::{self, migrate};
use crate::rows::{self, EntryRow, StreamRow};
use crate::writer::Writer;
use crate::{
    AppendError, Change, Entry, Filter, Joined, NewStream, Store, StoreError, Stored, StreamId,
    StreamInfo,
};
use async_trait::async_trait;
pub(crate) use backup::backup;
use checkpoint::Checkpoints;
use commit::Committer;
use in_use::InUse;
use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::sync::broadcast;

/// Readers do not wait for the writer; there are only two or four cores.
const READERS: u32 = 4;

pub struct Sqlite {
    path: PathBuf,
    readers: SqlitePool,
    writer: Writer,
    changes: broadcast::Sender<Change>,
}

impl Sqlite {
    pub async fn open(
        path: &Path,
        changes: broadcast::Sender<Change>,
    ) -> Result<Sqlite, StoreError> {
        let in_use = InUse::claim(path)?;
        let path = in_use.path().to_owned();
        let mut connection = SqliteConnection::connect_with(&durable(&path)).await?;
        migrate(migrations::SQLITE, &mut connection).await?;
        let options = SqlitePoolOptions::new().max_connections(READERS);
        let readers = options.connect_with(small(durable(&path).read_only(true))).await?;
        let beside = SqliteConnection::connect_with(&small(durable(&path))).await?;
        let checkpoints = Checkpoints::start(beside);
        let readers_too = readers.clone();
        let commit = Committer { connection, checkpoints, readers: readers_too, in_use };
        Ok(Sqlite { path, readers, writer: Writer::start(commit, changes.clone())?, changes })
    }
}

/// A commit is on disk when it returns.
fn durable(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        .pragma("wal_autocheckpoint", "0")
}

/// With little memory for pages: a journal is read once and from end to end.
fn small(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options.pragma("cache_size", "-128")
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, stream: NewStream) -> Result<(), StoreError> {
        self.writer.write(Op::Create(stream)).await.map_or_else(crate::only_store, |_| Ok(()))
    }

    async fn append(
        &self,
        id: &StreamId,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
    ) -> Result<u64, AppendError> {
        self.writer.write(Op::Append(Append::new(id, expected, &entries, running)?)).await
    }

    async fn read(
        &self,
        id: &StreamId,
        after: u64,
        limit: usize,
    ) -> Result<Vec<Stored>, StoreError> {
        let rows: Vec<EntryRow> = sqlx::query_as(
            "SELECT version, format, body FROM entries
             WHERE stream = (SELECT seq FROM streams WHERE id = ?1) AND version > ?2
             ORDER BY version LIMIT ?3",
        )
        .bind(id.as_str())
        .bind(i64::try_from(after).unwrap_or(i64::MAX))
        .bind(rows::limit(limit))
        .fetch_all(&self.readers)
        .await?;
        rows::all_stored(id, rows)
    }

    async fn stream(&self, id: &StreamId) -> Result<Option<StreamInfo>, StoreError> {
        let query = "SELECT id, kind, parent, version, running FROM streams WHERE id = ?1";
        let row: Option<StreamRow> =
            sqlx::query_as(query).bind(id.as_str()).fetch_optional(&self.readers).await?;
        row.map(rows::info).transpose()
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<StreamInfo>, StoreError> {
        let mut query = rows::listing(filter);
        rows::infos(query.build_query_as().fetch_all(&self.readers).await?)
    }

    async fn beat(&self, at: u64) -> Result<(), StoreError> {
        let beat = Op::Beat(moment(at)?);
        self.writer.write(beat).await.map_or_else(crate::only_store, |_| Ok(()))
    }

    async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query_scalar("SELECT last_beat FROM axis");
        rows::kept(query.fetch_one(&self.readers).await?)
    }

    async fn join(&self) -> Result<Joined, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT max(coalesce(last_beat, 0), (SELECT coalesce(max(last_at), 0) FROM streams))
             FROM axis",
        );
        let now: i64 = query.fetch_one(&self.readers).await?;
        Ok(Joined { alone: true, now: now.unsigned_abs() })
    }

    async fn recovered(&self) -> Result<(), StoreError> {
        if self.readers.is_closed() { Err(StoreError::Closed) } else { Ok(()) }
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup(&self.path, to).await
    }

    async fn close(&self) {
        self.writer.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::{Connection, SqliteConnection, durable};

    /// 2 is FULL: a commit is on disk, not on its way.
    #[tokio::test]
    async fn commits_are_on_disk() {
        let folder = tempfile::tempdir().unwrap();
        let options = durable(&folder.path().join("journal.db"));
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let query = "SELECT (SELECT synchronous FROM pragma_synchronous),
                            (SELECT journal_mode FROM pragma_journal_mode),
                            (SELECT foreign_keys FROM pragma_foreign_keys)";
        let found: (i64, String, i64) =
            sqlx::query_as(query).fetch_one(&mut connection).await.unwrap();
        assert_eq!(found, (2, "wal".to_owned(), 1));
    }
}
