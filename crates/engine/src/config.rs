//! Configuration of an engine and its resources.

use std::path::{Path, PathBuf};
use std::time::Duration;

/// UCI engine and its resources.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineConfig {
    /// Name to display.
    pub name: String,
    /// Path of the executable.
    pub path: PathBuf,
    /// Command-line arguments.
    pub args: Vec<String>,
    /// UCI options to set, by name. The engine must offer each of them.
    pub options: Vec<(String, String)>,
    /// Playing strength as an Elo rating, if the engine can limit it.
    pub elo: Option<u32>,
    /// Number of threads, if the engine has that option.
    pub threads: u32,
    /// Memory for hash tables in MiB, if the engine has that option.
    pub hash_mib: u32,
    /// Timeout for each answer before a game.
    pub handshake: Duration,
    /// Extra time for a move. After it the engine is killed.
    pub grace: Duration,
}

impl EngineConfig {
    /// Creates a configuration with one thread, a 16 MiB hash table, 10 s for the handshake and 5 s
    /// of grace.
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

/// Debian's folder for games. `PATH` often lacks it.
const GAMES: &str = "/usr/games";

/// Finds Stockfish in `PATH` or among Debian's games.
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
