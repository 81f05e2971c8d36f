//! A chain over each journal, under a key that is not in the store: whoever
//! changes an entry in the database, takes one away or puts one in cannot make
//! the chain fit again.
//!
//! Every entry's *link* is computed from the one before it and from the entry as
//! it stands in the database. The stream keeps the last link and a *seal* on it
//! that no entry has, so that a journal cannot be cut off at its end either.

use crate::{Kind, StreamId};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt;

/// Bytes of a link and of a seal.
const LENGTH: usize = 16;

/// What journals are chained with. Who has it could change a journal unseen.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct ChainKey([u8; 32]);

impl ChainKey {
    /// A key of 32 random bytes, or derived from some.
    ///
    /// ```
    /// let key = touchmove_store::ChainKey::new([7; 32]);
    /// assert_eq!(format!("{key:?}"), "ChainKey(..)");
    /// ```
    pub const fn new(bytes: [u8; 32]) -> ChainKey {
        ChainKey(bytes)
    }

    /// As HMAC takes it.
    fn block(self) -> [u8; 64] {
        let mut block = [0; 64];
        block[..32].copy_from_slice(&self.0);
        block
    }

    fn digest(self, what: &str, parts: &[&[u8]]) -> Vec<u8> {
        let mut mac = <Hmac<Sha256> as KeyInit>::new(&self.block().into());
        for part in [what.as_bytes()].iter().chain(parts) {
            // With its length, so that no other parts come to the same.
            mac.update(&u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
            mac.update(part);
        }
        mac.finalize().into_bytes().iter().copied().take(LENGTH).collect()
    }

    /// Tells one key from another.
    pub(crate) fn proof(self) -> Vec<u8> {
        self.digest("key", &[])
    }

    /// What an empty journal begins with.
    pub(crate) fn begin(self, id: &StreamId, kind: Kind, parent: Option<&StreamId>) -> Vec<u8> {
        let parent = parent.map_or("", StreamId::as_str);
        self.digest("journal", &[id.as_str().as_bytes(), kind.name().as_bytes(), parent.as_bytes()])
    }

    /// The link of an entry.
    pub(crate) fn next(self, before: &[u8], version: i64, format: i64, body: &str) -> Vec<u8> {
        let (version, format) = (version.to_be_bytes(), format.to_be_bytes());
        self.digest("entry", &[before, &version, &format, body.as_bytes()])
    }

    /// The seal of a journal that ends there.
    pub(crate) fn seal(self, id: &StreamId, version: i64, link: &[u8]) -> Vec<u8> {
        self.digest("end", &[id.as_str().as_bytes(), &version.to_be_bytes(), link])
    }

    /// The token that an entry has in place of its private texts.
    pub(crate) fn token(self, salt: &[u8], texts: &str) -> Vec<u8> {
        self.digest("texts", &[salt, texts.as_bytes()])
    }

    /// The seal over what is left of an entry's private texts.
    pub(crate) fn left(self, stream: &str, version: i64, texts: &str) -> Vec<u8> {
        self.digest("left", &[stream.as_bytes(), &version.to_be_bytes(), texts.as_bytes()])
    }

    /// The hash by which a forgotten person is known.
    pub(crate) fn person(self, who: &str) -> Vec<u8> {
        self.digest("person", &[who.as_bytes()])
    }

    /// The token of a name, as versions before had it.
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
    fn everything_counts() {
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
