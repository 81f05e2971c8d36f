//! What the questions are answered with.

use crate::Walls;
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

/// Why a player cannot checkmate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proof {
    /// The opponent has no king on the board, and none will come.
    NoKing,
    /// What is on the board does not suffice.
    Material(MaterialTheorem),
    /// No man ever gets to where a mate would need it.
    Walls(Box<Walls>),
    /// All positions that can be reached have been looked at.
    Exhausted {
        /// How many they are, without those behind a position to which a
        /// theorem or walls apply.
        positions: u32,
        /// The sum of the hashes of their keys: another run of this search
        /// gives the same number.
        digest: u64,
    },
}

/// Theorems on material, about what the player who is to mate has beside the
/// king. They assume an ordinary position that is not already checkmate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MaterialTheorem {
    /// Nothing: a king cannot give check.
    BareKing,
    /// One knight, while the opponent has nothing but queens: whatever queen
    /// stands beside its king to block it can capture the knight.
    KnightAgainstQueens,
    /// Bishops all on one colour, while the opponent has no knight, no pawn
    /// and no bishop on the other colour: a rook or queen that blocks a square
    /// of the other colour can go in between.
    BishopsOfOneColor,
}
