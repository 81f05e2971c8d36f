//! What is put right of a round after it was set up, and by whom.

use crate::dto::boards::Board;
use crate::games::setup::is_of_a_person;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Something of a board that is put right. What is left out stays.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct BoardChange {
    /// White's name; at any time, for a name may be misspelt.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
    /// Its number, before the game.
    pub number: Option<u32>,
    /// Whether the players change colours, before the game. Each keeps name, title, rating and
    /// start rank; links are for a side, so they are handed out anew.
    pub colours: bool,
    /// Tags of the game, `TimeControl` say, before the game.
    pub tags: BTreeMap<String, String>,
    /// White's and Black's start ranks in the tournament file.
    pub ranks: Option<[u32; 2]>,
}

impl BoardChange {
    /// Whether it is more than how somebody is written.
    pub(crate) fn is_of_the_game(&self) -> bool {
        self.number.is_some() || self.colours || self.tags.keys().any(|tag| !is_of_a_person(tag))
    }
}

/// What all boards of a round are played under, before the first of them has begun.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundChange {
    /// Tags of its games: `TimeControl`, `DefaultTime` ...
    pub tags: BTreeMap<String, String>,
}

/// Something that has been put right, on record.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CorrectionView {
    /// Unix time in milliseconds.
    pub wall_ms: u64,
    /// The arbiter's seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The board as it was.
    pub before: Board,
    /// As it is now; none if it has been taken out of the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Board>,
    /// The tags that were changed.
    pub tags: BTreeMap<String, String>,
}

/// The same as the journal keeps it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Changed {
    /// The game of the board.
    pub game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Board>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tags: BTreeMap<String, String>,
}

/// A name that can be written down.
pub(crate) fn name(wanted: Option<&String>) -> Result<(), Problem> {
    match wanted {
        Some(name) if name.trim().is_empty() || name.len() > LONGEST => {
            Err(Problem::too_much("name", LONGEST.to_string()))
        }
        _ => Ok(()),
    }
}

const LONGEST: usize = 200;
