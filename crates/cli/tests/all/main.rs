//! All tests of `cli` that stand outside it, as one program: it is linked once.

mod admin;
mod ask;
mod audit;
mod audit_beside;
mod audit_frames;
mod audit_kinds;
#[cfg(feature = "parquet")]
mod audit_parquet;
mod audit_run;
mod audit_sinks;
mod book;
mod broadcast;
mod chess960;
mod convert;
mod convert_pgn;
mod crash;
mod deploy;
mod escape;
mod faults;
mod hostile;
mod languages;
mod laws;
mod mate;
mod mcp;
mod mistakes;
mod open;
mod pipes;
mod processes;
mod proxies;
mod room;
mod said;
mod sockets;
mod strangers;
mod torture;
