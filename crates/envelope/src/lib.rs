//! Sealed moves of adjourned games (Guidelines I in 2023).
//!
//! On paper the player writes the move and seals it in an envelope, and the arbiter inscribes the
//! envelope. In this crate the move is encrypted with a [`Key`]. The inscription stays readable and
//! is authenticated together with the move. An [`Envelope`] that was changed does not open.
//!
//! ```
//! use touchmove_board::Color;
//! use touchmove_envelope::{open, seal, Envelope, Inscription, Key, Resumption};
//!
//! let inscription = Inscription {
//!     white: "Fischer".into(),
//!     black: "Spassky".into(),
//!     position: "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 41".into(),
//!     times_ms: Some([3_900_000, 6_600_000]),
//!     sealer: Color::White,
//!     number: 41,
//!     draw_offer: None,
//!     resumption: Resumption {
//!         date: "1972.09.01".into(),
//!         time: "14:30".into(),
//!         place: "Laugardalshöll".into(),
//!     },
//! };
//! let key = Key::generate().unwrap();
//! let envelope = seal("Rd8#", inscription, &key).unwrap();
//!
//! // Kept as text, for as long as it takes.
//! let kept = envelope.to_json();
//! assert!(kept.contains("Spassky") && !kept.contains("Rd8"));
//!
//! let opened = open(&Envelope::from_json(&kept).unwrap(), &key).unwrap();
//! assert_eq!(opened.sealed_move, "Rd8#");
//! assert_eq!(opened.inscription.number, 41);
//! ```
//!
//! The cipher is XChaCha20-Poly1305 from the crate `chacha20poly1305`, with a new random nonce for
//! each envelope. Every sealed move is padded to the same length. The caller stores the key.
//! Without the key the envelope cannot be opened. The Laws have a rule for a lost envelope, which a
//! protocol writes as `Arbiter reports the envelope lost`.
//!
//! As on paper, a sealed move may turn out to be illegal when the envelope is opened.

mod hex;
mod inscription;
mod key;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use serde::{Deserialize, Serialize};
use std::fmt;

pub use inscription::{Inscription, Resumption};
pub use key::{Key, RandomSourceError};

/// Length in bytes of a padded move. It is the same for every envelope, so the ciphertext does not
/// reveal the move's length.
const LENGTH: usize = 64;
const FORMAT: u32 = 1;

/// Sealed envelope with a readable inscription and an encrypted move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    format: u32,
    /// Inscription, which is readable and authenticated.
    pub inscription: Inscription,
    #[serde(with = "hex")]
    nonce: Vec<u8>,
    #[serde(with = "hex")]
    sealed: Vec<u8>,
}

/// Content of an opened envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// Move as the player wrote it.
    pub sealed_move: String,
    /// Inscription of the envelope.
    pub inscription: Inscription,
}

/// Error from [`seal`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SealError {
    /// The system has no source of random numbers.
    NoRandomness,
    /// The text is longer than the maximum, which is given in bytes.
    TooLong(usize),
}

/// Error from [`open`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenError {
    /// The envelope was changed, or the key belongs to another envelope. The cipher cannot
    /// distinguish these two cases.
    TamperedOrWrongKey,
    /// The envelope has a newer format than this version supports.
    Unknown,
}

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SealError::NoRandomness => f.write_str("the system has no source of random numbers"),
            SealError::TooLong(most) => write!(f, "a sealed move has at most {most} bytes"),
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OpenError::TamperedOrWrongKey => {
                "the envelope was tampered with, or the key belongs to another envelope"
            }
            OpenError::Unknown => "the envelope has a newer format than this version supports",
        })
    }
}

impl std::error::Error for SealError {}
impl std::error::Error for OpenError {}

/// Encrypts a move with a key and authenticates the inscription together with the move.
///
/// # Errors
/// Returns an error if the system has no source of random numbers, or if the text is too long.
///
/// ```
/// # use touchmove_envelope::{seal, Inscription, Key, SealError};
/// let key = Key::generate().unwrap();
/// let too_long = "N".repeat(100);
/// let sealed = seal(&too_long, Inscription::default(), &key);
/// assert_eq!(sealed.unwrap_err(), SealError::TooLong(63));
/// ```
pub fn seal(sealed_move: &str, inscription: Inscription, key: &Key) -> Result<Envelope, SealError> {
    let mut nonce = [0; 24];
    getrandom::fill(&mut nonce).map_err(|_| SealError::NoRandomness)?;
    let padded = pad(sealed_move).ok_or(SealError::TooLong(LENGTH - 1))?;
    let bound = bound(FORMAT, &inscription);
    let payload = Payload { msg: &padded, aad: &bound };
    let sealed = XChaCha20Poly1305::new(key.bytes().into())
        .encrypt(&XNonce::from(nonce), payload)
        .map_err(|_| SealError::TooLong(LENGTH - 1))?;
    Ok(Envelope { format: FORMAT, inscription, nonce: nonce.to_vec(), sealed })
}

/// Decrypts an envelope's move and verifies its inscription.
///
/// # Errors
/// Returns an error if the envelope or its inscription was changed, or if the key is wrong.
///
/// ```
/// # use touchmove_envelope::{open, seal, Inscription, Key, OpenError};
/// let (key, other) = (Key::generate().unwrap(), Key::generate().unwrap());
/// let mut envelope = seal("Nf3", Inscription::default(), &key).unwrap();
/// assert_eq!(open(&envelope, &other), Err(OpenError::TamperedOrWrongKey));
/// envelope.inscription.number = 42;
/// assert_eq!(open(&envelope, &key), Err(OpenError::TamperedOrWrongKey));
/// ```
pub fn open(envelope: &Envelope, key: &Key) -> Result<Opened, OpenError> {
    if envelope.format != FORMAT {
        return Err(OpenError::Unknown);
    }
    let closed = OpenError::TamperedOrWrongKey;
    let nonce: [u8; 24] = envelope.nonce.as_slice().try_into().map_err(|_| closed)?;
    let bound = bound(envelope.format, &envelope.inscription);
    let payload = Payload { msg: &envelope.sealed, aad: &bound };
    let padded = XChaCha20Poly1305::new(key.bytes().into())
        .decrypt(&XNonce::from(nonce), payload)
        .map_err(|_| closed)?;
    let sealed_move = unpad(&padded).ok_or(closed)?;
    Ok(Opened { sealed_move, inscription: envelope.inscription.clone() })
}

/// Returns the data that is authenticated with the sealed move: the format and the whole
/// inscription.
fn bound(format: u32, inscription: &Inscription) -> Vec<u8> {
    serde_json::to_vec(&("touchmove envelope", format, inscription)).unwrap_or_default()
}

/// Pads a move to [`LENGTH`] bytes: one length byte, the text, then zeros.
fn pad(text: &str) -> Option<[u8; LENGTH]> {
    let mut padded = [0; LENGTH];
    let (length, room) = padded.split_first_mut()?;
    room.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
    *length = u8::try_from(text.len()).ok()?;
    Some(padded)
}

fn unpad(padded: &[u8]) -> Option<String> {
    let (&length, text) = padded.split_first()?;
    String::from_utf8(text.get(..usize::from(length))?.to_vec()).ok()
}

impl Envelope {
    /// Serialises the envelope as JSON for storage.
    ///
    /// ```
    /// # use touchmove_envelope::{seal, Inscription, Key};
    /// let key = Key::generate().unwrap();
    /// let envelope = seal("O-O", Inscription::default(), &key).unwrap();
    /// assert!(envelope.to_json().starts_with("{\"format\":1,"));
    /// ```
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Parses an envelope from stored JSON.
    ///
    /// # Errors
    /// Returns an error if the text is not an envelope in JSON.
    ///
    /// ```
    /// assert!(touchmove_envelope::Envelope::from_json("{}").is_err());
    /// ```
    pub fn from_json(text: &str) -> Result<Envelope, serde_json::Error> {
        serde_json::from_str(text)
    }
}
