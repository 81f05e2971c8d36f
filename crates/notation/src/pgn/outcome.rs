//! Game results as PGN writes them.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// Result at the end of a game. PGN defines four results. The Laws allow the others too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress or unknown.
    Open,
    /// `0-0`: both players lose.
    BothLose,
    /// `1/2-0`: half a point for White, none for Black.
    DrawAndLoss,
    /// `0-1/2`: half a point for Black, none for White.
    LossAndDraw,
}

/// Accepted texts of each outcome. The first text of an outcome is the one that is written. No text
/// is a prefix of a later one.
const TEXTS: [(&str, Outcome); 21] = [
    ("1-0", Outcome::WhiteWins),
    ("0-1/2", Outcome::LossAndDraw),
    ("0-\u{bd}", Outcome::LossAndDraw),
    ("0-1", Outcome::BlackWins),
    ("1/2-1/2", Outcome::Draw),
    ("*", Outcome::Open),
    ("1\u{2013}0", Outcome::WhiteWins),
    ("0\u{2013}1", Outcome::BlackWins),
    ("1/2\u{2013}1/2", Outcome::Draw),
    ("1:0", Outcome::WhiteWins),
    ("0:1", Outcome::BlackWins),
    ("1/2:1/2", Outcome::Draw),
    ("1/2 - 1/2", Outcome::Draw),
    ("1/2-0", Outcome::DrawAndLoss),
    ("1 - 0", Outcome::WhiteWins),
    ("0 - 1", Outcome::BlackWins),
    ("1/2", Outcome::Draw),
    ("\u{bd}-\u{bd}", Outcome::Draw),
    ("\u{bd}\u{2013}\u{bd}", Outcome::Draw),
    ("\u{bd}-0", Outcome::DrawAndLoss),
    ("\u{bd}", Outcome::Draw),
];

/// Texts with a half in Windows-1252.
const WINDOWS_TEXTS: [(&[u8], Outcome); 5] = [
    (b"\xbd-\xbd", Outcome::Draw),
    (b"\xbd\x96\xbd", Outcome::Draw),
    (b"\xbd-0", Outcome::DrawAndLoss),
    (b"0-\xbd", Outcome::LossAndDraw),
    (b"\xbd", Outcome::Draw),
];

/// Text that is a result only in a tag. In the movetext, `0-0` is castling.
pub(super) const BOTH_LOSE: &str = "0-0";

/// Returns true if a word after the moves is a result. The word `0-0` is castling.
pub(crate) fn is_result_text(text: &str) -> bool {
    TEXTS.iter().any(|(written, _)| *written == text)
}

/// Length of the longest text above, plus one byte to detect the end of the text.
pub(super) const LONGEST: usize = 12;

/// Error for a text that is not a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseOutcomeError {
    /// The rejected text.
    pub text: String,
}

impl fmt::Display for ParseOutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a result; results are 1-0, 0-1, 1/2-1/2 and *", self.text)
    }
}

impl core::error::Error for ParseOutcomeError {}

/// Parses the same texts as [`from_text`](Outcome::from_text).
impl FromStr for Outcome {
    type Err = ParseOutcomeError;

    fn from_str(text: &str) -> Result<Outcome, ParseOutcomeError> {
        Outcome::from_text(text).ok_or_else(|| ParseOutcomeError { text: text.to_owned() })
    }
}

impl Outcome {
    /// Returns the result as PGN writes it.
    ///
    /// ```
    /// assert_eq!(touchmove_notation::pgn::Outcome::Draw.text(), "1/2-1/2");
    /// ```
    pub const fn text(self) -> &'static str {
        match self {
            Outcome::WhiteWins => "1-0",
            Outcome::BlackWins => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Open => "*",
            Outcome::BothLose => BOTH_LOSE,
            Outcome::DrawAndLoss => "1/2-0",
            Outcome::LossAndDraw => "0-1/2",
        }
    }

    /// Returns true if PGN has a sign for the result. After the moves, other results are written as
    /// `*`.
    ///
    /// ```
    /// use touchmove_notation::pgn::Outcome;
    /// assert!(Outcome::Open.is_standard() && !Outcome::BothLose.is_standard());
    /// ```
    pub const fn is_standard(self) -> bool {
        matches!(self, Outcome::WhiteWins | Outcome::BlackWins | Outcome::Draw | Outcome::Open)
    }

    /// Parses a result such as the value of a `Result` tag. Returns `None` for any other text.
    ///
    /// ```
    /// use touchmove_notation::pgn::Outcome;
    /// assert_eq!(Outcome::from_text("1-0"), Some(Outcome::WhiteWins));
    /// assert_eq!(Outcome::from_text("1-0 ff"), None);
    /// ```
    pub fn from_text(text: &str) -> Option<Outcome> {
        if text == BOTH_LOSE {
            return Some(Outcome::BothLose);
        }
        TEXTS.iter().find(|(written, _)| *written == text).map(|&(_, outcome)| outcome)
    }

    /// Parses a result at the start of `bytes`. Also returns its length.
    pub(super) fn at(bytes: &[u8]) -> Option<(Outcome, usize)> {
        // Shortcut for move numbers, because almost every number is one.
        if let [b'0'..=b'9', b'.' | b'0'..=b'9', ..] = bytes {
            return None;
        }
        let own = TEXTS.iter().map(|(text, outcome)| (text.as_bytes(), *outcome));
        let (text, outcome) = own.chain(WINDOWS_TEXTS).find(|(text, _)| bytes.starts_with(text))?;
        let is_end = |byte: &u8| !byte.is_ascii_alphanumeric() && !matches!(byte, b'-' | 0xbd);
        let ends = outcome == Outcome::Open || bytes.get(text.len()).is_none_or(is_end);
        ends.then_some((outcome, text.len()))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
