//! Conversion of byte offsets to lines and columns.

use super::Place;
use super::simd_scan::count_line_ends;
use memchr::{memchr, memchr_iter, memrchr2_iter};

/// Finds the places of byte offsets in a slice. Ascending offsets are fast.
#[derive(Debug, Clone, Copy)]
pub(super) struct Locator<'a> {
    bytes: &'a [u8],
    /// Smallest offset that callers may still look up, with its place.
    first: (usize, Place),
    offset: usize,
    place: Place,
}

impl<'a> Locator<'a> {
    /// Creates a locator for bytes that start at the given place.
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
        self.place = place_after(passed, self.bytes.get(self.offset).copied(), self.place);
        self.place
    }

    /// Promises that callers look up no offset before `offset`.
    pub(super) fn pass_to(&mut self, offset: usize) {
        if offset > self.first.0 {
            self.first = (offset, self.place(offset));
        }
    }
}

/// Returns the place after `bytes`, which start at `first`. The byte `next`, which follows `bytes`,
/// must be known because a carriage return before a line feed does not end a line.
pub(super) fn place_after(bytes: &[u8], next: Option<u8>, first: Place) -> Place {
    let lines = lines(bytes, next);
    if lines == 0 {
        return place_in_line(bytes, first);
    }
    let line = first.line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
    let ended = |&at: &usize| is_end(bytes, at, next);
    let last = memrchr2_iter(b'\n', b'\r', bytes).find(ended);
    let rest = last.and_then(|end| bytes.get(end + 1..)).unwrap_or_default();
    place_in_line(rest, Place { line, column: 1 })
}

/// Counts the line ends: line feeds, and carriage returns without a line feed.
fn lines(bytes: &[u8], next: Option<u8>) -> usize {
    if memchr(b'\r', bytes).is_none() {
        return memchr_iter(b'\n', bytes).count();
    }
    let (counted, ends) = count_line_ends(bytes);
    let rest = (counted..bytes.len()).filter(|&at| is_end(bytes, at, next));
    ends + rest.count()
}

/// Chunk length for counting. The count of such a chunk fits in a byte, so the compiler can
/// vectorise the sum.
const SHORT: usize = 240;

/// Returns true if the byte at `at` ends a line. `next` is the byte after the slice.
fn is_end(bytes: &[u8], at: usize, next: Option<u8>) -> bool {
    let next = || bytes.get(at + 1).copied().or(next).unwrap_or(b' ');
    bytes.get(at).is_some_and(|&byte| ends(byte, next()))
}

/// Returns true if `byte` ends a line, given the byte after it.
fn ends(byte: u8, next: u8) -> bool {
    byte == b'\n' || byte == b'\r' && next != b'\n'
}

/// Returns the place after bytes of a single line.
fn place_in_line(bytes: &[u8], first: Place) -> Place {
    // Continuation bytes of UTF-8 do not start a character, so they are not counted.
    let begins = |&byte: &u8| u8::from(!matches!(byte, 0x80..=0xbf));
    let count = |bytes: &[u8]| usize::from(bytes.iter().map(begins).sum::<u8>());
    let characters: usize = bytes.chunks(SHORT).map(count).sum();
    let begins_mark = |&at: &usize| bytes[at..].starts_with(BYTE_ORDER_MARK);
    let marks = memchr_iter(BYTE_ORDER_MARK[0], bytes).filter(begins_mark).count();
    let columns = characters - marks;
    let column = first.column.saturating_add(u32::try_from(columns).unwrap_or(u32::MAX));
    Place { column, ..first }
}

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
