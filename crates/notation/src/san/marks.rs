//! Marks after a move: check, mate, e.p., draw offer, and `!` and `?`.

use super::cursor::Cursor;
use super::{CheckMark, Expected, SanError, SanMarks};
use crate::Letters;

/// Parses marks in any order up to the end of the text.
pub(super) fn marks(cursor: &mut Cursor<'_>, letters: &Letters) -> Result<SanMarks, SanError> {
    let mut marks = SanMarks::default();
    loop {
        cursor.eat_blanks();
        if cursor.at_end() {
            return Ok(marks);
        }
        if let Some(mark) = check(cursor) {
            marks.check = Some(mark);
        } else if let Some(glyph) = glyph(cursor) {
            marks.glyph = Some(glyph);
        } else if en_passant(cursor, letters) {
            marks.en_passant = true;
        } else if cursor.eat("(=)") {
            marks.draw_offer = true;
        } else {
            return Err(cursor.unreadable(Expected::End));
        }
    }
}

fn check(cursor: &mut Cursor<'_>) -> Option<CheckMark> {
    if cursor.eat("++") || cursor.eat("\u{2021}") {
        return Some(CheckMark::DoubleCross);
    }
    match cursor.eat_any(&['+', '\u{2020}', '#', 'X'])? {
        '#' | 'X' => Some(CheckMark::Mate),
        _ => Some(CheckMark::Check),
    }
}

/// Parses `!` and `?` as PGN's glyph number. If there are more than two signs, only two count.
fn glyph(cursor: &mut Cursor<'_>) -> Option<u8> {
    let mut next = || cursor.eat_any(&['!', '?']);
    let glyph = match (next()?, next()) {
        ('!', None) => 1,
        (_, None) => 2,
        ('!', Some('!')) => 3,
        ('!', _) => 5,
        (_, Some('?')) => 4,
        _ => 6,
    };
    while next().is_some() {}
    Some(glyph)
}

fn en_passant(cursor: &mut Cursor<'_>, letters: &Letters) -> bool {
    let (before, own) = (*cursor, letters.en_passant());
    cursor.eat(".");
    let there = (!own.is_empty() && cursor.eat(own))
        || ["(e.p.)", "(ep)", "e.p.", "e.p", "ep.", "ep"].iter().any(|mark| cursor.eat(mark));
    if !there {
        *cursor = before;
    }
    there
}
