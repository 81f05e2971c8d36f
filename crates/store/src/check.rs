//! Whether the journals of a store are as they were written.

use crate::chain::ChainKey;
use crate::raw::{self, RawEntry, RawStream};
use crate::{Address, Entry, EntryKind, StoreError, address, private, sqlite};
use sqlx::{AnyConnection, Connection};
use std::collections::BTreeSet;

/// What a check has found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checked {
    /// Journals that were read.
    pub streams: u64,
    /// Their entries.
    pub entries: u64,
    /// What is not as it was written.
    pub faults: Vec<Fault>,
}

/// Something that is not as it was written.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// From this entry on a journal is another than it was.
    Entry {
        /// The journal.
        stream: String,
        /// The first entry that does not fit.
        version: i64,
    },
    /// Entries have been taken away from the end of a journal, or its end was
    /// changed.
    End {
        /// The journal.
        stream: String,
        /// The version that it says it has.
        version: i64,
    },
    /// A text beside an entry is another than the one that was written, or is not there.
    Name {
        /// The journal.
        stream: String,
    },
    /// A game of a competition is not there, and nobody has deleted it.
    Missing {
        /// The game.
        stream: String,
    },
    /// A journal was begun by an earlier version and is not chained.
    Loose {
        /// The journal.
        stream: String,
    },
}

/// Reads all journals of a store, which a server may be using, and says which are
/// not as they were written. It takes the key that they were written with.
///
/// # Errors
/// [`StoreError::OtherKey`] if that is another one.
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

/// What journals say of other journals.
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
            // What a server has appended meanwhile is not looked at.
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
    /// Games that are boards, and what an administrator has deleted.
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

/// True for private texts that are what was written, or what was left of them.
fn texts_fit(stream: &RawStream, entry: &RawEntry, key: ChainKey) -> bool {
    let Some(token) = private::token(&entry.body) else { return entry.texts.is_none() };
    match (&entry.texts, &entry.salt, &entry.seal) {
        (Some(texts), Some(salt), None) => private::hex(&key.token(salt, texts)) == token,
        (Some(texts), None, Some(seal)) => key.left(&stream.id, entry.version, texts) == *seal,
        _ => false,
    }
}
