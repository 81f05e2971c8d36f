//! Torture test: real servers on a real store, clients that play, seeded faults, and a model that
//! checks the guarantees. docs/bench/torture.md has the figures.

pub mod board;
mod check;
mod deployment;
mod faults;
pub mod history;
pub mod model;
pub mod mutants;
mod operator;
pub mod plan;
mod play;
pub mod proxied_server;
pub mod run;
mod spectators;
pub mod stores;

pub use run::torture;
