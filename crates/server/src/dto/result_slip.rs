//! Result slips: results signed by the players, or entered by an arbiter.

use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use touchmove_answers::views::StateView;
use utoipa::ToSchema;

/// The entered and signed results of a board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct PaperView {
    /// The valid result in the codes of FIDE's files: `10`, `==`, `+-`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codes: Option<String>,
    /// The results signed by White and Black.
    pub signed: [Option<String>; 2],
    /// True if the signed results differ from each other or from the entered result. False again
    /// after an arbiter has entered a result.
    pub disputed: bool,
    /// Origin of the result; absent without a result. A report lists every way but `played`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<Way>,
}

/// Origin of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// An ordinary result of a game on a board, signed or entered.
    Played,
    /// A player did not play: codes with `+` or `-`.
    Forfeit,
    /// No move by both players: codes with `W`, `D` or `L`.
    Unplayed,
    /// An arbiter's decision: unusual points, or a result that differs from a signature or from the
    /// game.
    Decided,
}

impl Way {
    /// The origin that follows from the codes and the signatures.
    pub(crate) fn of(codes: [char; 2], signed: [Option<[char; 2]>; 2]) -> Way {
        let any = |marks: &str| codes.iter().any(|&code| marks.contains(code));
        let usual = SIGNED.contains(&codes.iter().collect::<String>().as_str());
        if any("+-") {
            Way::Forfeit
        } else if any("WDL") {
            Way::Unplayed
        } else if usual && signed.iter().flatten().all(|one| *one == codes) {
            Way::Played
        } else {
            Way::Decided
        }
    }
}

impl PaperView {
    /// Corrects the origin if moves were made on this server: an entered result that the game
    /// itself does not show is an arbiter's decision.
    pub(crate) fn compare(&mut self, state: &StateView) {
        let moved = state.known.as_ref().is_some_and(|known| known.moves.iter().any(|&n| n > 0));
        if self.way == Some(Way::Played) && moved {
            let shown = match state.result.as_str() {
                "1-0" => Some("10"),
                "0-1" => Some("01"),
                "1/2-1/2" => Some("=="),
                _ => None,
            };
            if self.codes.as_deref() != shown {
                self.way = Some(Way::Decided);
            }
        }
    }
}

/// A player's signature.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// `10`, `==` or `01`.
    pub codes: String,
}

/// The results that players can sign. Only an arbiter can enter other results.
const SIGNED: [&str; 3] = ["10", "==", "01"];

impl Signature {
    /// # Errors
    /// If players cannot agree on such a result.
    pub(crate) fn both(&self) -> Result<[char; 2], Problem> {
        let known = SIGNED.contains(&self.codes.as_str());
        match self.codes.chars().collect::<Vec<_>>()[..] {
            [white, black] if known => Ok([white, black]),
            _ => Err(Problem::unreadable(format!("codes: {}; one of 10 == 01", self.codes))),
        }
    }
}

/// The signature as the journal stores it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Signed {
    pub round: String,
    pub number: u32,
    /// `0` for White, `1` for Black.
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
    /// The side that signs with this link: `white`, `black` or `both`.
    pub you: String,
    /// The entered and signed results.
    pub paper: PaperView,
}
