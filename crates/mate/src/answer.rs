//! What the questions are answered with.

use crate::Proof;
use touchmove_board::Move;

/// How many positions searches may store, all in all; the last position looked
/// at may add a few. A position takes roughly 200 bytes and half a microsecond.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget(pub u32);

impl Default for Budget {
    /// Half a million positions.
    fn default() -> Budget {
        Budget(500_000)
    }
}

/// Whether a player can still checkmate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// This line of legal moves ends with that player giving checkmate. It
    /// is empty if the checkmate is on the board.
    Yes(Vec<Move>),
    /// No series of legal moves ends so.
    No(Proof),
    /// The budget was used up, or the board is one the search cannot store.
    Undecided {
        /// How many positions were looked at.
        nodes: u32,
    },
}

impl Answer {
    /// A name for what is answered and how it was proved, for messages.
    ///
    /// ```
    /// assert_eq!(touchmove_mate::Answer::Undecided { nodes: 9 }.id(), "undecided");
    /// ```
    pub fn id(&self) -> &'static str {
        match self {
            Answer::Yes(line) if line.is_empty() => "given",
            Answer::Yes(_) => "line",
            Answer::No(proof) => proof.id(),
            Answer::Undecided { .. } => "undecided",
        }
    }

    /// Whether the player can mate; `None` if undecided.
    ///
    /// ```
    /// assert_eq!(touchmove_mate::Answer::Undecided { nodes: 9 }.decided(), None);
    /// ```
    pub const fn decided(&self) -> Option<bool> {
        match self {
            Answer::Yes(_) => Some(true),
            Answer::No(_) => Some(false),
            Answer::Undecided { .. } => None,
        }
    }
}
