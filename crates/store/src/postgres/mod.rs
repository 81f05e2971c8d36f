//! PostgreSQL store, which several processes may serve at once.

mod commit;
mod listen;
mod pool;
mod process_lease;
mod shared_clock;
mod stall_check;

use crate::append::Append;
use crate::batch::{Answer, Beat, Op};
use crate::chain::ChainKey;
use crate::chain_upgrade::chain;
use crate::error::only_store;
use crate::joint_write::JointWrite;
use crate::migrations::{self, migrate};
use crate::private::erasure_records::Forgotten;
use crate::private::person_erasure::{self, Held, Shelf};
use crate::rows::{self, EntryRow, ForgottenRow, HeldRow, StreamRow};
use crate::writer::{Progress, Writer};
use crate::{
    AppendError, Change, Entry, ErasureList, ErasureScope, Filter, Joined, JournalAppend,
    NewJournal, NewStream, Store, StoreError, Stored, StreamId, StreamInfo,
};
use async_trait::async_trait;
use listen::Listening;
use pool::pool;
use process_lease::ProcessLease;
use sqlx::postgres::{PgConnectOptions, PgPool};
use std::path::Path;
use tokio::sync::{Mutex, broadcast};

const CONNECTIONS: u32 = 8;

pub struct Postgres {
    options: PgConnectOptions,
    pool: PgPool,
    writer: Writer,
    progress: Progress,
    listening: Listening,
    member: Mutex<Option<ProcessLease>>,
    changes: broadcast::Sender<Change>,
    key: ChainKey,
}

impl Postgres {
    pub async fn open(
        url: &str,
        changes: broadcast::Sender<Change>,
        key: ChainKey,
    ) -> Result<Postgres, StoreError> {
        // The URL may contain a password, so the error must not quote it.
        let options: PgConnectOptions = url.parse().map_err(|_| StoreError::BadAddress)?;
        let options = match options.get_application_name() {
            Some(_) => options,
            None => options.application_name("touchmove"),
        };
        let pool = pool(CONNECTIONS).connect_with(options.clone()).await?;
        migrate(migrations::POSTGRES, &mut *pool.acquire().await?).await?;
        chain(url, key).await?;
        let (listening, channel) = listen::start(&options, &pool, changes.clone()).await?;
        // Open the writing connection lazily: it must be used on the thread that opened it, and the
        // writer has its own thread.
        let backend = pool::Backend::default();
        let own = pool::noted(backend.clone()).connect_lazy_with(options.clone());
        let looks = pool::pool(1).connect_lazy_with(options.clone());
        let progress = Progress::default();
        let counted = progress.clone();
        let commit =
            commit::Committer { pool: own, backend, looks, channel, key, progress: counted };
        let writer = Writer::start(commit, changes.clone())?;
        let member = Mutex::new(None);
        Ok(Postgres { options, pool, writer, progress, listening, member, changes, key })
    }
}

#[async_trait]
impl Store for Postgres {
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
            .fetch_all(&self.pool)
            .await?;
        rows::all_stored(id, rows)
    }

    async fn stream(&self, id: &StreamId) -> Result<Option<StreamInfo>, StoreError> {
        let query = "SELECT id, kind, parent, version, running FROM streams WHERE id = $1";
        let row: Option<StreamRow> =
            sqlx::query_as(query).bind(id.as_str()).fetch_optional(&self.pool).await?;
        row.map(rows::info).transpose()
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<StreamInfo>, StoreError> {
        let mut query = rows::listing(filter);
        rows::infos(query.build_query_as().fetch_all(&self.pool).await?)
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
        let found: i64 = query.fetch_one(&self.pool).await?;
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
        rows::optional_moment(query.fetch_one(&self.pool).await?)
    }

    async fn join(&self) -> Result<Joined, StoreError> {
        let mut member = self.member.lock().await;
        if self.pool.is_closed() {
            return Err(StoreError::Closed);
        }
        match &*member {
            Some(member) => member.again(&self.pool).await,
            None => {
                let (joined, new) = ProcessLease::join(&self.options).await?;
                *member = Some(new);
                Ok(joined)
            }
        }
    }

    async fn recovered(&self) -> Result<(), StoreError> {
        match &*self.member.lock().await {
            Some(member) => member.recovered().await,
            None => Ok(()),
        }
    }

    async fn others(&self) -> Result<bool, StoreError> {
        match &*self.member.lock().await {
            Some(member) => member.others().await,
            None => Ok(false),
        }
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn backup(&self, _: &Path) -> Result<(), StoreError> {
        let how = "PostgreSQL makes its own: `pg_dump --format=custom --file=FILE DATABASE`";
        Err(StoreError::Backup(how.to_owned()))
    }

    async fn close(&self) {
        self.writer.close().await;
        self.listening.stop();
        if let Some(member) = self.member.lock().await.take() {
            member.leave().await;
        }
        self.pool.close().await;
    }
}

#[async_trait]
impl Shelf for Postgres {
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
        let rows: Vec<HeldRow> = query.fetch_all(&self.pool).await?;
        Ok(rows::held(rows))
    }

    async fn latest(&self) -> Result<i64, StoreError> {
        let latest: Option<i64> = sqlx::query_scalar(rows::LATEST).fetch_one(&self.pool).await?;
        Ok(latest.unwrap_or(0))
    }

    async fn known(&self) -> Result<(Vec<(Forgotten, bool)>, Vec<StreamId>), StoreError> {
        let persons: Vec<ForgottenRow> =
            sqlx::query_as(rows::FORGOTTEN).fetch_all(&self.pool).await?;
        let journals = sqlx::query_scalar(rows::TOMBSTONES).fetch_all(&self.pool).await?;
        Ok((rows::forgotten(persons), rows::ids(journals)?))
    }

    async fn write(&self, op: Op) -> Answer {
        self.writer.write(op).await
    }

    /// Vacuums overwritten rows. PostgreSQL's own write-ahead log is outside our control.
    async fn clean(&self) -> Result<bool, StoreError> {
        sqlx::raw_sql("VACUUM private, entries").execute(&self.pool).await?;
        Ok(false)
    }
}
