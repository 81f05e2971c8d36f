//! Byte scanner with a position.

/// Error that means that the available bytes end within a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Incomplete;

pub(super) type Scan<T> = Result<T, Incomplete>;

/// White space between two tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Gap {
    /// True if the white space contains a line that is empty or has only blanks.
    pub empty_line: bool,
}

#[derive(Clone, Copy)]
pub(super) struct Scanner<'a> {
    bytes: &'a [u8],
    pub at: usize,
    /// True if no bytes follow the slice.
    at_end: bool,
    /// True if the slice starts at the beginning of a line.
    starts_line: bool,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(bytes: &'a [u8], at_end: bool, starts_line: bool) -> Scanner<'a> {
        Scanner { bytes, at: 0, at_end, starts_line }
    }

    pub(super) fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or(&[])
    }

    /// Returns the next byte, or `None` at the end of the stream.
    #[inline]
    pub(super) fn peek(&self) -> Scan<Option<u8>> {
        match self.bytes.get(self.at) {
            Some(&byte) => Ok(Some(byte)),
            None if self.at_end => Ok(None),
            None => Err(Incomplete),
        }
    }

    pub(super) fn skip(&mut self, count: usize) {
        self.at = self.at.saturating_add(count).min(self.bytes.len());
    }

    /// Checks that `count` bytes are available, unless the stream ends first.
    pub(super) fn need(&self, count: usize) -> Scan<()> {
        let there = self.at_end || self.rest().len() >= count;
        if there { Ok(()) } else { Err(Incomplete) }
    }

    pub(super) fn slice(&self, from: usize, to: usize) -> &'a [u8] {
        self.bytes.get(from..to).unwrap_or(&[])
    }

    pub(super) fn starts_with(&self, text: &[u8]) -> Scan<bool> {
        self.need(text.len())?;
        Ok(self.rest().starts_with(text))
    }

    /// Consumes and returns bytes as long as `so` returns true.
    #[inline]
    pub(super) fn take_while(&mut self, so: impl Fn(u8) -> bool) -> Scan<&'a [u8]> {
        let rest = self.rest();
        let length = rest.iter().position(|&byte| !so(byte));
        let Some(length) = length.or(self.at_end.then_some(rest.len())) else {
            return Err(Incomplete);
        };
        self.at += length;
        Ok(rest.get(..length).unwrap_or(&[]))
    }

    /// Consumes the rest of the line, without the line end.
    pub(super) fn take_line(&mut self) -> Scan<&'a [u8]> {
        self.take_while(|byte| !is_line_end(byte))
    }

    pub(super) fn at_line_start(&self) -> bool {
        match self.at.checked_sub(1) {
            None => self.starts_line,
            Some(before) => self.bytes.get(before).is_none_or(|&byte| is_line_end(byte)),
        }
    }

    pub(super) fn is_behind_ascii(&self) -> bool {
        let before = self.at.checked_sub(1).and_then(|before| self.bytes.get(before));
        before.is_none_or(u8::is_ascii)
    }

    /// Returns true if only blanks are before the current byte on this line.
    pub(super) fn is_first_of_line(&self) -> bool {
        let before = self.slice(0, self.at);
        let text = before.iter().rposition(|&byte| !matches!(byte, b' ' | b'\t'));
        text.map_or(self.starts_line, |last| {
            before.get(last).is_some_and(|&byte| is_line_end(byte) || byte == 0xbf)
        })
    }

    pub(super) fn skip_line_ends(&mut self) {
        let line_ends = self.rest().iter().take_while(|&&byte| is_line_end(byte));
        self.at += line_ends.count();
    }

    pub(super) fn take_blanks(&mut self) -> Scan<()> {
        self.take_while(|byte| matches!(byte, b' ' | b'\t')).map(|_| ())
    }

    /// Consumes white space and lines that begin with `%`.
    #[inline]
    pub(super) fn take_gap(&mut self) -> Scan<Gap> {
        // Fast path, because nearly every gap is a single space or empty.
        match self.rest() {
            [b' ', b'!'..=b'~', ..] => self.at += 1,
            [b'&'..=b'~', ..] => {}
            _ => return self.take_any_gap(),
        }
        Ok(Gap::default())
    }

    fn take_any_gap(&mut self) -> Scan<Gap> {
        let (mut gap, mut line_ends) = (Gap::default(), 0);
        loop {
            match self.peek()? {
                Some(b'\n') => {
                    line_ends += 1;
                    self.at += 1;
                }
                Some(b'\r') => {
                    self.at += 1;
                    line_ends += i32::from(self.peek()? != Some(b'\n'));
                }
                Some(b' ' | b'\t' | 0x0b | 0x0c | 0 | 0x1a) => self.at += 1,
                Some(b'%') if self.at_line_start() => {
                    self.take_line()?;
                    line_ends -= 1;
                }
                Some(first @ (0xa0 | 0xc2 | 0xe2 | 0xef)) => match self.wide_blank(first)? {
                    0 => return Ok(gap),
                    length => self.at += length,
                },
                _ => return Ok(gap),
            }
            gap.empty_line |= line_ends > 1;
        }
    }

    /// Returns the length of a non-ASCII blank, or zero if there is none. Such blanks are the
    /// no-break space, the zero-width space and the byte order mark.
    fn wide_blank(&self, first: u8) -> Scan<usize> {
        if first == 0xa0 {
            return Ok(1);
        }
        self.need(3)?;
        let blanks: [&[u8]; 3] = [b"\xc2\xa0", b"\xe2\x80\x8b", b"\xef\xbb\xbf"];
        let found = blanks.iter().find(|blank| self.rest().starts_with(blank));
        Ok(found.map_or(0, |blank| blank.len()))
    }
}

pub(super) const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

pub(super) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0 | 0x1a)
}

/// Trims blanks at both ends.
pub(super) fn trim(bytes: &[u8]) -> &[u8] {
    let from = bytes.iter().position(|&byte| !is_blank(byte)).unwrap_or(bytes.len());
    let to = bytes.iter().rposition(|&byte| !is_blank(byte)).map_or(from, |last| last + 1);
    bytes.get(from..to).unwrap_or(&[])
}
