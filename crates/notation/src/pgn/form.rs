//! Form of a game's text. The checks are stricter than reading needs.

use super::{Outcome, ProblemKind, Tag, Visitor, Written, nag, read_game};
use alloc::string::String;
use alloc::vec::Vec;

/// Maximum number of characters of a line, with its end.
const LINE: usize = 255;

/// Returns the slips in the form of a game's text with their offsets.
pub(super) fn slips(source: &[u8]) -> Vec<(usize, ProblemKind)> {
    let mut forms = Forms { source, found: Vec::new() };
    let _ = read_game(source, true, true, &mut forms);
    let mut found = forms.found;
    let mut offset = 0;
    for line in source.split_inclusive(|&byte| byte == b'\n') {
        found.extend(of_line(line).map(|(at, kind)| (offset + at, kind)));
        offset += line.len();
    }
    found.sort_by_key(|&(offset, _)| offset);
    found
}

fn of_line(line: &[u8]) -> impl Iterator<Item = (usize, ProblemKind)> + '_ {
    let controls = line.iter().enumerate().filter(|&(_, &byte)| is_control(byte));
    let controls = controls.map(|(at, _)| (at, ProblemKind::ControlCharacter));
    // A byte of the form 10xxxxxx continues a character.
    let characters = line.iter().filter(|&&byte| byte & 0xc0 != 0x80).count();
    controls.chain((characters > LINE).then_some((0, ProblemKind::LineTooLong)))
}

const fn is_control(byte: u8) -> bool {
    matches!(byte, 0..=8 | 12 | 14..=31 | 127)
}

/// Visitor that records the slips.
struct Forms<'a> {
    source: &'a [u8],
    found: Vec<(usize, ProblemKind)>,
}

impl Forms<'_> {
    fn at(&self, offset: usize) -> &[u8] {
        self.source.get(offset..).unwrap_or_default()
    }

    fn need(&mut self, is_right: bool, offset: usize, kind: ProblemKind) {
        if !is_right {
            self.found.push((offset, kind));
        }
    }
}

impl Visitor for Forms<'_> {
    fn begin_game(&mut self, _: usize) {
        self.found.clear();
    }

    fn tag(&mut self, tag: Tag<'_>, offset: usize) {
        self.need(is_tag_name(tag.name), offset, ProblemKind::TagNameForm);
        let tabs = tag.raw_value.iter().any(|byte| matches!(byte, b'\t' | 0x0b));
        self.need(!tabs, offset, ProblemKind::TabInValue);
    }

    fn move_number(&mut self, _: u32, _: bool, offset: usize) {
        let text = self.at(offset);
        let found = Written::of(number_with_dots(text));
        self.need(has_dots(text), offset, ProblemKind::MoveNumberForm { found });
    }

    fn nag(&mut self, number: u16, offset: usize) {
        let is_right = match self.at(offset).split_first() {
            Some((b'$', _)) => number <= 255,
            // A sign is the last part of the move.
            _ => {
                let before = offset.checked_sub(1).and_then(|at| self.source.get(at));
                let ends_move = before.is_some_and(|byte| !byte.is_ascii_whitespace());
                ends_move && nag::is_suffix(self.at(offset))
            }
        };
        self.need(is_right, offset, ProblemKind::GlyphForm);
    }

    fn comment(&mut self, _: &[u8], offset: usize) {
        let is_right = matches!(self.at(offset).first(), Some(b'{' | b';'));
        self.need(is_right, offset, ProblemKind::CommentForm);
    }

    fn draw_offer(&mut self, offset: usize) {
        self.need(false, offset, ProblemKind::CommentForm);
    }

    fn result(&mut self, _: Outcome, offset: usize) {
        let text = self.at(offset);
        let own = |(outcome, length): (Outcome, usize)| {
            outcome.is_standard() && text.get(..length) == Some(outcome.text().as_bytes())
        };
        let is_right = Outcome::at(text).is_some_and(own);
        let length = Outcome::at(text).map_or(0, |(_, length)| length);
        let found = Written::of(text.get(..length).unwrap_or_default());
        self.need(is_right, offset, ProblemKind::ResultForm { found });
    }
}

fn is_tag_name(name: &[u8]) -> bool {
    name.first().is_some_and(u8::is_ascii_uppercase)
        && name.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
}

/// Returns the number at the start of a text with the dots behind it, which may be apart.
fn number_with_dots(text: &[u8]) -> &[u8] {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let rest = text.get(digits..).unwrap_or_default();
    let of_dots = |byte: &u8| matches!(byte, b'.' | b' ') || ELLIPSIS.contains(byte);
    let dots = rest.iter().take_while(|byte| of_dots(byte)).count();
    text.get(..digits.saturating_add(dots)).unwrap_or_default().trim_ascii_end()
}

const ELLIPSIS: &[u8] = "\u{2026}".as_bytes();

impl ProblemKind {
    /// Returns the form of the standard for a move number or a result, if it is known.
    ///
    /// ```
    /// use touchmove_notation::pgn::{ProblemKind, Written};
    /// let right = |found: &str| {
    ///     ProblemKind::MoveNumberForm { found: Written::of(found.as_bytes()) }.right()
    /// };
    /// assert_eq!(right("2....").as_deref(), Some("2..."));
    /// assert_eq!(right("2"), None);
    /// ```
    pub fn right(&self) -> Option<String> {
        match self {
            ProblemKind::ResultForm { found } => {
                let outcome = Outcome::from_text(found.as_str())?;
                outcome.is_standard().then(|| outcome.text().into())
            }
            ProblemKind::MoveNumberForm { found } => {
                let end = found.as_str().find(|c: char| !c.is_ascii_digit())?;
                let (number, _) = found.as_str().split_at(end);
                Some(alloc::format!("{number}..."))
            }
            _ => None,
        }
    }
}

/// True if exactly one dot or three dots follow the number at the start of a text.
fn has_dots(text: &[u8]) -> bool {
    let after = text.iter().skip_while(|byte| byte.is_ascii_digit());
    let dots = after.clone().take_while(|byte| **byte == b'.').count();
    let mut rest = after.skip(dots).skip_while(|byte| byte.is_ascii_whitespace());
    matches!(dots, 1 | 3) && rest.next() != Some(&b'.')
}
