//! Scanner that separates comments, tags and escape lines from moves.

use super::normalisation::is_invisible;
use alloc::string::String;

/// Scanner that decides for each character whether it is part of the moves.
pub(super) struct Within {
    /// Character that ends the current comment, tag or escape line. `None` among moves.
    end: Option<char>,
    line_start: bool,
}

impl Default for Within {
    fn default() -> Within {
        Within { end: None, line_start: true }
    }
}

impl Within {
    /// Advances over a character. Returns true if the character is part of the moves.
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

/// Replaces comments by blanks and keeps the line ends.
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

/// Returns the character that ends the comment, tag or escape line, if `c` opens one.
const fn opens(c: char, line_start: bool) -> Option<char> {
    match c {
        '{' => Some('}'),
        ';' => Some('\n'),
        '[' | '%' if line_start => Some('\n'),
        _ => None,
    }
}
