//! Tells comments, tags and lines for programs from moves.

use super::folded::is_invisible;
use alloc::string::String;

/// A scanner that knows for each character of a text whether it is among moves.
pub(super) struct Within {
    /// The character that ends a comment, a tag or a line for programs; none among moves.
    end: Option<char>,
    line_start: bool,
}

impl Default for Within {
    fn default() -> Within {
        Within { end: None, line_start: true }
    }
}

impl Within {
    /// Goes on to this character; returns true if it is among moves.
    pub(super) fn pass(&mut self, c: char) -> bool {
        let before = self.end;
        let is_end = |end: char| c == end || end == '\n' && c == '\r';
        self.end = match before {
            Some(end) => Some(end).filter(|&end| !is_end(end)),
            None => opens(c, self.line_start),
        };
        let blank = c.is_whitespace() || is_invisible(c);
        self.line_start = matches!(c, '\n' | '\r') || self.line_start && blank;
        before.is_none() && self.end.is_none()
    }
}

/// The text with blanks in place of comments; lines are those of the text.
pub(super) fn without_comments(text: &str) -> String {
    let mut within = Within::default();
    let bare = text.chars().map(|c| {
        let before = within.end;
        within.pass(c);
        let comment = |end: Option<char>| end == Some('}');
        let hidden = comment(before) || comment(within.end);
        if hidden && !matches!(c, '\n' | '\r') { ' ' } else { c }
    });
    bare.collect()
}

/// The end of the comment, tag or line for programs that this character begins.
const fn opens(c: char, line_start: bool) -> Option<char> {
    match c {
        '{' => Some('}'),
        ';' => Some('\n'),
        '[' | '%' if line_start => Some('\n'),
        _ => None,
    }
}
