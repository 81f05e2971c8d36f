//! Files of strangers are read by another process, a *reader*: of the same program, with limits of
//! memory, processor time and output, and without files or a network.
//!
//! A reader gets one task, answers it with plain data and ends. It is killed when its time is up,
//! and then, as when it dies or answers nonsense, its caller alone gets a problem. One reader
//! waits, started, for the next file.

mod answer;
mod child;
mod files;
mod limits;
mod process;
mod readers;
mod sandbox;
mod task;

pub use child::read_files;
pub(crate) use files::{Entered, Paired, TournamentFile};
pub(crate) use readers::Readers;
pub(crate) use task::Task;
