//! Connections of a process.

use sqlx::postgres::PgPoolOptions;
use std::time::Duration;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// Connections whose commits are on disk when they return, whatever the server
/// does for others.
pub fn pool(connections: u32) -> PgPoolOptions {
    let durable = "SELECT set_config('synchronous_commit', 'on', false)
                   WHERE current_setting('synchronous_commit') = 'off'";
    PgPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE).after_connect(
        move |connection, _| {
            Box::pin(async move { sqlx::query(durable).execute(connection).await.map(drop) })
        },
    )
}
