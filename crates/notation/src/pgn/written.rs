//! Short texts of a problem.

use super::decode;
use core::fmt;

/// Longest text, in bytes of UTF-8.
const LONGEST: usize = 15;

/// Short text as a record has it, such as a result. Longer texts are cut.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Written {
    bytes: [u8; LONGEST],
    length: u8,
}

impl Written {
    /// Text without characters.
    pub const NONE: Written = Written { bytes: [0; LONGEST], length: 0 };

    /// Returns the text of some bytes.
    ///
    /// ```
    /// use touchmove_notation::pgn::Written;
    /// assert_eq!(Written::of(b"\xbd-\xbd").as_str(), "\u{bd}-\u{bd}");
    /// assert_eq!(Written::of(b"1............................").as_str().len(), 15);
    /// ```
    pub fn of(bytes: &[u8]) -> Written {
        let text = decode(bytes);
        let mut written = Written::NONE;
        for (at, c) in text.char_indices() {
            let end = at.saturating_add(c.len_utf8());
            let Some(place) = written.bytes.get_mut(at..end) else { break };
            c.encode_utf8(place);
            // At most LONGEST.
            written.length = u8::try_from(end).unwrap_or_default();
        }
        written
    }

    /// Returns the text.
    ///
    /// ```
    /// assert_eq!(touchmove_notation::pgn::Written::NONE.as_str(), "");
    /// ```
    pub fn as_str(&self) -> &str {
        let own = self.bytes.get(..usize::from(self.length)).unwrap_or_default();
        core::str::from_utf8(own).unwrap_or_default()
    }
}

impl fmt::Debug for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
