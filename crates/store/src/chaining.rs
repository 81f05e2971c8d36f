//! What an earlier version has written is chained when a store is opened for the
//! first time, and names of people are put into their table.

use crate::chain::ChainKey;
use crate::raw::{self, RawEntry, RawStream};
use crate::{Entry, FORMAT, StoreError, persons};
use sqlx::{AnyConnection, Connection, Executor};

/// Makes sure that all journals of a store are chained with this key.
///
/// # Errors
/// [`StoreError::OtherKey`] if they are with another one.
pub async fn chain(url: &str, key: ChainKey) -> Result<(), StoreError> {
    let mut connection = raw::connect(url).await?;
    let done = chain_all(&mut connection, key).await;
    connection.close().await?;
    done
}

async fn chain_all(connection: &mut AnyConnection, key: ChainKey) -> Result<(), StoreError> {
    match raw::proof(connection).await? {
        Some(proof) if proof == key.proof() => return Ok(()),
        Some(_) => return Err(StoreError::OtherKey),
        None => {}
    }
    let mut transaction = connection.begin().await?;
    // Of several that start at the same moment one does it, and the others wait.
    let first = sqlx::query("UPDATE axis SET proof = $1 WHERE proof IS NULL").bind(key.proof());
    if transaction.execute(first).await?.rows_affected() == 0 {
        drop(transaction);
        let proof = raw::proof(connection).await?;
        return if proof == Some(key.proof()) { Ok(()) } else { Err(StoreError::OtherKey) };
    }
    let mut after = 0;
    let mut journals = 0_usize;
    loop {
        let page = raw::streams(&mut transaction, after).await?;
        let Some(last) = page.last() else { break };
        after = last.seq;
        for stream in page.iter().filter(|stream| stream.link.is_none()) {
            chain_one(&mut transaction, stream, key).await?;
            journals = journals.saturating_add(1);
        }
    }
    transaction.commit().await?;
    if journals > 0 {
        tracing::info!(journals, "journals of an earlier version were chained");
    }
    Ok(())
}

async fn chain_one(
    connection: &mut AnyConnection,
    stream: &RawStream,
    key: ChainKey,
) -> Result<(), StoreError> {
    let (id, kind, parent) = stream.names()?;
    let mut link = key.begin(&id, kind, parent.as_ref());
    let mut after = 0;
    loop {
        let page = raw::entries(connection, stream.seq, after).await?;
        let Some(last) = page.last() else { break };
        after = last.version;
        for entry in &page {
            let body = without_names(connection, stream, entry, key).await?;
            link = key.next(&link, entry.version, entry.format, &body);
            let query =
                "UPDATE entries SET body = $1, link = $2 WHERE stream = $3 AND version = $4";
            let query = sqlx::query(query).bind(body).bind(link.clone());
            query.bind(stream.seq).bind(entry.version).execute(&mut *connection).await?;
        }
    }
    let seal = key.seal(&id, stream.version, &link);
    let query = sqlx::query("UPDATE streams SET link = $1, seal = $2 WHERE seq = $3");
    query.bind(link).bind(seal).bind(stream.seq).execute(connection).await?;
    Ok(())
}

/// The body with tokens for names, which go to their table. What cannot be read
/// stays as it is.
async fn without_names(
    connection: &mut AnyConnection,
    stream: &RawStream,
    entry: &RawEntry,
    key: ChainKey,
) -> Result<String, StoreError> {
    let read = |body: &str| serde_json::from_str::<Entry>(body).ok();
    let known = Some(()).filter(|()| entry.format == i64::from(FORMAT));
    let Some(mut said) = known.and_then(|()| read(&entry.body)) else {
        return Ok(entry.body.clone());
    };
    let persons = persons::hide(&mut said, key)?;
    if persons.is_empty() {
        return Ok(entry.body.clone());
    }
    for person in persons {
        let person = raw::RawPerson {
            token: person.token,
            stream: stream.id.clone(),
            salt: Some(person.salt),
            name: Some(person.name),
        };
        raw::keep_person(connection, &person).await?;
    }
    serde_json::to_string(&said).map_err(|error| StoreError::damaged("an entry", error))
}
