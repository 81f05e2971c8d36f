//! Arguments of `touchmove broadcast`.

use clap::{Args as ClapArgs, Subcommand};
use std::path::PathBuf;

/// Send the games of a round to a broadcast
#[derive(ClapArgs)]
pub struct BroadcastArgs {
    #[command(subcommand)]
    pub command: BroadcastCommand,
}

#[derive(Subcommand)]
pub enum BroadcastCommand {
    Push(PushArgs),
}

/// Push the games of a PGN file or address to a round of a Lichess broadcast, whenever they change
///
/// The round must have no source of its own. The token needs the permission `study:write`; it is
/// read from a file or from LICHESS_TOKEN, and shown nowhere. If the competition requires a seat,
/// its secret is read from TOUCHMOVE_SECRET.
///
/// Temporary failures are retried with increasing pauses. A refused round ends the command.
///
/// Exit status: 0 pushed with --once, 1 some games were refused or the retries were used up, 2 the
/// round, the token or the games were refused.
#[derive(ClapArgs)]
pub struct PushArgs {
    /// The games: a PGN file, or the address of a PGN file, such as
    /// http://localhost:8080/api/competitions/ID/pgn?round=3
    #[arg(value_name = "PGN")]
    pub games: String,
    /// The round's name in Lichess's addresses: its last eight letters
    #[arg(long, value_name = "ID")]
    pub round: String,
    /// A file that contains only the token
    #[arg(long, value_name = "FILE")]
    pub token_file: Option<PathBuf>,
    /// The broadcast server
    #[arg(long, value_name = "ADDRESS", default_value = "https://lichess.org")]
    pub server: String,
    /// Seconds between two checks for changes
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub every: u64,
    /// Push once, and exit
    #[arg(long)]
    pub once: bool,
}
