//! Commits a batch as one SQLite transaction.

use super::checkpoint::Log;
use super::file_lock::FileLock;
use super::write_connection::WriteConnection;
use crate::batch::{Batch, Beat, Head, Op, Touched, Written};
use crate::chain::ChainKey;
use crate::rows;
use crate::writer::Commit;
use crate::{FORMAT, NewStream, StoreError, StreamId};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, QueryBuilder};
use std::collections::HashMap;

/// Maximum rows per statement.
const ROWS: usize = 128;

pub struct Committer {
    pub writing: WriteConnection,
    pub log: Log,
    pub readers: SqlitePool,
    pub in_use: FileLock,
    pub key: ChainKey,
}

impl Commit for Committer {
    async fn commit(&mut self, ops: &[Op]) -> Result<Written, StoreError> {
        let key = self.key;
        let mut written =
            self.writing.with(async |connection| transact(connection, ops, key).await).await?;
        self.log.committed(ops.iter().map(Op::pages).sum());
        if let Some(place) = Batch::to_clean(ops) {
            let busy = self.log.empty(&mut self.writing).await?;
            written.answers[place] = Ok(u64::from(busy));
        }
        Ok(written)
    }

    async fn rest(&mut self, queue_is_empty: bool) {
        self.log.tidy(&mut self.writing, queue_is_empty).await;
    }

    /// Closes the readers first: the last connection merges the log into the database, and only a
    /// writer can do that.
    async fn close(self) {
        self.readers.close().await;
        self.writing.close().await;
        drop(self.in_use);
    }
}

async fn transact(
    connection: &mut SqliteConnection,
    ops: &[Op],
    key: ChainKey,
) -> Result<Written, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let written = write(&mut transaction, ops, key).await?;
    transaction.commit().await?;
    Ok(written)
}

async fn write(
    connection: &mut SqliteConnection,
    ops: &[Op],
    key: ChainKey,
) -> Result<Written, StoreError> {
    let mut batch = Batch::decide(ops, heads(connection, ops).await?, key);
    let keys = create(connection, &batch.created()).await?;
    batch.numbered(&keys);
    entries(connection, &batch).await?;
    private(connection, &batch).await?;
    streams(connection, &batch).await?;
    if let Some(Beat { at, .. }) = batch.beat() {
        let query = "UPDATE axis SET last_beat = max(coalesce(last_beat, 0), ?1)";
        sqlx::query(query).bind(at).execute(&mut *connection).await?;
    }
    for op in batch.taken_out() {
        if let Some(gone) = take_out(connection, op).await? {
            batch.gone(gone);
        }
    }
    Ok(batch.written())
}

async fn heads(
    connection: &mut SqliteConnection,
    ops: &[Op],
) -> Result<HashMap<StreamId, Head>, StoreError> {
    let names: Vec<&str> = Batch::mentioned(ops).into_iter().map(StreamId::as_str).collect();
    let query = "SELECT id, seq, version, kind, link FROM streams
                 WHERE id IN (SELECT value FROM json_each(?1))";
    let names = serde_json::json!(names).to_string();
    rows::heads(sqlx::query_as(query).bind(names).fetch_all(connection).await?)
}

async fn create(
    connection: &mut SqliteConnection,
    new: &[(&NewStream, Touched<'_>)],
) -> Result<HashMap<String, i64>, StoreError> {
    let mut keys = HashMap::new();
    for chunk in chunks(new) {
        let mut query = QueryBuilder::new(
            "INSERT INTO streams (id, kind, parent, version, running, last_at, link, seal) ",
        );
        query.push_values(chunk, |mut row, (new, state)| {
            row.push_bind(new.id.as_str().to_owned());
            row.push_bind(new.kind.name());
            row.push_bind(new.parent.as_ref().map(|id| id.as_str().to_owned()));
            row.push_bind(state.version).push_bind(state.running).push_bind(state.last_at);
            row.push_bind(state.link.clone()).push_bind(state.seal.clone());
        });
        query.push(" RETURNING id, seq");
        let made: Vec<(String, i64)> = query.build_query_as().fetch_all(&mut *connection).await?;
        keys.extend(made);
    }
    Ok(keys)
}

async fn entries(connection: &mut SqliteConnection, batch: &Batch<'_>) -> Result<(), StoreError> {
    for chunk in chunks(&batch.entries()?) {
        let mut query =
            QueryBuilder::new("INSERT INTO entries (stream, version, format, body, link) ");
        query.push_values(chunk, |mut values, (stream, row)| {
            values.push_bind(*stream).push_bind(row.version);
            values.push_bind(FORMAT).push_bind(row.body).push_bind(row.link.clone());
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

async fn streams(connection: &mut SqliteConnection, batch: &Batch<'_>) -> Result<(), StoreError> {
    for chunk in chunks(&batch.touched()?) {
        let mut query = QueryBuilder::new(
            "UPDATE streams SET version = t.column2, running = t.column3,
                 last_at = max(last_at, t.column4), link = t.column5, seal = t.column6
             FROM (",
        );
        query.push_values(chunk, |mut values, (key, touched)| {
            values.push_bind(*key).push_bind(touched.version);
            values.push_bind(touched.running).push_bind(touched.last_at);
            values.push_bind(touched.link.clone()).push_bind(touched.seal.clone());
        });
        query.push(") AS t WHERE seq = t.column1");
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

async fn private(connection: &mut SqliteConnection, batch: &Batch<'_>) -> Result<(), StoreError> {
    let rows = batch.entries()?;
    let rows = rows.iter().filter_map(|(stream, row)| Some((*stream, row.version, row.private?)));
    for chunk in chunks(&rows.collect::<Vec<_>>()) {
        let mut query =
            QueryBuilder::new("INSERT INTO private (stream, version, wall, salt, texts) ");
        query.push_values(chunk, |mut values, (stream, version, private)| {
            values.push_bind(*stream).push_bind(*version).push_bind(private.wall);
            values.push_bind(private.salt.clone()).push_bind(private.texts.as_str());
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// Applies an erasure; returns the deleted journal, if any.
async fn take_out<'a>(
    connection: &mut SqliteConnection,
    op: &'a Op,
) -> Result<Option<&'a StreamId>, StoreError> {
    match op {
        Op::Redact(all) => {
            for one in all {
                let query = sqlx::query(rows::REDACT).bind(&one.texts).bind(&one.seal);
                let query = query.bind(one.number).bind(one.version).bind(&one.before);
                query.execute(&mut *connection).await?;
            }
        }
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

/// Splits the items into chunks whose lengths are powers of two. Few lengths need few distinct
/// statements, and these stay prepared.
fn chunks<T>(mut items: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let length = items.len().min(ROWS).checked_ilog2()?;
        let (chunk, rest) = items.split_at(1 << length);
        items = rest;
        Some(chunk)
    })
}

#[cfg(test)]
mod tests {
    use super::{ROWS, chunks, transact};
    use crate::append::Append;
    use crate::batch::Op;
    use crate::chain::ChainKey;
    use crate::joint_write::JointWrite;
    use crate::sqlite::write_connection::WriteConnection;
    use crate::writer::Progress;
    use crate::{Entry, EntryKind, Kind, NewStream, StoreError, StreamId};

    const KEY: ChainKey = ChainKey::new([1; 32]);

    fn create(name: &str) -> Op {
        let id = StreamId::new(name).unwrap();
        Op::Create(NewStream { id, kind: Kind::Game, parent: None })
    }

    fn large(name: &str, version: u64) -> Op {
        let what = EntryKind::SeatRevoked { seat: "x".repeat(100_000) };
        let entry = Entry { at: 1, wall: 0, what };
        Op::Append(
            Append::new(&StreamId::new(name).unwrap(), version, vec![entry], true, KEY).unwrap(),
        )
    }

    async fn commit(writing: &mut WriteConnection, op: Op) -> Result<(), StoreError> {
        writing.with(async |connection| transact(connection, &[op], KEY).await.map(drop)).await
    }

    /// SQLite rolls back by itself when the disk is full.
    #[tokio::test]
    async fn writing_continues_after_a_full_disk() {
        let folder = tempfile::tempdir().unwrap();
        let mut writing =
            WriteConnection::open(&folder.path().join("journal.db"), Progress::default())
                .await
                .unwrap();
        writing
            .with(async |connection| {
                sqlx::query("PRAGMA max_page_count = 30").execute(connection).await?;
                Ok(())
            })
            .await
            .unwrap();
        commit(&mut writing, create("g")).await.unwrap();
        let full = commit(&mut writing, large("g", 0)).await.unwrap_err();
        assert!(full.to_string().contains("full"), "{full}");
        // The page limit belongs to the old connection, so the new one has room again.
        commit(&mut writing, large("g", 0)).await.unwrap();
        commit(&mut writing, large("g", 1)).await.unwrap();
    }

    #[tokio::test]
    async fn joint_write_on_a_full_disk_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.db");
        let mut writing = WriteConnection::open(&path, Progress::default()).await.unwrap();
        commit(&mut writing, create("cup")).await.unwrap();
        let count = async |writing: &mut WriteConnection| {
            let query = "SELECT (SELECT count(*) FROM streams), (SELECT count(*) FROM entries)";
            let counted = writing.with(async |connection| {
                Ok(sqlx::query_as::<_, (i64, i64)>(query).fetch_one(connection).await?)
            });
            counted.await.unwrap()
        };
        let round = || {
            let entries = || {
                vec![Entry { at: 1, wall: 0, what: EntryKind::SeatRevoked { seat: "x".into() } }]
            };
            let append = |name: &str| {
                let id = StreamId::new(name).unwrap();
                Append::new(&id, 0, entries(), true, KEY).unwrap()
            };
            let game = |number| {
                let id = StreamId::new(&format!("b{number}")).unwrap();
                let append = append(id.as_str());
                (NewStream { id, kind: Kind::Game, parent: None }, append)
            };
            let begun = (0..2_000).map(game).collect();
            Op::JointWrite(JointWrite { begun, then: Some(append("cup")) })
        };
        let room = "PRAGMA max_page_count = 60";
        writing
            .with(async |connection| Ok(sqlx::query(room).execute(connection).await.map(drop)?))
            .await
            .unwrap();
        let full = commit(&mut writing, round()).await.unwrap_err();
        assert!(full.to_string().contains("full"), "{full}");
        assert_eq!(count(&mut writing).await, (1, 0));
        commit(&mut writing, round()).await.unwrap();
        assert_eq!(count(&mut writing).await, (2_001, 2_001));
    }

    #[test]
    fn chunks_are_powers_of_two_and_cover_all_items() {
        for length in [0, 1, 7, 128, 500] {
            let items: Vec<usize> = (0..length).collect();
            let parts: Vec<&[usize]> = chunks(&items).collect();
            assert!(parts.iter().all(|c| c.len().is_power_of_two() && c.len() <= ROWS));
            assert_eq!(parts.concat(), items);
        }
    }
}
