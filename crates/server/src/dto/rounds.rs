//! Rounds of a competition: the boards and byes of one, the file it came in, results entered.

use crate::dto::boards::NewBoard;
use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use touchmove_tournament::trf::{CODES, StoredFile};
use utoipa::ToSchema;

/// A round to add.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRound {
    /// Its number.
    pub round: u32,
    /// Its boards. What holds for all games of the competition holds for them.
    pub boards: Vec<NewBoard>,
    /// Who does not play.
    #[serde(default)]
    pub byes: Vec<Idle>,
}

/// Somebody who does not play in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Idle {
    /// The start rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// Who.
    pub person: String,
    /// `H`, `F`, `U` or `Z`, as FIDE's files have it.
    pub code: char,
}

/// The byes of a round, as the journal keeps them.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Byes {
    pub round: u32,
    pub byes: Vec<Idle>,
}

/// The tournament file of a round, as the journal keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptFile {
    pub round: u32,
    pub encoding: String,
    #[serde(default)]
    pub marked: bool,
    #[serde(flatten)]
    pub kept: StoredFile,
}

/// What the tournament file that is kept has of a round.
#[derive(Debug, Serialize, ToSchema)]
pub struct FileView {
    /// The round that it was given for.
    pub round: u32,
    /// How many players it has.
    pub players: usize,
    /// Its encoding.
    pub encoding: String,
}

/// A result that an arbiter enters: of a game played on wood, or decided otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewResult {
    /// The round.
    pub round: String,
    /// The board.
    pub number: u32,
    /// What White and Black have, as FIDE's files have it: `10`, `==`, `+-`, `--`. Without it
    /// what was entered before holds no longer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub codes: Option<String>,
}

impl NewResult {
    /// The codes of both.
    ///
    /// # Errors
    /// If they are not two codes of a game.
    pub(crate) fn both(&self) -> Result<Option<[char; 2]>, Problem> {
        let Some(codes) = &self.codes else { return Ok(None) };
        let known = |code: &char| CODES.contains(*code) && !"HFUZ".contains(*code);
        match codes.chars().collect::<Vec<_>>()[..] {
            [white, black] if known(&white) && known(&black) => Ok(Some([white, black])),
            _ => Err(Problem::unreadable(format!("codes: {codes}; two of 1 0 = + - W D L"))),
        }
    }
}
