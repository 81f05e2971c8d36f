//! Which rules a game is played by, and from which position.

use super::{Game, Place};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Fen, Position, PositionError, PositionProblem};

/// The rules of castling a game was played by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Kings castle from the e-file, with rooks from the corners.
    Chess,
    /// Chess960.
    Chess960,
}

/// Why it is not known where a game begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupError {
    /// A variant that the Laws do not know: its name.
    OtherVariant(String),
    /// The `FEN` tag holds no position to play from.
    Fen {
        /// Where the tag stands.
        place: Place,
        /// What is wrong with it.
        error: PositionError,
    },
    /// The tags say that there is another start position, and not which one.
    NoFen,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::OtherVariant(name) => write!(f, "{name} is not chess under these Laws"),
            SetupError::Fen { place, error } => write!(f, "{place}: FEN: {error}"),
            SetupError::NoFen => f.write_str("the start position is missing: a FEN tag expected"),
        }
    }
}

impl core::error::Error for SetupError {}

impl Game {
    /// The rules and the position the game begins with.
    ///
    /// A `FEN` tag counts with or without `SetUp`. Rights to castle that only
    /// Chess960 knows make a game one of Chess960 unless a `Variant` tag says
    /// that it is ordinary chess; then they are none. Chess960 without a `FEN`
    /// tag could begin with any of its positions, so that is an error. A king may
    /// stand in check without having the move: an illegal move has left it so.
    ///
    /// # Errors
    /// [`SetupError`].
    ///
    /// ```
    /// use touchmove_notation::pgn::{games, Rules, SetupError};
    /// let start = |text: &str| games(text.as_bytes()).next().unwrap().start();
    /// assert_eq!(start("1. e4 *").unwrap().0, Rules::Chess);
    /// let error = start("[Variant \"Horde\"] *").unwrap_err();
    /// assert_eq!(error, SetupError::OtherVariant("Horde".into()));
    /// ```
    pub fn start(&self) -> Result<(Rules, Position), SetupError> {
        let named = self.tag("Variant").map(|name| (name, rules_by_name(name)));
        let named = match named {
            Some((name, None)) => return Err(SetupError::OtherVariant(name.to_owned())),
            Some((_, rules)) => rules,
            None => None,
        };
        let fen = self.find_tag("FEN").filter(|tag| !is_unknown(&tag.value));
        let Some(tag) = fen else { return self.usual_start(named.unwrap_or(Rules::Chess)) };
        let position = position(tag.value.trim())
            .map_err(|error| SetupError::Fen { place: tag.place, error })?;
        Ok(match named {
            Some(Rules::Chess960) => (Rules::Chess960, position),
            Some(Rules::Chess) => (Rules::Chess, position.without_chess960_castling()),
            None if position.has_chess960_castling() => (Rules::Chess960, position),
            None => (Rules::Chess, position),
        })
    }

    fn usual_start(&self, rules: Rules) -> Result<(Rules, Position), SetupError> {
        match (rules, self.tag("SetUp")) {
            (Rules::Chess, None | Some("0" | "" | "?")) => Ok((rules, Position::default())),
            _ => Err(SetupError::NoFen),
        }
    }
}

/// A position to go on from: also one that an illegal move has left, with a king
/// that could be captured.
fn position(fen: &str) -> Result<Position, PositionError> {
    match fen.parse() {
        Err(PositionError::Problems(problems)) if problems.iter().all(is_left_in_check) => {
            Fen::parse(fen).map_err(PositionError::Fen)
        }
        read => read,
    }
}

const fn is_left_in_check(problem: &PositionProblem) -> bool {
    matches!(problem, PositionProblem::KingCanBeCaptured { .. })
}

fn is_unknown(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-")
}

/// `None` for a variant that is not chess.
fn rules_by_name(name: &str) -> Option<Rules> {
    let plain: String =
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    match plain.as_str() {
        "" | "standard" | "chess" | "normal" | "regular" | "classical" | "classic" | "orthodox"
        | "orthochess" | "fromposition" | "standardchess" => Some(Rules::Chess),
        "frc" | "9lx" | "chess9lx" | "freestyle" | "freestylechess" => Some(Rules::Chess960),
        _ if plain.contains("960") || plain.starts_with("fischer") => Some(Rules::Chess960),
        _ => None,
    }
}

/// Whether a game has another start position than the usual one.
pub(super) fn is_other_start(game: &Game) -> bool {
    game.tag("FEN").is_some_and(|fen| !is_unknown(fen))
}

/// The tags that say how a game begins.
pub(super) const TAGS: [&str; 3] = ["Variant", "FEN", "SetUp"];

/// The number of the first move, and whether it is Black's.
pub(super) fn first_move(game: &Game) -> (u32, bool) {
    first_move_of(game.tag("FEN").unwrap_or(""))
}

/// The same from the `FEN` tag's value, empty where there is none.
pub(super) fn first_move_of(fen: &str) -> (u32, bool) {
    let fields: Vec<&str> = fen.split_ascii_whitespace().collect();
    let number = fields.get(5).and_then(|number| number.parse().ok()).unwrap_or(1);
    (u32::max(number, 1), fields.get(1) == Some(&"b"))
}
