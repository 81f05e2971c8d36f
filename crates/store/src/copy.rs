//! Copies a whole store to another store.

use crate::chain::ChainKey;
use crate::check::{Checked, check};
use crate::raw::{self, RawEntry, RawStream};
use crate::{StoreError, open_chained};
use sqlx::{AnyConnection, Connection, Executor};

/// Copies an idle store to an empty one of any kind, row by row: erased data stays erased and the
/// chains stay the same. Then reads the copy back, compares it, and checks its chains.
///
/// # Errors
/// [`StoreError::Copy`] if a store is in use, the target is not empty, or the copy differs.
///
/// ```
/// use touchmove_store::{ChainKey, copy, open_chained};
/// # tokio::runtime::Runtime::new().unwrap().block_on(async {
/// # let folder = tempfile::tempdir().unwrap();
/// # let path = |name: &str| folder.path().join(name).display().to_string();
/// let key = ChainKey::new([7; 32]);
/// open_chained(&path("old.db"), key).await.unwrap().close().await;
/// let checked = copy(&path("old.db"), &path("new.db"), key).await.unwrap();
/// assert_eq!(checked.faults, []);
/// # });
/// ```
pub async fn copy(from: &str, to: &str, key: ChainKey) -> Result<Checked, StoreError> {
    // Keep both stores open, so that no server starts to use them.
    let (old, new) = (open_chained(from, key).await?, open_chained(to, key).await?);
    let copied = async {
        for store in [&old, &new] {
            if !store.join().await?.alone {
                return Err(StoreError::Copy("a server uses one of them: stop it first".into()));
            }
            store.recovered().await?;
        }
        let (mut from, mut into) = (raw::connect(from).await?, raw::connect(to).await?);
        copy_all(&mut from, &mut into).await?;
        compare_all(&mut from, &mut into).await?;
        from.close().await?;
        into.close().await?;
        check(to, key).await
    }
    .await;
    old.close().await;
    new.close().await;
    copied
}

async fn copy_all(from: &mut AnyConnection, to: &mut AnyConnection) -> Result<(), StoreError> {
    if !raw::streams(to, 0).await?.is_empty() {
        return Err(StoreError::Copy("there are journals in the new store already".into()));
    }
    let mut to = to.begin().await?;
    let mut after = 0;
    loop {
        let page = raw::streams(from, after).await?;
        let Some(last) = page.last() else { break };
        after = last.seq;
        for stream in &page {
            copy_stream(from, &mut to, stream).await?;
        }
    }
    for (hash, words, until, done) in raw::forgotten(from).await? {
        let query = "INSERT INTO forgotten (hash, words, until, done) VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(query).bind(hash).bind(words).bind(until).bind(done != 0);
        to.execute(query).await?;
    }
    for (id, kind) in raw::tombstones(from).await? {
        let query = sqlx::query("INSERT INTO tombstones (id, kind) VALUES ($1, $2)");
        to.execute(query.bind(id).bind(kind)).await?;
    }
    let beat = sqlx::query("UPDATE axis SET last_beat = $1").bind(raw::last_beat(from).await?);
    to.execute(beat).await?;
    to.commit().await?;
    Ok(())
}

async fn copy_stream(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    stream: &RawStream,
) -> Result<(), StoreError> {
    let RawStream { seq, id, kind, parent, version, running, last_at, link, seal } = stream.clone();
    let query = "INSERT INTO streams (id, kind, parent, version, running, last_at, link, seal)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING seq";
    let query = sqlx::query_scalar(query).bind(id).bind(kind).bind(parent).bind(version);
    let query = query.bind(running != 0).bind(last_at).bind(link).bind(seal);
    let key: i64 = query.fetch_one(&mut *to).await?;
    let mut after = 0;
    loop {
        let page = raw::entries(from, seq, after).await?;
        let Some(last) = page.last() else { return Ok(()) };
        after = last.version;
        for entries in page.chunks(ROWS) {
            insert(to, key, entries).await?;
            for entry in entries {
                raw::keep_private(to, key, entry).await?;
            }
        }
    }
}

/// Number of rows per statement.
const ROWS: usize = 50;

async fn insert(to: &mut AnyConnection, key: i64, entries: &[RawEntry]) -> Result<(), StoreError> {
    let row = |at: usize| {
        let [a, b, c, d, e] = [1, 2, 3, 4, 5].map(|place| at * 5 + place);
        format!("(${a}, ${b}, ${c}, ${d}, ${e})")
    };
    let rows: Vec<String> = (0..entries.len()).map(row).collect();
    let text = "INSERT INTO entries (stream, version, format, body, link) VALUES ";
    let text = format!("{text}{}", rows.join(", "));
    let mut query = sqlx::query(&text);
    for RawEntry { version, format, body, link, .. } in entries.iter().cloned() {
        query = query.bind(key).bind(version).bind(format).bind(body).bind(link);
    }
    query.execute(to).await?;
    Ok(())
}

async fn compare_all(from: &mut AnyConnection, to: &mut AnyConnection) -> Result<(), StoreError> {
    let differ = |what: &str| Err(StoreError::Copy(format!("{what} is not the same afterwards")));
    let (mut old, mut new) = (0, 0);
    loop {
        let (page, copied) = (raw::streams(from, old).await?, raw::streams(to, new).await?);
        if page.len() != copied.len() {
            return differ("the number of journals");
        }
        let (Some(last), Some(other)) = (page.last(), copied.last()) else { break };
        (old, new) = (last.seq, other.seq);
        for (stream, copy) in page.iter().zip(&copied) {
            if !stream.is_like(copy) || !same_entries(from, to, [stream.seq, copy.seq]).await? {
                return differ(&format!("journal {}", stream.id));
            }
        }
    }
    if raw::forgotten(from).await? != raw::forgotten(to).await?
        || raw::tombstones(from).await? != raw::tombstones(to).await?
    {
        return differ("the list of the forgotten");
    }
    Ok(())
}

async fn same_entries(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    [old, new]: [i64; 2],
) -> Result<bool, StoreError> {
    let mut after = 0;
    loop {
        let page = raw::entries(from, old, after).await?;
        if page != raw::entries(to, new, after).await? {
            return Ok(false);
        }
        let Some(last) = page.last() else { return Ok(true) };
        after = last.version;
    }
}
