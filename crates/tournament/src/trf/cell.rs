//! Entry of a player for one round.

use serde::{Deserialize, Serialize};

/// Entry of a player for one round: opponent, colour and result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// Start rank of the opponent, or `None` for a bye or an absent player.
    pub opponent: Option<u32>,
    /// True if the player has White; `None` if the player is not paired.
    pub white: Option<bool>,
    /// Code of the result in capitals, or a space without a result.
    pub code: char,
}

/// FIDE's codes of results.
pub const CODES: &str = "+-WDL1=0HFUZ";

impl Cell {
    /// Parses the eight columns of a round, such as `  12 w 1`. Returns `None` if they are empty.
    pub(super) fn read(columns: &str) -> Option<Result<Cell, ()>> {
        if columns.trim().is_empty() {
            return None;
        }
        let mut letters = columns.chars();
        let opponent: String = letters.by_ref().take(4).collect();
        let rest: String = letters.collect();
        Some(Cell::of(opponent.trim(), &rest).ok_or(()))
    }

    fn of(opponent: &str, rest: &str) -> Option<Cell> {
        let number: u32 = if opponent.is_empty() { 0 } else { opponent.parse().ok()? };
        let sign = |at: usize| rest.chars().nth(at).unwrap_or(' ').to_ascii_uppercase();
        let (colour, code) = (sign(1), sign(3));
        let white = match colour {
            'W' => Some(true),
            'B' => Some(false),
            '-' | ' ' => None,
            _ => return None,
        };
        let known = code == ' ' || CODES.contains(code);
        known.then_some(Cell { opponent: (number > 0).then_some(number), white, code })
    }

    /// True if the game is still to be played.
    ///
    /// ```
    /// use touchmove_tournament::trf::Cell;
    /// assert!(Cell { opponent: Some(3), white: Some(true), code: ' ' }.is_to_be_played());
    /// ```
    #[must_use]
    pub fn is_to_be_played(&self) -> bool {
        self.opponent.is_some() && self.white.is_some() && self.code == ' '
    }

    pub(super) fn text(self) -> String {
        let colour = match self.white {
            Some(true) => 'w',
            Some(false) => 'b',
            None => '-',
        };
        match self.opponent {
            Some(number) => format!("{number:>4} {colour} {}", self.code),
            None => format!("0000 {colour} {}", self.code),
        }
    }
}
