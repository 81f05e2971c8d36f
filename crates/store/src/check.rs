//! Integrity check of all journals in a store.

use crate::chain::ChainKey;
use crate::raw::{self, RawEntry, RawStream};
use crate::{Address, Entry, EntryKind, StoreError, address, private, sqlite};
use sqlx::{AnyConnection, Connection};
use std::collections::BTreeSet;

/// Result of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checked {
    /// Number of journals read.
    pub streams: u64,
    /// Number of entries read.
    pub entries: u64,
    /// Differences from the chains.
    pub faults: Vec<Fault>,
}

/// A difference between a journal and its chain.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// The journal differs from this entry on.
    Entry {
        /// The journal.
        stream: String,
        /// The first entry that does not match the chain.
        version: i64,
    },
    /// The journal was truncated, or its end was changed.
    End {
        /// The journal.
        stream: String,
        /// The version recorded in the stream.
        version: i64,
    },
    /// A private text was changed or removed.
    Name {
        /// The journal.
        stream: String,
    },
    /// A game of a competition is missing without having been deleted.
    Missing {
        /// The game.
        stream: String,
    },
    /// The journal was created by an earlier version and is not chained.
    Loose {
        /// The journal.
        stream: String,
    },
}

/// Reads every journal of a store and reports the journals that differ from their chains. A server
/// may use the store meanwhile. `key` is the key of the chains.
///
/// # Errors
/// [`StoreError::OtherKey`] if the journals are chained with another key.
///
/// ```
/// use touchmove_store::{ChainKey, Kind, NewStream, StreamId, check, open_chained};
/// # tokio::runtime::Runtime::new().unwrap().block_on(async {
/// # let folder = tempfile::tempdir().unwrap();
/// # let path = folder.path().join("journal.db").display().to_string();
/// let key = ChainKey::new([7; 32]);
/// let store = open_chained(&path, key).await.unwrap();
/// let id = StreamId::new("g").unwrap();
/// store.create(NewStream { id, kind: Kind::Game, parent: None }).await.unwrap();
/// let checked = check(&path, key).await.unwrap();
/// assert_eq!((checked.streams, checked.faults.len()), (1, 0));
/// # });
/// ```
pub async fn check(url: &str, key: ChainKey) -> Result<Checked, StoreError> {
    if let Address::Sqlite(path) = address(url)? {
        sqlite::not_by_another_name(path)?;
    }
    let mut connection = raw::connect(url).await?;
    let checked = check_all(&mut connection, key).await;
    connection.close().await?;
    checked
}

/// Games that competitions mention, deleted games, and existing games.
#[derive(Default)]
struct Named {
    games: BTreeSet<String>,
    deleted: BTreeSet<String>,
    there: BTreeSet<String>,
}

async fn check_all(connection: &mut AnyConnection, key: ChainKey) -> Result<Checked, StoreError> {
    raw::require_current(connection).await?;
    if raw::proof(connection).await? != Some(key.proof()) {
        return Err(StoreError::OtherKey);
    }
    let (mut checked, mut named) = (Checked::default(), Named::default());
    let mut after = 0;
    loop {
        let page = raw::streams(connection, after).await?;
        let Some(last) = page.last() else { break };
        after = last.seq;
        for stream in &page {
            checked.streams = checked.streams.saturating_add(1);
            named.there.insert(stream.id.clone());
            journal(connection, stream, key, &mut checked, &mut named).await?;
        }
    }
    let gone = named.games.iter().filter(|id| !named.there.contains(*id));
    let gone = gone.filter(|id| !named.deleted.contains(*id));
    checked.faults.extend(gone.map(|id| Fault::Missing { stream: id.clone() }));
    Ok(checked)
}

async fn journal(
    connection: &mut AnyConnection,
    stream: &RawStream,
    key: ChainKey,
    checked: &mut Checked,
    named: &mut Named,
) -> Result<(), StoreError> {
    let (id, kind, parent) = stream.names()?;
    let name = || stream.id.clone();
    let Some(end) = &stream.link else {
        checked.faults.push(Fault::Loose { stream: name() });
        return Ok(());
    };
    let mut link = key.begin(&id, kind, parent.as_ref());
    let mut after = 0;
    'pages: loop {
        let page = raw::entries(connection, stream.seq, after).await?;
        if page.is_empty() {
            break;
        }
        for entry in page {
            // Skip entries that a server has appended since the stream was read.
            if entry.version > stream.version {
                break 'pages;
            }
            let next = key.next(&link, entry.version, entry.format, &entry.body);
            if entry.version != after.saturating_add(1) || entry.link.as_ref() != Some(&next) {
                let version = after.saturating_add(1);
                checked.faults.push(Fault::Entry { stream: name(), version });
                return Ok(());
            }
            (link, after) = (next, entry.version);
            checked.entries = checked.entries.saturating_add(1);
            if !texts_fit(stream, &entry, key) {
                checked.faults.push(Fault::Name { stream: name() });
            }
            if stream.kind == "competition" {
                named.take(&entry);
            }
        }
    }
    let sealed = stream.seal.as_ref() == Some(&key.seal(&id, stream.version, end));
    if after != stream.version || link != *end || !sealed {
        checked.faults.push(Fault::End { stream: name(), version: stream.version });
    }
    Ok(())
}

impl Named {
    /// Collects games that are boards of the competition, and deletions by an administrator.
    fn take(&mut self, entry: &RawEntry) {
        let shown = private::show(&entry.body, entry.texts.as_deref());
        let Ok(Entry { what: EntryKind::Noted { name, value, .. }, .. }) = shown else { return };
        let text = |field: &str| value.get(field).and_then(|v| v.as_str()).map(str::to_owned);
        match name.as_str() {
            "board" => self.games.extend(text("game")),
            "deleted" => self.deleted.extend(text("id")),
            _ => {}
        }
    }
}

/// Returns true if the private texts match their token, or the seal of their redacted form.
fn texts_fit(stream: &RawStream, entry: &RawEntry, key: ChainKey) -> bool {
    let Some(token) = private::token(&entry.body) else { return entry.texts.is_none() };
    match (&entry.texts, &entry.salt, &entry.seal) {
        (Some(texts), Some(salt), None) => private::hex(&key.token(salt, texts)) == token,
        (Some(texts), None, Some(seal)) => key.left(&stream.id, entry.version, texts) == *seal,
        _ => false,
    }
}
