//! From offsets to lines and columns.

use super::Place;
use memchr::{memchr, memchr_iter};

/// Finds places in some bytes; quick where offsets go up.
#[derive(Debug, Clone, Copy)]
pub(super) struct Locator<'a> {
    bytes: &'a [u8],
    /// A place that nothing is asked before.
    first: (usize, Place),
    offset: usize,
    place: Place,
}

impl<'a> Locator<'a> {
    /// The first byte stands at that place.
    pub(super) fn new(bytes: &'a [u8], first: Place) -> Locator<'a> {
        Locator { bytes, first: (0, first), offset: 0, place: first }
    }

    pub(super) fn place(&mut self, offset: usize) -> Place {
        if offset < self.offset {
            (self.offset, self.place) = self.first;
        }
        let from = self.offset;
        self.offset = offset.min(self.bytes.len());
        let passed = self.bytes.get(from..self.offset).unwrap_or_default();
        self.place = behind(passed, self.bytes.get(self.offset).copied(), self.place);
        self.place
    }

    /// Nothing before that will be asked any more.
    pub(super) fn pass_to(&mut self, offset: usize) {
        if offset > self.first.0 {
            self.first = (offset, self.place(offset));
        }
    }
}

/// The place behind some bytes of which the first stands at that place, and the
/// byte that follows them.
pub(super) fn behind(bytes: &[u8], next: Option<u8>, first: Place) -> Place {
    let lines = lines(bytes, next);
    if lines == 0 {
        return along(bytes, first);
    }
    let line = first.line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
    let ended = |&at: &usize| is_end(bytes, at, next);
    let last = bytes.iter().enumerate().rev().map(|(at, _)| at).find(ended);
    let rest = last.and_then(|end| bytes.get(end + 1..)).unwrap_or_default();
    along(rest, Place { line, column: 1 })
}

/// How many lines end. Files with carriage returns alone are rare.
fn lines(bytes: &[u8], next: Option<u8>) -> usize {
    let alone = |&at: &usize| is_end(bytes, at, next);
    let returns = match memchr(b'\r', bytes) {
        Some(_) => memchr_iter(b'\r', bytes).filter(alone).count(),
        None => 0,
    };
    returns + memchr_iter(b'\n', bytes).count()
}

/// Whether a line ends there: of two characters the second one ends it.
fn is_end(bytes: &[u8], at: usize, next: Option<u8>) -> bool {
    match bytes.get(at) {
        Some(b'\n') => true,
        Some(b'\r') => bytes.get(at + 1).copied().or(next) != Some(b'\n'),
        _ => false,
    }
}

/// The place behind bytes of one line.
fn along(bytes: &[u8], first: Place) -> Place {
    let counts = |&at: &usize| match bytes.get(at) {
        // Not the later bytes of a character, nor a byte order mark.
        Some(0x80..=0xbf) => false,
        Some(0xef) => !bytes.get(at..).is_some_and(|rest| rest.starts_with(b"\xef\xbb\xbf")),
        _ => true,
    };
    let columns = (0..bytes.len()).filter(counts).count();
    let column = first.column.saturating_add(u32::try_from(columns).unwrap_or(u32::MAX));
    Place { column, ..first }
}
