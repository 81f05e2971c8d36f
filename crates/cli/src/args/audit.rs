//! The words of `touchmove audit`: which findings count, and where they go.

use clap::{Args, ValueEnum};
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::str::FromStr;
use touchmove_audit::Level;
use touchmove_laws::Edition;

/// Read PGN files and say what the Laws say about each game
///
/// Reads .pgn, and .pgn.gz, .pgn.zst and .pgn.bz2 by their content. Finds text
/// that cannot be read, illegal moves, play continued after the end, results
/// that contradict the end, losses although the opponent could not have
/// checkmated, ends that are told otherwise than they are, clock times that cannot
/// be, and draws that could have been claimed. --kinds lists them all. The rest of
/// a game is examined after an illegal move where a hand can make it.
///
/// Exit status: 0 nothing as grave as --fail-on says, 1 findings, 2 a file could
/// not be read.
#[derive(Args)]
#[command(args_override_self = true)]
pub struct AuditArgs {
    /// PGN files, compressed or not; - or nothing reads standard input
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print one JSON object a game, one a line
    #[arg(long)]
    pub json: bool,
    /// Judge under this edition instead of the one in force on the game's date
    #[arg(long, value_name = "EDITION", value_parser = super::edition)]
    pub laws: Option<Edition>,
    /// Count slips of the PGN format, by which nothing was lost, as findings
    #[arg(long)]
    pub strict: bool,
    /// Audit with so many threads; as many as the machine has, if not said
    #[arg(long, value_name = "NUMBER")]
    pub threads: Option<NonZeroUsize>,
    #[command(flatten)]
    pub choice: AuditChoice,
    #[command(flatten)]
    pub sinks: AuditSinks,
}

/// Which findings count.
#[derive(Args)]
pub struct AuditChoice {
    /// Look for these kinds of findings only: illegal-move, claim-*
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub only: Vec<String>,
    /// Leave out these kinds of findings
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub ignore: Vec<String>,
    /// End with status 1 where a finding is at least that grave
    #[arg(long, value_name = "LEVEL", value_enum, default_value = "warning")]
    pub fail_on: FailOn,
    /// A TOML file with these flags by their names: ignore = ["claim-*"]; what
    /// stands on the command line counts more
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// List the kinds of findings with their levels, and end
    #[arg(long)]
    pub kinds: bool,
    /// Print the JSON schema of a line of --json, and end
    #[arg(long)]
    pub schema: bool,
}

/// Where findings and games go.
#[derive(Args)]
pub struct AuditSinks {
    /// Print a table of findings as comma-separated values
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Write the games with such findings to --output, as they stand
    #[arg(long, value_name = "KIND", value_delimiter = ',', requires = "output")]
    pub games_with: Vec<String>,
    /// The file that --games-with writes
    #[arg(long, value_name = "FILE", requires = "games_with")]
    pub output: Option<PathBuf>,
    /// Write a report with boards, to be opened in a browser
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Count games and findings by this too
    #[arg(long, value_name = "WHAT", value_enum)]
    pub by: Option<By>,
    /// Keep in this file what is done, and go on there the next time
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Audit this part of the games only: 1/4, 2/4, 3/4 and 4/4 make all
    #[arg(long, value_name = "I/N")]
    pub shard: Option<Shard>,
}

/// How grave a finding has to be.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FailOn {
    Note,
    Warning,
    Error,
    Never,
}

impl FailOn {
    /// The least level that counts.
    pub const fn level(self) -> Option<Level> {
        match self {
            FailOn::Note => Some(Level::Note),
            FailOn::Warning => Some(Level::Warning),
            FailOn::Error => Some(Level::Error),
            FailOn::Never => None,
        }
    }
}

/// What a summary is broken down by.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum By {
    Event,
    File,
}

/// A part of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// From 0.
    index: u64,
    of: NonZeroU64,
}

/// The text is dealt out in blocks of that size: where a game begins decides.
const BLOCK: u64 = 1 << 16;

impl Shard {
    /// Whether a game that begins there belongs to it.
    pub fn holds(self, offset: u64) -> bool {
        offset / BLOCK % self.of == self.index
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let part = || {
            let (index, of) = text.split_once('/')?;
            let (index, of): (u64, NonZeroU64) = (index.parse().ok()?, of.parse().ok()?);
            let index = index.checked_sub(1).filter(|&index| index < of.get())?;
            Some(Shard { index, of })
        };
        part().ok_or_else(|| "I/N expected, I from 1 to N".to_owned())
    }
}
