//! Arguments of `touchmove broadcast`.

use clap::{Args as ClapArgs, Subcommand};
use std::path::PathBuf;

/// Bring the games of a round to where they are broadcast
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
/// read from a file or from LICHESS_TOKEN, and shown nowhere. Where the games come from a
/// competition that needs a seat, its secret is read from TOUCHMOVE_SECRET.
///
/// What fails for a while is tried again, later each time; a round that is refused is not.
///
/// Exit status: 0 pushed with --once, 1 some games were refused or it was tried too often, 2 the
/// round, the token or the games were refused.
#[derive(ClapArgs)]
pub struct PushArgs {
    /// The games: a PGN file, or the address of one, such as
    /// http://localhost:8080/api/competitions/ID/pgn?round=3
    #[arg(value_name = "PGN")]
    pub games: String,
    /// The round's name in Lichess's addresses: its last eight letters
    #[arg(long, value_name = "ID")]
    pub round: String,
    /// A file with nothing but the token in it
    #[arg(long, value_name = "FILE")]
    pub token_file: Option<PathBuf>,
    /// The server that broadcasts
    #[arg(long, value_name = "ADDRESS", default_value = "https://lichess.org")]
    pub server: String,
    /// How many seconds to wait before looking again
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub every: u64,
    /// Push once, and end
    #[arg(long)]
    pub once: bool,
}
