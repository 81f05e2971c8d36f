//! Piece placement field.

use super::fields::Field;
use super::{FenError, FenFault};
use crate::{Piece, Position, Square};

/// Current square of the parser.
struct Cursor {
    /// Number of ranks below the current one.
    rank: u8,
    /// Number of squares already read on the current rank.
    file: u8,
    after_number: bool,
}

pub(super) fn read(position: &mut Position, field: Field) -> Result<(), FenError> {
    let mut cursor = Cursor { rank: 7, file: 0, after_number: false };
    for (index, letter) in field.text.chars().enumerate() {
        let fault = |fault| field.fault_at(index, fault);
        match letter {
            '/' => cursor.next_rank().map_err(fault)?,
            '1'..='8' if cursor.after_number => {
                return Err(fault(FenFault::SplitNumber));
            }
            '1'..='8' => cursor.skip(letter as u8 - b'0').map_err(fault)?,
            _ => {
                let piece = Piece::from_letter(letter).ok_or_else(|| fault(FenFault::NotAPiece))?;
                let square = cursor.step().map_err(fault)?;
                position.put(square, Some(piece));
            }
        }
        cursor.after_number = letter.is_ascii_digit();
    }
    cursor.end().map_err(|fault| field.fault_at(field.text.chars().count(), fault))
}

impl Cursor {
    fn next_rank(&mut self) -> Result<(), FenFault> {
        self.full()?;
        self.rank = self.rank.checked_sub(1).ok_or(FenFault::TooManyRanks)?;
        self.file = 0;
        Ok(())
    }

    fn skip(&mut self, squares: u8) -> Result<(), FenFault> {
        self.file += squares;
        if self.file > 8 { Err(FenFault::RankTooLong(self.rank + 1)) } else { Ok(()) }
    }

    fn step(&mut self) -> Result<Square, FenFault> {
        let square = Square::at(self.file, self.rank);
        self.file += 1;
        square.ok_or(FenFault::RankTooLong(self.rank + 1))
    }

    fn full(&self) -> Result<(), FenFault> {
        if self.file == 8 { Ok(()) } else { Err(FenFault::RankTooShort(self.rank + 1)) }
    }

    fn end(&self) -> Result<(), FenFault> {
        self.full()?;
        if self.rank == 0 { Ok(()) } else { Err(FenFault::TooFewRanks) }
    }
}
