//! From offsets to lines and columns.

use super::Place;

/// Finds places in some bytes; quick where offsets go up.
#[derive(Debug, Clone, Copy)]
pub(super) struct Locator<'a> {
    bytes: &'a [u8],
    first: Place,
    offset: usize,
    place: Place,
}

impl<'a> Locator<'a> {
    /// The first byte stands at that place.
    pub(super) fn new(bytes: &'a [u8], first: Place) -> Locator<'a> {
        Locator { bytes, first, offset: 0, place: first }
    }

    pub(super) fn place(&mut self, offset: usize) -> Place {
        if offset < self.offset {
            *self = Locator::new(self.bytes, self.first);
        }
        let from = self.offset;
        self.offset = offset.min(self.bytes.len());
        for at in from..self.offset {
            self.pass(at);
        }
        self.place
    }

    fn pass(&mut self, at: usize) {
        let byte = self.bytes.get(at).copied().unwrap_or(0);
        let next = self.bytes.get(at + 1);
        match byte {
            b'\n' => self.new_line(),
            // The end of a line is behind both of its characters.
            b'\r' if next != Some(&b'\n') => self.new_line(),
            // Not the later bytes of a character, nor a byte order mark.
            0x80..=0xbf => {}
            0xef if self.bytes.get(at..).is_some_and(|rest| rest.starts_with(b"\xef\xbb\xbf")) => {}
            _ => self.place.column = self.place.column.saturating_add(1),
        }
    }

    fn new_line(&mut self) {
        self.place = Place { line: self.place.line.saturating_add(1), column: 1 };
    }
}
