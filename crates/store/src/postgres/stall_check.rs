//! Detects whether the database works on a long transaction.
//!
//! A statement shows no progress before it ends, and a slow machine may take seconds for a
//! statement. So a second connection checks while the statement runs. The database is working if
//! the writer's backend runs a statement, waits for no lock, and the write-ahead log grows. On a
//! hung disk the log does not grow, and a broken connection runs no statement.

use super::pool::Backend;
use crate::writer::Progress;
use sqlx::postgres::PgPool;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// Interval of checks. Shorter work is not checked.
const LOOK: Duration = Duration::from_millis(200);
/// Timeout for an answer.
const ANSWER: Duration = Duration::from_secs(1);

const AT_WORK: &str = "SELECT pg_current_wal_insert_lsn()::text FROM pg_stat_activity
     WHERE pid = $1 AND state = 'active' AND wait_event_type IS DISTINCT FROM 'Lock'";

/// Runs `work` and counts steps while the database makes progress on it.
pub async fn watched<T>(
    looks: &PgPool,
    backend: &Backend,
    progress: &Progress,
    work: impl Future<Output = T>,
) -> T {
    tokio::select! {
        biased;
        done = work => done,
        never = look(looks, backend, progress) => match never {},
    }
}

async fn look(looks: &PgPool, backend: &Backend, progress: &Progress) -> std::convert::Infallible {
    let mut before = None;
    loop {
        sleep(LOOK).await;
        let query = sqlx::query_scalar(AT_WORK).bind(backend.load(Ordering::Acquire));
        let Ok(Ok(now)) = timeout(ANSWER, query.fetch_optional(looks)).await else { continue };
        let now: Option<String> = now;
        if now.is_some() && before.is_some() && now != before {
            progress.step();
        }
        before = now;
    }
}
