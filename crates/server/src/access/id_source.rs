//! Id source: draws ids and secrets, at random or from a caller's key.
//!
//! If an answer is lost, the links of a whole round are lost with it, because the server stores
//! only hashes of secrets. A caller may therefore send an idempotency key. Ids and secrets are
//! derived from this key, from the request and from the server's key, so a repeated request returns
//! the same links. A client that knows only one of the keys cannot derive the links. Issuing new
//! links instead would revoke the links of an answer that did arrive.

use crate::problem::Problem;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256, Sha512};
use touchmove_envelope::Key;

/// Length of a caller's key. A shorter key could be guessed.
const KEY: std::ops::RangeInclusive<usize> = 16..=64;

/// A source of ids and secrets.
#[derive(Clone)]
pub(crate) enum IdSource {
    Chance,
    Keyed([u8; 64]),
}

impl IdSource {
    /// A source that returns the same values for the same request.
    ///
    /// # Errors
    /// If the caller's key is too short, too long or not visible ASCII.
    pub fn keyed(server: &Key, key: &str, path: &str, body: &[u8]) -> Result<IdSource, Problem> {
        if !KEY.contains(&key.len()) || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
            let why = "Idempotency-Key: 16 to 64 visible ASCII characters, such as a UUID";
            return Err(Problem::unreadable(why));
        }
        let root = digest(server.to_hex().as_bytes(), b"touchmove creations");
        let asked = [key.as_bytes(), path.as_bytes()].join(&b' ');
        let asked = [&asked[..], &Sha256::digest(body)].join(&b' ');
        Ok(IdSource::Keyed(digest(&root, &asked)))
    }

    pub fn is_keyed(&self) -> bool {
        matches!(self, IdSource::Keyed(_))
    }

    /// A source for one part of a request. Its values differ from those of the whole request and of
    /// other parts.
    pub fn part(&self, name: &str) -> IdSource {
        match self {
            IdSource::Chance => IdSource::Chance,
            IdSource::Keyed(key) => IdSource::Keyed(digest(key, format!("part {name}").as_bytes())),
        }
    }

    /// Letters and digits, at most 64, with five bits each. Use each name only once per source.
    ///
    /// # Errors
    /// If the machine has no random numbers.
    pub fn text(&self, name: &str, length: usize) -> Result<String, Problem> {
        let IdSource::Keyed(key) = self else { return random(length) };
        let bytes = digest(key, format!("text {name}").as_bytes());
        let digit = |byte: &u8| char::from(DIGITS[usize::from(byte % 32)]);
        Ok(bytes.iter().take(length).map(digit).collect())
    }
}

/// The alphabet of ids and secrets.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random letters and digits, five bits each.
pub(crate) fn random(length: usize) -> Result<String, Problem> {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).map_err(|_| Problem::no_randomness())?;
    Ok(bytes.iter().map(|b| char::from(DIGITS[usize::from(b % 32)])).collect())
}

fn digest(key: &[u8], what: &[u8]) -> [u8; 64] {
    let mut block = [0; 128];
    // HMAC hashes a key that is longer than a block. These keys are shorter, so they are only
    // padded.
    block.iter_mut().zip(key).for_each(|(to, from)| *to = *from);
    let mut mac = <Hmac<Sha512> as KeyInit>::new(&block.into());
    mac.update(what);
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALLERS: &str = "0123456789abcdef";

    fn ids(server: u8, key: &str, path: &str, body: &str) -> String {
        let server = Key::from_bytes([server; 32]);
        let ids = IdSource::keyed(&server, key, path, body.as_bytes()).unwrap();
        ids.text("secret", 39).unwrap()
    }

    #[test]
    fn same_request_gives_the_same_ids_and_others_differ() {
        let drawn = ids(1, CALLERS, "/a", "{}");
        assert_eq!(drawn, ids(1, CALLERS, "/a", "{}"));
        assert_eq!(drawn.len(), 39);
        for other in [
            ids(2, CALLERS, "/a", "{}"),
            ids(1, "0123456789abcdeF", "/a", "{}"),
            ids(1, CALLERS, "/b", "{}"),
            ids(1, CALLERS, "/a", "{ }"),
        ] {
            assert_ne!(drawn, other);
        }
    }

    #[test]
    fn parts_and_texts_of_one_source_differ() {
        let ids = IdSource::keyed(&Key::from_bytes([1; 32]), CALLERS, "/", b"").unwrap();
        let texts = [
            ids.text("a", 39).unwrap(),
            ids.text("b", 39).unwrap(),
            ids.part("a").text("a", 39).unwrap(),
            ids.part("b").text("a", 39).unwrap(),
        ];
        let different: std::collections::BTreeSet<_> = texts.iter().collect();
        assert_eq!(different.len(), texts.len());
        let chance = [(); 2].map(|()| IdSource::Chance.part("a").text("a", 39).unwrap());
        assert_ne!(chance[0], chance[1]);
    }

    #[test]
    fn guessable_and_malformed_keys_are_refused() {
        for key in ["", "1", "0123456789abcde", &"x".repeat(65), "0123456789 abcdef"] {
            assert!(IdSource::keyed(&Key::from_bytes([1; 32]), key, "/", b"").is_err(), "{key}");
        }
    }
}
