//! What is decided about a batch of writes, whatever it is written to.

use crate::chain::ChainKey;
use crate::persons::{self, Person};
use crate::{
    AppendError, Change, Entry, FORMAT, Kind, NewStream, StoreError, StreamId, What, Whom,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A write that somebody waits for.
pub enum Op {
    Create(NewStream),
    Append(Append),
    Beat(i64),
    /// Names are taken out.
    Forget(Whom),
    /// A journal is taken out of the store.
    Delete(StreamId),
}

/// Entries for the end of a journal, ready to be written.
pub struct Append {
    id: StreamId,
    expected: u64,
    bodies: Vec<String>,
    persons: Vec<Person>,
    last_at: i64,
    running: bool,
}

/// The version after an append; 0 for what has none.
pub type Answer = Result<u64, AppendError>;

/// What became of a batch.
pub struct Written {
    /// One for each write, in order.
    pub answers: Vec<Answer>,
    pub changes: Vec<Change>,
}

/// A stream as it stands before the batch, and then as it stands in it.
pub struct Head {
    pub key: i64,
    pub version: u64,
    pub kind: Kind,
    /// The link of its last entry; none where journals are not chained.
    pub link: Option<Vec<u8>>,
}

/// An entry to be written.
pub struct Row<'a> {
    pub stream: i64,
    pub version: i64,
    pub body: &'a str,
    pub link: Option<Vec<u8>>,
}

/// A stream to be brought up to date.
pub struct Touched<'a> {
    pub id: &'a StreamId,
    pub version: i64,
    pub running: bool,
    pub last_at: i64,
    pub link: Option<Vec<u8>>,
    pub seal: Option<Vec<u8>>,
}

impl Append {
    /// Prepares entries for the journal. A note may hold a file with thousands of names, each of
    /// which gets its token: no thread that others wait for does that.
    pub async fn prepare(
        id: &StreamId,
        expected: u64,
        entries: Vec<Entry>,
        running: bool,
        key: ChainKey,
    ) -> Result<Append, StoreError> {
        if !entries.iter().any(|entry| matches!(entry.what, What::Noted { .. })) {
            return Append::new(id, expected, entries, running, key);
        }
        let id = id.clone();
        let work = move || Append::new(&id, expected, entries, running, key);
        let done = tokio::task::spawn_blocking(work).await;
        done.unwrap_or_else(|failed| Err(StoreError::damaged("an entry", failed)))
    }

    pub fn new(
        id: &StreamId,
        expected: u64,
        mut entries: Vec<Entry>,
        running: bool,
        key: ChainKey,
    ) -> Result<Append, StoreError> {
        let mut persons = Vec::new();
        for entry in &mut entries {
            persons.extend(persons::hide(entry, key)?);
        }
        let last_at = entries.iter().map(|e| e.at).max().unwrap_or(0);
        let write = |e| serde_json::to_string(e).map_err(|e| StoreError::damaged("an entry", e));
        let bodies = entries.iter().map(write).collect::<Result<_, _>>()?;
        let last_at = moment(last_at)?;
        Ok(Append { id: id.clone(), expected, bodies, persons, last_at, running })
    }
}

/// A moment, as databases keep it.
pub fn moment(at: u64) -> Result<i64, StoreError> {
    i64::try_from(at).map_err(|_| StoreError::OutOfRange(at))
}

/// What the journal of a new stream begins with.
pub fn begin(key: ChainKey, new: &NewStream) -> Vec<u8> {
    key.begin(&new.id, new.kind, new.parent.as_ref())
}

/// A batch while it is decided: fill in what is there, [`admit`](Batch::admit)
/// new streams, write them, then [`settle`](Batch::settle) the appends.
pub struct Batch<'a> {
    ops: &'a [Op],
    heads: HashMap<StreamId, Head>,
    key: ChainKey,
    answers: Vec<Answer>,
    /// Names that appends bring, each with its journal.
    pub persons: Vec<(&'a StreamId, &'a Person)>,
    pub rows: Vec<Row<'a>>,
    /// By key.
    pub touched: BTreeMap<i64, Touched<'a>>,
}

impl<'a> Batch<'a> {
    /// Every stream that is mentioned. Whoever fills in the heads locks them
    /// in this order, where others could lock them too.
    pub fn mentioned(ops: &'a [Op]) -> BTreeSet<&'a StreamId> {
        ops.iter()
            .flat_map(|op| match op {
                Op::Create(new) => [Some(&new.id), new.parent.as_ref()],
                Op::Append(append) => [Some(&append.id), None],
                Op::Delete(id) => [Some(id), None],
                Op::Beat(_) | Op::Forget(_) => [None, None],
            })
            .flatten()
            .collect()
    }

    pub fn new(ops: &'a [Op], heads: HashMap<StreamId, Head>, key: ChainKey) -> Batch<'a> {
        let answers = ops.iter().map(|_| Ok(0)).collect();
        let (persons, rows, touched) = (Vec::new(), Vec::new(), BTreeMap::new());
        Batch { ops, heads, key, answers, persons, rows, touched }
    }

    /// The new streams that can be created, by name, each with its place in the
    /// batch. A parent has to be there before.
    pub fn admit(&mut self) -> Vec<(usize, &'a NewStream)> {
        let mut admitted: BTreeMap<&StreamId, (usize, &NewStream)> = BTreeMap::new();
        for (place, op) in self.ops.iter().enumerate() {
            let Op::Create(new) = op else { continue };
            let kind = |id: &StreamId| self.heads.get(id).map(|head| head.kind);
            let parent = new.parent.as_ref().filter(|id| kind(id) != Some(Kind::Competition));
            if self.heads.contains_key(&new.id) || admitted.contains_key(&new.id) {
                self.refuse(place, StoreError::Exists(new.id.clone()));
            } else if let Some(parent) = parent {
                self.refuse(place, StoreError::NoCompetition(parent.clone()));
            } else {
                admitted.insert(&new.id, (place, new));
            }
        }
        admitted.into_values().collect()
    }

    fn refuse(&mut self, place: usize, error: StoreError) {
        self.answers[place] = Err(error.into());
    }

    /// What was created under which key. What was admitted and is not here was
    /// created by another process first.
    pub fn created(&mut self, admitted: &[(usize, &NewStream)], keys: &HashMap<String, i64>) {
        for &(place, new) in admitted {
            match keys.get(new.id.as_str()) {
                Some(&key) => {
                    let link = Some(begin(self.key, new));
                    let head = Head { key, version: 0, kind: new.kind, link };
                    self.heads.insert(new.id.clone(), head);
                }
                None => self.refuse(place, StoreError::Exists(new.id.clone())),
            }
        }
    }

    /// Gives every append its versions, or its conflict, in the order in which
    /// they came.
    pub fn settle(&mut self) {
        for (place, op) in self.ops.iter().enumerate() {
            if let Op::Append(append) = op {
                self.answers[place] = self.append(append);
            }
        }
    }

    fn append(&mut self, append: &'a Append) -> Answer {
        let head = self.heads.get_mut(&append.id).ok_or(AppendError::NoStream)?;
        if head.version != append.expected {
            return Err(AppendError::Conflict { version: head.version });
        }
        for body in &append.bodies {
            head.version += 1;
            let version = moment(head.version)?;
            // What an earlier version wrote and nobody has chained yet stays so.
            let before = head.link.take();
            head.link = before.map(|link| self.key.next(&link, version, i64::from(FORMAT), body));
            self.rows.push(Row { stream: head.key, version, body, link: head.link.clone() });
        }
        let (key, version, link) = (head.key, head.version, head.link.clone());
        self.persons.extend(append.persons.iter().map(|person| (&append.id, person)));
        self.touch(key, append, moment(version)?, link);
        Ok(version)
    }

    fn touch(&mut self, key: i64, append: &'a Append, version: i64, link: Option<Vec<u8>>) {
        let before = self.touched.get(&key).map_or(0, |touched| touched.last_at);
        let last_at = append.last_at.max(before);
        let (id, running) = (&append.id, append.running);
        let seal = link.as_ref().map(|link| self.key.seal(id, version, link));
        let now = Touched { id, version, running, last_at, link, seal };
        self.touched.insert(key, now);
    }

    /// The latest heartbeat of the batch.
    pub fn beat(&self) -> Option<i64> {
        let beats = self.ops.iter().filter_map(|op| match op {
            Op::Beat(at) => Some(*at),
            _ => None,
        });
        beats.max()
    }

    /// The names to be taken out, and the journals.
    pub fn taken_out(&self) -> impl Iterator<Item = &'a Op> + use<'a> {
        self.ops.iter().filter(|op| matches!(op, Op::Forget(_) | Op::Delete(_)))
    }

    /// The streams that have gone on.
    pub fn changes(&self) -> Vec<Change> {
        let change = |touched: &Touched<'_>| Change {
            stream: touched.id.clone(),
            version: touched.version.unsigned_abs(),
        };
        self.touched.values().map(change).collect()
    }

    pub fn written(self) -> Written {
        Written { changes: self.changes(), answers: self.answers }
    }
}
