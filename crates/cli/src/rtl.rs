//! Right-to-left output on terminals.
//!
//! A terminal takes the direction of a line from its first letter and reorders the rest. A line of
//! Arabic that begins with a time or a file name would run in the wrong direction. An article
//! number or a move between Arabic words would be torn apart. So lines with Arabic begin with a
//! mark, and left-to-right text in them is isolated.

use crate::messages::spoken;
use std::borrow::Cow;

/// U+200F RIGHT-TO-LEFT MARK, invisible.
const MARK: char = '\u{200f}';
/// U+200E LEFT-TO-RIGHT MARK, which surrounds an Arabic letter within a move.
const LEFT_MARK: char = '\u{200e}';
const ISOLATED: char = '\u{2066}';
const END: char = '\u{2069}';

/// Prepares text for a terminal in the current language.
pub fn page(text: &str) -> Cow<'_, str> {
    if !spoken().is_right_to_left() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.split_inclusive('\n').map(line).collect())
}

/// Marks a line; a line with only left-to-right letters stays unchanged.
fn line(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    if !(0..signs.len()).any(|at| is_right(&signs, at)) {
        return text.to_owned();
    }
    let mut out = String::from(MARK);
    let mut at = 0;
    while at < signs.len() {
        let isolated = isolated(&signs, at);
        let end = if begins(&signs, at) { end(&signs, at) } else { at };
        if isolated > at {
            out.extend(&signs[at..isolated]);
            at = isolated;
        } else if end > at {
            out.push(ISOLATED);
            out.extend(&signs[at..end]);
            out.push(END);
            at = end;
        } else {
            out.push(signs[at]);
            at += 1;
        }
    }
    out
}

/// Returns the end of an isolate that starts here.
fn isolated(signs: &[char], from: usize) -> usize {
    let mut depth = 0_usize;
    for (at, sign) in signs.iter().enumerate().skip(from) {
        match sign {
            '\u{2066}'..='\u{2068}' => depth += 1,
            &END => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return if at == from { from } else { at + 1 };
        }
    }
    from
}

/// Returns true for an Arabic letter outside of a move.
fn is_right(signs: &[char], at: usize) -> bool {
    let arabic = matches!(signs[at], '\u{600}'..='\u{6ff}' | '\u{750}'..='\u{77f}');
    let within_move = at > 0 && signs[at - 1] == LEFT_MARK;
    arabic && signs[at].is_alphabetic() && !within_move
}

fn is_left(signs: &[char], at: usize) -> bool {
    signs[at] == LEFT_MARK || signs[at].is_alphanumeric() && !is_right(signs, at)
}

/// Returns true where left-to-right text begins, including the rest of a flag, path or protocol
/// line.
fn begins(signs: &[char], at: usize) -> bool {
    let rest = at..signs.len();
    let first = rest.into_iter().find(|&at| !matches!(signs[at], '-' | '/' | '.' | '~' | '='));
    first.is_some_and(|first| is_left(signs, first))
}

/// Returns the end of the left-to-right text before the next Arabic letter.
fn end(signs: &[char], from: usize) -> usize {
    let ends = |at: &usize| is_right(signs, *at) || matches!(signs[*at], '\u{2066}'..='\u{2069}');
    let next = (from..signs.len()).find(ends).unwrap_or(signs.len());
    let last = (from..next)
        .rfind(|&at| is_left(signs, at) || matches!(signs[at], '+' | '#' | '%' | '"' | '`'));
    last.map_or(from, |last| last + 1)
}

#[cfg(test)]
mod tests {
    use super::line;

    /// Shows the invisible marks as symbols.
    fn shown(text: &str) -> String {
        let marks = [('\u{200f}', '◁'), ('\u{200e}', '▷'), ('\u{2066}', '‹'), ('\u{2069}', '›')];
        marks.iter().fold(line(text), |text, &(mark, sign)| text.replace(mark, &sign.to_string()))
    }

    #[test]
    fn left_to_right_text_is_isolated_in_a_right_to_left_line() {
        for (text, expected) in [
            ("0:00:04 يلعب الأبيض e4.\n", "◁‹0:00:04› يلعب الأبيض ‹e4›.\n"),
            ("  يضغط الأسود الساعة. [7.5.5, A.3]", "◁  يضغط الأسود الساعة. [‹7.5.5, A.3›]"),
            ("  --socket <ملف>  مقبس", "◁  ‹--socket› <ملف>  مقبس"),
            ("النقلة \u{200e}ح\u{200e}f3+ قانونية", "◁النقلة ‹▷ح▷f3+› قانونية"),
            ("[Laws \"FIDE 2023\"]\n", "[Laws \"FIDE 2023\"]\n"),
            ("الأبيض ⟨\u{2068}4.3.1\u{2069}⟩ b", "◁الأبيض ⟨\u{2068}4.3.1›⟩ ‹b›"),
            ("", ""),
        ] {
            assert_eq!(shown(text), expected);
        }
    }
}
