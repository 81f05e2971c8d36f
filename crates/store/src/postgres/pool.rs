//! Connections of a process.

use sqlx::postgres::{PgConnection, PgPoolOptions};
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// The number of the database's process that serves a connection; 0 before the first.
pub type Backend = Arc<AtomicI32>;

/// Connections whose commits are on disk when they return, whatever the server
/// does for others.
pub fn pool(connections: u32) -> PgPoolOptions {
    options(connections, None)
}

/// One such connection, which notes by which process of the database it is served.
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
