//! Capacity of the server, measured by its clients: many games at once compared with a bare echo,
//! and memory per game. See docs/bench/server.md.

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
    /// Many games at once, a move and a press every two seconds in each
    Load(load::Args),
    /// Memory needed by running games
    Memory(memory::Args),
    /// The echo server, as a baseline
    Echo,
}

/// The program and its store.
#[derive(clap::Args, Clone)]
pub struct Where {
    /// The program, built with --release
    #[arg(long, default_value = "target/release/touchmove")]
    program: PathBuf,
    /// postgres://...; without it, a temporary SQLite file
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
