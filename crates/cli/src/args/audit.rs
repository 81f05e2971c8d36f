//! Arguments of `touchmove audit`.

use crate::messages::Wrong;
use clap::{Args, ValueEnum};
use std::fmt;
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::str::FromStr;
use touchmove_audit::Level;
use touchmove_laws::Edition;

/// Audit the games of PGN files against the Laws
///
/// Reads PGN, plain or compressed with gzip, zstd, bzip2 or xz, and the members of ZIP files. Finds unreadable text, illegal moves,
/// play after the end, and results that contradict the end. Also finds losses against an opponent
/// who could not checkmate, incorrect descriptions of the end, impossible clock times, and draws
/// that could have been claimed. --kinds lists all kinds of findings. After an illegal move that is
/// physically possible, the rest of the game is examined too.
///
/// Exit status: 0 no finding at the level of --fail-on, 1 findings, 2 a file could not be read.
#[derive(Args)]
#[command(args_override_self = true)]
pub struct AuditArgs {
    /// PGN files, compressed or not; with - or none, standard input is read
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print a line of JSON for each game
    #[arg(long)]
    pub json: bool,
    /// Judge under this edition instead of the edition in force when the game was played
    #[arg(long, value_name = "EDITION", value_parser = super::edition)]
    pub laws: Option<Edition>,
    /// Also report slips of the PGN format that lose no information
    #[arg(long)]
    pub strict: bool,
    /// Number of threads; by default as many as the machine has
    #[arg(long, value_name = "NUMBER")]
    pub threads: Option<NonZeroUsize>,
    #[command(flatten)]
    pub choice: AuditChoice,
    #[command(flatten)]
    pub sinks: AuditSinks,
}

/// Selection of findings.
#[derive(Args)]
pub struct AuditChoice {
    /// Report only these kinds of findings: illegal-move, claim-*
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub only: Vec<String>,
    /// Omit these kinds of findings
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub ignore: Vec<String>,
    /// Exit with status 1 if a finding has at least this level
    #[arg(long, value_name = "LEVEL", value_enum, default_value = "warning")]
    pub fail_on: FailOn,
    /// A TOML file with these options by name, such as ignore = ["claim-*"]; the command
    /// line takes precedence
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// List the kinds of findings with their levels, and exit
    #[arg(long)]
    pub kinds: bool,
    /// Print the JSON schema of a line of --json, and exit
    #[arg(long)]
    pub schema: bool,
}

/// Output of findings and games.
#[derive(Args)]
pub struct AuditSinks {
    /// Print a table of findings as comma-separated values
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Write the games with such findings to --output, unchanged
    #[arg(long, value_name = "KIND", value_delimiter = ',', requires = "output")]
    pub games_with: Vec<String>,
    /// The file that --games-with writes to
    #[arg(long, value_name = "FILE", requires = "games_with")]
    pub output: Option<PathBuf>,
    /// Write findings and counts as Parquet files into this folder
    #[arg(long, value_name = "DIR")]
    pub parquet: Option<PathBuf>,
    /// Write a report with boards, for a browser
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Write the repairs of damaged records as a patch; after a review, convert --apply makes them
    #[arg(long, value_name = "PATCH")]
    pub fix: Option<PathBuf>,
    /// Report only findings that are not in this file; the first run creates it
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Also count games and findings for each event or file
    #[arg(long, value_name = "WHAT", value_enum)]
    pub by: Option<By>,
    /// Record progress in this file, and resume from it the next time
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Audit only this part of the games: 1/4, 2/4, 3/4 and 4/4 together are all of them
    #[arg(long, value_name = "I/N")]
    pub shard: Option<Shard>,
}

/// Severity at which the exit status is 1.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FailOn {
    Note,
    Warning,
    Error,
    Never,
}

impl FailOn {
    /// Returns the minimum level that counts.
    pub const fn level(self) -> Option<Level> {
        match self {
            FailOn::Note => Some(Level::Note),
            FailOn::Warning => Some(Level::Warning),
            FailOn::Error => Some(Level::Error),
            FailOn::Never => None,
        }
    }
}

/// Grouping of the summary.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum By {
    Event,
    File,
}

/// A part of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Index from 0.
    index: u64,
    of: NonZeroU64,
}

/// Block size: a game belongs to the shard of the block in which it starts.
const BLOCK: u64 = 1 << 16;

impl Shard {
    /// Returns true if a game that starts at this offset belongs to the shard.
    pub fn holds(self, offset: u64) -> bool {
        offset / BLOCK % self.of == self.index
    }
}

/// Formats the shard for a file name: `2of4`.
impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}of{}", self.index + 1, self.of)
    }
}

impl FromStr for Shard {
    type Err = Wrong;

    fn from_str(text: &str) -> Result<Shard, Wrong> {
        let part = || {
            let (index, of) = text.split_once('/')?;
            let (index, of): (u64, NonZeroU64) = (index.parse().ok()?, of.parse().ok()?);
            let index = index.checked_sub(1).filter(|&index| index < of.get())?;
            Some(Shard { index, of })
        };
        part().ok_or_else(|| Wrong::new("wrong-shard", &[]))
    }
}
