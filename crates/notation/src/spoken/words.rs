//! Words of announcements and their meanings.

use super::vocabulary::{SpokenLanguage, Vocabulary};
use alloc::string::String;
use touchmove_board::{Role, Wing};

/// Meaning of a word in an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    Piece(Role),
    File(u8),
    Rank(u8),
    /// File and rank in one word, such as `f3`.
    Square(u8, u8),
    Side(Wing),
    Castling,
    Check,
    Mate,
    /// Word that does not change the meaning.
    Filler,
    Unknown,
}

/// Splits a text into words and normalises them. Words become lower case, umlauts become two
/// letters, and accents are removed. Every character except letters and digits separates words.
pub(super) fn normalised_words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && !is_accent(c));
    words.map(fold).filter(|word| !word.is_empty())
}

/// Returns true for combining accents and the combining dots of umlauts.
const fn is_accent(c: char) -> bool {
    matches!(c, '\u{301}' | '\u{308}')
}

fn fold(word: &str) -> String {
    letters(word).collect()
}

fn letters(word: &str) -> impl Iterator<Item = char> {
    let small = word.chars().flat_map(char::to_lowercase);
    small.flat_map(|c| {
        let (one, two) = match c {
            'ä' => (Some('a'), Some('e')),
            'ö' => (Some('o'), Some('e')),
            'ü' => (Some('u'), Some('e')),
            'ß' => (Some('s'), Some('s')),
            '\u{308}' => (Some('e'), None),
            '\u{301}' => (None, None),
            c => (Some(plain(c)), None),
        };
        one.into_iter().chain(two)
    })
}

/// Returns true if a normalised word equals the name. The comparison stops at the first difference,
/// which for most names is the first letter.
fn matches_name(name: &str, word: &str) -> bool {
    letters(name).eq(word.chars())
}

/// Removes the accent of a Greek letter.
const fn plain(c: char) -> char {
    match c {
        'ά' => 'α',
        'έ' => 'ε',
        'ή' => 'η',
        'ί' | 'ϊ' | 'ΐ' => 'ι',
        'ό' => 'ο',
        'ύ' | 'ϋ' | 'ΰ' => 'υ',
        'ώ' => 'ω',
        'ς' => 'σ',
        c => c,
    }
}

impl Word {
    /// Returns the meaning of a normalised word in any language.
    pub(super) fn of(word: &str) -> Word {
        let means = |language: SpokenLanguage| Word::in_language(word, language);
        let named = SpokenLanguage::ALL.into_iter().find_map(means);
        named.or_else(|| square(word)).unwrap_or(Word::Unknown)
    }

    /// Splits a square into its file and rank. Other words are returned unchanged.
    pub(super) fn parts(self) -> impl Iterator<Item = Word> {
        let (first, second) = match self {
            Word::Square(file, rank) => (Word::File(file), Some(Word::Rank(rank))),
            word => (word, None),
        };
        core::iter::once(first).chain(second)
    }

    /// Returns the meaning of a normalised word in a language.
    pub(super) fn in_language(word: &str, language: SpokenLanguage) -> Option<Word> {
        let vocabulary = language.vocabulary();
        let any = |names: &[&str]| names.iter().any(|name| matches_name(name, word));
        let place = |names: &[&[&str]]| names.iter().position(|names| any(names));
        let number = |place: usize| u8::try_from(place).unwrap_or_default();
        if let Some(piece) = place(&vocabulary.pieces) {
            return Role::ALL.get(piece).map(|&role| Word::Piece(role));
        }
        let file = || place(&vocabulary.files).map(|file| Word::File(number(file)));
        let rank = || place(&vocabulary.ranks).map(|rank| Word::Rank(number(rank)));
        file().or_else(rank).or_else(|| other(vocabulary, any))
    }
}

/// Parses a square such as `f3` or `ζ3`.
fn square(word: &str) -> Option<Word> {
    let rank = word.chars().last()?;
    let file = word.strip_suffix(rank)?;
    let single = |name: &str| file.chars().count() == 1 && file == name;
    let of = |language: SpokenLanguage| {
        let files = language.vocabulary().files;
        files.iter().position(|names| names.iter().any(|name| single(name)))
    };
    let file = SpokenLanguage::ALL.into_iter().find_map(of)?;
    let rank = rank.to_digit(10).filter(|rank| (1..=8).contains(rank))?;
    Some(Word::Square(u8::try_from(file).ok()?, u8::try_from(rank).ok()?.saturating_sub(1)))
}

fn other(vocabulary: &Vocabulary, is: impl Fn(&[&str]) -> bool) -> Option<Word> {
    let kinds = [
        (vocabulary.kingside, Word::Side(Wing::Kingside)),
        (vocabulary.queenside, Word::Side(Wing::Queenside)),
        (vocabulary.castling, Word::Castling),
        (vocabulary.check, Word::Check),
        (vocabulary.mate, Word::Mate),
        (vocabulary.fillers, Word::Filler),
    ];
    kinds.into_iter().find(|(names, _)| is(names)).map(|(_, word)| word)
}
