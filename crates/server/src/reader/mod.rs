//! Readers of untrusted files: processes of the same program. They have limits of memory, processor
//! time and output, and no access to files and network.
//!
//! A reader gets one task, answers with plain data and exits. The server kills a reader after its
//! time limit. If a reader is killed, dies or sends a malformed answer, only its caller gets a
//! problem. One spare reader is started in advance.

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
