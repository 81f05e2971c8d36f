//! Cluster check at startup: all servers of a store need the same key.

use crate::registry::CLUSTER;
use crate::session_clock::wall;
use serde_json::json;
use sha2::{Digest, Sha256};
use touchmove_envelope::Key;
use touchmove_store::{
    AppendError, Entry, EntryKind, Kind, NewStream, Store, StoreError, StreamId,
};

/// Name of the note with the key's fingerprint.
const KEY: &str = "key";
/// Number of attempts, because several servers may start at the same moment.
const TRIES: usize = 8;

/// True if all servers of a store have the same key. Otherwise they could not open each other's
/// envelopes.
pub(crate) async fn same_key(store: &dyn Store, key: &Key) -> Result<bool, StoreError> {
    let Ok(id) = StreamId::new(CLUSTER) else { return Ok(false) };
    let own = fingerprint(key);
    for _ in 0..TRIES {
        let known = store.read(&id, 0, 1).await?;
        if let Some(first) = known.first() {
            return Ok(
                matches!(&first.entry.what, EntryKind::Noted { value, .. } if *value == own),
            );
        }
        let new = NewStream { id: id.clone(), kind: Kind::Competition, parent: None };
        match store.create(new).await {
            Ok(()) | Err(StoreError::Exists(_)) => {}
            Err(error) => return Err(error),
        }
        let what = EntryKind::Noted { seat: None, name: KEY.to_owned(), value: json!(own) };
        match store.append(&id, 0, vec![Entry { at: 0, wall: wall(), what }], false).await {
            Ok(_) => return Ok(true),
            Err(AppendError::Store(error)) => return Err(error),
            Err(_) => {}
        }
    }
    Ok(false)
}

/// A fingerprint that identifies a key without revealing it.
fn fingerprint(key: &Key) -> String {
    let digest = Sha256::digest(format!("touchmove key {}", key.to_hex().as_str()));
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
