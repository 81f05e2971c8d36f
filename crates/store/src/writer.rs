//! Group commit: while a batch is written, the writes of the next batch wait in the
//! [queue](crate::write_queue).

use crate::batch::{Answer, Op, Written};
use crate::write_queue::{Waiting, WriteQueue, lock};
use crate::{Change, StoreError};
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::thread;
use tokio::runtime::Builder;
use tokio::sync::{broadcast, oneshot};

/// A backend that commits batches.
pub trait Commit: Send + 'static {
    /// Commits every valid write in one transaction. The writes are durable when this method
    /// returns. An error applies to all writes of the batch.
    fn commit(&mut self, ops: &[Op]) -> impl Future<Output = Result<Written, StoreError>>;

    /// Does housekeeping after all callers have been answered.
    fn rest(&mut self, _queue_is_empty: bool) -> impl Future<Output = ()> {
        async {}
    }

    /// Closes the backend after the last batch.
    fn close(self) -> impl Future<Output = ()>;
}

/// Counter of work steps. While the counter grows, the store is busy. If a write waits and the
/// counter does not grow, the disk is not responding.
#[derive(Clone, Default)]
pub struct Progress(Arc<AtomicU64>);

impl Progress {
    pub fn step(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The writer, a dedicated thread. A commit takes several round trips to the database. After each
/// of them, a task would wait for a free worker, behind all tasks that the previous commit has
/// woken.
pub struct Writer {
    lanes: Arc<WriteQueue>,
    ended: Mutex<Option<oneshot::Receiver<()>>>,
}

impl Writer {
    pub fn start(
        commit: impl Commit,
        changes: broadcast::Sender<Change>,
    ) -> Result<Writer, StoreError> {
        let lanes = Arc::new(WriteQueue::new());
        let (end, ended) = oneshot::channel();
        let runtime = Builder::new_current_thread().enable_all().build().map_err(no_thread)?;
        let waiting = lanes.clone();
        let work = move || {
            runtime.block_on(run(commit, waiting, changes));
            // The receiver may be gone.
            let _ = end.send(());
        };
        thread::Builder::new().name("journal".to_owned()).spawn(work).map_err(no_thread)?;
        Ok(Writer { lanes, ended: Mutex::new(Some(ended)) })
    }

    /// Queues a write and waits until it is durable.
    pub async fn write(&self, op: Op) -> Answer {
        let answer = self.lanes.push(op).await?;
        answer.await.unwrap_or(Err(StoreError::Closed.into()))
    }

    /// Writes all queued entries, then closes the backend.
    pub async fn close(&self) {
        self.lanes.close();
        let ended = lock(&self.ended).take();
        if let Some(Err(_)) = async { Some(ended?.await) }.await {
            tracing::error!("the writer of the journals failed");
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.lanes.close();
    }
}

fn no_thread(error: std::io::Error) -> StoreError {
    StoreError::Database(sqlx::Error::Io(error).into())
}

async fn run(mut commit: impl Commit, lanes: Arc<WriteQueue>, changes: broadcast::Sender<Change>) {
    while let Some(waiting) = lanes.next().await {
        let (ops, replies): (Vec<Op>, Vec<_>) = waiting.into_iter().map(Waiting::parts).unzip();
        let answers = match unwound(commit.commit(&ops)).await {
            Ok(written) => announce(written, &changes),
            Err(error) => failed(&ops, &error),
        };
        for ((reply, _room), answer) in replies.into_iter().zip(answers) {
            // The caller may be gone.
            let _ = reply.send(answer);
        }
        commit.rest(lanes.is_empty()).await;
    }
    commit.close().await;
}

/// Turns a panic into an error, because no game could continue without the writer.
async fn unwound<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let mut work = pin!(work);
    poll_fn(|context| {
        let poll = AssertUnwindSafe(|| work.as_mut().poll(context));
        let failed = || StoreError::damaged("a batch of writes", "writing it panicked");
        catch_unwind(poll).unwrap_or_else(|_| Poll::Ready(Err(failed())))
    })
    .await
}

fn announce(written: Written, changes: &broadcast::Sender<Change>) -> Vec<Answer> {
    for change in written.changes {
        // There may be no receiver.
        let _ = changes.send(change);
    }
    written.answers
}

fn failed(ops: &[Op], error: &StoreError) -> Vec<Answer> {
    tracing::error!(%error, writes = ops.len(), "a batch was not written");
    ops.iter().map(|_| Err(error.clone().into())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Panics on the first batch.
    struct Panics(bool);

    impl Commit for Panics {
        async fn commit(&mut self, ops: &[Op]) -> Result<Written, StoreError> {
            assert!(!std::mem::take(&mut self.0), "as it should");
            Ok(Written { answers: ops.iter().map(|_| Ok(0)).collect(), changes: Vec::new() })
        }

        async fn close(self) {}
    }

    #[tokio::test]
    async fn writer_survives_a_panic() {
        let writer = Writer::start(Panics(true), broadcast::channel(1).0).unwrap();
        assert!(writer.write(Op::Beat(crate::batch::Beat::new(1).unwrap())).await.is_err());
        assert!(writer.write(Op::Beat(crate::batch::Beat::new(2).unwrap())).await.is_ok());
    }
}
