//! Forgotten persons and redacted texts.

/// A forgotten person, as a keyed hash of the name or the FIDE number.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Forgotten {
    /// The hash, in hexadecimal digits.
    pub hash: String,
    /// Number of words in the name; 0 for a FIDE number.
    pub words: u32,
    /// Unix milliseconds. Later entries are kept: they belong to a person who has come back.
    pub until: u64,
}

/// The redacted private texts of an entry.
pub struct Redacted {
    pub number: i64,
    pub version: i64,
    /// Proof of the original texts.
    pub before: Vec<u8>,
    pub seal: Vec<u8>,
    pub texts: String,
}
