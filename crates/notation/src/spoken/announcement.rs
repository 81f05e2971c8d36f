//! Sequences of announcements, split into moves.

use super::vocabulary::SpokenLanguage;
use super::words::{Word, normalised_words};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// Replaces the blanks within each announcement by `_`, so that the announcement becomes a single
/// word. Other text stays unchanged.
pub(crate) fn join_words(text: &str) -> Cow<'_, str> {
    let words: Vec<(usize, &str)> = words(text).collect();
    let mut blanks = Vec::new();
    let mut run = Run::default();
    for (at, &(start, word)) in words.iter().enumerate() {
        let next = words.get(at + 1).map(|&(_, next)| meaning(next));
        let continues = run.continues(meaning(word), next);
        let before = at.checked_sub(1).and_then(|before| words.get(before));
        let one_line = before.map(|&(from, word)| from.saturating_add(word.len())..start);
        let gap =
            one_line.filter(|gap| !text.get(gap.clone()).is_some_and(|gap| gap.contains('\n')));
        match gap {
            Some(gap) if continues => blanks.push(gap),
            _ => run = Run::starting_with(meaning(word), word.chars().count() == 1),
        }
        run.ended |= word.ends_with([',', '.', ';', '!']);
    }
    if blanks.is_empty() { Cow::Borrowed(text) } else { Cow::Owned(replace_blanks(text, &blanks)) }
}

/// Splits a text into words with their offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let starts = text.split(char::is_whitespace).scan(0, |at, word| {
        let start = *at;
        // Unlike ASCII blanks, other blanks have several bytes.
        let blank = text.get(start + word.len()..).and_then(|rest| rest.chars().next());
        *at = start + word.len() + blank.map_or(0, char::len_utf8);
        Some((start, word))
    });
    starts.filter(|(_, word)| !word.is_empty())
}

/// Replaces the given ranges of blanks, which must be in ascending order.
fn replace_blanks(text: &str, blanks: &[Range<usize>]) -> String {
    let mut blanks = blanks.iter().peekable();
    let joined = text.char_indices().map(|(at, c)| {
        while blanks.next_if(|blank| blank.end <= at).is_some() {}
        if blanks.peek().is_some_and(|blank| blank.contains(&at)) { '_' } else { c }
    });
    joined.collect()
}

fn meaning(word: &str) -> Word {
    let mut words = normalised_words(word);
    match (words.next(), words.next()) {
        (Some(word), None) => Word::of(&word),
        _ => Word::Unknown,
    }
}

/// State while the words of one announcement are read.
#[derive(Default)]
struct Run {
    /// True once a word of the announcement has been read.
    begun: bool,
    /// Number of files named so far.
    files: u32,
    /// Upper bound on the number of files. By this bound `e 4 e 5` is read as two moves.
    at_most: u32,
    /// True after "castling", when a word for the side may follow.
    side: bool,
    /// True after a word for the side, when "castling" may follow.
    castling: bool,
    /// True after a file or a piece, because a rank may follow.
    rank: bool,
    /// True after a comma or similar character.
    ended: bool,
}

impl Run {
    fn starting_with(word: Word, letter: bool) -> Run {
        let begun = matches!(word, Word::Piece(_) | Word::Side(_) | Word::Castling | Word::File(_));
        let files = u32::from(matches!(word, Word::File(_)));
        let at_most = if letter { 1 } else { 2 };
        let (side, castling) = (word == Word::Castling, matches!(word, Word::Side(_)));
        Run { begun, files, at_most, side, castling, rank: begun, ended: false }
    }

    /// Returns true if the word continues the announcement, given the word after it.
    fn continues(&mut self, word: Word, next: Option<Word>) -> bool {
        let files = self.files
            + match word {
                Word::File(_) => 1,
                // A second square is part of the other player's move, unless two squares are
                // allowed.
                Word::Square(..) => self.at_most,
                _ => 0,
            };
        let continues = self.begun
            && !self.ended
            && match word {
                Word::Piece(_) => {
                    self.files > 0 && !matches!(next, Some(Word::File(_) | Word::Square(..)))
                }
                Word::File(_) | Word::Square(..) => files <= self.at_most,
                Word::Rank(_) => self.rank,
                Word::Side(_) => self.side,
                Word::Castling => self.castling,
                Word::Unknown => false,
                _ => true,
            };
        if continues {
            self.files = files;
            self.rank = matches!(word, Word::File(_));
            (self.side, self.castling) = (false, false);
        }
        continues
    }
}

/// Abbreviates an announcement to letters, for example `Springer Felix drei` to `Nf3`. Other words
/// are dropped.
pub(crate) fn in_letters(text: &str) -> String {
    let letter = |word: Word| match word {
        Word::Piece(touchmove_board::Role::Pawn) => None,
        Word::Piece(role) => Some(role.letter().to_ascii_uppercase()),
        Word::File(file) => Some(char::from(b'a'.saturating_add(file))),
        Word::Rank(rank) => Some(char::from(b'1'.saturating_add(rank))),
        Word::Castling => Some('O'),
        _ => None,
    };
    normalised_words(text).flat_map(|word| Word::of(&word).parts()).filter_map(letter).collect()
}

/// Returns the language to which most words belong. File names and digits are ignored, because they
/// are common to all languages.
pub(crate) fn language<'a>(texts: impl Iterator<Item = &'a str>) -> SpokenLanguage {
    let words: Vec<String> = texts.flat_map(normalised_words).collect();
    let counts = |word: &&String, language: SpokenLanguage| {
        let is_digit = word.bytes().all(|b| b.is_ascii_digit());
        let meaning = Word::in_language(word, language);
        meaning.is_some_and(|word| !is_digit && !matches!(word, Word::File(_)))
    };
    let count =
        |language: &SpokenLanguage| words.iter().filter(|word| counts(word, *language)).count();
    let fewest = |language: &SpokenLanguage| core::cmp::Reverse(count(language));
    SpokenLanguage::ALL.into_iter().min_by_key(fewest).unwrap_or(SpokenLanguage::German)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_an_announcement_are_joined() {
        for (text, expected) in [
            (
                "1. Bauer Eva zwei Eva vier, Bauer Eva sieben Eva fünf",
                "1. Bauer_Eva_zwei_Eva_vier, Bauer_Eva_sieben_Eva_fünf",
            ),
            ("Springer Felix drei Springer Felix 6", "Springer_Felix_drei Springer_Felix_6"),
            ("Eva zwei Eva vier Eva sieben Eva fünf", "Eva_zwei_Eva_vier Eva_sieben_Eva_fünf"),
            ("kurze Rochade lange Rochade Schach", "kurze_Rochade lange_Rochade_Schach"),
            (
                "Bauer Eva sieben Eva acht Dame\nKönig David eins",
                "Bauer_Eva_sieben_Eva_acht_Dame\nKönig_David_eins",
            ),
            ("1. e4 e5 2. Nf3 a 6", "1. e4 e5 2. Nf3 a_6"),
            ("e 4 e 5", "e_4 e_5"),
            ("1. e 4 e 5 2. d 4", "1. e_4 e_5 2. d_4"),
            ("1. Sf3 d5", "1. Sf3 d5"),
            ("1. pawn e4 pawn e5 2. knight f3 d6", "1. pawn_e4 pawn_e5 2. knight_f3 d6"),
            ("castles kingside castles long check", "castles_kingside castles_long_check"),
            ("Ratsu Felix kolme Sotilas d neljä", "Ratsu_Felix_kolme Sotilas_d_neljä"),
            ("μικρό ροκέ Ίππος Φέλιξ έξι", "μικρό_ροκέ Ίππος_Φέλιξ_έξι"),
        ] {
            assert_eq!(join_words(text), expected);
        }
    }
}
