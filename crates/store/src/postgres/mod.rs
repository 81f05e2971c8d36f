//! A database that several processes serve at once.

mod commit;
mod listen;
mod member;

use crate::batch::{Append, Op, moment};
use crate::migrations::{self, migrate};
use crate::rows::{self, EntryRow, StreamRow};
use crate::writer::Writer;
use crate::{
    AppendError, Change, Entry, Filter, Joined, NewStream, Store, StoreError, Stored, StreamId,
    StreamInfo,
};
use async_trait::async_trait;
use listen::Listening;
use member::Member;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use std::path::Path;
use std::time::Duration;
use tokio::sync::{Mutex, broadcast};

const CONNECTIONS: u32 = 8;
/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

pub struct Postgres {
    options: PgConnectOptions,
    pool: PgPool,
    writer: Writer,
    listening: Listening,
    member: Mutex<Option<Member>>,
    changes: broadcast::Sender<Change>,
}

impl Postgres {
    pub async fn open(
        url: &str,
        changes: broadcast::Sender<Change>,
    ) -> Result<Postgres, StoreError> {
        // What cannot be read may have a password in it: say nothing of it.
        let options: PgConnectOptions = url.parse().map_err(|_| StoreError::BadAddress)?;
        let options = match options.get_application_name() {
            Some(_) => options,
            None => options.application_name("touchmove"),
        };
        let pool = pool(CONNECTIONS).connect_with(options.clone()).await?;
        migrate(migrations::POSTGRES, &mut *pool.acquire().await?).await?;
        let (listening, channel) = listen::start(&options, &pool, changes.clone()).await?;
        // A connection belongs to the thread that opens it.
        let own = self::pool(1).connect_lazy_with(options.clone());
        let writer = Writer::start(commit::Committer { pool: own, channel }, changes.clone())?;
        Ok(Postgres { options, pool, writer, listening, member: Mutex::new(None), changes })
    }
}

/// Connections whose commits are on disk when they return, whatever the server
/// does for others.
fn pool(connections: u32) -> PgPoolOptions {
    let durable = "SELECT set_config('synchronous_commit', 'on', false)
                   WHERE current_setting('synchronous_commit') = 'off'";
    PgPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE).after_connect(
        move |connection, _| {
            Box::pin(async move { sqlx::query(durable).execute(connection).await.map(drop) })
        },
    )
}

#[async_trait]
impl Store for Postgres {
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
            "SELECT version, format::bigint, body FROM entries
             WHERE stream = (SELECT seq FROM streams WHERE id = $1) AND version > $2
             ORDER BY version LIMIT $3",
        )
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

    async fn beat(&self, at: u64) -> Result<(), StoreError> {
        let beat = Op::Beat(moment(at)?);
        self.writer.write(beat).await.map_or_else(crate::only_store, |_| Ok(()))
    }

    async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query_scalar("SELECT last_beat FROM axis");
        rows::kept(query.fetch_one(&self.pool).await?)
    }

    async fn join(&self) -> Result<Joined, StoreError> {
        let mut member = self.member.lock().await;
        if self.pool.is_closed() {
            return Err(StoreError::Closed);
        }
        match &*member {
            Some(member) => member.again(&self.pool).await,
            None => {
                let (joined, new) = Member::join(&self.options).await?;
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
