//! Tag pairs and malformed tags.

use super::ProblemKind;
use super::scan::{Scan, Scanner, is_blank, is_line_end, trim};

/// A tag pair as written.
#[derive(Clone, Copy)]
pub(super) struct TagPair<'a> {
    pub name: &'a [u8],
    /// Value including its escapes.
    pub value: &'a [u8],
    pub problem: Option<ProblemKind>,
}

/// A tag pair, or the problem if there is none.
pub(super) type Read<'a> = Result<TagPair<'a>, ProblemKind>;

pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-')
}

/// Returns true if a tag with the given name can be written and read back. The name must be a
/// letter followed by letters, digits and `_+#=:-`. [`write`](super::write) omits tags with other
/// names.
///
/// ```
/// use touchmove_notation::pgn::is_tag_name;
/// assert!(is_tag_name("WhiteElo") && !is_tag_name("White Elo") && !is_tag_name(""));
/// ```
pub fn is_tag_name(name: &str) -> bool {
    let bytes = name.as_bytes();
    bytes.first().is_some_and(u8::is_ascii_alphabetic) && bytes.iter().all(|&b| is_name_byte(b))
}

/// Returns the name if a tag pair such as `[Name "` starts here. At the start of a line the bracket
/// may be missing.
pub(super) fn name_at<'a>(scanner: &Scanner<'a>) -> Scan<Option<&'a [u8]>> {
    let mut ahead = *scanner;
    let bracket = ahead.peek()? == Some(b'[');
    if bracket {
        ahead.skip(1);
        ahead.take_blanks()?;
    } else if !scanner.is_first_of_line() {
        return Ok(None);
    }
    let name = ahead.take_while(is_name_byte)?;
    let before = ahead.at;
    ahead.take_blanks()?;
    let quoted = ahead.peek()? == Some(b'"') && (bracket || ahead.at > before);
    let named = name.first().is_some_and(u8::is_ascii_alphabetic);
    Ok(Some(name).filter(|_| named && quoted))
}

/// Parses a tag that starts with a bracket, or with its name if the bracket is missing.
pub(super) fn read<'a>(scanner: &mut Scanner<'a>) -> Scan<Read<'a>> {
    let opened = scanner.peek()? == Some(b'[');
    scanner.skip(usize::from(opened));
    take_space(scanner)?;
    let name = scanner.take_while(is_name_byte)?;
    take_space(scanner)?;
    if name.is_empty() {
        skip_tag(scanner)?;
        return Ok(Err(ProblemKind::TagWithoutName));
    }
    let (value, problem) = match scanner.peek()? {
        Some(b'"') => quoted(scanner)?,
        Some(b']') => return without_value(scanner),
        _ => match unquoted(scanner)? {
            Some(value) => (value, Some(ProblemKind::ValueNotQuoted)),
            None => return without_value(scanner),
        },
    };
    let problem = problem.or((!opened).then_some(ProblemKind::TagNotOpened));
    Ok(Ok(TagPair { name, value, problem }))
}

fn without_value<'a>(scanner: &mut Scanner<'a>) -> Scan<Read<'a>> {
    skip_tag(scanner)?;
    Ok(Err(ProblemKind::TagWithoutValue))
}

/// Consumes blanks and at most one line end.
fn take_space(scanner: &mut Scanner<'_>) -> Scan<()> {
    scanner.take_blanks()?;
    let mut after = *scanner;
    if !after.starts_with(b"\r\n")? {
        if !after.peek()?.is_some_and(is_line_end) {
            return Ok(());
        }
        after.skip(1);
    } else {
        after.skip(2);
    }
    after.take_blanks()?;
    if matches!(after.peek()?, Some(b'"' | b']')) {
        *scanner = after;
    }
    Ok(())
}

/// Skips an unreadable tag up to its closing bracket or the end of the line.
fn skip_tag(scanner: &mut Scanner<'_>) -> Scan<()> {
    scanner.take_while(|byte| byte != b']' && !is_line_end(byte))?;
    scanner.skip(usize::from(scanner.peek()? == Some(b']')));
    Ok(())
}

/// Parses the unquoted value of `[Name value]` on one line.
fn unquoted<'a>(scanner: &mut Scanner<'a>) -> Scan<Option<&'a [u8]>> {
    let mut ahead = *scanner;
    let value = trim(ahead.take_while(|byte| byte != b']' && !is_line_end(byte))?);
    if ahead.peek()? != Some(b']') || value.is_empty() {
        return Ok(None);
    }
    ahead.skip(1);
    *scanner = ahead;
    Ok(Some(value))
}

type Value<'a> = (&'a [u8], Option<ProblemKind>);

/// Parses a value from its opening quote to the end of the tag.
fn quoted<'a>(scanner: &mut Scanner<'a>) -> Scan<Value<'a>> {
    scanner.skip(1);
    let start = scanner.at;
    loop {
        scanner.take_while(|byte| !matches!(byte, b'"' | b'\\') && !is_line_end(byte))?;
        match scanner.peek()? {
            Some(b'"') => return closed(scanner, start),
            Some(b'\\') => {
                scanner.skip(1);
                let escaped = matches!(scanner.peek()?, Some(b'"' | b'\\'));
                scanner.skip(usize::from(escaped));
            }
            _ => return unclosed(scanner, start),
        }
    }
}

/// Handles a quote, which ends the value or proves to be part of it.
fn closed<'a>(scanner: &mut Scanner<'a>, start: usize) -> Scan<Value<'a>> {
    let value = scanner.slice(start, scanner.at);
    scanner.skip(1);
    take_space(scanner)?;
    if scanner.peek()? == Some(b']') {
        scanner.skip(1);
        return Ok((value, None));
    }
    let mut ahead = *scanner;
    let from = ahead.at;
    let line = ahead.take_while(|byte| byte != b'[' && !is_line_end(byte))?;
    if let Some(quote) = last_quote(line) {
        scanner.at = from + quote.end;
        return Ok((scanner.slice(start, from + quote.start), Some(ProblemKind::QuoteNotEscaped)));
    }
    match line.iter().position(|&byte| byte == b']') {
        Some(bracket) => {
            scanner.at = from + bracket + 1;
            Ok((value, Some(ProblemKind::TextInTag)))
        }
        None => Ok((value, Some(ProblemKind::TagNotClosed))),
    }
}

/// Returns the range of the last `"]`, including both characters.
fn last_quote(bytes: &[u8]) -> Option<core::ops::Range<usize>> {
    let end = bytes.iter().rposition(|&byte| byte == b']')?;
    let start = bytes.get(..end)?.iter().rposition(|&byte| !is_blank(byte))?;
    (bytes.get(start) == Some(&b'"')).then_some(start..end + 1)
}

/// Handles a value whose closing quote is not on the same line.
fn unclosed<'a>(scanner: &mut Scanner<'a>, start: usize) -> Scan<Value<'a>> {
    let end = scanner.at;
    let line = scanner.slice(start, end);
    if let Some(quote) = last_quote(line) {
        // The scanner is already at the end of the line, past the quote.
        scanner.at = start + quote.end;
        let value = scanner.slice(start, start + quote.start);
        return Ok((value, Some(ProblemKind::BackslashNotEscaped)));
    }
    let mut ahead = *scanner;
    ahead.skip(if ahead.starts_with(b"\r\n")? { 2 } else { 1 });
    let (from, next) = (ahead.at, ahead.take_line()?);
    if let Some(quote) = last_quote(next).filter(|_| !next.starts_with(b"[")) {
        scanner.at = from + quote.end;
        let value = scanner.slice(start, from + quote.start);
        return Ok((value, Some(ProblemKind::LineBreakInValue)));
    }
    let value = trim(line);
    Ok((value.strip_suffix(b"]").unwrap_or(value), Some(ProblemKind::ValueNotClosed)))
}
