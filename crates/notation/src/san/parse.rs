//! Parser from text to the shape of a move.

use super::cursor::Cursor;
use super::marks::marks;
use super::{Expected, SanError, SanMove, SanShape, SanStep};
use crate::Letters;
use touchmove_board::{Role, Wing};

const CAPTURES: [char; 4] = ['x', 'X', ':', '\u{d7}'];
const HYPHENS: [char; 4] = ['-', '\u{2010}', '\u{2011}', '\u{2013}'];

pub(super) fn parse(text: &str, letters: &Letters) -> Result<SanMove, SanError> {
    if text.contains(' ') && text.contains(['x', ':']) {
        // A capture with blanks, as in `N x d4`.
        return parse_with(&text.replace(' ', ""), letters, First::Either);
    }
    parse_with(text, letters, First::Either)
}

/// Parses a move with the other meaning of the first letter, if the letter has two. A lower-case
/// letter that names a file is read as a piece. A piece's letter that also names a file is read as
/// the file.
pub(super) fn parse_alternative(text: &str, letters: &Letters) -> Option<SanMove> {
    let start = text.trim_start();
    let first = match letters.piece_at(start) {
        Some(_) => letters.file_at(start).map(|_| First::File),
        None => letters.promoted_at(start).map(|(role, length)| First::Piece(role, length)),
    };
    parse_with(start, letters, first?).ok()
}

/// Meaning that the parser gives to the first letter.
#[derive(Clone, Copy)]
enum First {
    /// A piece if the letter names one, otherwise a file.
    Either,
    /// The given piece. The number is the length of its name.
    Piece(Role, usize),
    /// A file, although the letter names a piece.
    File,
}

fn parse_with(text: &str, letters: &Letters, first: First) -> Result<SanMove, SanError> {
    let mut cursor = Cursor::new(text);
    cursor.eat_blanks();
    let shape = match cursor.rest().as_bytes().first() {
        Some(b'O' | b'0' | b'o') if letters.piece_at(cursor.rest()).is_none() => {
            SanShape::Castling(castling(&mut cursor)?)
        }
        _ => SanShape::Step(Reader { cursor: &mut cursor, letters, first }.step()?),
    };
    Ok(SanMove { shape, marks: marks(&mut cursor, letters)? })
}

fn castling(cursor: &mut Cursor<'_>) -> Result<Wing, SanError> {
    let (mut letters, mut hyphen) = (0, None);
    while cursor.eat_any(&['O', '0', 'o']).is_some() {
        letters += 1;
        hyphen = cursor.eat_any(&HYPHENS);
    }
    match (letters, hyphen) {
        (2, None) => Ok(Wing::Kingside),
        (3, None) => Ok(Wing::Queenside),
        _ => Err(cursor.unreadable(Expected::Castling)),
    }
}

struct Reader<'a, 'b> {
    cursor: &'a mut Cursor<'b>,
    letters: &'a Letters,
    first: First,
}

/// A file and a rank, each optional.
type Place = (Option<u8>, Option<u8>);

/// Separator between the squares of departure and arrival.
#[derive(PartialEq, Eq, Clone, Copy)]
enum Between {
    Hyphen,
    Capture,
}

impl Reader<'_, '_> {
    fn step(mut self) -> Result<SanStep, SanError> {
        let named = self.role();
        if named.is_none()
            && self.letters.file_at(self.cursor.rest()).is_none()
            && !self.at_capture()
        {
            return Err(self.cursor.unreadable(Expected::PieceOrFile));
        }
        let first = self.place();
        let between = self.between();
        let second = self.second(first, between);
        let (from, to) = match (second, between) {
            ((None, None), None) => ((None, None), first),
            _ => (first, second),
        };
        let Some(to_file) = to.0 else { return Err(self.cursor.unreadable(Expected::File)) };
        let step = SanStep {
            role: named.or((from.0.is_none() || from.1.is_none()).then_some(Role::Pawn)),
            from_file: from.0,
            from_rank: from.1,
            capture: between == Some(Between::Capture),
            to_file,
            to_rank: to.1,
            promotion: None,
        };
        if step.to_rank.is_none() && !may_omit_rank(&step) {
            return Err(self.cursor.unreadable(Expected::Rank));
        }
        // Some players write the capture sign last: `Be5:`.
        let capture = step.capture || self.cursor.eat(":");
        Ok(SanStep { capture, promotion: self.promotion(step.role)?, ..step })
    }

    fn role(&mut self) -> Option<Role> {
        let (role, length) = match self.first {
            First::Either => self.letters.piece_at(self.cursor.rest())?,
            First::Piece(role, length) => (role, length),
            First::File => return None,
        };
        self.cursor.skip(length);
        Some(role)
    }

    fn place(&mut self) -> Place {
        let file = self.letters.file_at(self.cursor.rest());
        self.cursor.skip(file.map_or(0, |(_, length)| length));
        let rank = self.cursor.eat_any(&['1', '2', '3', '4', '5', '6', '7', '8']);
        (file.map(|(file, _)| file), rank.and_then(|r| r.to_digit(10)).map(|r| r as u8 - 1))
    }

    /// Parses the square of arrival, if the text has a square of departure before it. After a whole
    /// square, a letter without a rank is the promotion piece, as in `c8و`.
    fn second(&mut self, first: Place, between: Option<Between>) -> Place {
        let before = *self.cursor;
        let second = self.place();
        let alone = matches!((first, second), ((Some(_), Some(_)), (Some(_), None)));
        if alone && between.is_none() && self.letters.promoted_at(before.rest()).is_some() {
            *self.cursor = before;
            return (None, None);
        }
        second
    }

    fn at_capture(&self) -> bool {
        self.cursor.rest().starts_with(CAPTURES)
    }

    fn between(&mut self) -> Option<Between> {
        let before = *self.cursor;
        if self.cursor.eat_any(&CAPTURES).is_some() {
            // A final X is the mark for mate. A final colon is the capture sign.
            if matches!(before.rest(), "X" | ":" | ":+" | ":++" | ":#") {
                *self.cursor = before;
                return None;
            }
            return Some(Between::Capture);
        }
        self.cursor.eat_any(&HYPHENS).map(|_| Between::Hyphen)
    }

    /// Parses `Q`, `=Q`, `(Q)` or `/Q`.
    fn promotion(&mut self, role: Option<Role>) -> Result<Option<Role>, SanError> {
        if !matches!(role, None | Some(Role::Pawn)) || self.cursor.rest().starts_with("(=") {
            return Ok(None);
        }
        let before = *self.cursor;
        let sign = self.cursor.eat_any(&['=', '(', '/']);
        let named = self.letters.promoted_at(self.cursor.rest());
        match named.filter(|(role, _)| Role::PROMOTIONS.contains(role)) {
            Some((role, length)) => {
                self.cursor.skip(length);
                if sign == Some('(') && !self.cursor.eat(")") {
                    return Err(self.cursor.unreadable(Expected::End));
                }
                Ok(Some(role))
            }
            None if sign == Some('(') => {
                *self.cursor = before;
                Ok(None)
            }
            None if sign.is_some() => Err(self.cursor.unreadable(Expected::Promotion)),
            None => Ok(None),
        }
    }
}

/// Returns true for a pawn capture, which may omit the rank of arrival (`ed`, `exd`).
fn may_omit_rank(step: &SanStep) -> bool {
    let pawn = step.role == Some(Role::Pawn);
    pawn && step.from_file.is_some_and(|from| from.abs_diff(step.to_file) == 1)
}
