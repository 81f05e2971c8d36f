//! What a server can take, measured from its players' side: many games at
//! once beside a bare echo, and the memory that a game needs. See
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
    /// Many games at once, a move and a press every two seconds in each
    Load(load::Args),
    /// What running games need in memory
    Memory(memory::Args),
    /// The echo that a server is compared with
    Echo,
}

/// Where the program and its journal are.
#[derive(clap::Args, Clone)]
pub struct Where {
    /// The program, built with --release
    #[arg(long, default_value = "target/release/touchmove")]
    program: PathBuf,
    /// postgres://...; without it SQLite in a file that is made for it
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
