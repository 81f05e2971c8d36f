//! Start position and rules of a game.

use super::{Game, Place};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Fen, Position, PositionError, PositionProblem};

/// Castling rules of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Orthodox chess: castling is possible only with the king on the e-file and rooks in the
    /// corners.
    Chess,
    /// Chess960.
    Chess960,
}

/// Reason why the start position is unknown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupError {
    /// The game is of a variant that the Laws do not cover. The value is its name.
    OtherVariant(String),
    /// The `FEN` tag does not hold a playable position.
    Fen {
        /// Place of the tag.
        place: Place,
        /// Error in the tag's value.
        error: PositionError,
    },
    /// The tags announce a special start position, but there is no `FEN` tag.
    NoFen,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::OtherVariant(name) => write!(f, "{name} is not chess under these Laws"),
            SetupError::Fen { place, error } => write!(f, "{place}: {error}"),
            SetupError::NoFen => f.write_str("the start position is missing: a FEN tag expected"),
        }
    }
}

impl core::error::Error for SetupError {}

impl Game {
    /// Returns the rules and the start position.
    ///
    /// A `FEN` tag counts with or without a `SetUp` tag. Castling rights that exist only in
    /// Chess960 make the game Chess960. If a `Variant` tag says orthodox chess, those rights are
    /// dropped instead. Chess960 without a `FEN` tag is an error, because the start position is
    /// unknown. The player who is not to move may be in check, because an illegal move can lead to
    /// such a position.
    ///
    /// # Errors
    /// [`SetupError`], see its variants.
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

/// Parses a position. The king of the player not to move may be in check, because an illegal move
/// can lead to such a position.
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

/// Returns the rules of a variant, or `None` if the variant is not chess.
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

/// Returns true if a tag gives the start position of the game.
pub(super) fn is_other_start(game: &Game) -> bool {
    game.tag("FEN").is_some_and(|fen| !is_unknown(fen))
}

/// Tags that define the start of a game.
pub(super) const TAGS: [&str; 3] = ["Variant", "FEN", "SetUp"];

/// Returns the number of the first move. The flag is true if Black makes it.
pub(super) fn first_move(game: &Game) -> (u32, bool) {
    first_move_of(game.tag("FEN").unwrap_or(""))
}

/// Returns the first move for the value of a `FEN` tag. The value is empty if there is no such tag.
pub(super) fn first_move_of(fen: &str) -> (u32, bool) {
    let fields: Vec<&str> = fen.split_ascii_whitespace().collect();
    let number = fields.get(5).and_then(|number| number.parse().ok()).unwrap_or(1);
    (u32::max(number, 1), fields.get(1) == Some(&"b"))
}
