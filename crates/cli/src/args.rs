//! The command line's words; help, completions and man pages come from here.

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use touchmove_explain::Language;
use touchmove_laws::Edition;
use touchmove_notation::Notation;

/// The FIDE Laws of Chess, executable: judge what happened at a board, audit
/// PGN files, examine positions.
#[derive(Parser)]
#[command(name = "touchmove", version, propagate_version = true, max_term_width = 100)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
    /// Speak this language: en, el, fi or ar; otherwise that of LC_ALL,
    /// LC_MESSAGES or LANG, if it is one of them, or English
    #[arg(long, value_name = "CODE", global = true, value_parser = crate::say::language)]
    pub lang: Option<Language>,
}

#[derive(Subcommand)]
pub enum Command {
    Judge(JudgeArgs),
    Laws(LawsArgs),
    Book(BookArgs),
    Audit(AuditArgs),
    Convert(ConvertArgs),
    Position(PositionArgs),
    Perft(PerftArgs),
    Serve(ServeArgs),
    Backup(BackupArgs),
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the man page, or write one a command into a folder
    Man {
        /// The folder; without it the main page goes to standard output
        #[arg(value_name = "DIR")]
        dir: Option<PathBuf>,
    },
}

/// Replay protocols of games and print every ruling with its article
///
/// A protocol is a text file: PGN tag pairs ([Laws "FIDE 2023"] is required),
/// an empty line, then one event a line, as `0:00:04 White plays e4`.
///
/// Exit status: 0 judged, 1 --check found a difference, 2 a file could not be
/// read.
#[derive(ClapArgs)]
pub struct JudgeArgs {
    /// Protocols to judge; - or nothing reads standard input
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print one JSON object a judged edition, one a line
    #[arg(long)]
    pub json: bool,
    /// Say under each ruling how it came: the hearing, the rule that was asked
    /// with its file, what it was told, the provision and the article
    #[arg(long, conflicts_with_all = ["check", "pgn"])]
    pub why: bool,
    /// Compare with the `=>` lines of the file and print differences only
    #[arg(long, conflicts_with = "json")]
    pub check: bool,
    /// Print the game as PGN: its moves, clock times, and in comments what else
    /// was done and ruled
    #[arg(long, conflicts_with_all = ["json", "check"])]
    pub pgn: bool,
    /// Judge under this edition instead of those the file names
    #[arg(long, value_name = "EDITION")]
    pub laws: Option<String>,
}

/// Run a server that holds games for players, arbiters and spectators
///
/// Prints the address to open. Everything is kept in one SQLite file, or in
/// PostgreSQL, which several servers can share. Ctrl-C stops all clocks, on the
/// record, and then the server.
///
/// Exit status: 0 stopped, 2 the store or the address could not be had.
#[derive(ClapArgs)]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8064")]
    pub listen: SocketAddr,
    /// A file for SQLite, postgres://USER:PASSWORD@HOST/DATABASE, or memory
    #[arg(long, value_name = "STORE", env = "TOUCHMOVE_STORE", default_value = "touchmove.db")]
    #[arg(hide_env_values = true)]
    pub store: String,
    /// The file with the key of sealed moves, made if it is not there; keep it
    /// apart from backups of the store
    #[arg(long, value_name = "FILE", default_value = "touchmove.key")]
    pub key: PathBuf,
    /// A UCI program that may take a seat; without any, Stockfish if it is found
    #[arg(long = "engine", value_name = "NAME=PROGRAM", value_parser = engine)]
    pub engines: Vec<(String, PathBuf)>,
    /// Log as JSON lines
    #[arg(long)]
    pub json: bool,
    /// Do not limit how much one address may ask for
    #[arg(long)]
    pub no_limits: bool,
}

/// Copy a store to a new file while a server uses it
///
/// Exit status: 0 copied, 2 it could not be copied.
#[derive(ClapArgs)]
pub struct BackupArgs {
    /// The new file
    #[arg(value_name = "FILE")]
    pub to: PathBuf,
    /// The SQLite file that the server uses
    #[arg(long, value_name = "STORE", default_value = "touchmove.db")]
    pub store: String,
}

/// Show what an article asks for, who decides it, what changed, and its cases
///
/// Without an article: the chapters of the edition; with a chapter (7, A, GI):
/// its articles. --diff compares two editions, provision by provision.
///
/// Exit status: 0 shown, 2 there is no such article or edition.
#[derive(ClapArgs)]
pub struct LawsArgs {
    /// An article or a chapter as the edition numbers it: 7.5.5, 7, A.4
    pub article: Option<String>,
    /// The edition, in full or in part: "FIDE 2023", 2014
    #[arg(long, value_name = "EDITION", default_value = "FIDE 2023")]
    pub edition: String,
    /// Say what differs between two editions
    #[arg(long, value_names = ["OLDER", "NEWER"], num_args = 2, conflicts_with = "article")]
    pub diff: Option<Vec<String>>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Read the book of the Laws: every article of an edition, in Markdown
///
/// What it asks for in our words, who decides it, what has changed since the
/// edition before, what it brings about, and the cases that show it. With an
/// article or a chapter (7.5.5, 7, A): its cases in full, with every ruling.
///
/// Exit status: 0 shown, 2 there is no such article or edition.
#[derive(ClapArgs)]
pub struct BookArgs {
    /// An article or a chapter as the edition numbers it; all without one
    pub article: Option<String>,
    /// The edition, in full or in part: "FIDE 2023", 2014
    #[arg(long, value_name = "EDITION", default_value = "FIDE 2023")]
    pub edition: String,
    /// List the articles that have all these words
    #[arg(long, value_name = "WORD", num_args = 1.., conflicts_with = "article")]
    pub find: Vec<String>,
}

/// Read PGN files and say what the Laws say about each game
///
/// Reads .pgn, and .pgn.gz, .pgn.zst and .pgn.bz2 by their content. Finds text
/// that cannot be read, illegal moves, play continued after the end, results
/// that contradict the end, losses although the opponent could not have
/// checkmated, and draws that could have been claimed.
///
/// Exit status: 0 nothing found, 1 findings, 2 a file could not be read.
#[derive(ClapArgs)]
pub struct AuditArgs {
    /// PGN files, compressed or not; - or nothing reads standard input
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print one JSON object a game, one a line
    #[arg(long)]
    pub json: bool,
    /// Judge under this edition instead of the one in force on the game's date
    #[arg(long, value_name = "EDITION", value_parser = crate::audit::edition)]
    pub laws: Option<Edition>,
    /// Count slips of the PGN format, by which nothing was lost, as findings
    #[arg(long)]
    pub strict: bool,
    /// Audit with so many threads; as many as the machine has, if not said
    #[arg(long, value_name = "NUMBER")]
    pub threads: Option<NonZeroUsize>,
}

/// Read games in the letters of any language and write them in another
///
/// Reads PGN, compressed or not, and scoresheets as players type them: moves
/// with or without numbers and tags, in English, Greek (both kinds of files),
/// Finnish, Arabic, German, French, Dutch, Spanish, figurines, or the German
/// words that are announced to blind players. The language is found from all
/// of a game's moves. Comments, tags, variations and glyphs are kept. A move
/// that cannot be read is named with what it could have been, and the game is
/// left out.
///
/// Exit status: 0 all converted, 1 a game could not be read, 2 a file could not
/// be read.
#[derive(ClapArgs)]
pub struct ConvertArgs {
    /// Games; - or nothing reads standard input
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Write this: en, el (files α to θ), el-latin (files a to h), fi, ar, de,
    /// fr, nl, es, figurines or spoken
    #[arg(long, short, value_name = "NOTATION", value_parser = crate::convert::notation)]
    pub notation: Notation,
    /// Read this, instead of what is recognised
    #[arg(long, value_name = "NOTATION", value_parser = crate::convert::notation)]
    pub from: Option<Notation>,
    /// How moves are written, whatever the letters
    #[arg(long, value_name = "FORM", value_enum, default_value = "pgn")]
    pub form: FormArg,
}

/// How moves are written.
#[derive(Clone, Copy, ValueEnum)]
pub enum FormArg {
    /// As programs write them: exd6, O-O, e8=Q+
    Pgn,
    /// As the Laws write them: exd6 e.p., 0-0, e8Q+, (=)
    Laws,
    /// With no more than is needed: ed6, e8Q
    Short,
    /// With the square of departure: e5xd6, Ng1f3
    Long,
}

/// Examine a position: whose move, check, mate, stalemate, legal moves
///
/// Exit status: 0 examined, 1 the move of --why or the position of --legal is
/// illegal or --mate found no answer, 2 the position or the move could not be
/// read.
#[derive(ClapArgs)]
pub struct PositionArgs {
    /// The position as FEN, X-FEN or Shredder-FEN, quoted or not
    #[arg(value_name = "FEN", num_args = 1.., required_unless_present = "chess960")]
    pub fen: Vec<String>,
    /// Instead of a position, the start position of Chess960 with this number, 0
    /// to 959; 518 is the usual one
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "fen",
        value_parser = clap::value_parser!(u16).range(0..960)
    )]
    pub chess960: Option<u16>,
    /// Say why this move is illegal (from-to as e2e5, or SAN), or that it is legal
    #[arg(long, value_name = "MOVE")]
    pub why: Option<String>,
    /// Say whether the position can have arisen from the initial position: why
    /// it cannot, by which game it can, or that neither has been shown
    #[arg(long, conflicts_with = "why")]
    pub legal: bool,
    /// Say of each player whether any series of legal moves still leads to
    /// checkmate, with a line or a proof that has been checked, and whether the
    /// position is dead
    #[arg(long, conflicts_with_all = ["why", "legal"])]
    pub mate: bool,
    /// How many positions --mate may look at for each player
    #[arg(long, value_name = "N", requires = "mate", value_parser = clap::value_parser!(u32).range(1..))]
    pub budget: Option<u32>,
    /// The edition whose articles are cited
    #[arg(long, value_name = "EDITION", default_value = "FIDE 2023")]
    pub laws: String,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Count the sequences of legal moves of a length
#[derive(ClapArgs)]
pub struct PerftArgs {
    /// How many moves deep
    pub depth: u32,
    /// The position to start from; the initial position if none
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// Castling is written king takes rook, as Chess960 programs do
    #[arg(long)]
    pub chess960: bool,
    /// Print the count under each first move
    #[arg(long)]
    pub divide: bool,
}

fn engine(text: &str) -> Result<(String, PathBuf), String> {
    let (name, program) = text.split_once('=').ok_or("NAME=PROGRAM expected")?;
    Ok((name.to_owned(), program.into()))
}
