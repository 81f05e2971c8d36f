//! Capacity of the server, measured by its clients. One command plays many games and compares the
//! result with an echo. Another command measures the memory for each game. See
//! docs/bench/server.md.

mod echo;
mod load;
mod memory;
mod play;
mod statistics;

use clap::{Parser, Subcommand};
use std::path::PathBuf;

#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Play many games at the same time, each with a move and a press every two seconds
    Load(load::Args),
    /// Measure the memory that running games need
    Memory(memory::Args),
    /// Serve the echo, as a baseline
    Echo,
}

/// Server program and its store.
#[derive(clap::Args, Clone)]
pub struct Where {
    /// Server program, built with --release
    #[arg(long, default_value = "target/release/touchmove")]
    program: PathBuf,
    /// Address of the store (postgres://...); by default a temporary SQLite file
    #[arg(long)]
    store: Option<String>,
}

#[tokio::main]
async fn main() {
    match Args::parse().what {
        What::Load(args) => load::run(&args).await,
        What::Memory(args) => memory::run(&args).await,
        What::Echo => echo::serve().await,
    }
}
