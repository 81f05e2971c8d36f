//! Cursor over a `TimeControl` field.

use crate::TimeControlError;
use alloc::borrow::ToOwned;
use alloc::string::String;

/// Unread rest of a text, with the context needed to report columns.
pub(crate) struct Cursor<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    /// Creates a cursor at the first non-blank character of `text`. Trailing blanks are ignored.
    pub(crate) fn new(text: &'a str) -> Cursor<'a> {
        let text = text.trim_end();
        Cursor { text, rest: text.trim_start() }
    }

    /// Returns true if the next character is `wanted`.
    pub(crate) fn at(&self, wanted: char) -> bool {
        self.rest.starts_with(wanted)
    }

    /// Returns true if the next character is an ASCII digit.
    pub(crate) fn at_digit(&self) -> bool {
        self.rest.starts_with(|c: char| c.is_ascii_digit())
    }

    /// Consumes `wanted` if it is the next character. Returns true if `wanted` was consumed.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        let rest = self.rest.strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Consumes and returns the next ASCII digits. There may be none.
    pub(crate) fn digits(&mut self) -> &'a str {
        let after = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let (digits, rest) = self.rest.split_at(self.rest.len().saturating_sub(after.len()));
        self.rest = rest;
        digits
    }

    /// Returns an error unless the whole text has been read.
    pub(crate) fn end(&self, expected: &'static str) -> Result<(), TimeControlError> {
        match self.rest {
            "" => Ok(()),
            _ => Err(self.fail(expected)),
        }
    }

    /// Returns an error for the next character.
    pub(crate) fn fail(&self, expected: &'static str) -> TimeControlError {
        let found = self.rest.chars().next().map(String::from);
        TimeControlError { column: self.column(), found: found.unwrap_or_default(), expected }
    }

    /// Returns an error for `found`, which has just been read.
    pub(crate) fn fail_before(&self, found: &str, expected: &'static str) -> TimeControlError {
        let column = self.column().saturating_sub(found.chars().count());
        TimeControlError { column, found: found.to_owned(), expected }
    }

    fn column(&self) -> usize {
        let left = self.rest.chars().count();
        self.text.chars().count().saturating_sub(left).saturating_add(1)
    }
}
