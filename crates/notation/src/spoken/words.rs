//! The words of announcements.

use super::tongues::{Said, Tongue};
use alloc::string::String;
use touchmove_board::{Role, Wing};

/// A word of an announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    Piece(Role),
    File(u8),
    Rank(u8),
    /// Both in one word: `f3`.
    Square(u8, u8),
    Side(Wing),
    Castling,
    Check,
    Mate,
    /// Said and of no consequence.
    Filler,
    Unknown,
}

/// The words in small letters, umlauts in two, without accents; what is no
/// letter and no digit separates words.
pub(super) fn folded(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && !is_accent(c));
    words.map(fold).filter(|word| !word.is_empty())
}

/// Dots and accents that follow their letter.
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

/// Whether a folded word is that name. Many are looked at: what begins with
/// another letter is passed over quickly.
fn is(name: &str, word: &str) -> bool {
    letters(name).eq(word.chars())
}

/// A Greek letter without its accent.
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
    /// A folded word, in whatever language.
    pub(super) fn of(word: &str) -> Word {
        let means = |tongue: Tongue| Word::in_tongue(word, tongue);
        let named = Tongue::ALL.into_iter().find_map(means);
        named.or_else(|| square(word)).unwrap_or(Word::Unknown)
    }

    /// The word, or the two that stand in one.
    pub(super) fn parts(self) -> impl Iterator<Item = Word> {
        let (first, second) = match self {
            Word::Square(file, rank) => (Word::File(file), Some(Word::Rank(rank))),
            word => (word, None),
        };
        core::iter::once(first).chain(second)
    }

    /// What a folded word means in a language.
    pub(super) fn in_tongue(word: &str, tongue: Tongue) -> Option<Word> {
        let said = tongue.said();
        let any = |names: &[&str]| names.iter().any(|name| is(name, word));
        let place = |names: &[&[&str]]| names.iter().position(|names| any(names));
        let number = |place: usize| u8::try_from(place).unwrap_or_default();
        if let Some(piece) = place(&said.pieces) {
            return Role::ALL.get(piece).map(|&role| Word::Piece(role));
        }
        let file = || place(&said.files).map(|file| Word::File(number(file)));
        let rank = || place(&said.ranks).map(|rank| Word::Rank(number(rank)));
        file().or_else(rank).or_else(|| other(said, any))
    }
}

/// `f3`, `ζ3`.
fn square(word: &str) -> Option<Word> {
    let rank = word.chars().last()?;
    let file = word.strip_suffix(rank)?;
    let single = |name: &str| file.chars().count() == 1 && file == name;
    let of = |tongue: Tongue| {
        let files = tongue.said().files;
        files.iter().position(|names| names.iter().any(|name| single(name)))
    };
    let file = Tongue::ALL.into_iter().find_map(of)?;
    let rank = rank.to_digit(10).filter(|rank| (1..=8).contains(rank))?;
    Some(Word::Square(u8::try_from(file).ok()?, u8::try_from(rank).ok()?.saturating_sub(1)))
}

fn other(said: &Said, is: impl Fn(&[&str]) -> bool) -> Option<Word> {
    let kinds = [
        (said.kingside, Word::Side(Wing::Kingside)),
        (said.queenside, Word::Side(Wing::Queenside)),
        (said.castling, Word::Castling),
        (said.check, Word::Check),
        (said.mate, Word::Mate),
        (said.fillers, Word::Filler),
    ];
    kinds.into_iter().find(|(names, _)| is(names)).map(|(_, word)| word)
}
