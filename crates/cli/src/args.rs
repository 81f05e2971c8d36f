//! The command line's words; help, completions and man pages come from here.

mod ask;
mod audit;

pub use ask::AskArgs;
pub use audit::{AuditArgs, By, Shard};
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::net::SocketAddr;
use std::path::PathBuf;
use touchmove_explain::Language;
use touchmove_laws::Edition;
use touchmove_notation::Notation;
use touchmove_server::{Network, Origin, Prefix};

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
    Ask(AskArgs),
    Protocol(ProtocolArgs),
    Laws(LawsArgs),
    Book(BookArgs),
    Audit(AuditArgs),
    Convert(ConvertArgs),
    Position(PositionArgs),
    Perft(PerftArgs),
    Serve(Box<ServeArgs>),
    Backup(BackupArgs),
    Copy(CopyArgs),
    Check(CheckArgs),
    #[cfg(unix)]
    Admin(AdminArgs),
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

/// Tell what a protocol can say: every act, and what it means
#[derive(ClapArgs)]
#[command(long_about = crate::protocol::help())]
pub struct ProtocolArgs {
    /// Only acts that have to do with this: "draw", "clock", "proposes"
    pub word: Option<String>,
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
#[command(args_override_self = true)]
pub struct ServeArgs {
    /// A TOML file with these flags by their names: listen = "0.0.0.0:443"; what
    /// stands on the command line counts more
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// A certificate and those that vouch for it, as PEM: the server speaks TLS
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub tls_certificate: Option<PathBuf>,
    /// The certificate's key, as PEM
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    pub tls_key: Option<PathBuf>,
    /// A proxy before the server, as an address or a network (10.0.0.0/8): whom it
    /// speaks for is taken from its X-Forwarded-For
    #[arg(long = "trusted-proxy", value_name = "NETWORK")]
    pub trusted_proxies: Vec<Network>,
    /// What stands before every path where a proxy has other sites too: /chess
    #[arg(long, value_name = "PATH", default_value = "/")]
    pub prefix: Prefix,
    /// The address at which players open the server, for links, slips and QR codes;
    /// without it what the machine is reached by
    #[arg(long, value_name = "ORIGIN")]
    pub url: Option<Origin>,
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
    /// Who may set up games: everybody (open), who sits at this machine (here), who
    /// knows the password (password), or nobody (invited) but whom the administrator
    /// has invited; without it open where only this machine is listened to and no
    /// proxy is trusted, and here otherwise
    #[arg(long, value_name = "WHO", value_enum)]
    pub create: Option<Create>,
    /// A file with the password of --create password
    #[arg(long, value_name = "FILE", required_if_eq("create", "password"))]
    pub password_file: Option<PathBuf>,
    /// Delete games and competitions in which nothing has happened for so many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_days: Option<u32>,
    /// Take the names out of them after so many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_names_days: Option<u32>,
    /// The socket at which `touchmove admin` is heard; without it one beside the key
    #[arg(long, value_name = "FILE")]
    pub admin_socket: Option<PathBuf>,
    /// Log every request: address, method, path, status and time, and no secrets
    #[arg(long)]
    pub access_log: bool,
    /// Log as JSON lines
    #[arg(long)]
    pub json: bool,
    /// Do not limit how much one address may ask for
    #[arg(long)]
    pub no_limits: bool,
}

/// Who may set up games.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Create {
    Open,
    Here,
    Password,
    Invited,
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
/// No server may use either of them, and the new one has to be empty. All of it is
/// read again and compared.
///
/// Exit status: 0 copied, 1 it is not as it was written, 2 it could not be copied.
#[derive(ClapArgs)]
pub struct CopyArgs {
    /// The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(value_name = "FROM")]
    pub from: String,
    /// Where it is to be
    #[arg(value_name = "TO")]
    pub to: String,
    /// The key file that the store is used with
    #[arg(long, value_name = "FILE", default_value = "touchmove.key")]
    pub key: PathBuf,
}

/// Say whether anybody has changed a store's journals
///
/// A chain runs over each journal under the server's key: what was changed, taken
/// away or put in behind its back does not fit. A server may be using the store.
///
/// Exit status: 0 all is as it was written, 1 it is not, 2 it could not be read.
#[derive(ClapArgs)]
pub struct CheckArgs {
    /// The store: a file, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(value_name = "STORE")]
    pub store: String,
    /// The key file that the store is used with
    #[arg(long, value_name = "FILE", default_value = "touchmove.key")]
    pub key: PathBuf,
}

/// Look after the games of a server that runs on this machine
///
/// It is asked at a socket beside its key, which only its owner can open: run this
/// as the server's user.
///
/// Exit status: 0 done, 2 it could not be done.
#[derive(ClapArgs)]
pub struct AdminArgs {
    #[command(subcommand)]
    pub command: AdminCommand,
    /// The server's socket; without it the one beside the key
    #[arg(long, value_name = "FILE", global = true)]
    pub socket: Option<PathBuf>,
    /// The server's key file
    #[arg(long, value_name = "FILE", default_value = "touchmove.key", global = true)]
    pub key: PathBuf,
}

/// What can be asked of a server.
#[derive(Subcommand)]
pub enum AdminCommand {
    /// List games and competitions: name, kind, competition, open or not, the day
    /// of the last change, who plays
    List,
    /// Give out a new link for an arbiter who has lost the old one
    Link {
        /// The game or the competition
        id: String,
    },
    /// Close a game, or a competition with its games: nothing more can happen there
    Close {
        /// The game or the competition
        id: String,
    },
    /// Write all that is on record of a game or a competition to a new file
    Archive {
        /// The game or the competition
        id: String,
        /// The new file: one JSON object an entry
        file: PathBuf,
    },
    /// Delete a game, or a competition with its games, for good
    Delete {
        /// The game or the competition
        id: String,
        /// Really
        #[arg(long, required = true)]
        yes: bool,
    },
    /// Take somebody's name out of all journals, for good
    Anonymise {
        /// The name as it stands there
        name: String,
    },
    /// Give out a link with which somebody can set up games
    Invite {
        /// Whom it is for
        name: String,
        /// For how many days
        #[arg(long, value_name = "N", default_value = "365")]
        days: u32,
    },
    /// List invitations: number, last day, whom it is for
    Invitations,
    /// Take an invitation back
    Uninvite {
        /// Its number
        id: String,
    },
}

/// Show what an article asks for, who decides it, what changed, and its cases
///
/// Without an article: the chapters of the edition; with a chapter (7, A, GI):
/// its articles. --diff compares two editions, provision by provision.
///
/// Exit status: 0 shown, 2 there is no such article or edition.
#[derive(ClapArgs)]
pub struct LawsArgs {
    /// An article or a chapter as the edition numbers it (7.5.5, 7, A.4), or what happened in
    /// your words: phone rings
    #[arg(value_name = "ARTICLE|WORDS")]
    pub article: Vec<String>,
    /// The edition, in full or in part: "FIDE 2023", 2014
    #[arg(long, value_name = "EDITION", default_value = "FIDE 2023")]
    pub edition: String,
    /// List the terms of the Laws with what they mean, or those that some words are about
    #[arg(long, conflicts_with = "diff")]
    pub glossary: bool,
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
    /// List the articles and cases that these words are about, the likeliest first
    #[arg(long, value_name = "WORD", num_args = 1.., conflicts_with = "article")]
    pub find: Vec<String>,
    /// Write the whole edition as an EPUB, for whatever reads books
    #[arg(long, value_name = "FILE", conflicts_with_all = ["article", "find"])]
    pub epub: Option<PathBuf>,
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
/// It is also the tool that normalises PGN: what it writes other programs read to
/// the end. A game that goes on after an illegal move is written in parts, each
/// from the position that the move led to, with a comment at the place.
///
/// Exit status: 0 all converted, 1 a game could not be read or contains an
/// illegal move, 2 a file could not be read.
#[derive(ClapArgs)]
pub struct ConvertArgs {
    /// Games; - or nothing reads standard input
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Write this: en, el (files α to θ), el-latin (files a to h), fi, ar, de,
    /// fr, nl, es, figurines or spoken
    #[arg(long, short, value_name = "NOTATION", value_parser = notation)]
    pub notation: Notation,
    /// Read this, instead of what is recognised
    #[arg(long, value_name = "NOTATION", value_parser = notation)]
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

/// The edition a user names: one of FIDE's, whose games are recorded.
fn edition(name: &str) -> Result<Edition, String> {
    Edition::from_name(name).filter(|edition| Edition::FIDE.contains(edition)).ok_or_else(|| {
        let known = Edition::FIDE.map(|edition| edition.name()).join(", ");
        format!("one of {known} expected")
    })
}

/// A notation as `--notation` and `--from` name it.
fn notation(code: &str) -> Result<Notation, String> {
    Notation::from_code(code).ok_or_else(|| {
        let known = Notation::ALL.map(Notation::code).join(", ");
        format!("one of {known} expected")
    })
}
