//! Cursor over the text of a move.

use super::{Expected, SanError};

#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    pub(super) fn at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Advances by a number of bytes.
    pub(super) fn skip(&mut self, bytes: usize) {
        self.at = self.at.saturating_add(bytes);
    }

    pub(super) fn eat(&mut self, text: &str) -> bool {
        let there = self.rest().starts_with(text);
        if there {
            self.skip(text.len());
        }
        there
    }

    pub(super) fn eat_any(&mut self, chars: &[char]) -> Option<char> {
        let first = self.rest().chars().next().filter(|c| chars.contains(c))?;
        self.skip(first.len_utf8());
        Some(first)
    }

    pub(super) fn eat_blanks(&mut self) {
        let rest = self.rest();
        self.skip(rest.len() - rest.trim_start().len());
    }

    pub(super) fn unreadable(&self, expected: Expected) -> SanError {
        let before = self.text.get(..self.at).unwrap_or(self.text);
        SanError::Unreadable { column: before.chars().count() + 1, expected }
    }
}
