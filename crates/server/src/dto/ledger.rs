//! Ledger of unrecorded boards: rulings of arbiters there.

use crate::problem::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Upper bounds: characters of a text, texts of a list.
const MOST: (usize, usize) = (1_000, 60);
/// Upper bound of all texts of an entry, in bytes.
const IN_ALL: usize = 8_000;

/// A ruling of an arbiter at an unrecorded board. Entries never change: a later entry takes back a
/// wrong one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LedgerEntry {
    /// Id of the entry, assigned by the device that wrote it. Entries with the same id count once.
    pub id: String,
    /// Id of the event on the device.
    pub event: String,
    /// The round.
    pub round: u32,
    /// The board, in the event's own numbering.
    pub board: String,
    /// White's name, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// Black's name, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    /// Unix time in milliseconds, by the device's clock.
    pub at: u64,
    /// The arbiter's name.
    pub arbiter: String,
    /// The report and the decision, as lines of a protocol.
    pub lines: Vec<String>,
    /// The ruling, in the arbiter's language.
    pub words: Vec<String>,
    /// The articles.
    pub articles: Vec<String>,
    /// Effects of the ruling that count against players.
    pub counts: Vec<LedgerCount>,
    /// The result, if the ruling ended the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Id of the entry that this entry takes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<String>,
}

/// An effect that counts against a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LedgerCount {
    /// `white` or `black`.
    pub player: String,
    /// The effect: `illegal_move`.
    pub effect: String,
    /// Number of this effect against the player, for effects that are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    /// Milliseconds added to the player's clock, negative if taken away, for effects on clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<i64>,
}

impl LedgerEntry {
    /// # Errors
    /// If a text or a list exceeds its bound.
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
