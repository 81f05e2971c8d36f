//! Queries and row conversions that both databases share.

use crate::batch::Head;
use crate::private;
use crate::private::erasure_records::Forgotten;
use crate::private::person_erasure::Held;
use crate::{Change, FORMAT, Filter, Kind, StoreError, Stored, StreamId, StreamInfo};
use sqlx::{Database, Encode, QueryBuilder, Type};
use std::collections::HashMap;

/// Columns: `id, kind, parent, version, running`.
pub type StreamRow = (String, String, Option<String>, i64, bool);
/// Columns: `id, seq, version, kind, link`.
pub type HeadRow = (String, i64, i64, String, Option<Vec<u8>>);
/// Columns: `version, format, body, texts`.
pub type EntryRow = (i64, i64, String, Option<String>);

pub const STREAM: &str = "SELECT id, kind, parent, version, running FROM streams";

/// Selects a journal's entries after a version, each with its private texts.
pub const ENTRIES: &str = "SELECT e.version, CAST(e.format AS bigint), e.body, p.texts
     FROM entries AS e LEFT JOIN private AS p ON p.stream = e.stream AND p.version = e.version
     WHERE e.stream = (SELECT seq FROM streams WHERE id = $1) AND e.version > $2
     ORDER BY e.version LIMIT $3";

/// Deletes a journal, but not a competition that still has games. The last statement affects a row
/// only if the journal was deleted.
pub const DELETE: [&str; 4] = [
    "INSERT INTO tombstones (id, kind) SELECT id, kind FROM streams WHERE id = $1
     AND NOT EXISTS (SELECT 1 FROM streams AS game WHERE game.parent = $1)
     ON CONFLICT (id) DO NOTHING",
    "DELETE FROM private WHERE stream = (SELECT seq FROM streams WHERE id = $1)
     AND NOT EXISTS (SELECT 1 FROM streams WHERE parent = $1)",
    "DELETE FROM entries WHERE stream = (SELECT seq FROM streams WHERE id = $1)
     AND NOT EXISTS (SELECT 1 FROM streams WHERE parent = $1)",
    "DELETE FROM streams WHERE id = $1
     AND NOT EXISTS (SELECT 1 FROM streams AS game WHERE game.parent = $1)",
];

/// Replaces private texts, unless they have changed since they were read.
pub const REDACT: &str = "UPDATE private SET texts = $1, seal = $2, salt = NULL
     WHERE stream = $3 AND version = $4 AND coalesce(seal, salt) = $5";

pub const REMEMBER: &str =
    "INSERT INTO forgotten (hash, words, until, done) VALUES ($1, $2, $3, $4)
     ON CONFLICT (hash) DO UPDATE SET done = excluded.done, until =
         CASE WHEN excluded.until > forgotten.until THEN excluded.until ELSE forgotten.until END";

pub const FORGOTTEN: &str = "SELECT hash, words, until, done FROM forgotten ORDER BY hash";
pub const TOMBSTONES: &str = "SELECT id FROM tombstones ORDER BY id";
pub const IS_DELETED: &str = "SELECT count(*) FROM tombstones WHERE id = $1";
pub const LATEST: &str = "SELECT max(wall) FROM private";

/// Selects a page of private texts of all journals.
pub const HELD: &str = "SELECT p.stream, s.id, p.version, p.wall, coalesce(p.seal, p.salt), p.texts
     FROM private AS p JOIN streams AS s ON s.seq = p.stream
     WHERE (p.stream, p.version) > ($1, $2) ORDER BY p.stream, p.version LIMIT 200";

/// Selects a page of private texts of one journal.
pub const HELD_IN: &str =
    "SELECT p.stream, s.id, p.version, p.wall, coalesce(p.seal, p.salt), p.texts
     FROM private AS p JOIN streams AS s ON s.seq = p.stream
     WHERE s.id = $3 AND (p.stream, p.version) > ($1, $2) ORDER BY p.stream, p.version LIMIT 200";

/// Columns: `stream, id, version, wall, proof, texts`.
pub type HeldRow = (i64, String, i64, i64, Option<Vec<u8>>, String);

pub fn held(rows: Vec<HeldRow>) -> Vec<Held> {
    let held = |(number, stream, version, wall, proof, texts)| {
        let proof: Option<Vec<u8>> = proof;
        Held { number, stream, version, wall, proof: proof.unwrap_or_default(), texts }
    };
    rows.into_iter().map(held).collect()
}

/// Columns: `hash, words, until, done`.
pub type ForgottenRow = (String, i64, i64, bool);

pub fn forgotten(rows: Vec<ForgottenRow>) -> Vec<(Forgotten, bool)> {
    let one = |(hash, words, until, done): ForgottenRow| {
        let words = u32::try_from(words).unwrap_or(u32::MAX);
        (Forgotten { hash, words, until: until.unsigned_abs() }, done)
    };
    rows.into_iter().map(one).collect()
}

/// Returns the column values of a forgotten person.
pub fn to_remember(one: &Forgotten) -> (&str, i64, i64) {
    (&one.hash, i64::from(one.words), i64::try_from(one.until).unwrap_or(i64::MAX))
}

/// Builds the query for a page of streams.
pub fn listing<D>(filter: &Filter) -> QueryBuilder<'_, D>
where
    D: Database,
    for<'q> String: Encode<'q, D> + Type<D>,
    for<'q> i64: Encode<'q, D> + Type<D>,
{
    let mut query = QueryBuilder::new(STREAM);
    query.push(" WHERE TRUE");
    if let Some(kind) = filter.kind {
        // A literal instead of a parameter, so that the partial index of a kind can be used.
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

/// Parses a row into an entry.
pub fn stored(stream: &StreamId, row: EntryRow) -> Result<Stored, StoreError> {
    let (number, format, body, texts) = row;
    let version = version(number)?;
    if format != i64::from(FORMAT) {
        return Err(StoreError::UnknownFormat { stream: stream.clone(), version, format });
    }
    private::stored(stream, version, &body, texts.as_deref())
}

pub fn ids(names: Vec<String>) -> Result<Vec<StreamId>, StoreError> {
    names.iter().map(|name| id(name)).collect()
}

pub fn all_stored(stream: &StreamId, rows: Vec<EntryRow>) -> Result<Vec<Stored>, StoreError> {
    rows.into_iter().map(|row| stored(stream, row)).collect()
}

/// Converts a stored moment.
pub fn optional_moment(at: Option<i64>) -> Result<Option<u64>, StoreError> {
    at.map(version).transpose()
}

/// Converts rows `id, version` to changes.
pub fn changes(rows: Vec<(String, i64)>) -> Result<Vec<Change>, StoreError> {
    let change = |(name, number): (String, i64)| {
        Ok(Change { stream: id(&name)?, version: version(number)? })
    };
    rows.into_iter().map(change).collect()
}
