//! Numbers and moves as nearly all are written, ` 12. Nf3 e5`, found without
//! looking for anything else. Whatever is not of that form is left to
//! [`Tokens`](super::token::Tokens), which would have found the same; a test
//! compares the two.

use super::Tag;
use super::token::MoveNumber;
use super::vector::{first_of, letters_and_figures};

/// A part of movetext.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plain<'a> {
    Number(MoveNumber),
    Word(&'a [u8]),
    /// Within its braces.
    Comment(&'a [u8]),
}

/// How many bytes have to be there to look at: more than any of it takes.
const WINDOW: usize = 12;

/// What stands there behind at most one blank or one end of a line: where it
/// starts and ends, and what it is.
#[inline(always)]
pub(super) fn next(bytes: &[u8]) -> Option<(usize, usize, Plain<'_>)> {
    let start = match bytes {
        [b' ' | b'\n', ..] => 1,
        [b'\r', b'\n', ..] => 2,
        _ => 0,
    };
    let rest = bytes.get(start..)?;
    let window = rest.first_chunk()?;
    if BEGINS_WORD[usize::from(window[0])] {
        let length = word(window)?;
        return Some((start, start + length, Plain::Word(rest.get(..length)?)));
    }
    if window[0] == b'{' {
        let text = comment(rest)?;
        return Some((start, start + text.len() + 2, Plain::Comment(text)));
    }
    let (length, plain) = number(window)?;
    Some((start, start + length, plain))
}

/// The tag pair that stands there behind at most one end of a line: where it
/// starts and ends, and what it is. Its value has no escapes.
#[inline]
pub(super) fn tag(bytes: &[u8]) -> Option<(usize, usize, Tag<'_>)> {
    let (start, rest) = match bytes {
        [b'[', rest @ ..] => (0, rest),
        [b'\n', b'[', rest @ ..] => (1, rest),
        [b'\r', b'\n', b'[', rest @ ..] => (2, rest),
        _ => return None,
    };
    let (name, rest) = rest.split_at_checked(letters_and_figures(rest.first_chunk()?))?;
    let rest =
        rest.strip_prefix(b" \"").filter(|_| name.first().is_some_and(u8::is_ascii_alphabetic))?;
    // What ends it, or is not plain in it.
    let value = first_of(rest, *b"\"\\\n\r")?;
    let (raw_value, rest) = rest.split_at_checked(value)?;
    // The bracket, a blank, two quotes, the other bracket.
    let length = name.len() + raw_value.len() + 5;
    rest.starts_with(b"\"]").then_some((start, start + length, Tag { name, raw_value }))
}

/// `12.` or `12...`
#[inline]
fn number(window: &[u8; WINDOW]) -> Option<(usize, Plain<'static>)> {
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
    Some((length + dots, Plain::Number(MoveNumber { number, black })))
}

/// The length of a word that a blank or the end of a line follows, and behind
/// the blank no quote: that would make it a tag's name.
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
    // Shorter ones may be signs.
    let long = length > 2 || length == 2 && window[0].is_ascii_lowercase();
    (ends && long).then_some(length)
}

/// A comment whose lines go on with a letter or figure: a tag pair that would
/// show that the brace is missing stands on a line of its own.
#[inline]
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

/// What moves begin with.
static BEGINS_WORD: [bool; 256] = these(b"abcdefghBKNOQR");
/// What moves are written with.
static WORD: [bool; 256] = these(b"abcdefgh12345678xBKNOQR=+#-");
/// What ends a word but a blank.
static ENDS_WORD: [bool; 256] = these(b"\n\r!?");

const fn these(bytes: &[u8]) -> [bool; 256] {
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
        let Some((start, end, plain)) = next(text.as_bytes()) else { return };
        let mut tokens = Tokens::new(Scanner::new(text.as_bytes(), true, true));
        let gap = tokens.scanner.take_gap().unwrap();
        assert_eq!((gap.empty_line, tokens.scanner.at), (false, start), "{text:?}");
        let expected = match plain {
            Plain::Number(number) => Token::Number(number),
            Plain::Word(word) => Token::Word(word),
            Plain::Comment(text) => Token::Comment(text),
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
    fn usual_tags_are_plain() {
        for text in ["[White \"Polgár, J.\"]", "\n[Round \"\"]", "\r\n[BlackElo \"2700\"]\r\n"] {
            let text = format!("{text}\n[Event \"?\"]\n");
            assert!(tag(text.as_bytes()).is_some(), "{text:?}");
            tag_agrees(&text);
        }
    }

    #[test]
    fn usual_text_is_plain() {
        for text in [
            "1. e4",
            " 12.Nf3",
            "\n7... O-O-O",
            "exd5",
            "Qa1xb2+\n",
            "\r\ne8=Q# {",
            " {Good [%clk 0:01]}",
            " {[%clk\n0:01]}",
            "\r\n{[%clk\r\n0:01]}",
        ] {
            let text = format!("{text} 2. Nf3 Nf6 *");
            assert!(next(text.as_bytes()).is_some(), "{text:?}");
            agrees(&text);
        }
    }

    proptest! {
        #[test]
        fn plain_tags_are_the_same(text in "[\r\n]{0,2}\\[ ?[A-Z_1a]{0,3} ?\"[a-c\\\\\"\n \\]]{0,4}\"?\\]?[ \n]?") {
            tag_agrees(&format!("{text}[Event \"?\"]   "));
        }

        #[test]
        fn plain_comments_are_the_same(text in "[ \n]?\\{[a-z\n\r{;\"\\[\\]]{0,9}\\}?[ \n]?") {
            agrees(&format!("{text} 12. Nf3 Nf6 *"));
            agrees(&format!("{text}[White \"Nobody\"]\n}} *       "));
        }

        #[test]
        fn what_is_plain_is_the_same_to_the_whole_reader(
            text in "[ \r\n]{0,3}[0-9BKNOQRZa-h]{0,4}[x=+#.-]{0,4}[a-h1-8QN]{0,3}[ \"\n\r.)]{0,3}[a-h1-9\"]?",
        ) {
            agrees(&format!("{text} 12. Nf3 Nf6 *"));
            agrees(&format!("{text}12. Nf3 Nf6 *"));
        }
    }
}
