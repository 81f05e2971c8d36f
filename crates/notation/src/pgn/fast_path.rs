//! Fast path for common PGN such as ` 12. Nf3 e5`. It recognises numbers, moves, comments and tags
//! in their usual form. [`Tokens`](super::token::Tokens) handles everything else. Tests verify that
//! the fast path returns exactly the tokens of the full tokenizer.

use super::Tag;
use super::simd_scan::{alphanumeric_prefix, first_of};
use super::token::MoveNumber;

/// A token of movetext.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FastToken<'a> {
    Number(MoveNumber),
    Word(&'a [u8]),
    /// Text of the comment without its braces.
    Comment(&'a [u8]),
}

/// Number of bytes that must be available, which is more than any number or word uses.
const WINDOW: usize = 12;
/// A window after a space or a newline of two bytes.
const GAP_AND_WINDOW: usize = 2 + WINDOW;

/// Returns the start, end and value of the next token. At most one space or newline may precede it.
#[inline(always)]
pub(super) fn next(bytes: &[u8]) -> Option<(usize, usize, FastToken<'_>)> {
    let start = match bytes.first_chunk::<GAP_AND_WINDOW>()? {
        [b' ' | b'\n', ..] => 1,
        [b'\r', b'\n', ..] => 2,
        _ => 0,
    };
    let rest = bytes.get(start..)?;
    let window = rest.first_chunk()?;
    if BEGINS_WORD[usize::from(window[0])] {
        let length = word(window)?;
        return Some((start, start + length, FastToken::Word(rest.get(..length)?)));
    }
    if window[0] == b'{' {
        let text = comment(rest)?;
        return Some((start, start + text.len() + 2, FastToken::Comment(text)));
    }
    let (length, token) = number(window)?;
    Some((start, start + length, token))
}

/// Returns the start, end and value of the next tag pair. At most one newline may precede it, and
/// its value must not contain escapes.
#[inline]
pub(super) fn tag(bytes: &[u8]) -> Option<(usize, usize, Tag<'_>)> {
    let (start, rest) = match bytes {
        [b'[', rest @ ..] => (0, rest),
        [b'\n', b'[', rest @ ..] => (1, rest),
        [b'\r', b'\n', b'[', rest @ ..] => (2, rest),
        _ => return None,
    };
    let (name, rest) = rest.split_at_checked(alphanumeric_prefix(rest.first_chunk()?))?;
    let rest =
        rest.strip_prefix(b" \"").filter(|_| name.first().is_some_and(u8::is_ascii_alphabetic))?;
    // Find the closing quote, or a byte that needs the slow path.
    let value = first_of(rest, *b"\"\\\n\r")?;
    let (raw_value, rest) = rest.split_at_checked(value)?;
    // The other 5 characters are two brackets, one space and two quotes.
    let length = name.len() + raw_value.len() + 5;
    rest.starts_with(b"\"]").then_some((start, start + length, Tag { name, raw_value }))
}

/// Parses `12.` or `12...`.
#[inline]
fn number(window: &[u8; WINDOW]) -> Option<(usize, FastToken<'static>)> {
    let (mut number, mut length) = (0, 0);
    if !matches!(window[0], b'1'..=b'9') {
        return None;
    }
    while length < 4 && window[length].is_ascii_digit() {
        number = number * 10 + u32::from(window[length] - b'0');
        length += 1;
    }
    let behind: [u8; 4] =
        [window[length], window[length + 1], window[length + 2], window[length + 3]];
    let (dots, black) = match behind {
        [b'.', b' ' | b'A'..=b'z', ..] => (1, false),
        [b'.', b'.', b'.', b' ' | b'A'..=b'z'] => (3, true),
        _ => return None,
    };
    Some((length + dots, FastToken::Number(MoveNumber { number, black })))
}

/// Returns the length of a word followed by a space or newline. A quote must not follow the space,
/// because the word would then be a tag name.
#[inline]
fn word(window: &[u8; WINDOW]) -> Option<usize> {
    let mut length = 1;
    while WORD[usize::from(window[length])] {
        length += 1;
        if length > 8 {
            return None;
        }
    }
    let ends = match window[length] {
        b' ' => !matches!(window[length + 1], b'"' | b' ' | b'\t'),
        other => ENDS_WORD[usize::from(other)],
    };
    // Shorter words may be symbols, such as the glyph `N`.
    let long = length > 2 || length == 2 && window[0].is_ascii_lowercase();
    (ends && long).then_some(length)
}

/// Returns the text of a comment in which every line after the first starts with a letter or digit.
/// Any other line might be a tag pair, which would show that the closing brace is missing.
#[inline(always)]
fn comment(rest: &[u8]) -> Option<&[u8]> {
    let rest = rest.get(1..)?;
    let mut from = 0;
    loop {
        let at = from + first_of(rest.get(from..)?, *b"}\n\r")?;
        match rest.get(at..)? {
            [b'}', ..] => return rest.get(..at),
            [b'\n', next, ..] if next.is_ascii_alphanumeric() => from = at + 1,
            [b'\r', b'\n', next, ..] if next.is_ascii_alphanumeric() => from = at + 2,
            _ => return None,
        }
    }
}

/// First byte of a move: true if a move can start with it.
static BEGINS_WORD: [bool; 256] = byte_table(b"abcdefghBKNOQR");
/// True for each byte that a move can contain.
static WORD: [bool; 256] = byte_table(b"abcdefgh12345678xBKNOQR=+#-");
/// True for each byte, other than a space, that ends a word.
static ENDS_WORD: [bool; 256] = byte_table(b"\n\r!?");

const fn byte_table(bytes: &[u8]) -> [bool; 256] {
    let mut table = [false; 256];
    let mut i = 0;
    while i < bytes.len() {
        table[bytes[i] as usize] = true;
        i += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::super::scan::Scanner;
    use super::super::token::{Token, Tokens};
    use super::*;
    use proptest::prelude::*;

    fn agrees(text: &str) {
        let Some((start, end, token)) = next(text.as_bytes()) else { return };
        let mut tokens = Tokens::new(Scanner::new(text.as_bytes(), true, true));
        let gap = tokens.scanner.take_gap().unwrap();
        assert_eq!((gap.empty_line, tokens.scanner.at), (false, start), "{text:?}");
        let expected = match token {
            FastToken::Number(number) => Token::Number(number),
            FastToken::Word(word) => Token::Word(word),
            FastToken::Comment(text) => Token::Comment(text),
        };
        assert_eq!(tokens.next().unwrap(), expected, "{text:?}");
        assert_eq!(tokens.scanner.at, end, "{text:?}");
    }

    fn tag_agrees(text: &str) {
        let Some((start, end, tag)) = tag(text.as_bytes()) else { return };
        let mut scanner = Scanner::new(text.as_bytes(), true, true);
        assert!(!scanner.take_gap().unwrap().empty_line, "{text:?}");
        assert_eq!(scanner.at, start, "{text:?}");
        let pair = super::super::tag::read(&mut scanner).unwrap().unwrap();
        assert_eq!((pair.name, pair.value, pair.problem), (tag.name, tag.raw_value, None));
        assert_eq!(scanner.at, end, "{text:?}");
    }

    #[test]
    fn fast_path_accepts_common_tags() {
        for text in ["[White \"Polgár, J.\"]", "\n[Round \"\"]", "\r\n[BlackElo \"2700\"]\r\n"] {
            let text = format!("{text}\n[Event \"?\"]\n");
            assert!(tag(text.as_bytes()).is_some(), "{text:?}");
            tag_agrees(&text);
        }
    }

    #[test]
    fn fast_path_accepts_common_text() {
        for text in [
            "1. e4",
            " 12.Nf3",
            "\n7... O-O-O",
            "exd5",
            "Qa1xb2+\n",
            "\r\ne8=Q# {",
            " {Good [%clk 0:01]}",
            " {[%clk\n0:01]}",
            " { [%clk 0:09:51] }",
            " {[%clk\n0:09:51]}",
            "\r\n{[%clk\r\n0:01]}",
        ] {
            let text = format!("{text} 2. Nf3 Nf6 *");
            assert!(next(text.as_bytes()).is_some(), "{text:?}");
            agrees(&text);
        }
    }

    proptest! {
        #[test]
        fn fast_tags_equal_full_parser(text in "[\r\n]{0,2}\\[ ?[A-Z_1a]{0,3} ?\"[a-c\\\\\"\n \\]]{0,4}\"?\\]?[ \n]?") {
            tag_agrees(&format!("{text}[Event \"?\"]   "));
        }

        #[test]
        fn fast_comments_equal_tokenizer(text in "[ \n]?\\{[a-z\n\r{;\"\\[\\]]{0,9}\\}?[ \n]?") {
            agrees(&format!("{text} 12. Nf3 Nf6 *"));
            agrees(&format!("{text}[White \"Nobody\"]\n}} *       "));
        }

        #[test]
        fn fast_tokens_equal_tokenizer(
            text in "[ \r\n]{0,3}[0-9BKNOQRZa-h]{0,4}[x=+#.-]{0,4}[a-h1-8QN]{0,3}[ \"\n\r.)]{0,3}[a-h1-9\"]?",
        ) {
            agrees(&format!("{text} 12. Nf3 Nf6 *"));
            agrees(&format!("{text}12. Nf3 Nf6 *"));
        }
    }
}
