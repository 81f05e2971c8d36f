//! Erasure of a person from a whole store.
//!
//! The erasure list holds only keyed hashes. After a backup is restored, the list is applied again
//! and erases the restored data.

use super::erasure_records::{Forgotten, Redacted};
use super::names::Key;
use super::redact::Redaction;
use super::{hex, read, written};
use crate::batch::{Answer, Op};
use crate::chain::ChainKey;
use crate::{ErasureScope, StoreError, StreamId};
use async_trait::async_trait;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// Maximum passes through a store. Each pass finds texts that were added, or names that were
/// linked, since the previous one.
const PASSES: usize = 16;
/// Wait between attempts to empty a log that a reader uses.
const BUSY: Duration = Duration::from_millis(20);
const TRIES: usize = 3_000;
/// First line of an erasure list.
const HEADING: &str = "touchmove forgotten 1";

/// Everything a store has forgotten: persons and deleted journals. The text form has one line for
/// each person and journal.
///
/// ```
/// use touchmove_store::ErasureList;
///
/// let text = "touchmove forgotten 1\nperson 00ff 2 1700000000000\njournal 7Qx2\n";
/// let gone: ErasureList = text.parse().unwrap();
/// assert_eq!((gone.persons[0].words, gone.journals[0].as_str()), (2, "7Qx2"));
/// assert_eq!(gone.to_string(), text);
/// assert!("1. e4 e5".parse::<ErasureList>().is_err());
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ErasureList {
    /// Hashes of persons.
    pub persons: Vec<Forgotten>,
    /// Deleted games and competitions.
    pub journals: Vec<StreamId>,
}

/// Error for a line that does not belong in an erasure list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line} is not part of an erasure list: `person HASH WORDS TIME` or `journal ID`")]
pub struct BadLine {
    /// Line number, from 1.
    pub line: usize,
}

impl fmt::Display for ErasureList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}")?;
        for Forgotten { hash, words, until } in &self.persons {
            writeln!(f, "person {hash} {words} {until}")?;
        }
        self.journals.iter().try_for_each(|id| writeln!(f, "journal {id}"))
    }
}

impl FromStr for ErasureList {
    type Err = BadLine;

    fn from_str(text: &str) -> Result<ErasureList, BadLine> {
        let mut gone = ErasureList::default();
        if text.lines().next() != Some(HEADING) {
            return Err(BadLine { line: 1 });
        }
        for (number, line) in text.lines().enumerate().skip(1).filter(|(_, line)| !line.is_empty())
        {
            let wrong = || BadLine { line: number.saturating_add(1) };
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["person", hash, words, until] => gone.persons.push(Forgotten {
                    hash: hash.to_owned(),
                    words: words.parse().map_err(|_| wrong())?,
                    until: until.parse().map_err(|_| wrong())?,
                }),
                ["journal", id] => gone.journals.push(id.parse().map_err(|_| wrong())?),
                _ => return Err(wrong()),
            }
        }
        Ok(gone)
    }
}

/// Private texts of an entry, as stored.
#[derive(Debug, Clone)]
pub struct Held {
    /// Key of the stream.
    pub number: i64,
    pub stream: String,
    pub version: i64,
    pub wall: i64,
    /// Salt of the token, or seal over redacted texts.
    pub proof: Vec<u8>,
    pub texts: String,
}

/// Operations that erasure needs from a store of any kind.
#[async_trait]
pub trait Shelf: Send + Sync {
    fn key(&self) -> ChainKey;

    /// Returns a page of private texts, of one journal or of all.
    async fn held(&self, of: Option<&StreamId>, after: (i64, i64))
    -> Result<Vec<Held>, StoreError>;

    /// Returns the time of the latest entry with private texts.
    async fn latest(&self) -> Result<i64, StoreError>;

    /// Returns the erasure list, and for each person whether erasure is complete.
    async fn known(&self) -> Result<(Vec<(Forgotten, bool)>, Vec<StreamId>), StoreError>;

    async fn write(&self, op: Op) -> Answer;

    /// Removes overwritten data from the database's files. Returns true if the removal must be
    /// retried.
    async fn clean(&self) -> Result<bool, StoreError>;
}

/// Search criteria of a pass.
#[derive(Clone, Default)]
struct Wanted {
    /// For each person's hash, the moment after which entries are kept.
    persons: HashMap<String, i64>,
    counts: BTreeSet<usize>,
    everybody: bool,
}

impl Wanted {
    fn add(&mut self, one: &Forgotten) {
        let until = i64::try_from(one.until).unwrap_or(i64::MAX);
        self.persons.insert(one.hash.clone(), until);
        self.counts.insert(usize::try_from(one.words).unwrap_or(usize::MAX));
    }
}

/// Redactions that a page needs, and the names and numbers that they link.
#[derive(Default)]
struct Found {
    redacted: Vec<Redacted>,
    streams: BTreeSet<String>,
    joined: BTreeMap<Key, i64>,
}

/// Returns the erasure list of the store.
pub(crate) async fn gone(shelf: &dyn Shelf) -> Result<ErasureList, StoreError> {
    let (persons, journals) = shelf.known().await?;
    Ok(ErasureList { persons: persons.into_iter().map(|(one, _)| one).collect(), journals })
}

/// Erases a person, or everybody in a journal. Returns the affected journals. When this function
/// returns, the database's files are clean as well.
pub(crate) async fn forget(
    shelf: &dyn Shelf,
    whom: &ErasureScope,
) -> Result<Vec<StreamId>, StoreError> {
    match whom {
        ErasureScope::In(id) => {
            let all = Wanted { everybody: true, ..Wanted::default() };
            let found = pass(shelf, Some(id), all).await?.streams;
            settle(shelf, found).await
        }
        ErasureScope::Named(name) => {
            let Some(key) = Key::of(name) else { return Ok(Vec::new()) };
            let until = shelf.latest().await?;
            remember(shelf, vec![forgotten(shelf.key(), &key, until)], false).await?;
            pending(shelf).await
        }
    }
}

/// Adds the list's entries that the store lacks, and completes all pending erasures.
pub async fn apply(shelf: &dyn Shelf, gone: &ErasureList) -> Result<Vec<StreamId>, StoreError> {
    let (known, _) = shelf.known().await?;
    let known: BTreeMap<&str, u64> =
        known.iter().map(|(one, _)| (one.hash.as_str(), one.until)).collect();
    let is_new = |one: &&Forgotten| known.get(one.hash.as_str()).is_none_or(|at| *at < one.until);
    let new: Vec<Forgotten> = gone.persons.iter().filter(is_new).cloned().collect();
    remember(shelf, new, false).await?;
    // Games are deleted before the competitions that they belong to.
    for _ in 0..2 {
        for id in &gone.journals {
            write(shelf, Op::Delete(id.clone())).await?;
        }
    }
    pending(shelf).await
}

/// Runs passes until a pass finds no text of a pending erasure.
async fn pending(shelf: &dyn Shelf) -> Result<Vec<StreamId>, StoreError> {
    let mut streams = BTreeSet::new();
    for _ in 0..PASSES {
        let (list, _) = shelf.known().await?;
        let open: Vec<Forgotten> =
            list.into_iter().filter(|(_, done)| !done).map(|(one, _)| one).collect();
        if open.is_empty() {
            break;
        }
        let mut wanted = Wanted::default();
        open.iter().for_each(|one| wanted.add(one));
        let found = pass(shelf, None, wanted).await?;
        let joined = found.joined.iter().map(|(key, until)| forgotten(shelf.key(), key, *until));
        let joined: Vec<Forgotten> = joined.collect();
        if found.streams.is_empty() && joined.is_empty() {
            remember(shelf, open, true).await?;
        } else {
            streams.extend(found.streams);
            remember(shelf, joined, false).await?;
        }
    }
    settle(shelf, streams).await
}

async fn settle(shelf: &dyn Shelf, ids: BTreeSet<String>) -> Result<Vec<StreamId>, StoreError> {
    clean(shelf).await?;
    let read = |id: &String| id.parse().map_err(|error| StoreError::damaged("a stream", error));
    ids.iter().map(read).collect()
}

/// Cleans the files, retrying until it succeeds.
pub async fn clean(shelf: &dyn Shelf) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        if !shelf.clean().await? {
            return Ok(());
        }
        tokio::time::sleep(BUSY).await;
    }
    Err(StoreError::Uncleaned)
}

async fn remember(
    shelf: &dyn Shelf,
    persons: Vec<Forgotten>,
    done: bool,
) -> Result<(), StoreError> {
    match persons.is_empty() {
        true => Ok(()),
        false => write(shelf, Op::Remember(persons, done)).await,
    }
}

async fn write(shelf: &dyn Shelf, op: Op) -> Result<(), StoreError> {
    shelf.write(op).await.map_or_else(crate::error::only_store, |_| Ok(()))
}

fn forgotten(key: ChainKey, who: &Key, until: i64) -> Forgotten {
    let words = u32::try_from(who.words).unwrap_or(u32::MAX);
    Forgotten { hash: hash(key, who), words, until: until.unsigned_abs() }
}

fn hash(key: ChainKey, who: &Key) -> String {
    hex(&key.person(&who.text))
}

/// Makes one pass through the private texts.
async fn pass(
    shelf: &dyn Shelf,
    of: Option<&StreamId>,
    wanted: Wanted,
) -> Result<Found, StoreError> {
    let (key, wanted) = (shelf.key(), Arc::new(wanted));
    let (mut all, mut after) = (Found::default(), (0, 0));
    loop {
        let page = shelf.held(of, after).await?;
        let Some(last) = page.last() else { return Ok(all) };
        after = (last.number, last.version);
        let wanted = wanted.clone();
        let examined = tokio::task::spawn_blocking(move || examine(&page, &wanted, key)).await;
        let found = examined.map_err(|error| StoreError::damaged("private texts", error))??;
        if !found.redacted.is_empty() {
            write(shelf, Op::Redact(found.redacted)).await?;
        }
        all.streams.extend(found.streams);
        all.joined.extend(found.joined);
    }
}

fn examine(page: &[Held], wanted: &Wanted, key: ChainKey) -> Result<Found, StoreError> {
    let mut found = Found::default();
    let counts: Vec<usize> = wanted.counts.iter().copied().collect();
    // Cache hashes, because the same words recur.
    let mut hashes: HashMap<Key, Option<i64>> = HashMap::new();
    for held in page {
        let mut texts = read(&held.texts)?;
        let mut until = 0;
        let mut is_meant = |who: &Key| {
            if !wanted.counts.contains(&who.words) {
                return false;
            }
            let known = hashes.entry(who.clone());
            let known = known.or_insert_with(|| wanted.persons.get(&hash(key, who)).copied());
            let meant = known.filter(|until| held.wall <= *until);
            until = until.max(meant.unwrap_or(0));
            meant.is_some()
        };
        let (counts, everybody) = (counts.as_slice(), wanted.everybody);
        let mut redaction =
            Redaction { counts, is_meant: &mut is_meant, everybody, joined: Vec::new() };
        let changed = redaction.run(&mut texts);
        let joined = redaction.joined;
        found.joined.extend(joined.into_iter().map(|key| (key, until)));
        if changed {
            let texts = written(&texts)?;
            let seal = key.left(&held.stream, held.version, &texts);
            let (number, version, before) = (held.number, held.version, held.proof.clone());
            found.redacted.push(Redacted { number, version, before, seal, texts });
            found.streams.insert(held.stream.clone());
        }
    }
    Ok(found)
}
