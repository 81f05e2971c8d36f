//! En passant field.

use super::fields::Field;
use super::{FenError, FenFault, Mode};
use crate::{Position, PositionProblem};

/// Keeps the square if a pawn can capture there.
///
/// Returns a problem if no pawn can have passed the square. If the square is stored in the
/// position, [`Position::problems`] reports the problem instead.
pub(super) fn read(
    position: &mut Position,
    field: Field,
    mode: Mode,
) -> Result<Option<PositionProblem>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    let square = field.text.parse().map_err(|_| field.fault(FenFault::NotASquare))?;
    let possible = position.can_have_been_passed(square);
    if !possible && mode == Mode::Strict {
        return Err(field.fault(FenFault::NotPassed));
    }
    if possible && position.is_within_reach(square) {
        position.state = position.state.with_passed(Some(square));
        return Ok(None);
    }
    let passed = position.was_passed(square);
    Ok((!passed).then_some(PositionProblem::ImpossibleEnPassant(square)))
}
