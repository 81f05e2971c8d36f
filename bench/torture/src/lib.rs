//! Real servers on a real store, clients that play on them, faults from a seed, and a model that
//! checks what was promised. docs/bench/torture.md has the figures.

pub mod board;
mod check;
pub mod door;
mod faults;
pub mod history;
pub mod model;
pub mod mutants;
mod operator;
pub mod plan;
mod play;
pub mod run;
pub mod stores;
mod watch;
mod world;

pub use run::torture;
