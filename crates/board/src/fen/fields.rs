//! Splitter of a FEN into its fields.

use super::{FenError, FenFault, FenField, Mode};
use alloc::string::String;

/// One field of a FEN and its place in the text.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    pub name: FenField,
    pub text: &'a str,
    /// Column of the field's first character, from 1.
    pub column: usize,
}

impl Field<'_> {
    /// Returns an error for the whole field.
    pub(super) fn fault(&self, fault: FenFault) -> FenError {
        FenError::new(self.name, self.column, self.text, fault)
    }

    /// Returns an error at the character with the given index (from 0), or at the end of the field.
    pub(super) fn fault_at(&self, index: usize, fault: FenFault) -> FenError {
        let found = self.text.chars().nth(index).map(String::from).unwrap_or_default();
        FenError::new(self.name, self.column + index, &found, fault)
    }
}

/// The six fields of a FEN. A missing field has its default.
pub(super) struct Fields<'a> {
    pub placement: Field<'a>,
    pub turn: Field<'a>,
    pub castling: Field<'a>,
    pub en_passant: Field<'a>,
    pub halfmoves: Field<'a>,
    pub fullmoves: Field<'a>,
}

impl<'a> Fields<'a> {
    pub(super) fn split(text: &'a str, mode: Mode) -> Result<Fields<'a>, FenError> {
        let mut words = Words { text, column: 1 };
        let mut next = |name, default| words.field(name, default, mode);
        let fields = Fields {
            placement: next(FenField::Placement, None)?,
            turn: next(FenField::Turn, None)?,
            castling: next(FenField::Castling, Some("-"))?,
            en_passant: next(FenField::EnPassant, Some("-"))?,
            halfmoves: next(FenField::Halfmoves, Some("0"))?,
            fullmoves: next(FenField::Fullmoves, Some("1"))?,
        };
        words.end(mode)?;
        Ok(fields)
    }
}

/// Remaining text to split.
struct Words<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Words<'a> {
    fn field(
        &mut self,
        name: FenField,
        default: Option<&'a str>,
        mode: Mode,
    ) -> Result<Field<'a>, FenError> {
        let blanks = self.take(char::is_whitespace);
        let (column, text) = (self.column, self.take(|c| !c.is_whitespace()));
        let field = Field { name, text, column };
        let proper = if name == FenField::Placement { "" } else { " " };
        match (mode, default) {
            (Mode::Lenient, Some(default)) if text.is_empty() => {
                Ok(Field { text: default, ..field })
            }
            _ if text.is_empty() => Err(field.fault(FenFault::Missing)),
            (Mode::Strict, _) if blanks != proper => {
                let column = column - blanks.chars().count();
                Err(FenError::new(name, column, blanks, FenFault::Blanks))
            }
            _ => Ok(field),
        }
    }

    fn end(&mut self, mode: Mode) -> Result<(), FenError> {
        let (column, blanks) = (self.column, self.take(char::is_whitespace));
        let fault = |column, found, fault| FenError::new(FenField::Fullmoves, column, found, fault);
        match self.text {
            "" if blanks.is_empty() || mode == Mode::Lenient => Ok(()),
            "" => Err(fault(column, blanks, FenFault::Blanks)),
            more => Err(fault(self.column, more, FenFault::TooMuch)),
        }
    }

    /// Takes characters off the front of the text while `fits` accepts them.
    fn take(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.text.find(|c| !fits(c)).unwrap_or(self.text.len());
        let (taken, rest) = self.text.split_at(end);
        self.text = rest;
        self.column += taken.chars().count();
        taken
    }
}
