//! A place in a text that is being read.

use crate::TimeControlError;
use alloc::borrow::ToOwned;
use alloc::string::String;

/// What is left to read of a text, with the way back to its columns.
pub(crate) struct Cursor<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Cursor<'a> {
    /// At the first character of `text` that is not blank; blanks at the end do not count.
    pub(crate) fn new(text: &'a str) -> Cursor<'a> {
        let text = text.trim_end();
        Cursor { text, rest: text.trim_start() }
    }

    /// Whether `wanted` stands here.
    pub(crate) fn at(&self, wanted: char) -> bool {
        self.rest.starts_with(wanted)
    }

    /// Whether an ASCII digit stands here.
    pub(crate) fn at_digit(&self) -> bool {
        self.rest.starts_with(|c: char| c.is_ascii_digit())
    }

    /// Steps over `wanted` if it stands here.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        let rest = self.rest.strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Steps over the ASCII digits that stand here; there may be none.
    pub(crate) fn digits(&mut self) -> &'a str {
        let after = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let (digits, rest) = self.rest.split_at(self.rest.len().saturating_sub(after.len()));
        self.rest = rest;
        digits
    }

    /// Fails unless everything has been read.
    pub(crate) fn end(&self, expected: &'static str) -> Result<(), TimeControlError> {
        match self.rest {
            "" => Ok(()),
            _ => Err(self.fail(expected)),
        }
    }

    /// The error that the next character is not what was expected.
    pub(crate) fn fail(&self, expected: &'static str) -> TimeControlError {
        let found = self.rest.chars().next().map(String::from);
        TimeControlError { column: self.column(), found: found.unwrap_or_default(), expected }
    }

    /// The error that `found`, which has just been read, is not what was expected.
    pub(crate) fn fail_before(&self, found: &str, expected: &'static str) -> TimeControlError {
        let column = self.column().saturating_sub(found.chars().count());
        TimeControlError { column, found: found.to_owned(), expected }
    }

    fn column(&self) -> usize {
        let left = self.rest.chars().count();
        self.text.chars().count().saturating_sub(left).saturating_add(1)
    }
}
