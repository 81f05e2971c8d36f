//! What both databases have in common: how rows are asked for and read.

use crate::batch::Head;
use crate::{Change, Entry, FORMAT, Filter, Kind, StoreError, Stored, StreamId, StreamInfo};
use sqlx::{Database, Encode, QueryBuilder, Type};
use std::collections::HashMap;

/// `id, kind, parent, version, running`
pub type StreamRow = (String, String, Option<String>, i64, bool);
/// `id, seq, version, kind`
pub type HeadRow = (String, i64, i64, String);
/// `version, format, body`
pub type EntryRow = (i64, i64, String);

pub const STREAM: &str = "SELECT id, kind, parent, version, running FROM streams";

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
    let head = |(name, key, number, of): HeadRow| {
        Ok((id(&name)?, Head { key, version: version(number)?, kind: kind(&of)? }))
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
