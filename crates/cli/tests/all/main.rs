//! All integration tests of `cli` in one binary, which is linked once.

mod admin;
mod ask;
mod audit;
mod audit_archives;
mod audit_frames;
mod audit_kinds;
#[cfg(feature = "parquet")]
mod audit_parquet;
mod audit_run;
mod audit_sinks;
mod audit_threads;
mod audit_unchecked;
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
mod hostile_load;
mod languages;
mod laws;
mod local_network;
mod mate;
mod mcp;
mod messages;
mod open;
mod pipes;
mod processes;
mod proxies;
#[cfg(target_os = "linux")]
mod readers;
mod sockets;
mod torture;
mod usage_errors;
