//! Key that opens an envelope.

use crate::hex;
use std::fmt;
use zeroize::Zeroizing;

/// Key that encrypts a sealed move and opens its envelope. The key is wiped from memory when
/// dropped, and `Debug` does not print it.
#[derive(Clone)]
pub struct Key(Zeroizing<[u8; 32]>);

/// Error that means that the operating system has no source of random numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RandomSourceError;

impl fmt::Display for RandomSourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the system has no source of random numbers")
    }
}

impl std::error::Error for RandomSourceError {}

impl Key {
    /// Generates a key from the system's random number source.
    ///
    /// # Errors
    /// Returns an error if the system has no such source.
    ///
    /// ```
    /// use touchmove_envelope::Key;
    /// let (one, other) = (Key::generate().unwrap(), Key::generate().unwrap());
    /// assert_ne!(*one.to_hex(), *other.to_hex());
    /// ```
    pub fn generate() -> Result<Key, RandomSourceError> {
        let mut bytes = Zeroizing::new([0; 32]);
        getrandom::fill(bytes.as_mut()).map_err(|_| RandomSourceError)?;
        Ok(Key(bytes))
    }

    /// Returns the key that consists of the given bytes.
    ///
    /// ```
    /// use touchmove_envelope::Key;
    /// let key = Key::from_bytes([7; 32]);
    /// assert_eq!(&key.to_hex()[..4], "0707");
    /// ```
    pub fn from_bytes(bytes: [u8; 32]) -> Key {
        Key(Zeroizing::new(bytes))
    }

    /// Parses the 64 hexadecimal digits that [`to_hex`](Key::to_hex) writes. Returns `None` for any
    /// other text.
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

    /// Returns the key as 64 hexadecimal digits.
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
