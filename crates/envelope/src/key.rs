//! The key that opens an envelope.

use crate::hex;
use std::fmt;
use zeroize::Zeroizing;

/// The key that a move is sealed under and the envelope opens with. It is
/// wiped from memory when it is dropped and never shown by accident.
#[derive(Clone)]
pub struct Key(Zeroizing<[u8; 32]>);

/// This machine gives no random numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoRandomness;

impl fmt::Display for NoRandomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this machine gives no random numbers")
    }
}

impl std::error::Error for NoRandomness {}

impl Key {
    /// A fresh key, from the system's randomness.
    ///
    /// # Errors
    /// If the system gives none.
    ///
    /// ```
    /// use touchmove_envelope::Key;
    /// let (one, other) = (Key::generate().unwrap(), Key::generate().unwrap());
    /// assert_ne!(*one.to_hex(), *other.to_hex());
    /// ```
    pub fn generate() -> Result<Key, NoRandomness> {
        let mut bytes = Zeroizing::new([0; 32]);
        getrandom::fill(bytes.as_mut()).map_err(|_| NoRandomness)?;
        Ok(Key(bytes))
    }

    /// A key that is kept elsewhere.
    ///
    /// ```
    /// use touchmove_envelope::Key;
    /// let key = Key::from_bytes([7; 32]);
    /// assert_eq!(&key.to_hex()[..4], "0707");
    /// ```
    pub fn from_bytes(bytes: [u8; 32]) -> Key {
        Key(Zeroizing::new(bytes))
    }

    /// A key from the 64 digits that [`to_hex`](Key::to_hex) gives; none from
    /// anything else.
    ///
    /// ```
    /// use touchmove_envelope::Key;
    /// let key = Key::generate().unwrap();
    /// assert_eq!(*Key::from_hex(&key.to_hex()).unwrap().to_hex(), *key.to_hex());
    /// assert!(Key::from_hex("12").is_none());
    /// ```
    pub fn from_hex(text: &str) -> Option<Key> {
        let bytes = Zeroizing::new(hex::bytes(text)?);
        bytes.as_slice().try_into().ok().map(Key::from_bytes)
    }

    /// The key as 64 hexadecimal digits.
    ///
    /// ```
    /// assert_eq!(touchmove_envelope::Key::generate().unwrap().to_hex().len(), 64);
    /// ```
    pub fn to_hex(&self) -> Zeroizing<String> {
        Zeroizing::new(hex::text(self.0.as_ref()))
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}
