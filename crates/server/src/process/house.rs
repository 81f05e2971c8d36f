//! What a store knows of the servers that use it.

use crate::axis::wall;
use crate::hall::HOUSE;
use serde_json::json;
use sha2::{Digest, Sha256};
use touchmove_envelope::Key;
use touchmove_store::{
    AppendError, Entry, EntryKind, Kind, NewStream, Store, StoreError, StreamId,
};

/// What the note of the key is called.
const KEY: &str = "key";
/// Several servers may start at the same moment.
const TRIES: usize = 8;

/// Whether all servers of a store have the same key: an envelope that one has sealed
/// could not be opened by another.
pub(crate) async fn same_key(store: &dyn Store, key: &Key) -> Result<bool, StoreError> {
    let Ok(id) = StreamId::new(HOUSE) else { return Ok(false) };
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

/// Tells one key from another, and nothing else.
fn fingerprint(key: &Key) -> String {
    let digest = Sha256::digest(format!("touchmove key {}", key.to_hex().as_str()));
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
