//! A forgotten person, and the texts that are left of one.

/// A person who was forgotten, as a keyed hash of the name or of the FIDE number.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Forgotten {
    /// The hash, in hexadecimal digits.
    pub hash: String,
    /// How many words the name has; 0 for a number.
    pub words: u32,
    /// Entries made later, in Unix milliseconds, are of a person who has come back.
    pub until: u64,
}

/// What is left of the private texts of an entry.
pub struct Redacted {
    pub number: i64,
    pub version: i64,
    /// The proof of the texts that these were made of.
    pub before: Vec<u8>,
    pub seal: Vec<u8>,
    pub texts: String,
}
