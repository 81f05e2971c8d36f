//! Rounds of a competition: boards, byes, tournament file and entered results.

use crate::dto::boards::NewBoard;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use touchmove_tournament::trf::{CODES, StoredFile};
use utoipa::ToSchema;

/// A round to add.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRound {
    /// Number of the round.
    pub round: u32,
    /// Boards of the round, under the regulations of the competition.
    pub boards: Vec<NewBoard>,
    /// Players without a game.
    #[serde(default)]
    pub byes: Vec<Idle>,
}

/// A player without a game in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Idle {
    /// The start rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// The player's name.
    pub person: String,
    /// Code of the bye in FIDE's files: `H`, `F`, `U` or `Z`.
    pub code: char,
}

/// The byes of a round, as the journal stores them.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Byes {
    pub round: u32,
    pub byes: Vec<Idle>,
}

/// The tournament file of a round, as the journal stores it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptFile {
    pub round: u32,
    pub encoding: String,
    #[serde(default)]
    pub marked: bool,
    #[serde(flatten)]
    pub kept: StoredFile,
}

/// Summary of the stored tournament file.
#[derive(Debug, Serialize, ToSchema)]
pub struct FileView {
    /// The round for which the file was uploaded.
    pub round: u32,
    /// Number of players in the file.
    pub players: usize,
    /// Encoding of the file.
    pub encoding: String,
}

/// A result that an arbiter enters: of a game on a wooden board, or of a game decided without play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewResult {
    /// The round.
    pub round: String,
    /// The board.
    pub number: u32,
    /// The codes of White and Black in FIDE's files: `10`, `==`, `+-`, `--`. If missing, the
    /// earlier entry is taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub codes: Option<String>,
}

impl NewResult {
    /// Parses the codes of both players.
    ///
    /// # Errors
    /// If the text is not two codes of a game.
    pub(crate) fn both(&self) -> Result<Option<[char; 2]>, Problem> {
        let Some(codes) = &self.codes else { return Ok(None) };
        let known = |code: &char| CODES.contains(*code) && !"HFUZ".contains(*code);
        match codes.chars().collect::<Vec<_>>()[..] {
            [white, black] if known(&white) && known(&black) => Ok(Some([white, black])),
            _ => Err(Problem::unreadable(format!("codes: {codes}; two of 1 0 = + - W D L"))),
        }
    }
}
