//! The connection that writes.

use super::options::durable;
use crate::StoreError;
use crate::migrations::{self, migrate};
use crate::writer::Progress;
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::path::{Path, PathBuf};

/// Instructions of SQLite's machine that are one step of progress.
const STEP: i32 = 1_000;

/// The connection that writes. After a failure it is another one: SQLite may have
/// rolled back by itself, as it does when the disk is full, and sqlx would go on
/// in a transaction that is no more.
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

    /// Does something, and trusts the connection afterwards only if it went well.
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

    /// Another is opened if none is left: the last that leaves tidies the journal
    /// up into one file, and only a writer can.
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

/// A connection whose statements report progress while they run: one of them may insert
/// thousands of rows. A sync of the disk is no statement, and reports none.
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
    async fn one_long_statement_shows_progress_and_rest_does_not() {
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
