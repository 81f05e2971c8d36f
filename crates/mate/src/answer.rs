//! Answers of a mate search, and the effort it may spend.

use crate::Proof;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::Move;

/// Upper bound on the total number of positions that all searches for one question store.
///
/// Expanding the last position may exceed the bound by a few positions. A position takes roughly
/// 100 bytes and half a microsecond. [`can_mate`](crate::can_mate) also counts moves. If nearly all
/// moves lead to known positions, it therefore stops before it has stored that many positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Budget(pub u32);

impl Default for Budget {
    /// Returns half a million positions.
    fn default() -> Budget {
        Budget(500_000)
    }
}

/// Limits of a search: its budget, and a callback that may stop it earlier.
///
/// The search itself reads no clock.
///
/// ```
/// use std::cell::Cell;
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::{can_mate, MateAnswer, Effort};
///
/// let fen = "3k4/8/p7/Pp3p1p/1Pp1pPpP/2PpP1P1/3P3R/3KB2R w - - 0 1";
/// let hard: Position = fen.parse().unwrap();
/// let asked = Cell::new(0);
/// let after_a_while = || asked.replace(asked.get() + 1) > 2;
/// let effort = Effort { until: &after_a_while, ..Effort::default() };
/// assert!(matches!(can_mate(&hard, Color::White, effort), MateAnswer::Undecided { .. }));
/// ```
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// Upper bound on stored positions.
    pub budget: Budget,
    /// Callback that the search calls from time to time. The search stops when the callback returns
    /// true.
    pub until: &'a dyn Fn() -> bool,
}

impl Default for Effort<'_> {
    /// Returns the default budget with a callback that never stops the search.
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

/// Answer to the question whether a player can still checkmate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MateAnswer {
    /// The player can mate: this line of legal moves ends with checkmate by the player. The line is
    /// empty if the position is already that checkmate.
    Yes(Vec<Move>),
    /// The player cannot mate: no series of legal moves ends with checkmate by the player.
    No(Proof),
    /// The search reached its limits, or the board has too many pieces for an exact key.
    Undecided {
        /// Number of positions examined.
        nodes: u32,
    },
}

impl MateAnswer {
    /// Returns the stable name of the answer and the kind of its proof.
    ///
    /// ```
    /// assert_eq!(touchmove_mate::MateAnswer::Undecided { nodes: 9 }.name(), "undecided");
    /// ```
    pub fn name(&self) -> &'static str {
        match self {
            MateAnswer::Yes(line) if line.is_empty() => "given",
            MateAnswer::Yes(_) => "line",
            MateAnswer::No(proof) => proof.name(),
            MateAnswer::Undecided { .. } => "undecided",
        }
    }

    /// Returns true if the player can mate, false if not, and `None` if the question is undecided.
    ///
    /// ```
    /// assert_eq!(touchmove_mate::MateAnswer::Undecided { nodes: 9 }.decided(), None);
    /// ```
    pub const fn decided(&self) -> Option<bool> {
        match self {
            MateAnswer::Yes(_) => Some(true),
            MateAnswer::No(_) => Some(false),
            MateAnswer::Undecided { .. } => None,
        }
    }
}
