//! The ledger of a hall of wooden boards: what arbiters have ruled there.

use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The longest text, the most texts of a list.
const MOST: (usize, usize) = (1_000, 60);
/// The most that all texts of an entry take.
const IN_ALL: usize = 8_000;

/// Something that an arbiter has ruled at a board that nobody records. Never
/// changed: who was wrong writes another entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LedgerEntry {
    /// Its own name, given by the device that it was written on. The same twice counts once.
    pub id: String,
    /// The event's name among the device's events.
    pub event: String,
    /// The round.
    pub round: u32,
    /// The board, as the event calls it.
    pub board: String,
    /// White's name, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// Black's name, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    /// When: Unix time in milliseconds, by the device's clock.
    pub at: u64,
    /// Who ruled.
    pub arbiter: String,
    /// What was reported and decided, as lines of a protocol.
    pub lines: Vec<String>,
    /// What was ruled, in the arbiter's language.
    pub words: Vec<String>,
    /// Under which articles.
    pub articles: Vec<String>,
    /// What counts against players.
    pub counts: Vec<LedgerCount>,
    /// The result, if the game was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The entry that this one takes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<String>,
}

/// Something that counts against a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LedgerCount {
    /// `white` or `black`.
    pub player: String,
    /// What was ruled: `illegal_move`.
    pub effect: String,
    /// The how-many-th it was, where such things are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
}

impl LedgerEntry {
    /// # Errors
    /// If something in it is longer than anybody needs.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        let (longest, most) = MOST;
        let counts = self.counts.iter().flat_map(|count| [&count.player, &count.effect]);
        let lists = [&self.lines, &self.words, &self.articles];
        let own = [&self.id, &self.event, &self.board, &self.arbiter];
        let own = own.into_iter().chain(counts);
        let may = [&self.white, &self.black, &self.result, &self.undoes];
        let own = own.chain(may.into_iter().flatten());
        let texts: Vec<&String> = own.chain(lists.into_iter().flatten()).collect();
        let in_all: usize = texts.iter().map(|text| text.len()).sum();
        if texts.iter().any(|text| text.len() > longest) || in_all > IN_ALL {
            return Err(Problem::too_much("note", longest.to_string()));
        }
        let longest_list = lists.map(Vec::len).into_iter().chain([self.counts.len()]).max();
        match longest_list.unwrap_or_default() > most {
            true => Err(Problem::too_much("note", longest.to_string())),
            false => Ok(()),
        }
    }
}
