//! Commits a batch as one PostgreSQL transaction.

use super::listen::Channel;
use super::pool::Backend;
use super::stall_check::watched;
use crate::batch::{Batch, Beat, Head, Op, Row, Touched, Written};
use crate::chain::ChainKey;
use crate::private::Private;
use crate::private::erasure_records::Redacted;
use crate::rows;
use crate::writer::{Commit, Progress};
use crate::{FORMAT, NewStream, StoreError, StreamId};
use sqlx::postgres::{PgConnection, PgPool};
use std::collections::HashMap;

pub struct Committer {
    pub pool: PgPool,
    /// Backend process of the writing connection.
    pub backend: Backend,
    /// Connection that checks whether the database makes progress.
    pub looks: PgPool,
    pub channel: Channel,
    pub key: ChainKey,
    pub progress: Progress,
}

/// Number of rows per statement: enough to need few statements, but few enough that each statement
/// is short.
const ROWS: usize = 512;
/// Number of retries of a batch after another process has created one of the batch's streams.
const TRIES: usize = 8;

impl Commit for Committer {
    async fn commit(&mut self, ops: &[Op]) -> Result<Written, StoreError> {
        for _ in 0..TRIES {
            let work = self.transact(ops);
            let written = watched(&self.looks, &self.backend, &self.progress, work).await?;
            if let Some(written) = written {
                return Ok(written);
            }
        }
        Err(StoreError::damaged("a batch of writes", "other processes create the same streams"))
    }

    async fn close(self) {
        self.pool.close().await;
        self.looks.close().await;
    }
}

impl Committer {
    /// Commits a batch. Returns `None`, and writes nothing, if another process has created one of
    /// the batch's streams first.
    async fn transact(&self, ops: &[Op]) -> Result<Option<Written>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let written = write(&mut transaction, ops, self.key, &self.progress).await?;
        let Some(written) = written else {
            transaction.rollback().await?;
            return Ok(None);
        };
        self.channel.notify(&mut transaction, &written.changes).await?;
        transaction.commit().await?;
        Ok(Some(written))
    }
}

/// Writes a batch. All writers take locks in the same order, so that no deadlock can occur:
/// existing streams by name, new streams by name, then the session clock.
async fn write(
    connection: &mut PgConnection,
    ops: &[Op],
    key: ChainKey,
    progress: &Progress,
) -> Result<Option<Written>, StoreError> {
    let mut batch = Batch::decide(ops, heads(connection, ops).await?, key);
    let mut keys = HashMap::new();
    let new = batch.created();
    for streams in new.chunks(ROWS) {
        keys.extend(create(connection, streams).await?);
        progress.step();
    }
    if keys.len() < new.len() {
        return Ok(None);
    }
    batch.numbered(&keys);
    for rows in batch.entries()?.chunks(ROWS) {
        entries(connection, rows).await?;
        progress.step();
    }
    let rows = batch.entries()?;
    let rows = rows.iter().filter_map(|(stream, row)| Some((*stream, row.version, row.private?)));
    for rows in rows.collect::<Vec<_>>().chunks(ROWS) {
        private(connection, rows).await?;
        progress.step();
    }
    for touched in batch.touched()?.chunks(ROWS) {
        streams(connection, touched).await?;
        progress.step();
    }
    if let Some(beat) = batch.beat() {
        heartbeat(connection, beat).await?;
    }
    for op in batch.taken_out() {
        if let Some(gone) = take_out(connection, op).await? {
            batch.gone(gone);
        }
        progress.step();
    }
    Ok(Some(batch.written()))
}

/// Records the progress of the session clock. Corrects the stored offset if the database's clock
/// was set, because a joining server computes the session clock from this offset.
async fn heartbeat(connection: &mut PgConnection, beat: Beat) -> Result<(), StoreError> {
    // Another server may hold the row lock. Compare the clocks only after acquiring it.
    sqlx::query("SELECT FROM axis FOR UPDATE").execute(&mut *connection).await?;
    // The statement's travel time makes the new offset too small. If the new offset is within a
    // second of the stored one, the larger offset is kept. A kept offset shrinks by one millisecond
    // per heartbeat.
    let query = "UPDATE axis SET last_beat = greatest(last_beat, $1),
                     offset_ms = CASE
                         WHEN $2 < last_beat THEN offset_ms
                         WHEN abs($2 - clock.now - offset_ms) < 1000
                             THEN greatest($2 - clock.now, offset_ms - 1)
                         ELSE $2 - clock.now END
                 FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now)
                     AS clock";
    sqlx::query(query).bind(beat.at).bind(beat.now()).execute(connection).await?;
    Ok(())
}

/// Loads and locks the heads of the streams. Another process that appends to one of them waits for
/// the commit and then sees a conflict.
async fn heads(
    connection: &mut PgConnection,
    ops: &[Op],
) -> Result<HashMap<StreamId, Head>, StoreError> {
    let names: Vec<&str> = Batch::mentioned(ops).into_iter().map(StreamId::as_str).collect();
    if names.is_empty() {
        return Ok(HashMap::new());
    }
    let query = "SELECT id, seq, version, kind, link FROM streams WHERE id = ANY($1)
                 ORDER BY id FOR NO KEY UPDATE";
    rows::heads(sqlx::query_as(query).bind(names).fetch_all(connection).await?)
}

async fn create(
    connection: &mut PgConnection,
    new: &[(&NewStream, Touched<'_>)],
) -> Result<Vec<(String, i64)>, StoreError> {
    let all = || new.iter().map(|(new, _)| new);
    let states = || new.iter().map(|(_, state)| state);
    let made = sqlx::query_as(
        "INSERT INTO streams (id, kind, parent, version, running, last_at, link, seal)
         SELECT id, kind, parent, version, running, last_at, link, seal
         FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::boolean[],
                     $6::bigint[], $7::bytea[], $8::bytea[])
             WITH ORDINALITY
             AS new (id, kind, parent, version, running, last_at, link, seal, place)
         ORDER BY place
         ON CONFLICT (id) DO NOTHING RETURNING id, seq",
    )
    .bind(all().map(|new| new.id.as_str()).collect::<Vec<_>>())
    .bind(all().map(|new| new.kind.name()).collect::<Vec<_>>())
    .bind(all().map(|new| new.parent.as_ref().map(StreamId::as_str)).collect::<Vec<_>>())
    .bind(states().map(|state| state.version).collect::<Vec<_>>())
    .bind(states().map(|state| state.running).collect::<Vec<_>>())
    .bind(states().map(|state| state.last_at).collect::<Vec<_>>())
    .bind(states().map(|state| state.link.as_deref()).collect::<Vec<_>>())
    .bind(states().map(|state| state.seal.as_deref()).collect::<Vec<_>>())
    .fetch_all(connection)
    .await?;
    Ok(made)
}

async fn entries(
    connection: &mut PgConnection,
    rows: &[(i64, &Row<'_>)],
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO entries (stream, version, format, body, link)
         SELECT stream, version, $1, body, link
         FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::bytea[])
             AS new (stream, version, body, link)",
    )
    .bind(i64::from(FORMAT))
    .bind(rows.iter().map(|(stream, _)| *stream).collect::<Vec<_>>())
    .bind(rows.iter().map(|(_, row)| row.version).collect::<Vec<_>>())
    .bind(rows.iter().map(|(_, row)| row.body).collect::<Vec<_>>())
    .bind(rows.iter().map(|(_, row)| row.link.as_deref()).collect::<Vec<_>>())
    .execute(connection)
    .await?;
    Ok(())
}

async fn streams(
    connection: &mut PgConnection,
    touched: &[(i64, &Touched<'_>)],
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE streams SET version = new.version, running = new.running,
             last_at = greatest(streams.last_at, new.last_at), changed = clock_timestamp(),
             link = new.link, seal = new.seal
         FROM unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::bigint[], $5::bytea[],
                     $6::bytea[]) AS new (seq, version, running, last_at, link, seal)
         WHERE streams.seq = new.seq",
    )
    .bind(touched.iter().map(|(key, _)| *key).collect::<Vec<_>>())
    .bind(touched.iter().map(|(_, touched)| touched.version).collect::<Vec<_>>())
    .bind(touched.iter().map(|(_, touched)| touched.running).collect::<Vec<_>>())
    .bind(touched.iter().map(|(_, touched)| touched.last_at).collect::<Vec<_>>())
    .bind(touched.iter().map(|(_, touched)| touched.link.as_deref()).collect::<Vec<_>>())
    .bind(touched.iter().map(|(_, touched)| touched.seal.as_deref()).collect::<Vec<_>>())
    .execute(connection)
    .await?;
    Ok(())
}

async fn private(
    connection: &mut PgConnection,
    rows: &[(i64, i64, &Private)],
) -> Result<(), StoreError> {
    let all = || rows.iter().map(|(_, _, private)| private);
    sqlx::query(
        "INSERT INTO private (stream, version, wall, salt, texts)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bytea[], $5::text[])",
    )
    .bind(rows.iter().map(|(stream, _, _)| *stream).collect::<Vec<_>>())
    .bind(rows.iter().map(|(_, version, _)| *version).collect::<Vec<_>>())
    .bind(all().map(|private| private.wall).collect::<Vec<_>>())
    .bind(all().map(|private| private.salt.as_slice()).collect::<Vec<_>>())
    .bind(all().map(|private| private.texts.as_str()).collect::<Vec<_>>())
    .execute(connection)
    .await?;
    Ok(())
}

/// Applies an erasure; returns the deleted journal, if any.
async fn take_out<'a>(
    connection: &mut PgConnection,
    op: &'a Op,
) -> Result<Option<&'a StreamId>, StoreError> {
    match op {
        Op::Redact(all) => redact(connection, all).await?,
        Op::Remember(all, done) => {
            for (hash, words, until) in all.iter().map(rows::to_remember) {
                let query = sqlx::query(rows::REMEMBER).bind(hash).bind(words).bind(until);
                query.bind(*done).execute(&mut *connection).await?;
            }
        }
        Op::Delete(id) => {
            let mut rows = 0;
            for query in rows::DELETE {
                let query = sqlx::query(query).bind(id.as_str());
                rows = query.execute(&mut *connection).await?.rows_affected();
            }
            return Ok(Some(id).filter(|_| rows > 0));
        }
        _ => {}
    }
    Ok(None)
}

async fn redact(connection: &mut PgConnection, all: &[Redacted]) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE private SET texts = new.texts, seal = new.seal, salt = NULL
         FROM unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bytea[], $5::text[])
             AS new (stream, version, before, seal, texts)
         WHERE private.stream = new.stream AND private.version = new.version
             AND coalesce(private.seal, private.salt) = new.before",
    )
    .bind(all.iter().map(|one| one.number).collect::<Vec<_>>())
    .bind(all.iter().map(|one| one.version).collect::<Vec<_>>())
    .bind(all.iter().map(|one| one.before.as_slice()).collect::<Vec<_>>())
    .bind(all.iter().map(|one| one.seal.as_slice()).collect::<Vec<_>>())
    .bind(all.iter().map(|one| one.texts.as_str()).collect::<Vec<_>>())
    .execute(connection)
    .await?;
    Ok(())
}
