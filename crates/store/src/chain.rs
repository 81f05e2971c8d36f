//! A MAC chain over each journal, under a key that is not in the store. Without the key, an entry
//! cannot be changed, removed or inserted in the database without breaking the chain.
//!
//! Each entry's *link* is computed from the previous link and the stored form of the entry. The
//! stream also stores a *seal* over the last link. The store keeps no seal of an earlier link, so a
//! truncated journal is detected too.

use crate::{Kind, StreamId};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt;

/// Length of a link and of a seal in bytes.
const LENGTH: usize = 16;

/// Key of the journal chains. Its holder can change a journal without being detected.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct ChainKey([u8; 32]);

impl ChainKey {
    /// Creates a key from 32 random bytes, or bytes derived from random ones.
    ///
    /// ```
    /// let key = touchmove_store::ChainKey::new([7; 32]);
    /// assert_eq!(format!("{key:?}"), "ChainKey(..)");
    /// ```
    pub const fn new(bytes: [u8; 32]) -> ChainKey {
        ChainKey(bytes)
    }

    /// Returns the key padded to HMAC's block size.
    fn block(self) -> [u8; 64] {
        let mut block = [0; 64];
        block[..32].copy_from_slice(&self.0);
        block
    }

    fn digest(self, what: &str, parts: &[&[u8]]) -> Vec<u8> {
        let mut mac = <Hmac<Sha256> as KeyInit>::new(&self.block().into());
        for part in [what.as_bytes()].iter().chain(parts) {
            // The length prefix keeps different splits of the same bytes apart.
            mac.update(&u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
            mac.update(part);
        }
        mac.finalize().into_bytes().iter().copied().take(LENGTH).collect()
    }

    /// Returns a value that identifies the key.
    pub(crate) fn proof(self) -> Vec<u8> {
        self.digest("key", &[])
    }

    /// Returns the link that precedes the first entry.
    pub(crate) fn begin(self, id: &StreamId, kind: Kind, parent: Option<&StreamId>) -> Vec<u8> {
        let parent = parent.map_or("", StreamId::as_str);
        self.digest("journal", &[id.as_str().as_bytes(), kind.name().as_bytes(), parent.as_bytes()])
    }

    /// Returns the link of an entry.
    pub(crate) fn next(self, before: &[u8], version: i64, format: i64, body: &str) -> Vec<u8> {
        let (version, format) = (version.to_be_bytes(), format.to_be_bytes());
        self.digest("entry", &[before, &version, &format, body.as_bytes()])
    }

    /// Returns the seal of a journal whose last entry has this link.
    pub(crate) fn seal(self, id: &StreamId, version: i64, link: &[u8]) -> Vec<u8> {
        self.digest("end", &[id.as_str().as_bytes(), &version.to_be_bytes(), link])
    }

    /// Returns the token that replaces an entry's private texts.
    pub(crate) fn token(self, salt: &[u8], texts: &str) -> Vec<u8> {
        self.digest("texts", &[salt, texts.as_bytes()])
    }

    /// Returns the seal over an entry's redacted texts.
    pub(crate) fn left(self, stream: &str, version: i64, texts: &str) -> Vec<u8> {
        self.digest("left", &[stream.as_bytes(), &version.to_be_bytes(), texts.as_bytes()])
    }

    /// Returns the hash that identifies a forgotten person.
    pub(crate) fn person(self, who: &str) -> Vec<u8> {
        self.digest("person", &[who.as_bytes()])
    }

    /// Returns the token of a name in the previous format.
    pub(crate) fn old_token(self, salt: &[u8], name: &str) -> Vec<u8> {
        self.digest("name", &[salt, name.as_bytes()])
    }
}

impl fmt::Debug for ChainKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChainKey(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_input_changes_the_chain() {
        let key = ChainKey::new([1; 32]);
        let (a, b) = (StreamId::new("a").unwrap(), StreamId::new("b").unwrap());
        let begin = key.begin(&a, Kind::Game, None);
        assert_eq!(begin.len(), LENGTH);
        assert_ne!(begin, key.begin(&b, Kind::Game, None));
        assert_ne!(begin, key.begin(&a, Kind::Competition, None));
        assert_ne!(begin, key.begin(&a, Kind::Game, Some(&b)));
        assert_ne!(begin, ChainKey::default().begin(&a, Kind::Game, None));
        let one = key.next(&begin, 1, 1, "x");
        for other in [
            key.next(&one, 1, 1, "x"),
            key.next(&begin, 2, 1, "x"),
            key.next(&begin, 1, 2, "x"),
            key.next(&begin, 1, 1, "y"),
            key.seal(&a, 1, &one),
        ] {
            assert_ne!(one, other);
        }
        assert_ne!(key.seal(&a, 1, &one), key.seal(&a, 2, &one));
    }
}
