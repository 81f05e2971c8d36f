//! Queue of writes for the writer, in two lanes.
//!
//! Small writes, such as clock presses, and large writes, such as tournament files, wait in
//! different lanes. The writer alternates between them: a batch of small writes, one large write, a
//! batch of small writes. So a small write waits for at most one large write, however many are
//! queued. Large writes of different journals take turns.

use crate::batch::{Answer, Op};
use crate::{StoreError, StreamId};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, oneshot};

/// Maximum number of writes in a batch.
const BATCH: usize = 1024;
/// Maximum size of a batch of small writes in bytes.
const BATCH_BYTES: usize = 512 * 1024;
/// Size in bytes above which a write is large.
const LARGE: usize = 16 * 1024;
/// Capacity of each lane in kilobytes. Callers wait while a lane is full.
const ROOM: u32 = 32 * 1024;

/// A queued write.
pub struct Waiting {
    op: Op,
    weight: usize,
    reply: Reply,
}

/// Channel for the answer, and the share of the lane's capacity. The write holds its share until
/// the answer.
pub type Reply = (oneshot::Sender<Answer>, OwnedSemaphorePermit);

impl Waiting {
    pub fn parts(self) -> (Op, Reply) {
        (self.op, self.reply)
    }
}

pub struct WriteQueue {
    state: Mutex<State>,
    woken: Notify,
    room: [Arc<Semaphore>; 2],
}

#[derive(Default)]
struct State {
    small: VecDeque<Waiting>,
    /// Large writes by journal; the journal at the front is next.
    large: VecDeque<(Option<StreamId>, VecDeque<Waiting>)>,
    /// True if the last batch was of small writes.
    was_small: bool,
    closed: bool,
}

impl WriteQueue {
    pub fn new() -> WriteQueue {
        let room = [(); 2].map(|()| Arc::new(Semaphore::new(ROOM as usize)));
        WriteQueue { state: Mutex::default(), woken: Notify::new(), room }
    }

    /// Queues a write as soon as its lane has room. Returns the receiver of its answer.
    pub async fn push(&self, op: Op) -> Result<oneshot::Receiver<Answer>, StoreError> {
        let weight = op.weight();
        let kilobytes = u32::try_from(weight / 1024 + 1).unwrap_or(ROOM).min(ROOM);
        let room = self.room[usize::from(weight > LARGE)].clone();
        let room = room.acquire_many_owned(kilobytes).await.map_err(|_| StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        let mut state = lock(&self.state);
        if state.closed {
            return Err(StoreError::Closed);
        }
        state.push(Waiting { op, weight, reply: (reply, room) });
        drop(state);
        self.woken.notify_one();
        Ok(answer)
    }

    /// Waits for the next batch; `None` once the queue is closed and empty.
    pub async fn next(&self) -> Option<Vec<Waiting>> {
        loop {
            let woken = self.woken.notified();
            {
                let mut state = lock(&self.state);
                let batch = state.take();
                if !batch.is_empty() {
                    return Some(batch);
                }
                if state.closed {
                    return None;
                }
            }
            woken.await;
        }
    }

    pub fn is_empty(&self) -> bool {
        let state = lock(&self.state);
        state.small.is_empty() && state.large.is_empty()
    }

    /// Stops accepting writes; queued writes are still written.
    pub fn close(&self) {
        lock(&self.state).closed = true;
        self.room.iter().for_each(|room| room.close());
        self.woken.notify_one();
    }
}

impl State {
    fn push(&mut self, waiting: Waiting) {
        if waiting.weight <= LARGE {
            return self.small.push_back(waiting);
        }
        let whose = waiting.op.stream().cloned();
        match self.large.iter_mut().find(|(known, _)| *known == whose) {
            Some((_, line)) => line.push_back(waiting),
            None => self.large.push_back((whose, VecDeque::from([waiting]))),
        }
    }

    fn take(&mut self) -> Vec<Waiting> {
        let turn = self.was_small || self.small.is_empty();
        if let Some(large) = turn.then(|| self.take_large()).flatten() {
            self.was_small = false;
            return vec![large];
        }
        self.was_small = true;
        self.take_small()
    }

    fn take_large(&mut self) -> Option<Waiting> {
        let (whose, mut line) = self.large.pop_front()?;
        let first = line.pop_front();
        if !line.is_empty() {
            self.large.push_back((whose, line));
        }
        first
    }

    fn take_small(&mut self) -> Vec<Waiting> {
        let mut bytes = 0;
        let fits = |waiting: &&Waiting| {
            bytes += waiting.weight;
            bytes <= BATCH_BYTES
        };
        let count = self.small.iter().take(BATCH).take_while(fits).count();
        self.small.drain(..count).collect()
    }
}

pub fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::append::Append;
    use crate::chain::ChainKey;
    use crate::{Entry, EntryKind};

    fn append(stream: &str, bytes: usize) -> Op {
        let id = StreamId::new(stream).unwrap();
        let what = EntryKind::SeatRevoked { seat: "x".repeat(bytes) };
        let entries = vec![Entry { at: 0, wall: 0, what }];
        Op::Append(Append::new(&id, 0, entries, false, ChainKey::default()).unwrap())
    }

    /// Returns the journals of each batch, in the order of the batches.
    async fn taken(lanes: &WriteQueue) -> Vec<Vec<String>> {
        let mut batches = Vec::new();
        while !lanes.is_empty() {
            let batch = lanes.next().await.unwrap();
            let name = |waiting: &Waiting| waiting.op.stream().unwrap().to_string();
            batches.push(batch.iter().map(name).collect());
        }
        batches
    }

    #[tokio::test]
    async fn small_writes_wait_for_one_large_write_at_most() {
        let lanes = WriteQueue::new();
        for _ in 0..3 {
            lanes.push(append("file", 100_000)).await.unwrap();
        }
        lanes.push(append("a", 10)).await.unwrap();
        lanes.push(append("b", 10)).await.unwrap();
        assert_eq!(lanes.next().await.unwrap().len(), 2);
        lanes.push(append("c", 10)).await.unwrap();
        assert_eq!(taken(&lanes).await, [["file"], ["c"], ["file"], ["file"]]);
    }

    #[tokio::test]
    async fn journals_with_large_writes_take_turns() {
        let lanes = WriteQueue::new();
        for name in ["a", "a", "a", "b", "b", "c"] {
            lanes.push(append(name, 100_000)).await.unwrap();
        }
        assert_eq!(taken(&lanes).await.concat(), ["a", "b", "c", "a", "b", "a"]);
    }

    #[tokio::test]
    async fn batch_of_small_writes_is_bounded_in_bytes() {
        let lanes = WriteQueue::new();
        for _ in 0..100 {
            lanes.push(append("a", 15_000)).await.unwrap();
        }
        let sizes: Vec<usize> = taken(&lanes).await.iter().map(Vec::len).collect();
        assert!(sizes.len() >= 3 && sizes.iter().all(|size| size * 15_000 <= BATCH_BYTES));
        assert_eq!(sizes.iter().sum::<usize>(), 100);
    }

    #[tokio::test]
    async fn queued_writes_are_written_after_closing() {
        let lanes = WriteQueue::new();
        lanes.push(append("a", 10)).await.unwrap();
        lanes.close();
        assert!(lanes.push(append("a", 10)).await.is_err());
        assert_eq!(lanes.next().await.map(|batch| batch.len()), Some(1));
        assert!(lanes.next().await.is_none());
    }
}
