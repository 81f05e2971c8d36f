//! Article numbers computed at compile time, for editions that renumber their predecessor's
//! articles.

/// Capacity in bytes: the length of the longest renumbered article number.
const ROOM: usize = 15;

/// An article number derived from another.
#[derive(Clone, Copy)]
pub(super) struct Number {
    bytes: [u8; ROOM],
    length: u8,
}

impl Number {
    pub(super) const EMPTY: Number = Number { bytes: [0; ROOM], length: 0 };

    /// Replaces `from` with `to`; `from` is the number of the article or of an article that
    /// contains it.
    pub(super) const fn renumbered(number: &str, from: &str, to: &str) -> Number {
        let (head, tail) = (to.as_bytes(), number.as_bytes());
        let mut made = Number::EMPTY;
        let mut at = 0;
        while at < head.len() {
            made = made.and(head[at]);
            at += 1;
        }
        at = from.len();
        while at < tail.len() {
            made = made.and(tail[at]);
            at += 1;
        }
        made
    }

    /// Converts letters to digits, each after a dot: `9.2.b(1)` becomes `9.2.2.1`.
    pub(super) const fn in_figures(self) -> Number {
        let mut made = Number::EMPTY;
        let mut at = 0;
        while at < self.length as usize {
            let begins = at > 0 && matches!(self.bytes[at - 1], b'.' | b'(' | b'[');
            made = match self.bytes[at] {
                letter @ b'a'..=b'i' if begins => made.and(letter - b'a' + b'1'),
                b'(' | b'[' => made.and(b'.'),
                b')' | b']' => made,
                other => made.and(other),
            };
            at += 1;
        }
        made
    }

    const fn and(mut self, byte: u8) -> Number {
        assert!((self.length as usize) < ROOM);
        self.bytes[self.length as usize] = byte;
        self.length += 1;
        self
    }

    /// Returns the number as text.
    pub(super) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length as usize).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

/// True if two numbers are equal. (`==` on `str` is not `const`.)
pub(super) const fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && is_of(a, b)
}

/// True if an article is `whole` or a part of it: `7.5.a` is a part of `7.5`.
pub(super) const fn is_of(number: &str, whole: &str) -> bool {
    let (number, whole) = (number.as_bytes(), whole.as_bytes());
    if number.len() < whole.len() {
        return false;
    }
    // Compare from the end, where numbers usually differ.
    let mut at = whole.len();
    while at > 0 {
        at -= 1;
        if number[at] != whole[at] {
            return false;
        }
    }
    number.len() == whole.len() || matches!(number[whole.len()], b'.' | b'(' | b'[')
}

/// Returns the number of the chapter that contains an article number: the text before the first dot or
/// space. For Finland's own numbers (`6.6 (fi)`) it returns the mark in parentheses.
///
/// ```
/// use touchmove_laws::chapter_number;
/// assert_eq!(chapter_number("13.4.a"), "13");
/// assert_eq!(chapter_number("6.6 (fi)"), "fi");
/// ```
pub fn chapter_number(number: &str) -> &str {
    match number.split_once(" (") {
        Some((_, mark)) => mark.trim_end_matches(')'),
        None => number.split(['.', ' ']).next().unwrap_or(number),
    }
}
