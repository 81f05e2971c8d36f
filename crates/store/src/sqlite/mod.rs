//! SQLite store: one file, one process.

mod backup;
mod checkpoint;
mod commit;
mod file_lock;
mod options;
mod write_connection;

use crate::append::Append;
use crate::batch::{Answer, Beat, Op};
use crate::chain::ChainKey;
use crate::chain_upgrade::chain;
use crate::error::only_store;
use crate::joint_write::JointWrite;
use crate::private::erasure_records::Forgotten;
use crate::private::person_erasure::{self, Held, Shelf};
use crate::rows::{self, EntryRow, ForgottenRow, HeldRow, StreamRow};
use crate::writer::{Progress, Writer};
use crate::{
    AppendError, Change, Entry, ErasureList, ErasureScope, Filter, Joined, JournalAppend,
    NewJournal, NewStream, Store, StoreError, Stored, StreamId, StreamInfo,
};
use async_trait::async_trait;
pub(crate) use backup::backup;
use checkpoint::Log;
use commit::Committer;
use file_lock::FileLock;
pub(crate) use file_lock::{beside, not_by_another_name};
use options::{durable, small};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use std::path::{Path, PathBuf};
use tokio::sync::broadcast;
use write_connection::WriteConnection;

/// Number of reading connections. Readers do not wait for the writer; typical machines have two or
/// four cores.
const READERS: u32 = 4;

pub struct Sqlite {
    path: PathBuf,
    readers: SqlitePool,
    writer: Writer,
    progress: Progress,
    changes: broadcast::Sender<Change>,
    key: ChainKey,
}

impl Sqlite {
    pub async fn open(
        path: &Path,
        changes: broadcast::Sender<Change>,
        key: ChainKey,
    ) -> Result<Sqlite, StoreError> {
        let in_use = FileLock::claim(path)?;
        let path = in_use.path().to_owned();
        let progress = Progress::default();
        let writing = WriteConnection::open(&path, progress.clone()).await?;
        chain(&path.to_string_lossy(), key).await?;
        let options = SqlitePoolOptions::new().max_connections(READERS);
        let readers = options.connect_with(small(durable(&path).read_only(true))).await?;
        let commit = Committer { writing, log: Log::new(), readers: readers.clone(), in_use, key };
        let writer = Writer::start(commit, changes.clone())?;
        Ok(Sqlite { path, readers, writer, progress, changes, key })
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, stream: NewStream) -> Result<(), StoreError> {
        self.writer.write(Op::Create(stream)).await.map_or_else(only_store, |_| Ok(()))
    }

    async fn append(
        &self,
        id: &StreamId,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
    ) -> Result<u64, AppendError> {
        let append = Append::prepare(id, expected, entries, running, self.key).await?;
        self.writer.write(Op::Append(append)).await
    }

    async fn begin(
        &self,
        begun: Vec<NewJournal>,
        then: Option<JournalAppend>,
    ) -> Result<(), AppendError> {
        let joint = JointWrite::prepare(begun, then, self.key).await?;
        self.writer.write(Op::JointWrite(joint)).await.map(drop)
    }

    async fn read(
        &self,
        id: &StreamId,
        after: u64,
        limit: usize,
    ) -> Result<Vec<Stored>, StoreError> {
        let rows: Vec<EntryRow> = sqlx::query_as(rows::ENTRIES)
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

    async fn forget(&self, whom: &ErasureScope) -> Result<Vec<StreamId>, StoreError> {
        person_erasure::forget(self, whom).await
    }

    async fn forgotten(&self) -> Result<ErasureList, StoreError> {
        person_erasure::gone(self).await
    }

    async fn apply(&self, gone: &ErasureList) -> Result<Vec<StreamId>, StoreError> {
        person_erasure::apply(self, gone).await
    }

    async fn delete(&self, id: &StreamId) -> Result<(), StoreError> {
        let op = Op::Delete(id.clone());
        self.writer.write(op).await.map_or_else(only_store, |_| Ok(()))?;
        person_erasure::clean(self).await
    }

    async fn is_deleted(&self, id: &StreamId) -> Result<bool, StoreError> {
        let query = sqlx::query_scalar(rows::IS_DELETED).bind(id.as_str());
        let found: i64 = query.fetch_one(&self.readers).await?;
        Ok(found > 0)
    }

    async fn beat(&self, at: u64) -> Result<(), StoreError> {
        let beat = Op::Beat(Beat::new(at)?);
        self.writer.write(beat).await.map_or_else(only_store, |_| Ok(()))
    }

    fn progress(&self) -> u64 {
        self.progress.count()
    }

    async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query_scalar("SELECT last_beat FROM axis");
        rows::optional_moment(query.fetch_one(&self.readers).await?)
    }

    async fn join(&self) -> Result<Joined, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT max(coalesce(last_beat, 0), (SELECT coalesce(max(last_at), 0) FROM streams))
             FROM axis",
        );
        let now: i64 = query.fetch_one(&self.readers).await?;
        Ok(Joined::alone(now.unsigned_abs()))
    }

    async fn recovered(&self) -> Result<(), StoreError> {
        if self.readers.is_closed() { Err(StoreError::Closed) } else { Ok(()) }
    }

    async fn others(&self) -> Result<bool, StoreError> {
        Ok(false)
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

#[async_trait]
impl Shelf for Sqlite {
    fn key(&self) -> ChainKey {
        self.key
    }

    async fn held(
        &self,
        of: Option<&StreamId>,
        (stream, version): (i64, i64),
    ) -> Result<Vec<Held>, StoreError> {
        let query = if of.is_some() { rows::HELD_IN } else { rows::HELD };
        let mut query = sqlx::query_as(query).bind(stream).bind(version);
        if let Some(id) = of {
            query = query.bind(id.as_str());
        }
        let rows: Vec<HeldRow> = query.fetch_all(&self.readers).await?;
        Ok(rows::held(rows))
    }

    async fn latest(&self) -> Result<i64, StoreError> {
        let latest: Option<i64> = sqlx::query_scalar(rows::LATEST).fetch_one(&self.readers).await?;
        Ok(latest.unwrap_or(0))
    }

    async fn known(&self) -> Result<(Vec<(Forgotten, bool)>, Vec<StreamId>), StoreError> {
        let persons: Vec<ForgottenRow> =
            sqlx::query_as(rows::FORGOTTEN).fetch_all(&self.readers).await?;
        let journals = sqlx::query_scalar(rows::TOMBSTONES).fetch_all(&self.readers).await?;
        Ok((rows::forgotten(persons), rows::ids(journals)?))
    }

    async fn write(&self, op: Op) -> Answer {
        self.writer.write(op).await
    }

    async fn clean(&self) -> Result<bool, StoreError> {
        match self.writer.write(Op::Clean).await {
            Ok(busy) => Ok(busy > 0),
            Err(error) => only_store(error).map(|()| true),
        }
    }
}
