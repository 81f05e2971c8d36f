//! Connection pools of a process.

use sqlx::postgres::{PgConnection, PgPoolOptions};
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

/// Timeout for getting a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// Process id of the backend that serves a connection; 0 before the first connection.
pub type Backend = Arc<AtomicI32>;

/// Returns a pool whose commits are durable when they return, regardless of the server's default.
pub fn pool(connections: u32) -> PgPoolOptions {
    options(connections, None)
}

/// Returns a pool with a single durable connection, which records its backend's process id.
pub fn noted(backend: Backend) -> PgPoolOptions {
    options(1, Some(backend))
}

fn options(connections: u32, backend: Option<Backend>) -> PgPoolOptions {
    PgPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE).after_connect(
        move |connection, _| {
            let backend = backend.clone();
            Box::pin(async move { prepare(connection, backend).await })
        },
    )
}

async fn prepare(
    connection: &mut PgConnection,
    backend: Option<Backend>,
) -> Result<(), sqlx::Error> {
    let durable = "SELECT set_config('synchronous_commit', 'on', false)
                   WHERE current_setting('synchronous_commit') = 'off'";
    sqlx::query(durable).execute(&mut *connection).await?;
    if let Some(backend) = backend {
        let query = sqlx::query_scalar("SELECT pg_backend_pid()");
        backend.store(query.fetch_one(connection).await?, Ordering::Release);
    }
    Ok(())
}
