//! In-memory store, for tests and throwaway servers.

use crate::append::Append;
use crate::batch::{Answer, Batch, Beat, Head, Op, Row, Touched};
use crate::chain::ChainKey;
use crate::error::only_store;
use crate::joint_write::JointWrite;
use crate::private::erasure_records::Forgotten;
use crate::private::person_erasure::{self, Held, Shelf};
use crate::rows;
use crate::write_queue::lock;
use crate::{
    AppendError, Change, Entry, ErasureList, ErasureScope, FORMAT, Filter, Joined, JournalAppend,
    NewJournal, NewStream, Store, StoreError, Stored, StreamId, StreamInfo,
};
use async_trait::async_trait;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Bound::{Excluded, Unbounded};
use std::path::Path;
use std::sync::{Mutex, MutexGuard};
use tokio::sync::broadcast;

/// Number of private texts per page.
const PAGE: usize = 200;

#[derive(Default)]
struct State {
    /// In order of creation.
    streams: Vec<Stream>,
    names: HashMap<StreamId, usize>,
    /// Private texts, by the index of their stream and their version.
    private: BTreeMap<(i64, i64), Held>,
    /// Forgotten persons by hash, and whether their erasure is complete.
    forgotten: BTreeMap<String, (Forgotten, bool)>,
    tombstones: BTreeSet<StreamId>,
    last_beat: Option<i64>,
    last_at: i64,
    closed: bool,
}

struct Stream {
    info: StreamInfo,
    bodies: Vec<String>,
    deleted: bool,
}

pub struct Memory {
    state: Mutex<State>,
    changes: broadcast::Sender<Change>,
}

impl Memory {
    pub fn new(changes: broadcast::Sender<Change>) -> Memory {
        Memory { state: Mutex::default(), changes }
    }

    fn open(&self) -> Result<MutexGuard<'_, State>, StoreError> {
        let state = lock(&self.state);
        if state.closed { Err(StoreError::Closed) } else { Ok(state) }
    }

    fn write(&self, op: Op) -> Answer {
        let written = self.open()?.commit(&[op]);
        for change in written.changes {
            // There may be no receiver.
            let _ = self.changes.send(change);
        }
        written.answers.into_iter().next().unwrap_or(Err(StoreError::Closed.into()))
    }
}

impl State {
    fn commit(&mut self, ops: &[Op]) -> crate::batch::Written {
        let mut batch = Batch::decide(ops, self.heads(ops), ChainKey::default());
        for (new, state) in batch.created() {
            self.create(new);
            self.touch(&state);
        }
        for row in &batch.rows {
            if let Some(&place) = self.names.get(row.stream) {
                self.streams[place].bodies.push(row.body.to_owned());
                self.keep(number(place), row);
            }
        }
        batch.gone_on().for_each(|touched| self.touch(touched));
        self.last_beat = self.last_beat.max(batch.beat().map(|beat| beat.at));
        for op in batch.taken_out() {
            if let Some(gone) = self.take_out(op) {
                batch.gone(gone);
            }
        }
        batch.written()
    }

    fn heads(&self, ops: &[Op]) -> HashMap<StreamId, Head> {
        let head = |id: &StreamId| {
            let info = &self.of(id)?.info;
            let head = Head { key: None, version: info.version, kind: info.kind, link: None };
            Some((id.clone(), head))
        };
        Batch::mentioned(ops).into_iter().filter_map(head).collect()
    }

    fn create(&mut self, new: &NewStream) {
        let NewStream { id, kind, parent } = new.clone();
        self.names.insert(id.clone(), self.streams.len());
        let info = StreamInfo { id, kind, parent, version: 0, running: false };
        self.streams.push(Stream { info, bodies: Vec::new(), deleted: false });
    }

    fn touch(&mut self, touched: &Touched<'_>) {
        let Some(&place) = self.names.get(touched.id) else { return };
        let info = &mut self.streams[place].info;
        info.version = touched.version.unsigned_abs();
        info.running = touched.running;
        self.last_at = self.last_at.max(touched.last_at);
    }

    fn keep(&mut self, number: i64, row: &Row<'_>) {
        let Some(private) = row.private else { return };
        let (stream, version) = (row.stream.to_string(), row.version);
        let (wall, proof, texts) = (private.wall, private.salt.clone(), private.texts.clone());
        let held = Held { number, stream, version, wall, proof, texts };
        self.private.insert((number, version), held);
    }

    /// Applies an erasure; returns the deleted journal, if any.
    fn take_out<'a>(&mut self, op: &'a Op) -> Option<&'a StreamId> {
        match op {
            Op::Redact(all) => {
                for one in all {
                    let held = self.private.get_mut(&(one.number, one.version));
                    if let Some(held) = held.filter(|held| held.proof == one.before) {
                        (held.texts, held.proof) = (one.texts.clone(), one.seal.clone());
                    }
                }
                None
            }
            Op::Remember(all, done) => {
                for one in all {
                    let known = self.forgotten.get(&one.hash).map_or(0, |(known, _)| known.until);
                    let one = Forgotten { until: one.until.max(known), ..one.clone() };
                    self.forgotten.insert(one.hash.clone(), (one, *done));
                }
                None
            }
            Op::Delete(id) if !self.streams.iter().any(|game| game.is_of(id)) => {
                let place = self.names.remove(id)?;
                self.streams[place].deleted = true;
                self.streams[place].bodies.clear();
                self.private.retain(|(stream, _), _| *stream != number(place));
                self.tombstones.insert(id.clone());
                Some(id)
            }
            _ => None,
        }
    }

    fn of(&self, id: &StreamId) -> Option<&Stream> {
        self.names.get(id).map(|&place| &self.streams[place])
    }

    fn read(&self, id: &StreamId, after: u64, limit: usize) -> Result<Vec<Stored>, StoreError> {
        let Some(&place) = self.names.get(id) else { return Ok(Vec::new()) };
        let versions = (1..).zip(&self.streams[place].bodies);
        let wanted = versions.skip(usize::try_from(after).unwrap_or(usize::MAX)).take(limit);
        let read = |(version, body): (i64, &String)| {
            let texts = self.private.get(&(number(place), version)).map(|held| held.texts.clone());
            rows::stored(id, (version, i64::from(FORMAT), body.clone(), texts))
        };
        wanted.map(read).collect()
    }

    fn list(&self, filter: &Filter) -> Vec<StreamInfo> {
        let first = match &filter.after {
            Some(after) => self.names.get(after).map_or(self.streams.len(), |place| place + 1),
            None => 0,
        };
        let there = self.streams[first..].iter().filter(|stream| !stream.deleted);
        let all = there.map(|stream| &stream.info);
        all.filter(|info| fits(filter, info)).take(filter.limit).cloned().collect()
    }
}

impl Stream {
    /// Returns true for a game of the competition.
    fn is_of(&self, competition: &StreamId) -> bool {
        !self.deleted && self.info.parent.as_ref() == Some(competition)
    }
}

fn fits(filter: &Filter, info: &StreamInfo) -> bool {
    filter.kind.is_none_or(|kind| kind == info.kind)
        && filter.running.is_none_or(|running| running == info.running)
        && filter.parent.as_ref().is_none_or(|parent| Some(parent) == info.parent.as_ref())
}

fn number(place: usize) -> i64 {
    i64::try_from(place).unwrap_or(i64::MAX)
}

#[async_trait]
impl Shelf for Memory {
    fn key(&self) -> ChainKey {
        ChainKey::default()
    }

    async fn held(
        &self,
        of: Option<&StreamId>,
        after: (i64, i64),
    ) -> Result<Vec<Held>, StoreError> {
        let state = self.open()?;
        // The first stream has index 0 and versions start at 1, so (0, 0) precedes every text.
        let later = state.private.range((Excluded(after), Unbounded)).map(|(_, held)| held);
        let of = later.filter(|held| of.is_none_or(|id| held.stream == id.as_str()));
        Ok(of.take(PAGE).cloned().collect())
    }

    async fn latest(&self) -> Result<i64, StoreError> {
        let state = self.open()?;
        Ok(state.private.values().map(|held| held.wall).max().unwrap_or(0))
    }

    async fn known(&self) -> Result<(Vec<(Forgotten, bool)>, Vec<StreamId>), StoreError> {
        let state = self.open()?;
        let persons = state.forgotten.values().cloned().collect();
        Ok((persons, state.tombstones.iter().cloned().collect()))
    }

    async fn write(&self, op: Op) -> Answer {
        Memory::write(self, op)
    }

    async fn clean(&self) -> Result<bool, StoreError> {
        Ok(false)
    }
}

#[async_trait]
impl Store for Memory {
    async fn create(&self, stream: NewStream) -> Result<(), StoreError> {
        Memory::write(self, Op::Create(stream)).map_or_else(only_store, |_| Ok(()))
    }

    async fn append(
        &self,
        id: &StreamId,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
    ) -> Result<u64, AppendError> {
        let key = ChainKey::default();
        Memory::write(self, Op::Append(Append::prepare(id, expected, entries, running, key).await?))
    }

    async fn begin(
        &self,
        begun: Vec<NewJournal>,
        then: Option<JournalAppend>,
    ) -> Result<(), AppendError> {
        let joint = JointWrite::prepare(begun, then, ChainKey::default()).await?;
        Memory::write(self, Op::JointWrite(joint)).map(drop)
    }

    async fn read(
        &self,
        id: &StreamId,
        after: u64,
        limit: usize,
    ) -> Result<Vec<Stored>, StoreError> {
        self.open()?.read(id, after, limit)
    }

    async fn stream(&self, id: &StreamId) -> Result<Option<StreamInfo>, StoreError> {
        Ok(self.open()?.of(id).map(|stream| stream.info.clone()))
    }

    async fn list(&self, filter: &Filter) -> Result<Vec<StreamInfo>, StoreError> {
        Ok(self.open()?.list(filter))
    }

    async fn forget(&self, whom: &ErasureScope) -> Result<Vec<StreamId>, StoreError> {
        person_erasure::forget(self, whom).await
    }

    async fn forgotten(&self) -> Result<ErasureList, StoreError> {
        person_erasure::gone(self).await
    }

    async fn apply(&self, gone: &ErasureList) -> Result<Vec<StreamId>, StoreError> {
        person_erasure::apply(self, gone).await
    }

    async fn delete(&self, id: &StreamId) -> Result<(), StoreError> {
        Memory::write(self, Op::Delete(id.clone())).map_or_else(only_store, |_| Ok(()))
    }

    async fn is_deleted(&self, id: &StreamId) -> Result<bool, StoreError> {
        Ok(self.open()?.tombstones.contains(id))
    }

    async fn beat(&self, at: u64) -> Result<(), StoreError> {
        Memory::write(self, Op::Beat(Beat::new(at)?)).map_or_else(only_store, |_| Ok(()))
    }

    fn progress(&self) -> u64 {
        0
    }

    async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        rows::optional_moment(self.open()?.last_beat)
    }

    async fn join(&self) -> Result<Joined, StoreError> {
        let state = self.open()?;
        let now = state.last_beat.unwrap_or(0).max(state.last_at);
        Ok(Joined::alone(now.unsigned_abs()))
    }

    async fn recovered(&self) -> Result<(), StoreError> {
        self.open().map(drop)
    }

    async fn others(&self) -> Result<bool, StoreError> {
        Ok(false)
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn backup(&self, _: &Path) -> Result<(), StoreError> {
        let why = "a store in memory keeps nothing; open a file if it is to last";
        Err(StoreError::Backup(why.to_owned()))
    }

    async fn close(&self) {
        lock(&self.state).closed = true;
    }
}
