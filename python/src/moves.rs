//! Moves by squares, and squares by number.

use crate::text::wrong;
use pyo3::prelude::*;
use pyo3::types::PyType;
use touchmove_board::{Role, Square, UciMove};

/// A move by squares, as in UCI.
#[pyclass(module = "touchmove", frozen, eq, hash, from_py_object)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(pub UciMove);

/// Returns the piece type with this number, 1 (pawn) to 6 (king).
fn role(number: u8) -> PyResult<Role> {
    let found = ROLES.get(usize::from(number).wrapping_sub(1)).copied();
    found.ok_or_else(|| wrong(format!("no piece type {number}: 1 (pawn) to 6 (king) is expected")))
}

const ROLES: [Role; 6] =
    [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Returns the square with this number.
pub fn square(number: u8) -> PyResult<Square> {
    let found = Square::new(number);
    found.ok_or_else(|| wrong(format!("no square {number}: 0 (a1) to 63 (h8) is expected")))
}

fn number(square: Square) -> u8 {
    u8::try_from(square.index()).unwrap_or_default()
}

#[pymethods]
impl Move {
    #[new]
    #[pyo3(signature = (from_square, to_square, promotion=None))]
    fn new(from_square: u8, to_square: u8, promotion: Option<u8>) -> PyResult<Move> {
        let promotion = promotion.map(role).transpose()?;
        Ok(Move(UciMove { from: square(from_square)?, to: square(to_square)?, promotion }))
    }

    #[classmethod]
    fn from_uci(_: &Bound<'_, PyType>, uci: &str) -> PyResult<Move> {
        uci.parse().map(Move).map_err(wrong)
    }

    fn uci(&self) -> String {
        self.0.to_string()
    }

    #[getter(from_square)]
    fn departure(&self) -> u8 {
        number(self.0.from)
    }

    #[getter(to_square)]
    fn arrival(&self) -> u8 {
        number(self.0.to)
    }

    #[getter]
    fn promotion(&self) -> Option<u8> {
        let promoted = self.0.promotion?;
        let place = ROLES.iter().position(|role| *role == promoted)?;
        u8::try_from(place + 1).ok()
    }

    fn __str__(&self) -> String {
        self.uci()
    }

    fn __repr__(&self) -> String {
        format!("Move.from_uci('{}')", self.0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let read = slf.get_type().getattr("from_uci")?;
        Ok((read.unbind(), (slf.get().uci(),)))
    }
}

/// Returns the name of a square, such as `e4`.
#[pyfunction]
pub fn square_name(number: u8) -> PyResult<String> {
    square(number).map(|square| square.to_string())
}

/// Returns the number of a square.
#[pyfunction]
pub fn parse_square(name: &str) -> PyResult<u8> {
    name.parse().map(number).map_err(wrong)
}
