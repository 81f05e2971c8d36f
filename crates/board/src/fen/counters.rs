//! Half-move and move counters.

use super::fields::Field;
use super::{FenError, FenFault, Mode};

pub(super) fn halfmoves(field: Field, mode: Mode) -> Result<u16, FenError> {
    number(field, mode)
}

pub(super) fn fullmoves(field: Field, mode: Mode) -> Result<u16, FenError> {
    match number(field, mode)? {
        0 if mode == Mode::Strict => Err(field.fault(FenFault::MoveZero)),
        number => Ok(number.max(1)),
    }
}

fn number(field: Field, mode: Mode) -> Result<u16, FenError> {
    let digits = field.text;
    // `parse` alone would also accept a plus sign.
    let number = Some(digits).filter(|d| d.bytes().all(|b| b.is_ascii_digit()));
    let number = number.and_then(|d| d.parse().ok());
    let number = number.ok_or_else(|| field.fault(FenFault::NotANumber))?;
    if mode == Mode::Strict && digits.len() > 1 && digits.starts_with('0') {
        return Err(field.fault(FenFault::LeadingZero));
    }
    Ok(number)
}
