//! Tokeniser for the words of a line, with columns.

use super::ProtocolError;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::Color;

const END: &str = "the end of the line";

/// A syntax error: a description of the expected input, and the index of the word at its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Missing {
    /// Index of the word in the line, from 0.
    pub at: usize,
    pub what: String,
}

pub(super) type Read<T> = Result<T, Missing>;

/// Cursor over the words of a line.
pub(super) struct Words<'a> {
    line: usize,
    /// Words with their columns, from 1, in characters.
    words: Vec<(usize, &'a str)>,
    next: usize,
    end: usize,
}

impl<'a> Words<'a> {
    /// Splits a line into words up to a comment, which starts with a `#` at the beginning of a word
    /// outside quotation marks. Quoted text is one word.
    pub(super) fn of(line: usize, text: &'a str) -> Words<'a> {
        let mut words = Vec::new();
        let mut start: Option<(usize, usize)> = None;
        let mut quoted = false;
        let mut column = 0;
        let mut end = 1;
        for (at, c) in text.char_indices() {
            column += 1;
            match (start, c) {
                (None, '#') => return Words { line, words, next: 0, end },
                (None, c) if c.is_whitespace() => {}
                (None, c) => (start, quoted) = (Some((column, at)), c == '"'),
                (Some((from, byte)), c) if c.is_whitespace() && !quoted => {
                    words.push((from, text.get(byte..at).unwrap_or_default()));
                    (start, end) = (None, column);
                }
                (Some(_), '"') => quoted = !quoted,
                _ => {}
            }
        }
        if let Some((from, byte)) = start {
            words.push((from, text.get(byte..).unwrap_or_default()));
            end = column + 1;
        }
        Words { line, words, next: 0, end }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.next >= self.words.len()
    }

    pub(super) fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).map(|&(_, word)| word)
    }

    /// Returns the column of the next word, or the column after the line.
    pub(super) fn column(&self) -> usize {
        self.words.get(self.next).map_or(self.end, |&(column, _)| column)
    }

    pub(super) fn take(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.next += 1;
        Some(word)
    }

    /// Consumes these words if the line continues with them.
    pub(super) fn accept(&mut self, phrase: &str) -> bool {
        let count = phrase.split(' ').count();
        let upcoming = self.words.iter().skip(self.next).take(count);
        let matches = upcoming.map(|&(_, w)| w).eq(phrase.split(' '));
        if matches {
            self.next += count;
        }
        matches
    }

    /// Consumes these words. Fails if the line does not continue with them.
    pub(super) fn literal(&mut self, phrase: &str) -> Read<()> {
        for (i, expected) in phrase.split(' ').enumerate() {
            if self.peek() != Some(expected) {
                let left: Vec<&str> = phrase.split(' ').skip(i).collect();
                return Err(self.missing(&format!("`{}`", left.join(" "))));
            }
            self.next += 1;
        }
        Ok(())
    }

    /// Returns the words that are left, with their indexes in the line.
    pub(super) fn upcoming(&self) -> impl Iterator<Item = (usize, &'a str)> {
        self.words.iter().enumerate().skip(self.next).map(|(index, &(_, word))| (index, word))
    }

    /// Returns the total length in bytes of the words that are left.
    pub(super) fn length(&self) -> usize {
        self.upcoming().map(|(_, word)| word.len()).sum()
    }

    /// Returns the most recently consumed word.
    pub(super) fn last(&self) -> Option<&'a str> {
        self.words.get(self.next.checked_sub(1)?).map(|&(_, word)| word)
    }

    /// Returns the number of consumed words.
    pub(super) fn taken(&self) -> usize {
        self.next
    }

    /// Moves the cursor back to the point where `taken` words were consumed.
    pub(super) fn back_to(&mut self, taken: usize) {
        self.next = taken;
    }

    /// Consumes the rest of the line, with words separated by single spaces.
    pub(super) fn rest(&mut self) -> String {
        let rest: Vec<&str> = self.words.iter().skip(self.next).map(|&(_, w)| w).collect();
        self.next = self.words.len();
        rest.join(" ")
    }

    /// Creates a syntax error that names the expected input.
    pub(super) fn missing(&self, what: &str) -> Missing {
        Missing { at: self.next, what: what.to_owned() }
    }

    /// Fails if the line does not end here.
    pub(super) fn ended(&self) -> Read<()> {
        if self.is_empty() { Ok(()) } else { Err(self.missing(END)) }
    }

    /// Creates an error at the next word.
    pub(super) fn error(&self, message: String) -> ProtocolError {
        ProtocolError { line: self.line, column: self.column(), message }
    }

    /// Creates an error at the next word, with the expected input.
    pub(super) fn expected(&self, what: &str) -> ProtocolError {
        let found = match self.peek() {
            Some(word) => format!("`{word}`"),
            None => "the end of the line".to_owned(),
        };
        self.error(format!("{found} found, {what} expected"))
    }
}

/// Returns the word of a player.
pub(super) const fn player_name(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}
