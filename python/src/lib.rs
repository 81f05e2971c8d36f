//! Touchmove for Python: the native module. `touchmove/_native.pyi` documents its contents.
//!
//! Long operations release the interpreter, so that other threads can run.

mod board;
mod clock;
mod column;
mod game;
mod laws;
mod mate;
mod moves;
mod table;
mod text;

use pyo3::prelude::*;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("IllegalMoveError", module.py().get_type::<text::IllegalMoveError>())?;
    module.add_class::<board::Board>()?;
    module.add_class::<moves::Move>()?;
    module.add_class::<board::Outcome>()?;
    module.add_class::<board::Problem>()?;
    module.add_class::<board::Reason>()?;
    module.add_class::<clock::Clock>()?;
    module.add_class::<clock::Press>()?;
    module.add_class::<mate::Mate>()?;
    module.add_class::<mate::Legality>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<game::Stop>()?;
    module.add_class::<laws::Judged>()?;
    module.add_class::<laws::Ruling>()?;
    module.add_function(wrap_pyfunction!(moves::square_name, module)?)?;
    module.add_function(wrap_pyfunction!(moves::parse_square, module)?)?;
    module.add_function(wrap_pyfunction!(game::read_games, module)?)?;
    module.add_function(wrap_pyfunction!(game::audit, module)?)?;
    module.add_class::<table::Findings>()?;
    module.add_function(wrap_pyfunction!(table::audit_table, module)?)?;
    module.add_function(wrap_pyfunction!(laws::judge, module)?)?;
    module.add_function(wrap_pyfunction!(laws::ask, module)?)
}
