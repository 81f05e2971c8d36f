//! Raw table rows, the same for SQLite and PostgreSQL. Used by operations on a whole store.

use crate::{Address, Kind, StoreError, StreamId, address};
use sqlx::any::{AnyRow, install_default_drivers};
use sqlx::{AnyConnection, Connection, FromRow, Row};
use std::fmt::Write as _;

/// Number of rows per query.
pub const PAGE: i64 = 500;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawStream {
    pub seq: i64,
    pub id: String,
    pub kind: String,
    pub parent: Option<String>,
    pub version: i64,
    pub running: i64,
    pub last_at: i64,
    pub link: Option<Vec<u8>>,
    pub seal: Option<Vec<u8>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawEntry {
    pub version: i64,
    pub format: i64,
    pub body: String,
    pub link: Option<Vec<u8>>,
    /// Columns of the entry's private texts; all four are `None` if the entry has no private texts.
    pub wall: Option<i64>,
    pub salt: Option<Vec<u8>>,
    pub seal: Option<Vec<u8>>,
    pub texts: Option<String>,
}

/// Reads each field from the column of the same name.
macro_rules! from_row {
    ($($row:ident { $($field:ident),* })*) => {
        $(impl<'r> FromRow<'r, AnyRow> for $row {
            fn from_row(row: &'r AnyRow) -> Result<$row, sqlx::Error> {
                Ok($row { $($field: row.try_get(stringify!($field))?),* })
            }
        })*
    };
}

from_row! {
    RawStream { seq, id, kind, parent, version, running, last_at, link, seal }
    RawEntry { version, format, body, link, wall, salt, seal, texts }
}

impl RawStream {
    /// Parses the stream's id, kind and parent.
    pub fn names(&self) -> Result<(StreamId, Kind, Option<StreamId>), StoreError> {
        let wrong = |why: &dyn std::fmt::Display| {
            StoreError::damaged(format!("stream {:?}", self.id), why.to_string())
        };
        let id = |text: &str| StreamId::new(text).map_err(|error| wrong(&error));
        let kind = Kind::named(&self.kind).ok_or_else(|| wrong(&self.kind))?;
        Ok((id(&self.id)?, kind, self.parent.as_deref().map(id).transpose()?))
    }

    /// Returns true if the rows are equal apart from their keys, which differ between stores.
    pub fn is_like(&self, other: &RawStream) -> bool {
        *self == RawStream { seq: self.seq, ..other.clone() }
    }
}

/// Connects to a persistent store.
pub async fn connect(url: &str) -> Result<AnyConnection, StoreError> {
    install_default_drivers();
    let url = match address(url)? {
        Address::Memory => return Err(StoreError::UnknownAddress),
        Address::Postgres => url.to_owned(),
        Address::Sqlite(path) => {
            let path = path.to_str().ok_or(StoreError::UnknownAddress)?;
            format!("sqlite:{}?mode=rw", encoded(path))
        }
    };
    // The original error may contain a password.
    AnyConnection::connect(&url).await.map_err(|error| match error {
        sqlx::Error::Configuration(_) => StoreError::BadAddress,
        other => other.into(),
    })
}

fn encoded(path: &str) -> String {
    let mut text = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' => text.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => text.push(char::from(byte)),
            _ => {
                let _ = write!(text, "%{byte:02X}");
            }
        }
    }
    text
}

/// # Errors
/// If the tables are of an earlier version and have not been upgraded by a server yet.
pub async fn require_current(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let private = sqlx::query_scalar::<_, i64>("SELECT private FROM axis").fetch_one(connection);
    match private.await {
        Ok(1) => Ok(()),
        Ok(_) | Err(sqlx::Error::Database(_)) => Err(StoreError::Migration(
            "an earlier version has written them: start a server over them first".to_owned(),
        )),
        Err(error) => Err(error.into()),
    }
}

/// Returns the proof of the key that the journals are chained with; `None` before the first use.
pub async fn proof(connection: &mut AnyConnection) -> Result<Option<Vec<u8>>, StoreError> {
    Ok(sqlx::query_scalar("SELECT proof FROM axis").fetch_one(connection).await?)
}

pub async fn last_beat(connection: &mut AnyConnection) -> Result<Option<i64>, StoreError> {
    Ok(sqlx::query_scalar("SELECT last_beat FROM axis").fetch_one(connection).await?)
}

/// Returns a page of streams in order of creation.
pub async fn streams(
    connection: &mut AnyConnection,
    after: i64,
) -> Result<Vec<RawStream>, StoreError> {
    let query = "SELECT seq, id, kind, parent, version, last_at, link, seal,
                     CAST(CASE WHEN running THEN 1 ELSE 0 END AS bigint) AS running
                 FROM streams WHERE seq > $1 ORDER BY seq LIMIT $2";
    Ok(sqlx::query_as(query).bind(after).bind(PAGE).fetch_all(connection).await?)
}

/// Returns a page of a journal, each entry with its private texts.
pub async fn entries(
    connection: &mut AnyConnection,
    stream: i64,
    after: i64,
) -> Result<Vec<RawEntry>, StoreError> {
    let query = "SELECT e.version AS version, CAST(e.format AS bigint) AS format, e.body AS body,
                     e.link AS link, p.wall AS wall, p.salt AS salt, p.seal AS seal,
                     p.texts AS texts
                 FROM entries AS e
                 LEFT JOIN private AS p ON p.stream = e.stream AND p.version = e.version
                 WHERE e.stream = $1 AND e.version > $2 ORDER BY e.version LIMIT $3";
    let query = sqlx::query_as(query).bind(stream).bind(after).bind(PAGE);
    Ok(query.fetch_all(connection).await?)
}

/// Returns the names that an earlier version stored for a journal: `token, salt, name`.
pub(crate) async fn names(
    connection: &mut AnyConnection,
    stream: &str,
) -> Result<Vec<NameRow>, StoreError> {
    let query = "SELECT token, salt, name FROM persons WHERE stream = $1";
    Ok(sqlx::query_as(query).bind(stream.to_owned()).fetch_all(connection).await?)
}

/// Columns: `token, salt, name`.
pub type NameRow = (String, Option<Vec<u8>>, Option<String>);

/// Stores the private texts of an entry of the stream with this key.
pub async fn keep_private(
    connection: &mut AnyConnection,
    stream: i64,
    entry: &RawEntry,
) -> Result<(), StoreError> {
    let RawEntry { version, wall, salt, seal, texts, .. } = entry.clone();
    let (Some(wall), Some(texts)) = (wall, texts) else { return Ok(()) };
    let query = "INSERT INTO private (stream, version, wall, salt, seal, texts)
                 VALUES ($1, $2, $3, $4, $5, $6)";
    let query = sqlx::query(query).bind(stream).bind(version).bind(wall);
    query.bind(salt).bind(seal).bind(texts).execute(connection).await?;
    Ok(())
}

/// A forgotten person: `hash, words, until, done`.
pub type ForgottenRow = (String, i64, i64, i64);

pub async fn forgotten(connection: &mut AnyConnection) -> Result<Vec<ForgottenRow>, StoreError> {
    let query = "SELECT hash, words, until, CAST(CASE WHEN done THEN 1 ELSE 0 END AS bigint)
                 FROM forgotten ORDER BY hash";
    Ok(sqlx::query_as(query).fetch_all(connection).await?)
}

/// Returns deleted journals: `id, kind`.
pub async fn tombstones(
    connection: &mut AnyConnection,
) -> Result<Vec<(String, String)>, StoreError> {
    let query = "SELECT id, kind FROM tombstones ORDER BY id";
    Ok(sqlx::query_as(query).fetch_all(connection).await?)
}
