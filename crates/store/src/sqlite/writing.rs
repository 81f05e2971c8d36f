//! The connection that writes.

use super::options::durable;
use crate::StoreError;
use crate::migrations::{self, migrate};
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::path::{Path, PathBuf};

/// The connection that writes. After a failure it is another one: SQLite may have
/// rolled back by itself, as it does when the disk is full, and sqlx would go on
/// in a transaction that is no more.
pub struct Writing {
    path: PathBuf,
    connection: Option<SqliteConnection>,
}

impl Writing {
    pub async fn open(path: &Path) -> Result<Writing, StoreError> {
        let mut connection = connect(path).await?;
        migrate(migrations::SQLITE, &mut connection).await?;
        Ok(Writing { path: path.to_owned(), connection: Some(connection) })
    }

    /// Does something, and trusts the connection afterwards only if it went well.
    pub async fn with<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.path).await?,
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
            None => connect(&self.path).await,
        };
        match connection {
            Ok(connection) => close(connection).await,
            Err(error) => tracing::error!(%error, "the journal was not closed tidily"),
        }
    }
}

async fn connect(path: &Path) -> Result<SqliteConnection, StoreError> {
    Ok(SqliteConnection::connect_with(&durable(path)).await?)
}

async fn close(connection: SqliteConnection) {
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the journal was not closed tidily");
    }
}
