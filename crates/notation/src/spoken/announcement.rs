//! Announcements in a row: which words belong together.

use super::tongues::Tongue;
use super::words::{Word, folded};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// The text with `_` in place of the blanks within an announcement, so that
/// each is one word. Other text stays as it is.
pub(crate) fn joined(text: &str) -> Cow<'_, str> {
    let words: Vec<(usize, &str)> = words(text).collect();
    let mut blanks = Vec::new();
    let mut run = Run::default();
    for (at, &(start, word)) in words.iter().enumerate() {
        let next = words.get(at + 1).map(|&(_, next)| meaning(next));
        let goes_on = run.goes_on(meaning(word), next);
        let before = at.checked_sub(1).and_then(|before| words.get(before));
        let one_line = before.map(|&(from, word)| from.saturating_add(word.len())..start);
        let gap =
            one_line.filter(|gap| !text.get(gap.clone()).is_some_and(|gap| gap.contains('\n')));
        match gap {
            Some(gap) if goes_on => blanks.push(gap),
            _ => run = Run::begun_with(meaning(word), word.chars().count() == 1),
        }
        run.ended |= word.ends_with([',', '.', ';', '!']);
    }
    if blanks.is_empty() { Cow::Borrowed(text) } else { Cow::Owned(with(text, &blanks)) }
}

/// Words with where they start.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let starts = text.split(char::is_whitespace).scan(0, |at, word| {
        let start = *at;
        // Blanks beyond ASCII have several bytes.
        let blank = text.get(start + word.len()..).and_then(|rest| rest.chars().next());
        *at = start + word.len() + blank.map_or(0, char::len_utf8);
        Some((start, word))
    });
    starts.filter(|(_, word)| !word.is_empty())
}

/// The blanks come in their order.
fn with(text: &str, blanks: &[Range<usize>]) -> String {
    let mut blanks = blanks.iter().peekable();
    let joined = text.char_indices().map(|(at, c)| {
        while blanks.next_if(|blank| blank.end <= at).is_some() {}
        if blanks.peek().is_some_and(|blank| blank.contains(&at)) { '_' } else { c }
    });
    joined.collect()
}

fn meaning(word: &str) -> Word {
    let mut words = folded(word);
    match (words.next(), words.next()) {
        (Some(word), None) => Word::of(&word),
        _ => Word::Unknown,
    }
}

/// An announcement as far as it has come.
#[derive(Default)]
struct Run {
    /// Whether there is one.
    begun: bool,
    /// How many files it has named, and how many it may: `e 4 e 5` are two.
    files: u32,
    at_most: u32,
    /// Whether it began with castling: then the side may come; or the other way.
    side: bool,
    castling: bool,
    /// Whether a rank may come: behind a file or a piece.
    rank: bool,
    /// Whether a comma or the like stands behind it.
    ended: bool,
}

impl Run {
    fn begun_with(word: Word, letter: bool) -> Run {
        let begun = matches!(word, Word::Piece(_) | Word::Side(_) | Word::Castling | Word::File(_));
        let files = u32::from(matches!(word, Word::File(_)));
        let at_most = if letter { 1 } else { 2 };
        let (side, castling) = (word == Word::Castling, matches!(word, Word::Side(_)));
        Run { begun, files, at_most, side, castling, rank: begun, ended: false }
    }

    /// Whether that word belongs to it, with the next one in view.
    fn goes_on(&mut self, word: Word, next: Option<Word>) -> bool {
        let files = self.files
            + match word {
                Word::File(_) => 1,
                // A second square is the other player's move.
                Word::Square(..) => self.at_most,
                _ => 0,
            };
        let goes_on = self.begun
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
        if goes_on {
            self.files = files;
            self.rank = matches!(word, Word::File(_));
            (self.side, self.castling) = (false, false);
        }
        goes_on
    }
}

/// An announcement in letters: `Nf3` for Springer Felix drei; what is no such
/// word is left out.
pub(crate) fn in_letters(text: &str) -> String {
    let letter = |word: Word| match word {
        Word::Piece(touchmove_board::Role::Pawn) => None,
        Word::Piece(role) => Some(role.letter().to_ascii_uppercase()),
        Word::File(file) => Some(char::from(b'a'.saturating_add(file))),
        Word::Rank(rank) => Some(char::from(b'1'.saturating_add(rank))),
        Word::Castling => Some('O'),
        _ => None,
    };
    folded(text).flat_map(|word| Word::of(&word).parts()).filter_map(letter).collect()
}

/// The language that most of these words belong to; names of files and digits
/// belong to all.
pub(crate) fn tongue<'a>(texts: impl Iterator<Item = &'a str>) -> Tongue {
    let words: Vec<String> = texts.flat_map(folded).collect();
    let tells = |word: &&String, tongue: Tongue| {
        let is_digit = word.bytes().all(|b| b.is_ascii_digit());
        let meaning = Word::in_tongue(word, tongue);
        meaning.is_some_and(|word| !is_digit && !matches!(word, Word::File(_)))
    };
    let told = |tongue: &Tongue| words.iter().filter(|word| tells(word, *tongue)).count();
    let fewest = |tongue: &Tongue| core::cmp::Reverse(told(tongue));
    Tongue::ALL.into_iter().min_by_key(fewest).unwrap_or(Tongue::German)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_an_announcement_belong_together() {
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
            assert_eq!(joined(text), expected);
        }
    }
}
