//! Hidden characters, which change the look of a text without being visible themselves.
//!
//! With a direction mark, a name can look like another name. Two names that differ only in an
//! invisible character look the same. This module is the only list of such characters.
//!
//! Some scripts need invisible characters. They are accepted only in these places:
//!
//! - a joiner (U+200C, U+200D) after a virama, as RFC 5892 allows;
//! - the non-joiner (U+200C) also between letters that would join (Persian, Urdu), as RFC 5892 allows;
//! - a variation selector after an ideograph (Japanese names) or a Mongolian letter;
//! - joiners and variation selectors within an emoji.

use icu_properties::props::{
    BidiControl, CanonicalCombiningClass, DefaultIgnorableCodePoint, Emoji, EmojiModifier,
    ExtendedPictographic, Ideographic, JoiningType,
};
use icu_properties::{CodePointMapData, CodePointSetData};
use std::borrow::Cow;

/// The reason why a character is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HiddenKind {
    /// A control character or a line end.
    Control,
    /// A character that changes the direction of the surrounding text.
    Direction,
    /// A character that has no visible shape.
    Invisible,
}

/// A hidden character in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// The character.
    pub sign: char,
    /// The index in the text, in characters from 1.
    pub at: usize,
    /// The reason why it is rejected.
    pub kind: HiddenKind,
}

/// The kind of a text, which decides which hidden characters are accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A name or another single line. No hidden characters are accepted.
    Line,
    /// A text of several lines. Line ends and tabs are accepted.
    Lines,
    /// A message of `locales/`. Direction marks and paired isolates are accepted.
    Sentence,
}

/// Returns the first hidden character of a text.
///
/// ```
/// use touchmove_tournament::hidden::{HiddenKind, Shape, first};
///
/// let found = first("Anna\u{202e}", Shape::Line).unwrap();
/// assert_eq!((found.at, found.kind), (5, HiddenKind::Direction));
/// assert_eq!(first("Ζωή Ωνάση", Shape::Line), None);
/// ```
#[must_use]
pub fn first(text: &str, shape: Shape) -> Option<Hidden> {
    let mut places = text.char_indices().enumerate();
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return None;
    }
    let isolates = if shape == Shape::Sentence { isolates(text) } else { Vec::new() };
    places.find_map(|(at, (from, sign))| {
        let kind = kind(sign)?;
        let usual = match shape {
            Shape::Line => false,
            Shape::Lines => matches!(sign, '\n' | '\r' | '\t'),
            Shape::Sentence => matches!(sign, '\u{200e}' | '\u{200f}') || isolates.contains(&from),
        };
        let (before, rest) = text.split_at_checked(from)?;
        let after = rest.get(sign.len_utf8()..).unwrap_or_default();
        let fine = usual || is_needed(before, sign, after);
        (!fine).then_some(Hidden { sign, at: at.saturating_add(1), kind })
    })
}

/// Removes hidden characters from a line. Line ends and tabs become spaces.
///
/// ```
/// use touchmove_tournament::hidden::without;
/// assert_eq!(without("\u{feff}An\u{200b}na\tAalto"), "Anna Aalto");
/// assert_eq!(without("علی\u{200c}رضا"), "علی\u{200c}رضا");
/// ```
#[must_use]
pub fn without(text: &str) -> Cow<'_, str> {
    if first(text, Shape::Line).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for (from, sign) in text.char_indices() {
        let after = text.get(from.saturating_add(sign.len_utf8())..).unwrap_or_default();
        match kind(sign) {
            _ if matches!(sign, '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}') => out.push(' '),
            Some(_) if !is_needed(&out, sign, after) => {}
            _ => out.push(sign),
        }
    }
    Cow::Owned(out)
}

/// Returns the reason why a character is hidden. The characters around it do not matter.
#[must_use]
pub fn kind(sign: char) -> Option<HiddenKind> {
    match sign {
        ' '..='~' => None,
        _ if sign.is_control() => Some(HiddenKind::Control),
        '\u{2028}' | '\u{2029}' => Some(HiddenKind::Control),
        _ if CodePointSetData::new::<BidiControl>().contains(sign) => Some(HiddenKind::Direction),
        // Interlinear annotation marks, and the blank Braille pattern.
        '\u{fff9}'..='\u{fffb}' | '\u{2800}' => Some(HiddenKind::Invisible),
        _ => {
            let ignored = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(sign);
            ignored.then_some(HiddenKind::Invisible)
        }
    }
}

/// True if a script needs the character between the texts `before` and `after`.
fn is_needed(before: &str, sign: char, after: &str) -> bool {
    let Some(last) = before.chars().next_back() else { return false };
    let emoji = CodePointSetData::new::<Emoji>();
    match sign {
        '\u{200c}' => is_virama(last) || joins(before, after),
        '\u{200d}' => is_virama(last) || is_emoji_pair(last, after),
        '\u{fe0e}' | '\u{fe0f}' => !last.is_ascii() && emoji.contains(last),
        '\u{fe00}'..='\u{fe0d}' | '\u{e0100}'..='\u{e01ef}' => {
            CodePointSetData::new::<Ideographic>().contains(last)
        }
        '\u{180b}'..='\u{180f}' => matches!(last, '\u{1820}'..='\u{18aa}'),
        _ => false,
    }
}

fn is_virama(sign: char) -> bool {
    let classes = CodePointMapData::<CanonicalCombiningClass>::new();
    classes.get(sign) == CanonicalCombiningClass::Virama
}

/// True if the letters before and after would join.
fn joins(before: &str, after: &str) -> bool {
    let joining = |sign: char| CodePointMapData::<JoiningType>::new().get(sign);
    let is_letter = |kind: &JoiningType| *kind != JoiningType::Transparent;
    let left = before.chars().rev().map(joining).find(is_letter);
    let right = after.chars().map(joining).find(is_letter);
    matches!(left, Some(JoiningType::LeftJoining | JoiningType::DualJoining))
        && matches!(right, Some(JoiningType::RightJoining | JoiningType::DualJoining))
}

fn is_emoji_pair(last: char, after: &str) -> bool {
    let pictures = CodePointSetData::new::<ExtendedPictographic>();
    let modifiers = CodePointSetData::new::<EmojiModifier>();
    let ends = last == '\u{fe0f}' || pictures.contains(last) || modifiers.contains(last);
    ends && after.chars().next().is_some_and(|next| pictures.contains(next))
}

/// Returns the byte offsets of paired isolates and of their ends. Right-to-left isolates are not
/// accepted, because they reorder the visible text.
///
/// ```
/// use touchmove_tournament::hidden::isolates;
/// assert_eq!(isolates("\u{2068}a\u{2069}\u{2069}"), [0, 4]);
/// ```
#[must_use]
pub fn isolates(text: &str) -> Vec<usize> {
    let (mut open, mut paired) = (Vec::new(), Vec::new());
    for (at, sign) in text.char_indices() {
        match sign {
            '\u{2066}' | '\u{2068}' => open.push(at),
            '\u{2069}' => paired.extend(open.pop().into_iter().flat_map(|from| [from, at])),
            '\n' => open.clear(),
            _ => {}
        }
    }
    paired.sort_unstable();
    paired
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hidden(text: &str) -> Option<(usize, HiddenKind)> {
        first(text, Shape::Line).map(|found| (found.at, found.kind))
    }

    #[test]
    fn hidden_characters_are_found_with_positions() {
        for (text, at, kind) in [
            ("Anna\u{202e}", 5, HiddenKind::Direction),
            ("\u{2066}Anna\u{2069}", 1, HiddenKind::Direction),
            ("Ä\u{200f}", 2, HiddenKind::Direction),
            ("An\u{200b}na", 3, HiddenKind::Invisible),
            ("\u{feff}Anna", 1, HiddenKind::Invisible),
            ("An\u{ad}na", 3, HiddenKind::Invisible),
            ("An\u{2060}na", 3, HiddenKind::Invisible),
            ("Anna\u{e0041}", 5, HiddenKind::Invisible),
            ("\u{3164}", 1, HiddenKind::Invisible),
            ("\u{115f}", 1, HiddenKind::Invisible),
            ("\u{2800}", 1, HiddenKind::Invisible),
            ("Anna\u{fe0f}", 5, HiddenKind::Invisible),
            ("1\u{fe0f}", 2, HiddenKind::Invisible),
            ("Anna\u{1b}[2J", 5, HiddenKind::Control),
            ("Anna\nBert", 5, HiddenKind::Control),
            ("Anna\u{2028}Bert", 5, HiddenKind::Control),
            ("\u{9b}31m", 1, HiddenKind::Control),
            ("An\u{200d}na", 3, HiddenKind::Invisible),
            ("An\u{200c}na", 3, HiddenKind::Invisible),
            ("علی\u{200c}\u{200c}رضا", 4, HiddenKind::Invisible),
            ("علی\u{200c}", 4, HiddenKind::Invisible),
        ] {
            assert_eq!(hidden(text), Some((at, kind)), "{text:?}");
        }
    }

    #[test]
    fn scripts_keep_the_joiners_that_they_need() {
        for name in [
            "Aalto, Anna",
            "O'Kelly de Galway \"Albéric\"",
            "Ζωή Ωνάση",
            "ماغنوس كارلسن",
            "علی\u{200c}رضا فیروزجا",
            "ശ്രീ\u{d4d}\u{200d}",
            "क\u{94d}\u{200d}ष",
            "क\u{94d}\u{200c}ष",
            "葛\u{e0100}城",
            "ᠠ\u{180b}",
            "♟\u{fe0f}",
            "👩\u{200d}🏫",
            "👩🏽\u{200d}🏫",
        ] {
            assert_eq!(hidden(name), None, "{name:?}");
            assert!(matches!(without(name), Cow::Borrowed(_)));
        }
    }

    #[test]
    fn text_without_its_hidden_characters_has_none() {
        for text in ["\u{202e}\u{200b}a\u{200c}\u{200c}", "علی\u{200c}\u{200c}رضا", "a\u{2028}b"]
        {
            assert_eq!(first(&without(text), Shape::Line), None, "{text:?}");
        }
    }

    #[test]
    fn shapes_have_their_usual_characters() {
        assert_eq!(first("a\n\tb\r\n", Shape::Lines), None);
        assert!(first("a\u{202e}\nb", Shape::Lines).is_some());
        assert_eq!(first("\u{2068}Anna\u{2069} \u{2066}.x\u{2069}\u{200e}", Shape::Sentence), None);
        for wrong in ["\u{2068}Anna", "Anna\u{2069}", "\u{2067}Anna\u{2069}", "a\nb"] {
            assert!(first(wrong, Shape::Sentence).is_some(), "{wrong:?}");
        }
    }
}
