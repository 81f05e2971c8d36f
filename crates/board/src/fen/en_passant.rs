//! The en passant field.

use super::fields::Field;
use super::{FenError, FenFault, Mode};
use crate::Position;

pub(super) fn read(position: &mut Position, field: Field, mode: Mode) -> Result<(), FenError> {
    if field.text == "-" {
        return Ok(());
    }
    let square = field.text.parse().map_err(|_| field.fault(FenFault::NotASquare))?;
    match position.can_have_been_passed(square) {
        true => {
            let passed = Some(square).filter(|_| position.is_within_reach(square));
            position.state = position.state.with_passed(passed);
        }
        false if mode == Mode::Strict => return Err(field.fault(FenFault::NotPassed)),
        false => {}
    }
    Ok(())
}
