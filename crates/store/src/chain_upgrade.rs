//! Upgrades journals of an earlier version when a store is opened: moves private texts out of the
//! entries and recomputes the chain.

use crate::chain::ChainKey;
use crate::raw::{self, RawEntry, RawStream};
use crate::{Entry, FORMAT, NOBODY, StoreError, private};
use serde_json::Value;
use sqlx::{AnyConnection, Connection, Executor};
use std::collections::HashMap;

/// Ensures that every journal is chained with this key and has its private texts stored separately.
///
/// # Errors
/// [`StoreError::OtherKey`] if the journals are chained with another key.
pub async fn chain(url: &str, key: ChainKey) -> Result<(), StoreError> {
    let mut connection = raw::connect(url).await?;
    let is_postgres = connection.backend_name() == "PostgreSQL";
    if !is_postgres {
        // Overwritten data must not remain in the file.
        connection.execute("PRAGMA secure_delete = ON").await?;
    }
    let changed = chain_all(&mut connection, key).await;
    if let Ok(true) = changed {
        let clean: &[&str] = match is_postgres {
            true => &["VACUUM FULL entries", "VACUUM FULL persons"],
            false => &["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"],
        };
        for query in clean {
            connection.execute(*query).await?;
        }
    }
    connection.close().await?;
    changed.map(drop)
}

/// Returns true if a journal was upgraded.
async fn chain_all(connection: &mut AnyConnection, key: ChainKey) -> Result<bool, StoreError> {
    let known = raw::proof(connection).await?;
    if known.as_ref().is_some_and(|proof| *proof != key.proof()) {
        return Err(StoreError::OtherKey);
    }
    let private: i64 =
        sqlx::query_scalar("SELECT private FROM axis").fetch_one(&mut *connection).await?;
    if known.is_some() && private != 0 {
        return Ok(false);
    }
    let mut transaction = connection.begin().await?;
    // If several processes start at once, one of them does the upgrade and the others wait.
    let first = sqlx::query(
        "UPDATE axis SET proof = $1, private = 1 WHERE private = 0 AND (proof IS NULL OR proof = $1)",
    );
    if transaction.execute(first.bind(key.proof())).await?.rows_affected() == 0 {
        drop(transaction);
        let proof = raw::proof(connection).await?;
        return if proof == Some(key.proof()) { Ok(false) } else { Err(StoreError::OtherKey) };
    }
    let mut after = 0;
    let mut journals = 0_usize;
    loop {
        let page = raw::streams(&mut transaction, after).await?;
        let Some(last) = page.last() else { break };
        after = last.seq;
        for stream in &page {
            chain_one(&mut transaction, stream, key).await?;
            journals = journals.saturating_add(1);
        }
    }
    transaction.execute("DELETE FROM persons").await?;
    transaction.commit().await?;
    if journals > 0 {
        tracing::info!(journals, "journals of an earlier version were brought up to date");
    }
    Ok(journals > 0)
}

async fn chain_one(
    connection: &mut AnyConnection,
    stream: &RawStream,
    key: ChainKey,
) -> Result<(), StoreError> {
    let (id, kind, parent) = stream.names()?;
    let names = raw::names(connection, &stream.id).await?;
    let mut broken = !names.iter().all(|name| is_as_written(name, key));
    let names = names.into_iter().map(|(token, _, name)| (token, name)).collect();
    let mut link = key.begin(&id, kind, parent.as_ref());
    // The old chain is verified along the way, if there is one.
    let mut old = stream.link.as_ref().map(|_| link.clone());
    let mut after = 0;
    loop {
        let page = raw::entries(connection, stream.seq, after).await?;
        let Some(last) = page.last() else { break };
        after = last.version;
        for entry in &page {
            if let Some(before) = old.take() {
                let next = key.next(&before, entry.version, entry.format, &entry.body);
                broken |= entry.link.as_ref() != Some(&next);
                old = Some(next);
            }
            let now = without_texts(entry, &names, key)?;
            link = key.next(&link, entry.version, entry.format, &now.body);
            let query =
                "UPDATE entries SET body = $1, link = $2 WHERE stream = $3 AND version = $4";
            let query = sqlx::query(query).bind(now.body.clone()).bind(link.clone());
            query.bind(stream.seq).bind(entry.version).execute(&mut *connection).await?;
            raw::keep_private(connection, stream.seq, &now).await?;
        }
    }
    if let Some(end) = old {
        let sealed = stream.seal.as_ref() == Some(&key.seal(&id, stream.version, &end));
        broken |= !sealed || stream.link.as_ref() != Some(&end);
    }
    let mut seal = key.seal(&id, stream.version, &link);
    if broken {
        // A tampered journal gets an invalid seal, so that the upgrade does not hide the change.
        tracing::error!(journal = %id, "this journal was changed before it was updated");
        seal = vec![0; seal.len()];
    }
    let query = sqlx::query("UPDATE streams SET link = $1, seal = $2 WHERE seq = $3");
    query.bind(link).bind(seal).bind(stream.seq).execute(connection).await?;
    Ok(())
}

/// Separates an entry from its private texts. Leaves an unreadable entry unchanged.
fn without_texts(
    entry: &RawEntry,
    names: &HashMap<String, Option<String>>,
    key: ChainKey,
) -> Result<RawEntry, StoreError> {
    let shown = || {
        let mut line: Value = serde_json::from_str(&entry.body).ok()?;
        name(&mut line, names);
        serde_json::from_value::<Entry>(line).ok()
    };
    let known = entry.format == i64::from(FORMAT) && entry.texts.is_none();
    let Some(shown) = Some(()).filter(|()| known).and_then(|()| shown()) else {
        return Ok(entry.clone());
    };
    let (body, texts) = private::hide(&shown, key)?;
    let (wall, salt) = match &texts {
        Some(texts) => (Some(texts.wall), Some(texts.salt.clone())),
        None => (None, None),
    };
    let texts = texts.map(|texts| texts.texts);
    Ok(RawEntry { body, wall, salt, texts, ..entry.clone() })
}

/// Returns true for a name that matches its token, or that was erased.
fn is_as_written((token, salt, name): &raw::NameRow, key: ChainKey) -> bool {
    match (salt, name) {
        (Some(salt), Some(name)) => {
            token.strip_prefix("person:") == Some(&private::hex(&key.old_token(salt, name)))
        }
        (None, None) => true,
        _ => false,
    }
}

/// Replaces tokens with their names.
fn name(value: &mut Value, names: &HashMap<String, Option<String>>) {
    match value {
        Value::String(text) => {
            if let Some(name) = names.get(text.as_str()) {
                *text = name.as_deref().map_or_else(|| NOBODY.to_owned(), unescaped);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| name(value, names)),
        Value::Object(fields) => fields.values_mut().for_each(|value| name(value, names)),
        _ => {}
    }
}

/// Returns a name from the previous format, which wrote `\0` for a NUL.
fn unescaped(kept: &str) -> String {
    let mut name = String::with_capacity(kept.len());
    let mut letters = kept.chars();
    while let Some(letter) = letters.next() {
        match (letter, letter == '\\') {
            (_, true) if letters.next() == Some('0') => name.push('\0'),
            _ => name.push(letter),
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fault, Kind, NewStream, StreamId, check, open_chained};
    use serde_json::json;

    const KEY: ChainKey = ChainKey::new([5; 32]);

    /// Writes a store in the previous format, in which only names have tokens.
    async fn second_version(url: &str) {
        let store = open_chained(url, KEY).await.unwrap();
        let id = StreamId::new("g").unwrap();
        store.create(NewStream { id: id.clone(), kind: Kind::Game, parent: None }).await.unwrap();
        store.close().await;
        let token = format!("person:{}", private::hex(&KEY.old_token(&[1; 16], "Anne Berg")));
        let line = json!({ "at": 1, "wall": 2, "what": "opened", "mode": "board",
            "tags": [["Event", "Match Anne Berg"], ["White", token]], "options": { "name": "Berg" } });
        let body = line.to_string();
        let link = KEY.next(&KEY.begin(&id, Kind::Game, None), 1, 1, &body);
        let mut connection = raw::connect(url).await.unwrap();
        for query in [
            sqlx::query("INSERT INTO entries (stream, version, format, body, link) VALUES (1, 1, 1, $1, $2)")
                .bind(&body).bind(link.clone()),
            sqlx::query("UPDATE streams SET version = 1, link = $1, seal = $2")
                .bind(link.clone()).bind(KEY.seal(&id, 1, &link)),
            sqlx::query("INSERT INTO persons VALUES ($1, 'g', $2, 'Anne Berg')")
                .bind(&token).bind(vec![1_u8; 16]),
            sqlx::query("UPDATE axis SET private = 0"),
        ] {
            connection.execute(query).await.unwrap();
        }
        connection.close().await.unwrap();
    }

    #[tokio::test]
    async fn upgrade_moves_texts_out_of_entries() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.db");
        let url = path.display().to_string();
        second_version(&url).await;
        let store = open_chained(&url, KEY).await.unwrap();
        let read = store.read(&StreamId::new("g").unwrap(), 0, 9).await.unwrap();
        let text = format!("{read:?}");
        assert!(
            text.contains("Match Anne Berg") && text.contains("White\", \"Anne Berg"),
            "{text}"
        );
        assert_eq!(check(&url, KEY).await.unwrap().faults, []);
        store.forget(&crate::ErasureScope::Named("Berg, Anne".into())).await.unwrap();
        for end in ["", "-wal"] {
            let bytes = std::fs::read(format!("{url}{end}")).unwrap_or_default();
            assert!(!bytes.windows(9).any(|part| part == b"Anne Berg"), "{end}");
        }
        assert_eq!(check(&url, KEY).await.unwrap().faults, []);
        store.close().await;
    }

    #[tokio::test]
    async fn tampering_before_the_upgrade_stays_detected() {
        let folder = tempfile::tempdir().unwrap();
        let url = folder.path().join("journal.db").display().to_string();
        second_version(&url).await;
        let mut connection = raw::connect(&url).await.unwrap();
        connection.execute("UPDATE persons SET name = 'Another'").await.unwrap();
        connection.close().await.unwrap();
        open_chained(&url, KEY).await.unwrap().close().await;
        let faults = check(&url, KEY).await.unwrap().faults;
        assert_eq!(faults, [Fault::End { stream: "g".into(), version: 1 }]);
    }
}
