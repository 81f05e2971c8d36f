//! The notations that a scoresheet may be kept in, by name.

use crate::Letters;
use std::fmt;

/// A way to write moves down: letters of a language, figurines, or the words
/// that are announced to blind players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notation {
    /// English letters.
    English,
    /// Greek letters for pieces and files.
    Greek,
    /// Greek letters for pieces, files a to h.
    GreekLatin,
    /// Finnish letters.
    Finnish,
    /// Arabic letters.
    Arabic,
    /// German letters.
    German,
    /// French letters.
    French,
    /// Dutch letters.
    Dutch,
    /// Spanish letters.
    Spanish,
    /// The pieces themselves.
    Figurines,
    /// German words, as moves are announced (Appendix D in 2023).
    Spoken,
}

impl Notation {
    /// All of them.
    pub const ALL: [Notation; 11] = [
        Notation::English,
        Notation::Greek,
        Notation::GreekLatin,
        Notation::Finnish,
        Notation::Arabic,
        Notation::German,
        Notation::French,
        Notation::Dutch,
        Notation::Spanish,
        Notation::Figurines,
        Notation::Spoken,
    ];

    /// Those that a text may be read in: Greek reads both kinds of files.
    pub(crate) const READ: [Notation; 9] = [
        Notation::English,
        Notation::Greek,
        Notation::Finnish,
        Notation::Arabic,
        Notation::German,
        Notation::French,
        Notation::Dutch,
        Notation::Spanish,
        Notation::Figurines,
    ];

    /// Its short name: the language's code (BCP 47), or a word.
    ///
    /// ```
    /// assert_eq!(touchmove_notation::Notation::Finnish.code(), "fi");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Notation::English => "en",
            Notation::Greek => "el",
            Notation::GreekLatin => "el-latin",
            Notation::Finnish => "fi",
            Notation::Arabic => "ar",
            Notation::German => "de",
            Notation::French => "fr",
            Notation::Dutch => "nl",
            Notation::Spanish => "es",
            Notation::Figurines => "figurines",
            Notation::Spoken => "spoken",
        }
    }

    /// The notation of that name, if there is one.
    ///
    /// ```
    /// use touchmove_notation::Notation;
    /// assert_eq!(Notation::from_code("el-latin"), Some(Notation::GreekLatin));
    /// assert_eq!(Notation::from_code("tlh"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Notation> {
        Notation::ALL.into_iter().find(|notation| notation.code() == code)
    }

    /// Its letters; none where moves are words.
    ///
    /// ```
    /// use touchmove_notation::{Letters, Notation};
    /// assert_eq!(Notation::German.letters(), Some(Letters::GERMAN));
    /// assert_eq!(Notation::Spoken.letters(), None);
    /// ```
    pub const fn letters(self) -> Option<Letters> {
        Some(match self {
            Notation::English => Letters::ENGLISH,
            Notation::Greek => Letters::GREEK,
            Notation::GreekLatin => Letters::GREEK_LATIN,
            Notation::Finnish => Letters::FINNISH,
            Notation::Arabic => Letters::ARABIC,
            Notation::German => Letters::GERMAN,
            Notation::French => Letters::FRENCH,
            Notation::Dutch => Letters::DUTCH,
            Notation::Spanish => Letters::SPANISH,
            Notation::Figurines => Letters::FIGURINES,
            Notation::Spoken => return None,
        })
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
