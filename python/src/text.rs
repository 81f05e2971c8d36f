//! Languages, editions, errors, JSON.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::fmt::Display;
use touchmove_answers::words;
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

create_exception!(touchmove, IllegalMoveError, PyValueError);

/// Creates a `ValueError`.
pub fn wrong(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Returns the message catalogue of a language code.
pub fn language(code: &str) -> PyResult<&'static Words> {
    let known = || Language::ALL.map(Language::code).join(", ");
    let found = Language::from_tag(code);
    found.map(words).ok_or_else(|| wrong(format!("no language {code:?}: there are {}", known())))
}

/// Parses the name of an edition.
pub fn edition(name: &str) -> PyResult<Edition> {
    let known = || Edition::ALL.map(Edition::name).join(", ");
    let found = Edition::from_name(name);
    found.ok_or_else(|| wrong(format!("no edition {name:?}: there are {}", known())))
}

/// Converts JSON to Python values.
pub fn from_json<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json,))
}
