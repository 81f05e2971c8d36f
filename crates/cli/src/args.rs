//! Command-line arguments; help, completions and man pages are generated from them.

mod ask;
mod audit;
mod broadcast;
mod serve;

use crate::messages::Wrong;
pub use ask::AskArgs;
pub use audit::{AuditArgs, By, Shard};
pub use broadcast::{BroadcastArgs, BroadcastCommand, PushArgs};
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
pub use serve::{Create, ServeArgs};
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
    /// The language of the output: en, el, fi or ar; by default the language that LC_ALL,
    /// LC_MESSAGES or LANG names, or English
    #[arg(long, value_name = "CODE", global = true, value_parser = crate::messages::language)]
    pub lang: Option<Language>,
}

#[derive(Subcommand)]
pub enum Command {
    Judge(JudgeArgs),
    Ask(AskArgs),
    Protocol(ProtocolArgs),
    Laws(LawsArgs),
    Book(BookArgs),
    Audit(AuditArgs),
    Convert(ConvertArgs),
    Position(PositionArgs),
    Perft(PerftArgs),
    Broadcast(BroadcastArgs),
    Serve(Box<ServeArgs>),
    Backup(BackupArgs),
    Copy(CopyArgs),
    Check(CheckArgs),
    Forgotten(ForgottenArgs),
    #[cfg(unix)]
    Admin(AdminArgs),
    /// Serve assistants with tools over the Model Context Protocol
    ///
    /// For programs such as chat assistants, which start the command and communicate over standard
    /// input and output. The tools are judge, laws, position and audit, and each ruling has its
    /// article. The command stores nothing, reads no files and uses no network.
    ///
    /// Exit status: 0 the client has disconnected, 2 the client did not speak the protocol.
    #[cfg(feature = "mcp")]
    Mcp,
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the man page, or write one for each command into a folder
    Man {
        /// The folder; by default only the main page is printed, to standard output
        #[arg(value_name = "DIR")]
        dir: Option<PathBuf>,
    },
}

/// List every act of a protocol with its meaning
#[derive(ClapArgs)]
#[command(long_about = crate::protocol::help())]
pub struct ProtocolArgs {
    /// List only acts related to this word: draw, clock, proposes
    pub word: Option<String>,
}

/// Replay protocols of games and print every ruling with its article
///
/// A protocol is a text file: PGN tag pairs ([Laws "FIDE 2023"] is required),
/// an empty line, then one event on each line: `0:00:04 White plays e4`.
///
/// Exit status: 0 judged, 1 --check found a difference, 2 a file could not be
/// read.
#[derive(ClapArgs)]
pub struct JudgeArgs {
    /// The protocols; with - or none, standard input is read
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print a line of JSON for each edition
    #[arg(long)]
    pub json: bool,
    /// Explain each ruling: the fault of a move, the other facts that counted, and the article;
    /// with --json, print the rule and its facts as data
    #[arg(long, conflicts_with_all = ["check", "pgn"])]
    pub why: bool,
    /// Print the JSON schema of what --why adds to --json, and exit
    #[arg(long)]
    pub schema: bool,
    /// Compare with the file's `=>` lines and print only what differs
    #[arg(long, conflicts_with = "json")]
    pub check: bool,
    /// Print the game as PGN: moves and clock times, with all other events and rulings in comments
    #[arg(long, conflicts_with_all = ["json", "check"])]
    pub pgn: bool,
    /// Judge under this edition instead of the editions that the file names
    #[arg(long, value_name = "EDITION")]
    pub laws: Option<String>,
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

/// Copy a store to another place: from a file to PostgreSQL, or back
///
/// No server may be using either store, and the new store must be empty. Afterwards both stores are
/// read and compared.
///
/// Exit status: 0 copied, 1 the copy or the store was changed, 2 it could not be copied.
#[derive(ClapArgs)]
pub struct CopyArgs {
    /// The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(value_name = "FROM")]
    pub from: String,
    /// The new place
    #[arg(value_name = "TO")]
    pub to: String,
    /// The key file that belongs to the store
    #[arg(long, value_name = "FILE", default_value = "touchmove.key")]
    pub key: PathBuf,
}

/// Check whether a store's journals have been tampered with
///
/// Each journal is chained under the server's key. Changing, removing or inserting an entry without
/// this key breaks the chain. A server may be using the store.
///
/// Exit status: 0 unchanged, 1 changed, 2 it could not be read.
#[derive(ClapArgs)]
pub struct CheckArgs {
    /// The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(value_name = "STORE")]
    pub store: String,
    /// The key file that belongs to the store
    #[arg(long, value_name = "FILE", default_value = "touchmove.key")]
    pub key: PathBuf,
    /// Search for this person instead, by name or FIDE number: in journals, in the bytes of the
    /// store's files, and in the files of --within
    #[arg(long, value_name = "NAME")]
    pub forgotten: Option<String>,
    /// More files to search: backups, archives, exports
    #[arg(long, value_name = "FILE", requires = "forgotten", num_args = 1..)]
    pub within: Vec<PathBuf>,
}

/// Repeat earlier erasures in a store that was restored from a backup
///
/// The server keeps a list of all erasures beside its key and applies it at startup; `touchmove
/// backup` writes such a list beside the backup. No server may be using the store.
///
/// Exit status: 0 done, 2 it could not be done.
#[derive(ClapArgs)]
pub struct ForgottenArgs {
    /// The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(value_name = "STORE")]
    pub store: String,
    /// The list: the file with the ending .forgotten
    #[arg(value_name = "LIST")]
    pub list: PathBuf,
    /// The key file that belongs to the store
    #[arg(long, value_name = "FILE", default_value = "touchmove.key")]
    pub key: PathBuf,
}

/// Administer the games of a server on this machine
///
/// Connects to the server through a socket beside the server's key. Only the socket's owner can
/// open it: run the command as the server's user.
///
/// Exit status: 0 done, 2 it could not be done.
#[derive(ClapArgs)]
pub struct AdminArgs {
    #[command(subcommand)]
    pub command: AdminCommand,
    /// The server's socket; by default the socket beside the key
    #[arg(long, value_name = "FILE", global = true)]
    pub socket: Option<PathBuf>,
    /// The server's key file
    #[arg(long, value_name = "FILE", default_value = "touchmove.key", global = true)]
    pub key: PathBuf,
}

/// Requests to a server.
#[derive(Subcommand)]
pub enum AdminCommand {
    /// Print the server's metrics in Prometheus format
    Metrics,
    /// List games and competitions: name, kind, competition, whether open, the day of
    /// the last change, the players
    List,
    /// Make a new link for an arbiter who has lost the old one
    Link {
        /// The game or the competition
        id: String,
    },
    /// Close a game, or a competition with all its games, so that it accepts no more events
    Close {
        /// The game or the competition
        id: String,
    },
    /// Write everything on record about a game or a competition to a new file
    Archive {
        /// The game or the competition
        id: String,
        /// The new file: a line of JSON for each entry
        file: PathBuf,
    },
    /// Delete a game, or a competition with all its games, for good
    Delete {
        /// The game or the competition
        id: String,
        /// Confirm the deletion
        #[arg(long, required = true)]
        yes: bool,
    },
    /// Remove a person from all journals, for good: names, numbers, ratings, mentions
    Anonymise {
        /// The name in any spelling, or the FIDE number
        name: String,
    },
    /// Create an invitation: a link for setting up games
    Invite {
        /// The recipient
        name: String,
        /// Number of days for which the invitation is valid
        #[arg(long, value_name = "N", default_value = "365")]
        days: u32,
    },
    /// List the invitations: number, last day, recipient
    Invitations,
    /// Withdraw an invitation
    Uninvite {
        /// The number of the invitation
        id: String,
    },
}

/// Show what an article says, who decides it, what has changed, and its cases
///
/// Without an article, the command lists the chapters of the edition. Give a chapter (7, A, GI) to
/// list its articles. --diff compares two editions, provision by provision.
///
/// Exit status: 0 shown, 2 there is no such article or edition.
#[derive(ClapArgs)]
pub struct LawsArgs {
    /// An article or a chapter as the edition numbers it (7.5.5, 7, A.4), or what happened,
    /// in your own words: phone rings
    #[arg(value_name = "ARTICLE|WORDS")]
    pub article: Vec<String>,
    /// The edition, in full or in part: "FIDE 2023", 2014
    #[arg(long, value_name = "EDITION", default_value = "FIDE 2023")]
    pub edition: String,
    /// Print the whole table: every article, who decides it, its title and its provisions
    #[arg(long, conflicts_with_all = ["article", "diff", "glossary"])]
    pub table: bool,
    /// Explain the terms of the Laws: all of them, or those that match your words
    #[arg(long, conflicts_with = "diff")]
    pub glossary: bool,
    /// Show what differs between two editions
    #[arg(long, value_names = ["OLDER", "NEWER"], num_args = 2, conflicts_with = "article")]
    pub diff: Option<Vec<String>>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Read the book of the Laws: every article of an edition, in Markdown
///
/// For each article, the book has the requirement, the decider, the changes since the previous
/// edition, the consequences, and the cases. With an article or a chapter (7.5.5, 7, A), the
/// command shows the cases in full, with every ruling.
///
/// Exit status: 0 shown, 2 there is no such article or edition.
#[derive(ClapArgs)]
pub struct BookArgs {
    /// An article or a chapter as the edition numbers it; by default the whole edition
    pub article: Option<String>,
    /// The edition, in full or in part: "FIDE 2023", 2014
    #[arg(long, value_name = "EDITION", default_value = "FIDE 2023")]
    pub edition: String,
    /// List the articles and cases that match these words, the best match first
    #[arg(long, value_name = "WORD", num_args = 1.., conflicts_with = "article")]
    pub find: Vec<String>,
    /// Write the whole edition as an EPUB, for any book reader
    #[arg(long, value_name = "FILE", conflicts_with_all = ["article", "find"])]
    pub epub: Option<PathBuf>,
}

/// Read games in the letters of any language and write them in another
///
/// Reads PGN, packed or not, and scoresheets as players type them: moves with or without numbers
/// and tags. Notations: English, Greek (both kinds of files), Finnish, Arabic, German, French,
/// Dutch, Spanish, Russian, Polish, Hungarian, Czech and figurines. The command also reads the words announced to blind
/// players, in German, English, Finnish or Greek. The language is detected from all moves of a
/// game; a game may have two languages. Comments, tags, variations and glyphs are kept. A move that
/// cannot be read is reported with possible readings. Its game is written up to this move, with the
/// rest of its text as a comment. The command compares each game of its output with the source.
///
/// The command also normalises PGN, so that other programs can read the output completely. A game
/// that continues after an illegal move is written in parts, each from the position after that
/// move, with a comment at the break.
///
/// Exit status: 0 all converted, 1 something in a game could not be converted as it is, or the game
/// contains an illegal move, 2 a file could not be read.
#[derive(ClapArgs)]
pub struct ConvertArgs {
    /// The games; with - or none, standard input is read
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The notation to write: en, el (files α to θ), el-latin (files a to h), fi, ar, de,
    /// fr, nl, es, ru, pl, hu, cs, figurines, spoken (German words), spoken-en, spoken-fi or spoken-el
    #[arg(long, short, value_name = "NOTATION", value_parser = notation)]
    pub notation: Notation,
    /// The notation to read, instead of the detected one
    #[arg(long, value_name = "NOTATION", value_parser = notation)]
    pub from: Option<Notation>,
    /// The form of the moves, independent of the notation
    #[arg(long, value_name = "FORM", value_enum, default_value = "pgn")]
    pub form: FormArg,
    /// Write the source of each game that is not converted as it is to this file
    #[arg(long, value_name = "FILE")]
    pub rejects: Option<PathBuf>,
    /// Carry out the repairs of a patch from audit --fix while reading
    #[arg(long, value_name = "PATCH")]
    pub apply: Option<PathBuf>,
}

/// Form of the moves.
#[derive(Clone, Copy, ValueEnum)]
pub enum FormArg {
    /// As programs write them: exd6, O-O, e8=Q+
    Pgn,
    /// As the Laws write them: exd6 e.p., 0-0, e8Q+, (=)
    Laws,
    /// As short as possible: ed6, e8Q
    Short,
    /// With the square of departure: e5xd6, Ng1f3
    Long,
}

/// Examine a position: side to move, check, mate, stalemate, legal moves
///
/// Exit status: 0 examined; 1 the move of --why or the position of --legal is illegal, or --mate
/// found no answer; 2 the position or the move could not be read.
#[derive(ClapArgs)]
pub struct PositionArgs {
    /// The position as FEN, X-FEN or Shredder-FEN, quoted or not
    #[arg(value_name = "FEN", num_args = 1.., required_unless_present = "chess960")]
    pub fen: Vec<String>,
    /// Instead of a position, the Chess960 starting position with this number, 0 to 959; 518 is
    /// ordinary chess
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "fen",
        value_parser = clap::value_parser!(u16).range(0..960)
    )]
    pub chess960: Option<u16>,
    /// Say why this move (e2e5, or SAN) is illegal, or that it is legal
    #[arg(long, value_name = "MOVE")]
    pub why: Option<String>,
    /// Say whether the position can arise from the initial position, with a game that leads to it
    /// or the reason why no game does
    #[arg(long, conflicts_with = "why")]
    pub legal: bool,
    /// Say for each player whether any series of legal moves can still checkmate the
    /// opponent, with the moves or a checked proof, and whether the position is dead
    #[arg(long, conflicts_with_all = ["why", "legal"])]
    pub mate: bool,
    /// Maximum number of positions that --mate searches for each player
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
    /// The number of moves
    pub depth: u32,
    /// The position to start from; by default the initial position
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// Write castling as king takes rook, as Chess960 programs do
    #[arg(long)]
    pub chess960: bool,
    /// Print the count for each first move
    #[arg(long)]
    pub divide: bool,
}

/// Parses one of FIDE's editions. Games are recorded only under these editions.
fn edition(name: &str) -> Result<Edition, Wrong> {
    let known = Edition::from_name(name).filter(|edition| Edition::FIDE.contains(edition));
    known.ok_or_else(|| Wrong::choice(&Edition::FIDE.map(|edition| edition.name())))
}

/// Parses a notation of `--notation` and `--from`.
fn notation(code: &str) -> Result<Notation, Wrong> {
    Notation::from_code(code).ok_or_else(|| Wrong::choice(&Notation::ALL.map(Notation::code)))
}
