//! What is committed stands in SQLite's log first. It is brought to its places
//! beside the writing: a commit that had to do it would hold everybody up.

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::sleep;

const PAUSE: Duration = Duration::from_millis(50);
/// Pages in the log from which on the writer has to let it begin anew.
const LONG: i64 = 8192;

pub struct Checkpoints {
    wake: mpsc::Sender<()>,
    long: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    pub fn start(connection: SqliteConnection) -> Checkpoints {
        let (wake, woken) = mpsc::channel(1);
        let long = Arc::new(AtomicBool::new(false));
        let task = tokio::spawn(run(connection, woken, long.clone()));
        Checkpoints { wake, long, task }
    }

    /// Something was committed. While others write, the log never quite comes to
    /// an end; the writer, which can wait for itself, sees to it when it is long.
    pub async fn committed(&self, writer: &mut SqliteConnection) {
        let _ = self.wake.try_send(());
        if self.long.swap(false, Ordering::Relaxed) {
            checkpoint(writer).await;
        }
    }

    pub async fn close(self) {
        drop(self.wake);
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the journal's log was not looked after");
        }
    }
}

async fn run(
    mut connection: SqliteConnection,
    mut woken: mpsc::Receiver<()>,
    long: Arc<AtomicBool>,
) {
    while woken.recv().await.is_some() {
        let pages = checkpoint(&mut connection).await;
        long.store(pages > LONG, Ordering::Relaxed);
        sleep(PAUSE).await;
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the journal was not closed tidily");
    }
}

/// Brings over what it can without waiting. Says how many pages the log has.
async fn checkpoint(connection: &mut SqliteConnection) -> i64 {
    let query = sqlx::query_as::<_, (i64, i64, i64)>("PRAGMA wal_checkpoint(PASSIVE)");
    match query.fetch_one(connection).await {
        Ok((_, pages, _)) => pages,
        Err(error) => {
            tracing::warn!(%error, "the journal's log grows");
            0
        }
    }
}
