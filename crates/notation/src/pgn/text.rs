//! Text decoding for files of unknown encoding.

use alloc::borrow::Cow;
use alloc::string::String;

/// Characters of the Windows-1252 bytes 80 to 9F. All other bytes have the same meaning as in
/// Latin-1.
const WINDOWS: [char; 32] = [
    '\u{20ac}', '\u{81}', '\u{201a}', '\u{192}', '\u{201e}', '\u{2026}', '\u{2020}', '\u{2021}',
    '\u{2c6}', '\u{2030}', '\u{160}', '\u{2039}', '\u{152}', '\u{8d}', '\u{17d}', '\u{8f}',
    '\u{90}', '\u{2018}', '\u{2019}', '\u{201c}', '\u{201d}', '\u{2022}', '\u{2013}', '\u{2014}',
    '\u{2dc}', '\u{2122}', '\u{161}', '\u{203a}', '\u{153}', '\u{9d}', '\u{17e}', '\u{178}',
];

/// Decodes bytes as UTF-8 if they are valid, otherwise as Windows-1252.
///
/// Each tag, move and comment is decoded separately, because old archives mix both encodings.
/// Accented text in Windows-1252 is rarely valid UTF-8. A stray byte does not spoil the rest of the
/// text. If most non-ASCII letters are valid UTF-8, only the invalid bytes are read as
/// Windows-1252.
///
/// ```
/// use touchmove_notation::pgn::decode;
/// assert_eq!(decode("Mäkinen".as_bytes()), "Mäkinen");
/// assert_eq!(decode(b"M\xe4kinen"), "Mäkinen");
/// assert_eq!(decode(b"K\xc3\xa4rp\xc3\xa4nen - Ren\xe9"), "Kärpänen - René");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) if is_mostly_utf8(bytes) => Cow::Owned(mixed(bytes)),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| windows_1252(byte)).collect()),
    }
}

/// Returns true if there are at least as many valid non-ASCII characters as invalid bytes. Two letters of
/// Windows-1252 can look like one UTF-8 character (`ß»`), but such pairs are rare.
fn is_mostly_utf8(bytes: &[u8]) -> bool {
    let (mut valid, mut invalid) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        valid += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        invalid += chunk.invalid().len();
    }
    valid > 0 && valid >= invalid
}

fn mixed(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        out.push_str(chunk.valid());
        out.extend(chunk.invalid().iter().map(|&byte| windows_1252(byte)));
    }
    out
}

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS.get(usize::from(byte - 0x80)).copied().unwrap_or('\u{fffd}'),
        _ => char::from(byte),
    }
}

/// Decodes a tag value and removes the escapes `\"` and `\\`.
pub(super) fn unescape(value: &[u8]) -> Cow<'_, str> {
    let text = decode(value);
    if !text.contains('\\') {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped =
            if c == '\\' { chars.next_if(|next| matches!(next, '"' | '\\')) } else { None };
        out.push(escaped.unwrap_or(c));
    }
    Cow::Owned(out)
}
