//! Corrections of a round after it was set up, with their author.

use crate::dto::boards::Board;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_answers::setup::is_of_a_person;
use utoipa::ToSchema;

/// A correction of a board. Missing fields stay unchanged.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct BoardChange {
    /// White's name. It can be corrected at any time, because a name may be misspelt.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
    /// Board number; only before the game.
    pub number: Option<u32>,
    /// True to swap colours, before the game. Each player keeps name, title, rating and start rank.
    /// A link belongs to a side, so new links are issued.
    pub colours: bool,
    /// Tags of the game, such as `TimeControl`; only before the game.
    pub tags: BTreeMap<String, String>,
    /// White's and Black's start ranks in the tournament file.
    pub ranks: Option<[u32; 2]>,
}

impl BoardChange {
    /// True if the correction changes more than the spelling of a name.
    pub(crate) fn is_of_the_game(&self) -> bool {
        self.number.is_some() || self.colours || self.tags.keys().any(|tag| !is_of_a_person(tag))
    }
}

/// Settings of all boards of a round, before its first game has begun.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundChange {
    /// Tags of the round's games: `TimeControl`, `DefaultTime` ...
    pub tags: BTreeMap<String, String>,
}

/// A recorded correction.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CorrectionView {
    /// Unix time in milliseconds.
    pub wall_ms: u64,
    /// The arbiter's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The board before the correction.
    pub before: Board,
    /// The board after the correction; absent if the board was removed from the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Board>,
    /// The changed tags.
    pub tags: BTreeMap<String, String>,
}

/// The correction as the journal stores it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Changed {
    /// The game of the board.
    pub game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Board>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tags: BTreeMap<String, String>,
}

/// # Errors
/// If the name is empty or too long.
pub(crate) fn name(wanted: Option<&String>) -> Result<(), Problem> {
    match wanted {
        Some(name) if name.trim().is_empty() || name.len() > LONGEST => {
            Err(Problem::too_much("name", LONGEST.to_string()))
        }
        _ => Ok(()),
    }
}

const LONGEST: usize = 200;
