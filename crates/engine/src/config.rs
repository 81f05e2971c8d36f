//! Which program, and what it may use.

use std::path::{Path, PathBuf};
use std::time::Duration;

/// A program that speaks UCI, and what it may use of the machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineConfig {
    /// What people call it.
    pub name: String,
    /// The program.
    pub path: PathBuf,
    /// What it is started with.
    pub args: Vec<String>,
    /// Options to set, by UCI's names; each has to be one that it offers.
    pub options: Vec<(String, String)>,
    /// How strong it plays, as an Elo rating, where it lets that be said.
    pub elo: Option<u32>,
    /// How many threads it may use, where it lets that be said.
    pub threads: u32,
    /// How much memory its tables may take, in MiB, where it lets that be said.
    pub hash_mib: u32,
    /// How long it may take to answer before a game.
    pub handshake: Duration,
    /// How long it may take beyond the time that it was given for a move.
    pub grace: Duration,
}

impl EngineConfig {
    /// A program with one thread and 16 MiB, 10 s to answer before a game and
    /// 5 s beyond its time for a move.
    ///
    /// ```
    /// use touchmove_engine::EngineConfig;
    /// let config = EngineConfig::new("Stockfish", "/usr/games/stockfish");
    /// assert_eq!((config.threads, config.hash_mib), (1, 16));
    /// ```
    pub fn new(name: impl Into<String>, path: impl Into<PathBuf>) -> EngineConfig {
        EngineConfig {
            name: name.into(),
            path: path.into(),
            args: Vec::new(),
            options: Vec::new(),
            elo: None,
            threads: 1,
            hash_mib: 16,
            handshake: Duration::from_secs(10),
            grace: Duration::from_secs(5),
        }
    }
}

/// Where Debian puts games, which is in few people's `PATH` for programs.
const GAMES: &str = "/usr/games";

/// Stockfish, if it is on this machine: in `PATH` or among Debian's games.
///
/// ```
/// match touchmove_engine::find_stockfish() {
///     Some(path) => assert!(path.is_file()),
///     None => println!("no Stockfish here"),
/// }
/// ```
pub fn find_stockfish() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from(GAMES)]);
    let program = format!("stockfish{}", std::env::consts::EXE_SUFFIX);
    folders.map(|folder| folder.join(&program)).find(|path| is_program(path))
}

fn is_program(path: &Path) -> bool {
    path.is_absolute() && path.is_file()
}
