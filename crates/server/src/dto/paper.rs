//! Results that stand on paper: signed by the players, or entered by an arbiter.

use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What was entered and signed of a board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct PaperView {
    /// What holds, as FIDE's files have it: `10`, `==`, `+-`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codes: Option<String>,
    /// What White and Black have signed.
    pub signed: [Option<String>; 2],
    /// Whether they have signed different results, or another than was entered, and no arbiter
    /// has entered one since.
    pub disputed: bool,
}

/// What a player signs.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// `10`, `==` or `01`.
    pub codes: String,
}

/// The results that players sign: any other is an arbiter's.
const SIGNED: [&str; 3] = ["10", "==", "01"];

impl Signature {
    /// # Errors
    /// If it is a result that no players can have agreed on.
    pub(crate) fn both(&self) -> Result<[char; 2], Problem> {
        let known = SIGNED.contains(&self.codes.as_str());
        match self.codes.chars().collect::<Vec<_>>()[..] {
            [white, black] if known => Ok([white, black]),
            _ => Err(Problem::unreadable(format!("codes: {}; one of 10 == 01", self.codes))),
        }
    }
}

/// The same as the journal keeps it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Signed {
    pub round: String,
    pub number: u32,
    /// `0` White, `1` Black.
    pub side: usize,
    pub codes: [char; 2],
}

/// The result slip of a board as a player sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SlipView {
    /// The event.
    pub event: String,
    /// The round.
    pub round: String,
    /// The board.
    pub number: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Who signs with this link: `white`, `black` or `both`.
    pub you: String,
    /// What was entered and signed.
    pub paper: PaperView,
}
