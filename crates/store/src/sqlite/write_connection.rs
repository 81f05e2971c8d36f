//! The writing connection.

use super::options::durable;
use crate::StoreError;
use crate::migrations::{self, migrate};
use crate::writer::Progress;
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::path::{Path, PathBuf};

/// Number of SQLite virtual machine instructions per step of progress.
const STEP: i32 = 1_000;

/// The writing connection, replaced after a failure. SQLite may have rolled back by itself, for
/// example on a full disk, and sqlx would continue in a transaction that no longer exists.
pub struct WriteConnection {
    path: PathBuf,
    progress: Progress,
    connection: Option<SqliteConnection>,
}

impl WriteConnection {
    pub async fn open(path: &Path, progress: Progress) -> Result<WriteConnection, StoreError> {
        let mut connection = connect(path, &progress).await?;
        migrate(migrations::SQLITE, &mut connection).await?;
        Ok(WriteConnection { path: path.to_owned(), progress, connection: Some(connection) })
    }

    /// Runs `work` on the connection and keeps the connection only on success.
    pub async fn with<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.path, &self.progress).await?,
        };
        let done = work(&mut connection).await;
        match &done {
            Ok(_) => self.connection = Some(connection),
            Err(_) => close(connection).await,
        }
        done
    }

    /// Closes the connection, after opening a new connection if none is left. The last connection
    /// to close merges the log into the database file, and only a writer can do that.
    pub async fn close(self) {
        let connection = match self.connection {
            Some(connection) => Ok(connection),
            None => connect(&self.path, &self.progress).await,
        };
        match connection {
            Ok(connection) => close(connection).await,
            Err(error) => tracing::error!(%error, "the journal was not closed tidily"),
        }
    }
}

/// Opens a connection whose statements report progress while they run, because one statement may
/// insert thousands of rows. A disk sync is not a statement and reports no progress.
async fn connect(path: &Path, progress: &Progress) -> Result<SqliteConnection, StoreError> {
    let mut connection = SqliteConnection::connect_with(&durable(path)).await?;
    let progress = progress.clone();
    connection.lock_handle().await?.set_progress_handler(STEP, move || {
        progress.step();
        true
    });
    Ok(connection)
}

async fn close(connection: SqliteConnection) {
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the journal was not closed tidily");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn long_statement_reports_progress() {
        let folder = tempfile::tempdir().unwrap();
        let progress = Progress::default();
        let path = folder.path().join("journal.db");
        let mut writing = WriteConnection::open(&path, progress.clone()).await.unwrap();
        let before = progress.count();
        let long = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
                    SELECT max(i) FROM n";
        let count = writing
            .with(async |connection| Ok(sqlx::query_scalar(long).fetch_one(connection).await?));
        let count: i64 = count.await.unwrap();
        let after = progress.count();
        assert_eq!(count, 9_999);
        assert!(after > before + 10, "{before} {after}");
        writing.close().await;
    }
}
