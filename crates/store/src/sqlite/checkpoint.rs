//! Checkpoints of SQLite's write-ahead log.
//!
//! The writer runs them after answering all callers: when the queue is empty, or when the log has
//! become long. No other connection may run a checkpoint. If two connections write or checkpoint at
//! the same moment, SQLite before 3.51.3 can reset the log under one of them (sqlite.org/wal.html,
//! "the WAL-reset bug").

use super::write_connection::WriteConnection;
use crate::StoreError;
use sqlx::sqlite::SqliteConnection;
use std::time::{Duration, Instant};

/// Minimum age of the log before an idle checkpoint.
const PAUSE: Duration = Duration::from_millis(250);
/// Number of writes in the log that forces a checkpoint even while callers wait.
const LONG: usize = 20_000;

/// State of the write-ahead log.
pub struct Log {
    writes: usize,
    last: Instant,
}

impl Log {
    pub fn new() -> Log {
        Log { writes: 0, last: Instant::now() }
    }

    pub fn committed(&mut self, writes: usize) {
        self.writes = self.writes.saturating_add(writes);
    }

    /// Runs a checkpoint if one is due.
    pub async fn tidy(&mut self, writing: &mut WriteConnection, queue_is_empty: bool) {
        let rested = queue_is_empty && self.writes > 0 && self.last.elapsed() >= PAUSE;
        if !rested && self.writes < LONG {
            return;
        }
        let done = writing.with(async |connection| Ok(checkpoint(connection).await?)).await;
        if let Err(error) = done {
            tracing::warn!(%error, "the journal's log grows");
        }
        (self.writes, self.last) = (0, Instant::now());
    }
}

impl Log {
    /// Moves the whole log to the database and truncates it. Returns true, without waiting, if a
    /// reader still uses the log.
    pub async fn empty(&mut self, writing: &mut WriteConnection) -> Result<bool, StoreError> {
        let busy = writing.with(async |connection| {
            sqlx::query("PRAGMA busy_timeout = 0").execute(&mut *connection).await?;
            let query = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)");
            let (busy, _, _): (i64, i64, i64) = query.fetch_one(&mut *connection).await?;
            sqlx::query(PATIENT).execute(&mut *connection).await?;
            Ok(busy != 0)
        });
        let busy = busy.await?;
        if !busy {
            (self.writes, self.last) = (0, Instant::now());
        }
        Ok(busy)
    }
}

/// Statement that restores the usual busy timeout, in milliseconds.
const PATIENT: &str = "PRAGMA busy_timeout = 10000";

/// Runs a checkpoint as far as possible without waiting for readers.
async fn checkpoint(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let query = sqlx::query_as::<_, (i64, i64, i64)>("PRAGMA wal_checkpoint(PASSIVE)");
    query.fetch_one(connection).await.map(drop)
}
