//! Headings above the moves of a scoresheet, and scoresheets without move numbers.

use super::comments::without_comments;
use crate::pgn::{Game, MoveLine, Outcome, Place};
use crate::{Notation, SanMove};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// Words for check and mate that some players write after a move. They are ignored, because the
/// position shows check and mate.
const CHECK_WORDS: [&str; 14] = [
    "ch",
    "ch.",
    "check",
    "mate",
    "checkmate",
    "schach",
    "matt",
    "shakki",
    "matti",
    "σαχ",
    "ματ",
    "كش",
    "مات",
    "sah",
];

pub(super) fn is_check_word(word: &str) -> bool {
    CHECK_WORDS.contains(&word.to_lowercase().as_str())
}

/// Move number inserted for the PGN reader if the moves have no numbers.
const NUMBER: &str = "1. ";

/// Start of the moves in a text.
#[derive(Default)]
pub(super) struct Headings {
    /// Text with its comments replaced by blanks. A comment is never a heading or a line of moves.
    bare: String,
    /// First line with moves, counted from 0.
    first: Option<usize>,
    /// True if a move number has to be inserted before the moves.
    numberless: bool,
    /// Place of the text in its file.
    place: Place,
}

impl Headings {
    pub(super) fn find(text: &str, place: Place) -> Headings {
        let bare = without_comments(text);
        let lines: Vec<&str> = bare.lines().collect();
        let of_moves = lines.iter().position(|line| is_line_of_moves(line));
        let found = of_moves.or_else(|| lines.iter().position(|line| begins(line)));
        let Some(found) = found else { return Headings::default() };
        let before = lines.get(..found).unwrap_or(&[]);
        let itself = lines.get(found).is_some_and(|line| begins(line));
        let first = before.iter().rposition(|line| begins(line) && !itself).unwrap_or(found);
        let tagged = before.iter().any(|line| line.trim_start().starts_with('['));
        let start = text.lines().nth(first).and_then(|line| line.trim_start().chars().next());
        let numbered = start.is_none_or(|c| c.is_ascii_digit() || c == '(' || c == '{');
        Headings { first: Some(first), numberless: !tagged && !numbered, place, bare }
    }

    /// Converts the lines above the moves to comments.
    pub(super) fn mark(&self, text: &str) -> String {
        let Some(first) = self.first else { return text.to_owned() };
        let mut out = String::with_capacity(text.len() + NUMBER.len());
        let mut bare = self.bare.lines();
        for (at, line) in text.split_inclusive('\n').enumerate() {
            let body = line.trim_end_matches(['\n', '\r']);
            let has_comment = bare.next() != Some(body);
            if at < first && !has_comment && is_prose(body) {
                out.push('{');
                out.push_str(body);
                out.push('}');
                out.push_str(line.get(body.len()..).unwrap_or(""));
                continue;
            }
            if at == first && self.numberless {
                out.push_str(NUMBER);
            }
            out.push_str(line);
        }
        out
    }

    /// Changes the places in the game to those in the original text.
    pub(super) fn restore(&self, game: &mut Game) {
        if let (Some(first), true) = (self.first, self.numberless) {
            let line = u32::try_from(first).unwrap_or(u32::MAX).saturating_add(self.place.line);
            restore(&mut game.line, line);
        }
    }
}

fn restore(line: &mut MoveLine, at: u32) {
    for node in &mut line.moves {
        let Place { line, column } = node.place;
        if line == at {
            node.place.column = column.saturating_sub(NUMBER.len() as u32);
        }
        node.variations.iter_mut().for_each(|varied| restore(varied, at));
    }
}

/// Returns true if the whole line can become a comment.
fn is_prose(line: &str) -> bool {
    let start = line.trim_start().chars().next();
    start.is_some_and(|c| !matches!(c, '[' | '%')) && !line.contains(['{', '}', ';'])
}

/// Returns true if a line begins with the number 1.
fn begins(line: &str) -> bool {
    let rest = line.trim_start().strip_prefix("1.");
    rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Returns true if at least half of the words look like moves.
fn is_line_of_moves(line: &str) -> bool {
    let start = line.trim_start();
    if start.starts_with(['[', '%', '{', ';']) {
        return false;
    }
    let words = start.split(|c: char| c.is_whitespace() || matches!(c, '(' | ')'));
    let words = words.map(without_number).filter(|word| !word.is_empty());
    let (mut all, mut alike) = (0_usize, 0_usize);
    for word in words.filter(|word| is_castling(word) || Outcome::from_text(word).is_none()) {
        all += 1;
        alike += usize::from(looks_like_move(word));
    }
    all > 0 && alike * 2 >= all
}

fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < word.len() && (rest.is_empty() || rest.starts_with('.')) {
        return rest.trim_start_matches('.');
    }
    word
}

pub(super) fn is_numbered_move(word: &str) -> bool {
    let word = without_number(word);
    // Require a letter, so that a square's digit is not taken for a number.
    word.chars().any(char::is_alphabetic) && is_move(word) || is_castling(word)
}

fn is_castling(word: &str) -> bool {
    ["0-0", "0-0-0", "O-O", "O-O-O", "o-o", "o-o-o"].contains(&word)
}

pub(crate) fn is_move(word: &str) -> bool {
    let word = super::normalisation::normalise(word);
    let reads = |notation: Notation| {
        let letters = notation.letters_to_read();
        letters.is_some_and(|letters| SanMove::parse(&word, &letters).is_ok())
    };
    Notation::READ.into_iter().any(reads)
}

/// Returns true for a square, castling, an announcement of several words, or a move in any
/// language.
fn looks_like_move(word: &str) -> bool {
    let chars: Vec<char> = word.chars().collect();
    let file = |c: char| matches!(c.to_ascii_lowercase(), 'a'..='h' | 'α'..='θ' | 'а' | 'е' | 'с');
    let square = chars.windows(2).enumerate().any(|(at, pair)| match *pair {
        [from, '1'..='8'] => file(from) && !chars.get(at + 2).is_some_and(char::is_ascii_digit),
        _ => false,
    });
    square || word.contains('_') || is_move(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_become_comments() {
        for (text, marked) in [
            (
                "Anna - Berta\n3.11.2026 C24\n\n1. e4 e5",
                "{Anna - Berta}\n{3.11.2026 C24}\n\n1. e4 e5",
            ),
            ("1. kierros\n1. e4 e5", "{1. kierros}\n1. e4 e5"),
            ("Rf3 d5", "1. Rf3 d5"),
            ("Board 3\nxx ε4 ε5", "{Board 3}\n1. xx ε4 ε5"),
            ("1. Xx Yy\n2. Nf3 Nc6", "1. Xx Yy\n2. Nf3 Nc6"),
            ("[White \"A\"]\n\nRf3 d5", "[White \"A\"]\n\nRf3 d5"),
            ("nothing at all", "nothing at all"),
        ] {
            assert_eq!(Headings::find(text, Place::default()).mark(text), marked);
        }
    }
}
