//! Material of a player as an arbiter reports it, and the answers that follow from material alone.

use crate::proof::MaterialTheorem;

/// Material that a player has left. The values distinguish the cases of the material theorems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MaterialLeft {
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
    /// Any other material, such as a pawn or two minor pieces.
    Other,
}

impl MaterialLeft {
    /// All values.
    pub const ALL: [MaterialLeft; 6] = [
        MaterialLeft::King,
        MaterialLeft::Bishop,
        MaterialLeft::Knight,
        MaterialLeft::Queens,
        MaterialLeft::Rooks,
        MaterialLeft::Other,
    ];

    /// Returns the theorem by which this material can never mate against the opponent's material.
    ///
    /// `None` means that the answer depends on the position.
    ///
    /// ```
    /// use touchmove_mate::{MaterialLeft, MaterialTheorem};
    ///
    /// let bare = MaterialLeft::King.never_mates(MaterialLeft::Other);
    /// assert_eq!(bare, Some(MaterialTheorem::BareKing));
    /// assert!(MaterialLeft::Knight.never_mates(MaterialLeft::King).is_some());
    /// assert!(MaterialLeft::Knight.never_mates(MaterialLeft::Rooks).is_none());
    /// ```
    pub const fn never_mates(self, opponent: MaterialLeft) -> Option<MaterialTheorem> {
        match (self, opponent) {
            (MaterialLeft::King, _) => Some(MaterialTheorem::BareKing),
            (MaterialLeft::Knight, MaterialLeft::King | MaterialLeft::Queens) => {
                Some(MaterialTheorem::KnightAgainstQueens)
            }
            (
                MaterialLeft::Bishop,
                MaterialLeft::King | MaterialLeft::Queens | MaterialLeft::Rooks,
            ) => Some(MaterialTheorem::BishopsOfOneColor),
            (
                MaterialLeft::Bishop,
                MaterialLeft::Bishop | MaterialLeft::Knight | MaterialLeft::Other,
            )
            | (
                MaterialLeft::Knight,
                MaterialLeft::Bishop
                | MaterialLeft::Knight
                | MaterialLeft::Rooks
                | MaterialLeft::Other,
            )
            | (MaterialLeft::Queens | MaterialLeft::Rooks | MaterialLeft::Other, _) => None,
        }
    }

    /// Returns true if the answer depends on the opponent's material.
    ///
    /// ```
    /// use touchmove_mate::MaterialLeft;
    /// assert!(MaterialLeft::Knight.depends_on_the_opponent());
    /// assert!(!MaterialLeft::King.depends_on_the_opponent());
    /// ```
    pub const fn depends_on_the_opponent(self) -> bool {
        matches!(self, MaterialLeft::Bishop | MaterialLeft::Knight)
    }
}
