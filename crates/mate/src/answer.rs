//! What the questions are answered with.

use crate::Proof;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::Move;

/// How many positions searches may store, all in all; the last position looked
/// at may add a few. A position takes roughly 100 bytes and half a microsecond.
///
/// [`can_mate`](crate::can_mate) counts the moves besides, so that a question does not take longer
/// where nearly all of them lead to positions that are known already: then fewer are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget(pub u32);

impl Default for Budget {
    /// Half a million positions.
    fn default() -> Budget {
        Budget(500_000)
    }
}

/// How long a search may go on: until its budget is used up, or until whoever
/// asked wants to wait no longer. The search itself looks at no clock.
///
/// ```
/// use std::cell::Cell;
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::{can_mate, Answer, Effort};
///
/// let fen = "3k4/8/p7/Pp3p1p/1Pp1pPpP/2PpP1P1/3P3R/3KB2R w - - 0 1";
/// let hard: Position = fen.parse().unwrap();
/// let asked = Cell::new(0);
/// let after_a_while = || asked.replace(asked.get() + 1) > 2;
/// let effort = Effort { until: &after_a_while, ..Effort::default() };
/// assert!(matches!(can_mate(&hard, Color::White, effort), Answer::Undecided { .. }));
/// ```
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// How much may be looked at.
    pub budget: Budget,
    /// Asked now and then: whether to give up.
    pub until: &'a dyn Fn() -> bool,
}

impl Default for Effort<'_> {
    /// The usual budget, and patience.
    fn default() -> Self {
        Budget::default().into()
    }
}

impl From<Budget> for Effort<'_> {
    fn from(budget: Budget) -> Self {
        Effort { budget, until: &|| false }
    }
}

impl fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Effort").field("budget", &self.budget).finish_non_exhaustive()
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
    /// The effort was not enough, or the board is one the search cannot store.
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
