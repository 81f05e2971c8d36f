//! Server over a real network, with a store that fails and waits on demand.

use crate::config::{Config, Limits};
use crate::process::serve::Server;
use async_trait::async_trait;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{broadcast, watch};
use touchmove_players::{Seat, call};
use touchmove_store::{
    AppendError, Change, Entry, ErasureList, ErasureScope, Filter, Joined, JournalAppend,
    NewJournal, NewStream, Store, StoreError, Stored, StreamId, StreamInfo,
};

/// A store in memory that can be slow, or refuse writes.
pub(super) struct Faulty {
    inner: Arc<dyn Store>,
    /// Duration of each write, in milliseconds.
    pub slow: AtomicU64,
    /// True if all writes fail.
    pub full: AtomicBool,
    /// True if the store reports progress while writes wait.
    pub works: AtomicBool,
    steps: AtomicU64,
    /// Number of appends that fail while heartbeats succeed.
    pub no_room: AtomicU64,
    /// Number of reads.
    pub reads: AtomicU64,
    /// Number of writes.
    pub writes: AtomicU64,
    /// The journal whose reads are held back.
    pub held: watch::Sender<Option<StreamId>>,
}

impl Faulty {
    pub async fn new() -> Arc<Faulty> {
        let inner = touchmove_store::open("memory").await.unwrap();
        let (slow, full, works) = (0.into(), false.into(), false.into());
        let (steps, no_room, reads, writes) = (0.into(), 0.into(), 0.into(), 0.into());
        let held = watch::channel(None).0;
        Arc::new(Faulty { inner, slow, full, works, steps, no_room, reads, writes, held })
    }

    async fn write(&self) -> Result<(), StoreError> {
        self.writes.fetch_add(1, Ordering::AcqRel);
        tokio::time::sleep(Duration::from_millis(self.slow.load(Ordering::Acquire))).await;
        match self.full.load(Ordering::Acquire) {
            true => Err(StoreError::Backup("the disk is full".to_owned())),
            false => Ok(()),
        }
    }
}

#[async_trait]
impl Store for Faulty {
    async fn create(&self, stream: NewStream) -> Result<(), StoreError> {
        self.write().await?;
        self.inner.create(stream).await
    }

    async fn append(
        &self,
        id: &StreamId,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
    ) -> Result<u64, AppendError> {
        self.write().await?;
        let left = |left: u64| left.checked_sub(1);
        if self.no_room.fetch_update(Ordering::AcqRel, Ordering::Acquire, left).is_ok() {
            return Err(StoreError::Backup("no room for an entry".to_owned()).into());
        }
        self.inner.append(id, expected, entries, running).await
    }

    async fn begin(
        &self,
        begun: Vec<NewJournal>,
        then: Option<JournalAppend>,
    ) -> Result<(), AppendError> {
        self.write().await?;
        self.inner.begin(begun, then).await
    }

    async fn read(&self, id: &StreamId, after: u64, to: usize) -> Result<Vec<Stored>, StoreError> {
        self.reads.fetch_add(1, Ordering::AcqRel);
        let free = |held: &Option<StreamId>| held.as_ref() != Some(id);
        self.held.subscribe().wait_for(free).await.expect("the store itself holds the other end");
        self.inner.read(id, after, to).await
    }

    async fn stream(&self, id: &StreamId) -> Result<Option<StreamInfo>, StoreError> {
        self.inner.stream(id).await
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<StreamInfo>, StoreError> {
        self.inner.list(filter).await
    }

    async fn forget(&self, whom: &ErasureScope) -> Result<Vec<StreamId>, StoreError> {
        self.write().await?;
        self.inner.forget(whom).await
    }

    async fn forgotten(&self) -> Result<ErasureList, StoreError> {
        self.inner.forgotten().await
    }

    async fn apply(&self, gone: &ErasureList) -> Result<Vec<StreamId>, StoreError> {
        self.inner.apply(gone).await
    }

    async fn is_deleted(&self, id: &StreamId) -> Result<bool, StoreError> {
        self.inner.is_deleted(id).await
    }

    async fn delete(&self, id: &StreamId) -> Result<(), StoreError> {
        self.write().await?;
        self.inner.delete(id).await
    }

    async fn beat(&self, at: u64) -> Result<(), StoreError> {
        self.write().await?;
        self.inner.beat(at).await
    }

    fn progress(&self) -> u64 {
        self.steps.fetch_add(self.works.load(Ordering::Acquire).into(), Ordering::AcqRel)
    }

    async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        self.inner.last_beat().await
    }

    async fn join(&self) -> Result<Joined, StoreError> {
        self.inner.join().await
    }

    async fn recovered(&self) -> Result<(), StoreError> {
        self.inner.recovered().await
    }

    async fn others(&self) -> Result<bool, StoreError> {
        self.inner.others().await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.inner.changes()
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.inner.backup(to).await
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}

/// A server on the network.
pub(super) struct Net {
    pub store: Arc<Faulty>,
    pub address: String,
    _folder: tempfile::TempDir,
}

impl Net {
    pub async fn new() -> Net {
        Net::with(Limits::unlimited()).await
    }

    pub async fn with(limits: Limits) -> Net {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            store: "memory".into(),
            listen: ([127, 0, 0, 1], 0).into(),
            key_file: folder.path().join("key"),
            limits,
            ..Config::default()
        };
        let store = Faulty::new().await;
        let server = Server::over(store.clone(), config).await.unwrap();
        let address = server.address().to_string();
        tokio::spawn(server.run(std::future::pending()));
        Net { store, address, _folder: folder }
    }

    pub async fn ask(&self, method: &str, path: &str, secret: &str, body: Value) -> (u16, Value) {
        let secret = Some(secret).filter(|secret| !secret.is_empty());
        call(&self.address, method, path, secret, Some(&body)).await.unwrap()
    }

    /// Creates a game or a competition; returns the answer.
    pub async fn create(&self, path: &str, new: Value) -> Value {
        let (status, created) = self.ask("POST", path, "", new).await;
        assert_eq!(status, 201, "{created}");
        created
    }

    /// A connection after its first messages.
    pub async fn sit(&self, path: &str, secret: &str, first: usize) -> Seat {
        let mut seat = Seat::connect(&self.address, path).await.unwrap();
        seat.send_json(&json!({ "sit": { "secret": secret } })).await.unwrap();
        for _ in 0..first {
            seat.receive().await.unwrap();
        }
        seat
    }
}

pub(super) fn secret(created: &Value, role: &str) -> String {
    let seats = created["seats"].as_array().unwrap();
    let seat = seats.iter().find(|seat| seat["role"] == role);
    seat.unwrap()["secret"].as_str().unwrap().to_owned()
}
