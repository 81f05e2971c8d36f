//! Connection options of the database file.

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use std::path::Path;
use std::time::Duration;

/// Returns options under which a commit is durable when it returns.
pub fn durable(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        .pragma("wal_autocheckpoint", "0")
        // secure_delete: erased names must not remain in the database file.
        .pragma("secure_delete", "ON")
}

/// Uses a small page cache, because a journal is read once from end to end.
pub fn small(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options.pragma("cache_size", "-128")
}

#[cfg(test)]
mod tests {
    use super::{durable, small};
    use sqlx::Connection;
    use sqlx::sqlite::SqliteConnection;

    /// 2 is FULL: a commit waits for the disk.
    #[tokio::test]
    async fn commits_are_durable() {
        let folder = tempfile::tempdir().unwrap();
        let options = durable(&folder.path().join("journal.db"));
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let query = "SELECT (SELECT synchronous FROM pragma_synchronous),
                            (SELECT journal_mode FROM pragma_journal_mode),
                            (SELECT foreign_keys FROM pragma_foreign_keys)";
        let found: (i64, String, i64) =
            sqlx::query_as(query).fetch_one(&mut connection).await.unwrap();
        assert_eq!(found, (2, "wal".to_owned(), 1));
    }

    /// Two concurrent checkpoints can lose committed data in SQLite before 3.51.3.
    #[tokio::test]
    async fn only_the_writer_checkpoints() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.db");
        let mut writer = SqliteConnection::connect_with(&durable(&path)).await.unwrap();
        sqlx::query("CREATE TABLE t (x)").execute(&mut writer).await.unwrap();
        let before = std::fs::metadata(&path).unwrap().len();
        // By default SQLite would checkpoint after a thousand pages.
        let many = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
                    INSERT INTO t SELECT zeroblob(4000) FROM n";
        sqlx::query(many).execute(&mut writer).await.unwrap();
        let checkpoint = "PRAGMA wal_checkpoint(PASSIVE)";
        let reading = small(durable(&path).read_only(true));
        let mut reader = SqliteConnection::connect_with(&reading).await.unwrap();
        let _ = sqlx::query(checkpoint).execute(&mut reader).await;
        reader.close().await.unwrap();
        let size = || std::fs::metadata(&path).unwrap().len();
        assert_eq!(size(), before, "something was brought over");
        sqlx::query(checkpoint).execute(&mut writer).await.unwrap();
        assert!(size() > before + 3000 * 4000, "the writer could not");
    }
}
