//! Escaping of untrusted text for terminals.
//!
//! Names, comments and moves come from untrusted files. A control character in them could clear the
//! screen, set a title or reprogram keys. A bidirectional override could make a line read
//! differently. Such characters are shown as `\u{1b}`.

use std::borrow::Cow;
use touchmove_tournament::hidden::isolates;

const BIDI_EMBEDDINGS: std::ops::RangeInclusive<char> = '\u{202a}'..='\u{202e}';
const RIGHT_TO_LEFT_ISOLATE: char = '\u{2067}';

/// Escapes text. Keeps newlines, tabs, and the isolates that sentences of `locales/` put around
/// arguments, but not isolates without a partner on the same line.
pub fn text(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !text.chars().any(is_never_shown) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.split_inclusive('\n').map(line_of_text).collect())
}

/// Escapes text that belongs on one line, such as a name; also escapes newlines.
pub fn piece(text: &str) -> String {
    let escaped = |c: char| is_never_shown(c) || c == '\n' || is_isolate(c);
    text.chars()
        .map(|c| if escaped(c) { c.escape_unicode().to_string() } else { c.into() })
        .collect()
}

/// Writes characters that must not reach a terminal as JSON escapes. A JSON parser reads the same
/// data.
pub fn json(text: &str) -> Cow<'_, str> {
    let escaped = |c: char| is_never_shown(c) || is_isolate(c);
    if !text.chars().any(escaped) {
        return Cow::Borrowed(text);
    }
    let put = |c: char| match escaped(c) {
        // All replaced characters are at most U+FFFF.
        true => format!("\\u{:04x}", u32::from(c)),
        false => c.into(),
    };
    Cow::Owned(text.chars().map(put).collect())
}

fn is_never_shown(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\t')
        || matches!(c, RIGHT_TO_LEFT_ISOLATE | '\u{2028}' | '\u{2029}')
        || BIDI_EMBEDDINGS.contains(&c)
}

fn is_isolate(c: char) -> bool {
    matches!(c, '\u{2066}' | '\u{2068}' | '\u{2069}')
}

fn line_of_text(line: &str) -> String {
    let paired = isolates(line);
    let mut out = String::with_capacity(line.len());
    for (at, c) in line.char_indices() {
        match is_never_shown(c) || is_isolate(c) && !paired.contains(&at) {
            true => out.extend(c.escape_unicode()),
            false => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_shown_as_escapes() {
        for (given, shown) in [
            ("Anna\tBerta\n", "Anna\tBerta\n"),
            ("\u{1b}[2J", "\\u{1b}[2J"),
            ("a\u{7}b\rc\u{8}\u{7f}", "a\\u{7}b\\u{d}c\\u{8}\\u{7f}"),
            ("\u{9b}31m", "\\u{9b}31m"),
            ("a\u{202e}b\u{2067}", "a\\u{202e}b\\u{2067}"),
            ("\u{2068}Anna\u{2069} \u{200f}ص", "\u{2068}Anna\u{2069} \u{200f}ص"),
            ("\u{2068}An\u{2069}na\u{2069}\n", "\u{2068}An\u{2069}na\\u{2069}\n"),
            ("\u{2066}\n\u{2069}", "\\u{2066}\n\\u{2069}"),
        ] {
            assert_eq!(text(given), shown);
        }
        assert_eq!(piece("a\nb\u{2069}"), "a\\u{a}b\\u{2069}");
    }

    #[test]
    fn escaped_json_is_equal_data() {
        let given = serde_json::json!({ "white": "\u{1b}\u{9b}\u{7f}\u{202e}\u{2069}ä" });
        let written = given.to_string();
        let shown = json(&written);
        assert!(shown.is_ascii() || !shown.chars().any(|c| is_never_shown(c) || is_isolate(c)));
        assert_eq!(serde_json::from_str::<serde_json::Value>(&shown).unwrap(), given);
    }
}
