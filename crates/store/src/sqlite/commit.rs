//! A batch as one transaction of SQLite.

use super::checkpoint::Checkpoints;
use super::in_use::InUse;
use crate::batch::{Batch, Head, Op, Row, Touched, Written};
use crate::rows;
use crate::writer::Commit;
use crate::{FORMAT, NewStream, StoreError, StreamId};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, QueryBuilder};
use std::collections::HashMap;

/// Rows in one statement.
const ROWS: usize = 128;

pub struct Committer {
    pub connection: SqliteConnection,
    pub checkpoints: Checkpoints,
    pub readers: SqlitePool,
    pub in_use: InUse,
}

impl Commit for Committer {
    async fn commit(&mut self, ops: &[Op]) -> Result<Written, StoreError> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        let written = write(&mut transaction, ops).await?;
        transaction.commit().await?;
        self.checkpoints.committed(&mut self.connection).await;
        Ok(written)
    }

    /// The others go first: the last that leaves tidies the journal up into one
    /// file, and only a writer can.
    async fn close(self) {
        self.readers.close().await;
        self.checkpoints.close().await;
        if let Err(error) = self.connection.close().await {
            tracing::error!(%error, "the journal was not closed tidily");
        }
        drop(self.in_use);
    }
}

async fn write(connection: &mut SqliteConnection, ops: &[Op]) -> Result<Written, StoreError> {
    let mut batch = Batch::new(ops, heads(connection, ops).await?);
    let admitted = batch.admit();
    let keys = create(connection, &admitted).await?;
    batch.created(&admitted, &keys);
    batch.settle();
    entries(connection, &batch.rows).await?;
    let touched: Vec<_> = batch.touched.iter().collect();
    streams(connection, &touched).await?;
    if let Some(at) = batch.beat() {
        let query = "UPDATE axis SET last_beat = max(coalesce(last_beat, 0), ?1)";
        sqlx::query(query).bind(at).execute(connection).await?;
    }
    Ok(batch.written())
}

async fn heads(
    connection: &mut SqliteConnection,
    ops: &[Op],
) -> Result<HashMap<StreamId, Head>, StoreError> {
    let names: Vec<&str> = Batch::mentioned(ops).into_iter().map(StreamId::as_str).collect();
    let query = "SELECT id, seq, version, kind FROM streams
                 WHERE id IN (SELECT value FROM json_each(?1))";
    let names = serde_json::json!(names).to_string();
    rows::heads(sqlx::query_as(query).bind(names).fetch_all(connection).await?)
}

async fn create(
    connection: &mut SqliteConnection,
    new: &[(usize, &NewStream)],
) -> Result<HashMap<String, i64>, StoreError> {
    let mut keys = HashMap::new();
    for chunk in chunks(new) {
        let mut query = QueryBuilder::new("INSERT INTO streams (id, kind, parent) ");
        query.push_values(chunk, |mut row, (_, new)| {
            row.push_bind(new.id.as_str().to_owned());
            row.push_bind(new.kind.name());
            row.push_bind(new.parent.as_ref().map(|id| id.as_str().to_owned()));
        });
        query.push(" RETURNING id, seq");
        let made: Vec<(String, i64)> = query.build_query_as().fetch_all(&mut *connection).await?;
        keys.extend(made);
    }
    Ok(keys)
}

async fn entries(connection: &mut SqliteConnection, rows: &[Row<'_>]) -> Result<(), StoreError> {
    for chunk in chunks(rows) {
        let mut query = QueryBuilder::new("INSERT INTO entries (stream, version, format, body) ");
        query.push_values(chunk, |mut values, row| {
            values.push_bind(row.stream).push_bind(row.version);
            values.push_bind(FORMAT).push_bind(row.body);
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

async fn streams(
    connection: &mut SqliteConnection,
    touched: &[(&i64, &Touched<'_>)],
) -> Result<(), StoreError> {
    for chunk in chunks(touched) {
        let mut query = QueryBuilder::new(
            "UPDATE streams SET version = t.column2, running = t.column3,
                 last_at = max(last_at, t.column4)
             FROM (",
        );
        query.push_values(chunk, |mut values, (key, touched)| {
            values.push_bind(**key).push_bind(touched.version);
            values.push_bind(touched.running).push_bind(touched.last_at);
        });
        query.push(") AS t WHERE seq = t.column1");
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// Parts whose lengths are powers of two: few lengths make few statements, and
/// these stay prepared.
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
    use super::{ROWS, chunks};

    #[test]
    fn chunks_are_powers_of_two_and_all_there_is() {
        for length in [0, 1, 7, 128, 500] {
            let items: Vec<usize> = (0..length).collect();
            let parts: Vec<&[usize]> = chunks(&items).collect();
            assert!(parts.iter().all(|c| c.len().is_power_of_two() && c.len() <= ROWS));
            assert_eq!(parts.concat(), items);
        }
    }
}
