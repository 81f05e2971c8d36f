//! Journals that are gone when the process ends.

use crate::batch::{Answer, Append, Batch, Head, Op, Touched, moment};
use crate::chain::ChainKey;
use crate::error::only_store;
use crate::persons;
use crate::rows;
use crate::together::Together;
use crate::writer::lock;
use crate::{
    Addition, AppendError, Beginning, Change, Entry, FORMAT, Filter, Joined, NewStream, Store,
    StoreError, Stored, StreamId, StreamInfo, Whom,
};
use async_trait::async_trait;
use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use std::sync::{Mutex, MutexGuard};
use tokio::sync::broadcast;

#[derive(Default)]
struct State {
    /// In the order of their creation.
    streams: Vec<Stream>,
    names: HashMap<StreamId, usize>,
    /// What stands for names, of which journal.
    persons: HashMap<String, (StreamId, Option<String>)>,
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
            // Nobody may be listening.
            let _ = self.changes.send(change);
        }
        written.answers.into_iter().next().unwrap_or(Err(StoreError::Closed.into()))
    }
}

impl State {
    fn commit(&mut self, ops: &[Op]) -> crate::batch::Written {
        let batch = Batch::decide(ops, self.heads(ops), ChainKey::default());
        for (new, state) in batch.created() {
            self.create(new);
            self.touch(&state);
        }
        for row in &batch.rows {
            if let Some(place) = self.names.get(row.stream) {
                self.streams[*place].bodies.push(row.body.to_owned());
            }
        }
        batch.gone_on().for_each(|touched| self.touch(touched));
        for (stream, person) in &batch.persons {
            let known = ((*stream).clone(), Some(person.name.clone()));
            self.persons.insert(person.token.clone(), known);
        }
        self.last_beat = self.last_beat.max(batch.beat());
        batch.taken_out().for_each(|op| self.take_out(op));
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

    fn take_out(&mut self, op: &Op) {
        match op {
            Op::Forget(whom) => {
                let is_meant = |stream: &StreamId, name: &Option<String>| match whom {
                    Whom::Named(wanted) => name.as_ref() == Some(&persons::kept(wanted)),
                    Whom::In(wanted) => stream == wanted,
                };
                let known = self.persons.values_mut();
                let meant = known.filter(|(stream, name)| is_meant(stream, name));
                meant.for_each(|(_, name)| *name = None);
            }
            Op::Delete(id) if !self.streams.iter().any(|game| game.is_of(id)) => {
                if let Some(place) = self.names.remove(id) {
                    self.streams[place].deleted = true;
                    self.streams[place].bodies.clear();
                }
                self.persons.retain(|_, (stream, _)| stream != id);
            }
            _ => {}
        }
    }

    fn of(&self, id: &StreamId) -> Option<&Stream> {
        self.names.get(id).map(|&place| &self.streams[place])
    }

    fn read(&self, id: &StreamId, after: u64, limit: usize) -> Result<Vec<Stored>, StoreError> {
        let bodies = self.of(id).map_or(&[][..], |stream| &stream.bodies);
        let versions = (1..).zip(bodies);
        let wanted = versions.skip(usize::try_from(after).unwrap_or(usize::MAX)).take(limit);
        let read = |(version, body): (i64, &String)| {
            rows::stored(id, (version, i64::from(FORMAT), body.clone()))
        };
        let mut journal = wanted.map(read).collect::<Result<Vec<_>, _>>()?;
        let known = persons::tokens(&mut journal).into_iter().filter_map(|token| {
            let name = self.persons.get(&token)?.1.clone();
            Some((token, name))
        });
        persons::show(&mut journal, &known.collect());
        Ok(journal)
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
    /// Whether it is a game of a competition.
    fn is_of(&self, competition: &StreamId) -> bool {
        !self.deleted && self.info.parent.as_ref() == Some(competition)
    }
}

fn fits(filter: &Filter, info: &StreamInfo) -> bool {
    filter.kind.is_none_or(|kind| kind == info.kind)
        && filter.running.is_none_or(|running| running == info.running)
        && filter.parent.as_ref().is_none_or(|parent| Some(parent) == info.parent.as_ref())
}

#[async_trait]
impl Store for Memory {
    async fn create(&self, stream: NewStream) -> Result<(), StoreError> {
        self.write(Op::Create(stream)).map_or_else(only_store, |_| Ok(()))
    }

    async fn append(
        &self,
        id: &StreamId,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
    ) -> Result<u64, AppendError> {
        let key = ChainKey::default();
        self.write(Op::Append(Append::prepare(id, expected, entries, running, key).await?))
    }

    async fn begin(
        &self,
        begun: Vec<Beginning>,
        then: Option<Addition>,
    ) -> Result<(), AppendError> {
        let together = Together::prepare(begun, then, ChainKey::default()).await?;
        self.write(Op::Together(together)).map(drop)
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

    async fn known_as(&self, name: &str) -> Result<Vec<StreamId>, StoreError> {
        let (state, name) = (self.open()?, persons::kept(name));
        let known = state.persons.values().filter(|(_, known)| known.as_ref() == Some(&name));
        let streams: BTreeSet<StreamId> = known.map(|(stream, _)| stream.clone()).collect();
        Ok(streams.into_iter().collect())
    }

    async fn names(&self, id: &StreamId) -> Result<bool, StoreError> {
        let state = self.open()?;
        Ok(state.persons.values().any(|(stream, name)| stream == id && name.is_some()))
    }

    async fn forget(&self, whom: &Whom) -> Result<(), StoreError> {
        self.write(Op::Forget(whom.clone())).map_or_else(only_store, |_| Ok(()))
    }

    async fn delete(&self, id: &StreamId) -> Result<(), StoreError> {
        self.write(Op::Delete(id.clone())).map_or_else(only_store, |_| Ok(()))
    }

    async fn beat(&self, at: u64) -> Result<(), StoreError> {
        self.write(Op::Beat(moment(at)?)).map_or_else(only_store, |_| Ok(()))
    }

    fn progress(&self) -> u64 {
        0
    }

    async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        rows::kept(self.open()?.last_beat)
    }

    async fn join(&self) -> Result<Joined, StoreError> {
        let state = self.open()?;
        let now = state.last_beat.unwrap_or(0).max(state.last_at);
        Ok(Joined { alone: true, now: now.unsigned_abs() })
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
