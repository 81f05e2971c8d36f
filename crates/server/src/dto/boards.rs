//! Boards of a competition.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchmove_answers::setup::NewGame;
use utoipa::ToSchema;

/// A board to add.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBoard {
    /// Board number; the next free number by default.
    pub number: Option<u32>,
    /// The round, in PGN's format.
    pub round: Option<String>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Tags in which this game differs from the others.
    #[serde(default)]
    pub tags: BTreeMap<String, String>,
    /// White's and Black's start ranks in the tournament file.
    pub ranks: Option<[u32; 2]>,
}

impl NewBoard {
    /// Applies this board's settings to the competition's settings for games.
    pub(crate) fn game(&self, mut game: NewGame) -> NewGame {
        game.tags.extend(self.tags.clone());
        game.tags.insert("White".to_owned(), self.white.clone());
        game.tags.insert("Black".to_owned(), self.black.clone());
        if let Some(round) = &self.round {
            game.tags.insert("Round".to_owned(), round.clone());
        }
        game
    }
}

/// A board of a competition.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Board {
    /// Board number.
    pub number: u32,
    /// The round.
    pub round: String,
    /// The game.
    pub game: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// White's and Black's start ranks in the tournament file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranks: Option<[u32; 2]>,
}

impl Board {
    /// True for the board with that round and number.
    pub(crate) fn is(&self, round: &str, number: u32) -> bool {
        self.round == round && self.number == number
    }
}
