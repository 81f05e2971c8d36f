//! What both databases have in common: how rows are asked for and read.

use crate::batch::{Head, Op};
use crate::persons;
use crate::{Change, Entry, FORMAT, Filter, Kind, StoreError, Stored, StreamId, StreamInfo, Whom};
use sqlx::{Database, Encode, QueryBuilder, Type};
use std::collections::HashMap;

/// `id, kind, parent, version, running`
pub type StreamRow = (String, String, Option<String>, i64, bool);
/// `id, seq, version, kind, link`
pub type HeadRow = (String, i64, i64, String, Option<Vec<u8>>);
/// `version, format, body`
pub type EntryRow = (i64, i64, String);

pub const STREAM: &str = "SELECT id, kind, parent, version, running FROM streams";

/// What takes a name out of all journals. Without the salt nobody can try whether a
/// token stands for some name.
const FORGET: [&str; 1] = ["UPDATE persons SET name = NULL, salt = NULL WHERE name = $1"];
const FORGET_IN: [&str; 1] =
    ["UPDATE persons SET name = NULL, salt = NULL WHERE stream = $1 AND name IS NOT NULL"];

/// What takes a journal out; a competition whose games are there stays.
const DELETE: [&str; 3] = [
    "DELETE FROM persons WHERE stream = $1
     AND NOT EXISTS (SELECT 1 FROM streams WHERE parent = $1)",
    "DELETE FROM entries WHERE stream = (SELECT seq FROM streams WHERE id = $1)
     AND NOT EXISTS (SELECT 1 FROM streams WHERE parent = $1)",
    "DELETE FROM streams WHERE id = $1
     AND NOT EXISTS (SELECT 1 FROM streams AS game WHERE game.parent = $1)",
];

/// The statements that take out what an operation names, and their one parameter; none for an
/// operation that writes.
pub fn taking_out(op: &Op) -> (&'static [&'static str], String) {
    match op {
        Op::Forget(Whom::Named(name)) => (&FORGET, persons::kept(name)),
        Op::Forget(Whom::In(id)) => (&FORGET_IN, id.to_string()),
        Op::Delete(id) => (&DELETE, id.to_string()),
        _ => (&[], String::new()),
    }
}

/// The query for a page of streams.
pub fn listing<D>(filter: &Filter) -> QueryBuilder<'_, D>
where
    D: Database,
    for<'q> String: Encode<'q, D> + Type<D>,
    for<'q> i64: Encode<'q, D> + Type<D>,
{
    let mut query = QueryBuilder::new(STREAM);
    query.push(" WHERE TRUE");
    if let Some(kind) = filter.kind {
        // Written out, so that an index on one kind can be used.
        query.push(format_args!(" AND kind = '{}'", kind.name()));
    }
    if let Some(running) = filter.running {
        query.push(if running { " AND running" } else { " AND NOT running" });
    }
    if let Some(parent) = &filter.parent {
        query.push(" AND parent = ").push_bind(parent.as_str().to_owned());
    }
    if let Some(after) = &filter.after {
        query.push(" AND seq > (SELECT seq FROM streams WHERE id = ");
        query.push_bind(after.as_str().to_owned()).push(")");
    }
    query.push(" ORDER BY seq LIMIT ").push_bind(limit(filter.limit));
    query
}

pub fn limit(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

fn id(text: &str) -> Result<StreamId, StoreError> {
    StreamId::new(text).map_err(|e| StoreError::damaged(format!("stream {text:?}"), e))
}

fn kind(text: &str) -> Result<Kind, StoreError> {
    Kind::named(text).ok_or_else(|| StoreError::damaged("a stream's kind", text))
}

fn version(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|e| StoreError::damaged(format!("version {number}"), e))
}

pub fn info(row: StreamRow) -> Result<StreamInfo, StoreError> {
    Ok(StreamInfo {
        id: id(&row.0)?,
        kind: kind(&row.1)?,
        parent: row.2.as_deref().map(id).transpose()?,
        version: version(row.3)?,
        running: row.4,
    })
}

pub fn infos(rows: Vec<StreamRow>) -> Result<Vec<StreamInfo>, StoreError> {
    rows.into_iter().map(info).collect()
}

pub fn heads(rows: Vec<HeadRow>) -> Result<HashMap<StreamId, Head>, StoreError> {
    let head = |(name, key, number, of, link): HeadRow| {
        let (key, version) = (Some(key), version(number)?);
        Ok((id(&name)?, Head { key, version, kind: kind(&of)?, link }))
    };
    rows.into_iter().map(head).collect()
}

/// An entry as it was written.
pub fn stored(stream: &StreamId, row: EntryRow) -> Result<Stored, StoreError> {
    let (number, format, body) = row;
    let version = version(number)?;
    if format != i64::from(FORMAT) {
        return Err(StoreError::UnknownFormat { stream: stream.clone(), version, format });
    }
    let entry: Entry = serde_json::from_str(&body)
        .map_err(|e| StoreError::damaged(format!("entry {version} of {stream}"), e))?;
    Ok(Stored { version, entry })
}

/// What stands for a name, and the name unless it was taken out.
pub type PersonRow = (String, Option<String>);

pub const KNOWN_AS: &str = "SELECT DISTINCT stream FROM persons WHERE name = $1 ORDER BY stream";

pub const NAMES: &str = "SELECT count(*) FROM persons WHERE stream = $1 AND name IS NOT NULL";

pub fn ids(names: Vec<String>) -> Result<Vec<StreamId>, StoreError> {
    names.iter().map(|name| id(name)).collect()
}

pub fn all_stored(stream: &StreamId, rows: Vec<EntryRow>) -> Result<Vec<Stored>, StoreError> {
    rows.into_iter().map(|row| stored(stream, row)).collect()
}

/// A moment that was kept.
pub fn kept(at: Option<i64>) -> Result<Option<u64>, StoreError> {
    at.map(version).transpose()
}

/// Streams that have gone on: `id, version`.
pub fn changes(rows: Vec<(String, i64)>) -> Result<Vec<Change>, StoreError> {
    let change = |(name, number): (String, i64)| {
        Ok(Change { stream: id(&name)?, version: version(number)? })
    };
    rows.into_iter().map(change).collect()
}
