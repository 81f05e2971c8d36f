//! The notations that a scoresheet may be kept in, by name.

use crate::{Letters, Tongue};
use core::fmt;

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
    /// Russian letters.
    Russian,
    /// The pieces themselves.
    Figurines,
    /// German words, as moves are announced (Appendix D in 2023).
    Spoken,
    /// English words, the files as they are announced.
    SpokenEnglish,
    /// Finnish words, the files as they are announced.
    SpokenFinnish,
    /// Greek words, the files as they are announced.
    SpokenGreek,
}

impl Notation {
    /// All of them.
    pub const ALL: [Notation; 15] = [
        Notation::English,
        Notation::Greek,
        Notation::GreekLatin,
        Notation::Finnish,
        Notation::Arabic,
        Notation::German,
        Notation::French,
        Notation::Dutch,
        Notation::Spanish,
        Notation::Russian,
        Notation::Figurines,
        Notation::Spoken,
        Notation::SpokenEnglish,
        Notation::SpokenFinnish,
        Notation::SpokenGreek,
    ];

    /// Those that a text may be read in: Greek reads both kinds of files.
    pub(crate) const READ: [Notation; 10] = [
        Notation::English,
        Notation::Greek,
        Notation::Finnish,
        Notation::Arabic,
        Notation::German,
        Notation::French,
        Notation::Dutch,
        Notation::Spanish,
        Notation::Russian,
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
            Notation::Russian => "ru",
            Notation::Figurines => "figurines",
            Notation::Spoken => "spoken",
            Notation::SpokenEnglish => "spoken-en",
            Notation::SpokenFinnish => "spoken-fi",
            Notation::SpokenGreek => "spoken-el",
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
            Notation::Russian => Letters::RUSSIAN,
            Notation::Figurines => Letters::FIGURINES,
            Notation::Spoken
            | Notation::SpokenEnglish
            | Notation::SpokenFinnish
            | Notation::SpokenGreek => return None,
        })
    }

    /// The letters that it is read with: Arabic files may be Arabic letters, which
    /// are never written, as two of them are pieces too.
    pub(crate) const fn letters_to_read(self) -> Option<Letters> {
        match self {
            Notation::Arabic => Some(Letters::ARABIC_FILES),
            _ => self.letters(),
        }
    }

    /// The language of its words; none where moves are letters.
    ///
    /// ```
    /// use touchmove_notation::{Notation, Tongue};
    /// assert_eq!(Notation::SpokenFinnish.tongue(), Some(Tongue::Finnish));
    /// assert_eq!(Notation::Finnish.tongue(), None);
    /// ```
    pub const fn tongue(self) -> Option<Tongue> {
        match self {
            Notation::Spoken => Some(Tongue::German),
            Notation::SpokenEnglish => Some(Tongue::English),
            Notation::SpokenFinnish => Some(Tongue::Finnish),
            Notation::SpokenGreek => Some(Tongue::Greek),
            _ => None,
        }
    }

    pub(crate) const fn of(tongue: Tongue) -> Notation {
        match tongue {
            Tongue::German => Notation::Spoken,
            Tongue::English => Notation::SpokenEnglish,
            Tongue::Finnish => Notation::SpokenFinnish,
            Tongue::Greek => Notation::SpokenGreek,
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
