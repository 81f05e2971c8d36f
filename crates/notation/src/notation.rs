//! Notations of scoresheets, by name.

use crate::{Letters, SpokenLanguage};
use core::fmt;

/// A way to write moves: the letters of a language, figurines, or the words announced to blind
/// players.
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
    /// Polish letters.
    Polish,
    /// Hungarian letters.
    Hungarian,
    /// Czech letters.
    Czech,
    /// Figurines.
    Figurines,
    /// German words, as announced (Appendix D in 2023).
    Spoken,
    /// English words, with the announced names of files.
    SpokenEnglish,
    /// Finnish words, with the announced names of files.
    SpokenFinnish,
    /// Greek words, with the announced names of files.
    SpokenGreek,
}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 18] = [
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
        Notation::Polish,
        Notation::Hungarian,
        Notation::Czech,
        Notation::Figurines,
        Notation::Spoken,
        Notation::SpokenEnglish,
        Notation::SpokenFinnish,
        Notation::SpokenGreek,
    ];

    /// Notations to try when reading. `Greek` reads both Greek files and files a to h.
    pub(crate) const READ: [Notation; 13] = [
        Notation::English,
        Notation::Greek,
        Notation::Finnish,
        Notation::Arabic,
        Notation::German,
        Notation::French,
        Notation::Dutch,
        Notation::Spanish,
        Notation::Russian,
        Notation::Polish,
        Notation::Hungarian,
        Notation::Czech,
        Notation::Figurines,
    ];

    /// Returns the short name: a language code (BCP 47) or a word.
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
            Notation::Polish => "pl",
            Notation::Hungarian => "hu",
            Notation::Czech => "cs",
            Notation::Figurines => "figurines",
            Notation::Spoken => "spoken",
            Notation::SpokenEnglish => "spoken-en",
            Notation::SpokenFinnish => "spoken-fi",
            Notation::SpokenGreek => "spoken-el",
        }
    }

    /// Returns the notation with the given short name, if it exists.
    ///
    /// ```
    /// use touchmove_notation::Notation;
    /// assert_eq!(Notation::from_code("el-latin"), Some(Notation::GreekLatin));
    /// assert_eq!(Notation::from_code("tlh"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Notation> {
        Notation::ALL.into_iter().find(|notation| notation.code() == code)
    }

    /// Returns the letters, or `None` if the notation writes moves as words.
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
            Notation::Polish => Letters::POLISH,
            Notation::Hungarian => Letters::HUNGARIAN,
            Notation::Czech => Letters::CZECH,
            Notation::Figurines => Letters::FIGURINES,
            Notation::Spoken
            | Notation::SpokenEnglish
            | Notation::SpokenFinnish
            | Notation::SpokenGreek => return None,
        })
    }

    /// Returns the letters used for reading. Arabic letters are accepted as files when reading.
    /// They are never written, because two of them also name pieces.
    pub(crate) const fn letters_to_read(self) -> Option<Letters> {
        match self {
            Notation::Arabic => Some(Letters::ARABIC_FILES),
            _ => self.letters(),
        }
    }

    /// Returns the language of the words, or `None` if the notation writes moves as letters.
    ///
    /// ```
    /// use touchmove_notation::{Notation, SpokenLanguage};
    /// assert_eq!(Notation::SpokenFinnish.spoken_language(), Some(SpokenLanguage::Finnish));
    /// assert_eq!(Notation::Finnish.spoken_language(), None);
    /// ```
    pub const fn spoken_language(self) -> Option<SpokenLanguage> {
        match self {
            Notation::Spoken => Some(SpokenLanguage::German),
            Notation::SpokenEnglish => Some(SpokenLanguage::English),
            Notation::SpokenFinnish => Some(SpokenLanguage::Finnish),
            Notation::SpokenGreek => Some(SpokenLanguage::Greek),
            _ => None,
        }
    }

    pub(crate) const fn spoken_in(language: SpokenLanguage) -> Notation {
        match language {
            SpokenLanguage::German => Notation::Spoken,
            SpokenLanguage::English => Notation::SpokenEnglish,
            SpokenLanguage::Finnish => Notation::SpokenFinnish,
            SpokenLanguage::Greek => Notation::SpokenGreek,
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
