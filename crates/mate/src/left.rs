//! What a player has left, as somebody sees it who glances at a board, and
//! what that alone decides.

use crate::proof::MaterialTheorem;

/// The men that a player has left. The kinds are as fine as the theorems on
/// material need them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Left {
    /// Only the king.
    King,
    /// The king and one bishop.
    Bishop,
    /// The king and one knight.
    Knight,
    /// The king and queens.
    Queens,
    /// The king, and rooks with or without queens.
    Rooks,
    /// More, or something else: a pawn, two minor pieces.
    Other,
}

impl Left {
    /// Every kind.
    pub const ALL: [Left; 6] =
        [Left::King, Left::Bishop, Left::Knight, Left::Queens, Left::Rooks, Left::Other];

    /// The theorem by which a player who has this left can mate in no position
    /// at all in which the opponent has that. None leaves it to the position.
    ///
    /// ```
    /// use touchmove_mate::{Left, MaterialTheorem};
    ///
    /// assert_eq!(Left::King.never_mates(Left::Other), Some(MaterialTheorem::BareKing));
    /// assert!(Left::Knight.never_mates(Left::King).is_some());
    /// assert!(Left::Knight.never_mates(Left::Rooks).is_none());
    /// ```
    pub const fn never_mates(self, opponent: Left) -> Option<MaterialTheorem> {
        match (self, opponent) {
            (Left::King, _) => Some(MaterialTheorem::BareKing),
            (Left::Knight, Left::King | Left::Queens) => Some(MaterialTheorem::KnightAgainstQueens),
            (Left::Bishop, Left::King | Left::Queens | Left::Rooks) => {
                Some(MaterialTheorem::BishopsOfOneColor)
            }
            (Left::Bishop, Left::Bishop | Left::Knight | Left::Other)
            | (Left::Knight, Left::Bishop | Left::Knight | Left::Rooks | Left::Other)
            | (Left::Queens | Left::Rooks | Left::Other, _) => None,
        }
    }

    /// Whether the opponent's men matter.
    ///
    /// ```
    /// use touchmove_mate::Left;
    /// assert!(Left::Knight.depends_on_the_opponent() && !Left::King.depends_on_the_opponent());
    /// ```
    pub const fn depends_on_the_opponent(self) -> bool {
        matches!(self, Left::Bishop | Left::Knight)
    }
}
