//! Decides a batch of writes independently of the backend.

use crate::append::{Append, ROW, moment};
use crate::chain::ChainKey;
use crate::joint_write::JointWrite;
use crate::private::Private;
use crate::private::erasure_records::{Forgotten, Redacted};
use crate::{AppendError, Change, FORMAT, Kind, NewStream, StoreError, StreamId};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Instant;

/// A write that a caller is waiting for.
pub enum Op {
    Create(NewStream),
    Append(Append),
    /// New journals with their first entries, and an append to an existing journal.
    JointWrite(JointWrite),
    Beat(Beat),
    /// Replaces private texts with their redacted form.
    Redact(Vec<Redacted>),
    /// Records forgotten persons, and whether the whole store has been redacted.
    Remember(Vec<Forgotten>, bool),
    /// Removes overwritten content from the files, as far as the database permits.
    Clean,
    /// Deletes a journal.
    Delete(StreamId),
}

/// A heartbeat: a moment of the session clock, and the local time at which the clock was read.
#[derive(Debug, Clone, Copy)]
pub struct Beat {
    pub at: i64,
    since: Instant,
}

impl Beat {
    /// Records that the session clock shows `at` now.
    pub fn new(at: u64) -> Result<Beat, StoreError> {
        Ok(Beat { at: moment(at)?, since: Instant::now() })
    }

    /// Returns the current moment of the session clock: the recorded moment plus the time for which
    /// the heartbeat has waited.
    pub fn now(&self) -> i64 {
        let waited = i64::try_from(self.since.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.at.saturating_add(waited)
    }
}

/// The journal's version after an append; 0 for other writes.
pub type Answer = Result<u64, AppendError>;

/// Outcome of a batch.
pub struct Written {
    /// One answer for each write, in order.
    pub answers: Vec<Answer>,
    pub changes: Vec<Change>,
}

/// State of a stream, updated while the batch is decided.
pub struct Head {
    /// Primary key of the stream; `None` if this batch creates it.
    pub key: Option<i64>,
    pub version: u64,
    pub kind: Kind,
    /// Chain link of the last entry; `None` if the journal is not chained.
    pub link: Option<Vec<u8>>,
}

/// An entry to insert.
pub struct Row<'a> {
    pub stream: &'a StreamId,
    pub version: i64,
    pub body: &'a str,
    pub link: Option<Vec<u8>>,
    /// Texts of the entry that may belong to a person.
    pub private: Option<&'a Private>,
}

/// Column values of a stream after the batch.
#[derive(Clone)]
pub struct Touched<'a> {
    pub id: &'a StreamId,
    pub version: i64,
    pub running: bool,
    pub last_at: i64,
    pub link: Option<Vec<u8>>,
    pub seal: Option<Vec<u8>>,
}

impl Op {
    /// Returns the estimated size of the write in bytes.
    pub fn weight(&self) -> usize {
        match self {
            Op::Append(append) => append.weight(),
            Op::JointWrite(joint) => joint.appends().map(|one| one.weight() + ROW).sum(),
            Op::Create(_) | Op::Beat(_) => ROW,
            Op::Redact(all) => all.iter().map(|one| one.texts.len() + ROW).sum(),
            Op::Remember(all, _) => all.len() * ROW,
            // Cleaning and deleting may touch thousands of rows, so they count as very large.
            Op::Clean | Op::Delete(_) => usize::MAX / 2,
        }
    }

    /// Returns a rough count of database pages that the write fills.
    pub fn pages(&self) -> usize {
        (self.weight() / 4096).clamp(1, 1024)
    }

    /// Returns the journal that the write belongs to.
    pub fn stream(&self) -> Option<&StreamId> {
        match self {
            Op::Create(new) => Some(&new.id),
            Op::Append(append) => Some(&append.id),
            Op::JointWrite(joint) => joint.appends().last().map(|append| &append.id),
            Op::Delete(id) => Some(id),
            Op::Beat(_) | Op::Redact(_) | Op::Remember(..) | Op::Clean => None,
        }
    }

    fn mentions(&self) -> Vec<&StreamId> {
        match self {
            Op::Create(new) => [Some(&new.id), new.parent.as_ref()].into_iter().flatten().collect(),
            Op::Append(append) => vec![&append.id],
            Op::JointWrite(joint) => joint.mentions().collect(),
            Op::Delete(id) => vec![id],
            Op::Beat(_) | Op::Redact(_) | Op::Remember(..) | Op::Clean => Vec::new(),
        }
    }
}

/// Returns the first link of a new journal.
pub fn begin(key: ChainKey, new: &NewStream) -> Vec<u8> {
    key.begin(&new.id, new.kind, new.parent.as_ref())
}

/// A batch, decided write by write in arrival order. The backend loads the heads of existing
/// streams, then writes the [`created`](Batch::created) streams, the rows and the touched streams.
pub struct Batch<'a> {
    ops: &'a [Op],
    heads: HashMap<StreamId, Head>,
    key: ChainKey,
    answers: Vec<Answer>,
    pub rows: Vec<Row<'a>>,
    /// Journals that the batch has deleted.
    gone: Vec<&'a StreamId>,
    new: BTreeMap<&'a StreamId, &'a NewStream>,
    /// New streams. They are not announced, because no reader can have one open.
    untold: BTreeSet<&'a StreamId>,
    touched: BTreeMap<&'a StreamId, Touched<'a>>,
}

impl<'a> Batch<'a> {
    /// Returns every stream that the batch mentions, in the order in which a backend must lock
    /// them. A common lock order prevents deadlocks between processes.
    pub fn mentioned(ops: &'a [Op]) -> BTreeSet<&'a StreamId> {
        ops.iter().flat_map(Op::mentions).collect()
    }

    pub fn decide(ops: &'a [Op], heads: HashMap<StreamId, Head>, key: ChainKey) -> Batch<'a> {
        let (rows, gone) = (Vec::new(), Vec::new());
        let (answers, untold) = (Vec::new(), BTreeSet::new());
        let (new, touched) = (BTreeMap::new(), BTreeMap::new());
        let mut batch = Batch { ops, heads, key, answers, rows, gone, new, untold, touched };
        for op in ops {
            let answer = batch.answer(op);
            batch.answers.push(answer);
        }
        batch
    }

    fn answer(&mut self, op: &'a Op) -> Answer {
        match op {
            Op::Create(new) => {
                self.may_create(new, None)?;
                self.create(new);
                Ok(0)
            }
            Op::Append(append) => {
                self.may_append(append)?;
                self.append(append)
            }
            Op::JointWrite(joint) => self.joint_write(joint),
            _ => Ok(0),
        }
    }

    /// Validates every part before applying any, so that the write is atomic.
    fn joint_write(&mut self, joint: &'a JointWrite) -> Answer {
        let mut first = BTreeMap::new();
        for (new, _) in &joint.begun {
            if first.insert(&new.id, new.kind).is_some() {
                return Err(StoreError::Exists(new.id.clone()).into());
            }
        }
        for (new, append) in &joint.begun {
            let parent = new.parent.as_ref().and_then(|id| first.get(id)).copied();
            self.may_create(new, parent)?;
            moment(append.bodies.len() as u64)?;
        }
        if let Some(append) = &joint.then {
            self.may_append(append)?;
        }
        for (new, append) in &joint.begun {
            self.create(new);
            self.append(append)?;
            self.untold.insert(&new.id);
        }
        joint.then.as_ref().map_or(Ok(0), |append| self.append(append))
    }

    /// # Errors
    /// If the name is taken, or the parent is not a competition. `with` is the kind of a parent that is
    /// created in the same write.
    fn may_create(&self, new: &NewStream, with: Option<Kind>) -> Result<(), StoreError> {
        if self.heads.contains_key(&new.id) {
            return Err(StoreError::Exists(new.id.clone()));
        }
        let kind = |id| with.or_else(|| self.heads.get(id).map(|head| head.kind));
        match &new.parent {
            Some(parent) if kind(parent) != Some(Kind::Competition) => {
                Err(StoreError::NoCompetition(parent.clone()))
            }
            _ => Ok(()),
        }
    }

    fn create(&mut self, new: &'a NewStream) {
        let link = begin(self.key, new);
        let seal = Some(self.key.seal(&new.id, 0, &link));
        let head = Head { key: None, version: 0, kind: new.kind, link: Some(link.clone()) };
        self.heads.insert(new.id.clone(), head);
        self.new.insert(&new.id, new);
        let (id, link) = (&new.id, Some(link));
        let touched = Touched { id, version: 0, running: false, last_at: 0, link, seal };
        self.touched.insert(id, touched);
    }

    fn may_append(&self, append: &Append) -> Result<(), AppendError> {
        let version = self.heads.get(&append.id).ok_or(AppendError::NoStream)?.version;
        if version != append.expected {
            return Err(AppendError::Conflict { version });
        }
        moment(version.saturating_add(append.bodies.len() as u64))?;
        Ok(())
    }

    fn append(&mut self, append: &'a Append) -> Answer {
        let head = self.heads.get_mut(&append.id).ok_or(AppendError::NoStream)?;
        for (body, private) in &append.bodies {
            head.version += 1;
            let version = moment(head.version)?;
            // A journal from an earlier version without a chain stays unchained.
            let before = head.link.take();
            head.link = before.map(|link| self.key.next(&link, version, i64::from(FORMAT), body));
            let (stream, link, private) = (&append.id, head.link.clone(), private.as_ref());
            self.rows.push(Row { stream, version, body, link, private });
        }
        let (version, link) = (head.version, head.link.clone());
        self.touch(append, moment(version)?, link);
        Ok(version)
    }

    fn touch(&mut self, append: &'a Append, version: i64, link: Option<Vec<u8>>) {
        let before = self.touched.get(&append.id).map_or(0, |touched| touched.last_at);
        let last_at = append.last_at.max(before);
        let (id, running) = (&append.id, append.running);
        let seal = link.as_ref().map(|link| self.key.seal(id, version, link));
        let now = Touched { id, version, running, last_at, link, seal };
        self.touched.insert(id, now);
    }

    /// Returns the streams to create, in their state after the batch. Competitions come first, so
    /// that a parent exists before its games. The order by name is the lock order of all processes.
    pub fn created(&self) -> Vec<(&'a NewStream, Touched<'a>)> {
        let state = |new: &&'a NewStream| self.touched.get(&new.id).cloned();
        let with = |new| state(&new).map(|state| (new, state));
        let mut created: Vec<_> = self.new.values().copied().filter_map(with).collect();
        created.sort_by_key(|(new, _)| new.kind != Kind::Competition);
        created
    }

    /// Records the primary keys that the database gave to new streams.
    pub fn numbered(&mut self, keys: &HashMap<String, i64>) {
        for (id, head) in &mut self.heads {
            head.key = head.key.or_else(|| keys.get(id.as_str()).copied());
        }
    }

    fn number(&self, id: &StreamId) -> Result<i64, StoreError> {
        let number = self.heads.get(id).and_then(|head| head.key);
        number.ok_or_else(|| StoreError::damaged(format!("stream {id}"), "it has no number"))
    }

    /// Returns the entries to insert, each with the key of its stream.
    ///
    /// # Errors
    /// If a stream has no number.
    pub fn entries(&self) -> Result<Vec<(i64, &Row<'a>)>, StoreError> {
        self.rows.iter().map(|row| Ok((self.number(row.stream)?, row))).collect()
    }

    /// Returns the streams that existed before and have new entries, each with its key.
    ///
    /// # Errors
    /// If a stream has no number.
    pub fn touched(&self) -> Result<Vec<(i64, &Touched<'a>)>, StoreError> {
        self.gone_on().map(|touched| Ok((self.number(touched.id)?, touched))).collect()
    }

    /// Returns the streams that existed before and have new entries.
    pub fn gone_on(&self) -> impl Iterator<Item = &Touched<'a>> {
        self.touched.values().filter(|touched| !self.new.contains_key(touched.id))
    }

    /// Returns the latest heartbeat of the batch.
    pub fn beat(&self) -> Option<Beat> {
        let beats = self.ops.iter().filter_map(|op| match op {
            Op::Beat(beat) => Some(*beat),
            _ => None,
        });
        beats.max_by_key(|beat| beat.at)
    }

    /// Returns the writes that remove data: redactions, forgotten persons, deletions.
    pub fn taken_out(&self) -> impl Iterator<Item = &'a Op> + use<'a> {
        let takes = |op: &&Op| matches!(op, Op::Redact(_) | Op::Remember(..) | Op::Delete(_));
        self.ops.iter().filter(takes)
    }

    /// Returns the index of the request to clean the files, if there is one.
    pub fn to_clean(ops: &[Op]) -> Option<usize> {
        ops.iter().position(|op| matches!(op, Op::Clean))
    }

    /// Records that a journal existed and was deleted.
    pub fn gone(&mut self, id: &'a StreamId) {
        self.gone.push(id);
    }

    /// Returns the changes to announce: appended and deleted streams.
    pub fn changes(&self) -> Vec<Change> {
        let change = |touched: &Touched<'_>| Change {
            stream: touched.id.clone(),
            version: touched.version.unsigned_abs(),
        };
        let told =
            |touched: &&Touched<'_>| touched.version > 0 && !self.untold.contains(touched.id);
        let all = self.touched.values().filter(told);
        let gone = self.gone.iter().map(|id| Change::gone((*id).clone()));
        all.map(change).chain(gone).collect()
    }

    pub fn written(self) -> Written {
        Written { changes: self.changes(), answers: self.answers }
    }
}
