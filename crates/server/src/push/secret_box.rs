//! Secret box: encrypts secrets in the store with the key that is stored outside it, like sealed
//! moves. A copy of the store alone reveals no secret.

use super::{bytes_of, text_of};
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::rand::{SecureRandom, SystemRandom};
use sha2::{Digest, Sha256};
use touchmove_envelope::Key;

/// Encrypts and decrypts.
pub(crate) struct SecretBox(LessSafeKey);

impl SecretBox {
    pub fn of(key: &Key) -> Option<SecretBox> {
        let own = Sha256::digest(format!("touchmove push {}", key.to_hex().as_str()));
        UnboundKey::new(&CHACHA20_POLY1305, &own).ok().map(|key| SecretBox(LessSafeKey::new(key)))
    }

    /// Encrypts bytes. `place` is authenticated, so the result cannot be decrypted at another
    /// place.
    pub fn lock(&self, place: &str, bytes: &[u8]) -> Option<String> {
        let mut nonce = [0; NONCE_LEN];
        SystemRandom::new().fill(&mut nonce).ok()?;
        let mut locked = bytes.to_vec();
        let unique = Nonce::assume_unique_for_key(nonce);
        self.0.seal_in_place_append_tag(unique, Aad::from(place), &mut locked).ok()?;
        Some(text_of(&[nonce.as_slice(), &locked].concat()))
    }

    pub fn open(&self, place: &str, kept: &str) -> Option<Vec<u8>> {
        let kept = bytes_of(kept)?;
        let (nonce, locked) = kept.split_at_checked(NONCE_LEN)?;
        let mut locked = locked.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        Some(self.0.open_in_place(nonce, Aad::from(place), &mut locked).ok()?.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decrypts_only_at_its_own_place() {
        let safe = |key: u8| SecretBox::of(&Key::from_bytes([key; 32])).unwrap();
        let kept = safe(7).lock("here", b"secret").unwrap();
        assert!(!kept.contains("secret"));
        assert_eq!(safe(7).open("here", &kept).unwrap(), b"secret");
        assert_eq!(safe(7).open("there", &kept), None);
        assert_eq!(safe(8).open("here", &kept), None);
        assert_eq!(safe(7).open("here", "AAAA"), None);
        assert_ne!(safe(7).lock("here", b"secret").unwrap(), kept);
    }
}
