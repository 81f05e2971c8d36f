//! Torture test. Clients play on real servers with a real store while seeded faults occur, and a
//! model checks the guarantees. docs/bench/torture.md has the results.

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
