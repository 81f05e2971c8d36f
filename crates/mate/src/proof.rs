//! Proofs that a player cannot checkmate.
//!
//! [`check`](crate::check) verifies a proof without knowing how it was found.

use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Proof that a player cannot checkmate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proof {
    /// The opponent has no king on the board, and no move can create one.
    NoKing,
    /// The material does not suffice.
    Material(MaterialTheorem),
    /// The pieces cannot reach the squares that a mate needs.
    Walls(Box<Walls>),
    /// No mate exists even if bishops may be on any square of their colour, move and capture
    /// freely, and never obstruct another piece.
    BishopsAnywhere {
        /// Number of reachable positions of the other pieces.
        positions: u32,
        /// Sum of a number for each of these positions.
        digest: u64,
    },
    /// All reachable positions were examined, and none is the mate.
    Exhausted(Box<Closure>),
    /// All reachable positions were examined, grouped by the square of one king, and none is the
    /// mate.
    KingGroups(Box<KingGroups>),
}

impl Proof {
    /// Returns the stable name of the kind of proof.
    ///
    /// ```
    /// assert_eq!(touchmove_mate::Proof::NoKing.name(), "no-king");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            Proof::NoKing => "no-king",
            Proof::Material(MaterialTheorem::BareKing) => "bare-king",
            Proof::Material(MaterialTheorem::KnightAgainstQueens) => "knight-against-queens",
            Proof::Material(MaterialTheorem::BishopsOfOneColor) => "bishops-of-one-color",
            Proof::Walls(_) => "walls",
            Proof::BishopsAnywhere { .. } => "bishops-anywhere",
            Proof::Exhausted(_) => "exhausted",
            Proof::KingGroups(_) => "roaming",
        }
    }
}

/// Theorems about the material of the player who would mate. The king is not counted.
///
/// The theorems assume an ordinary position that is not yet checkmate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MaterialTheorem {
    /// No other piece. A king cannot give check.
    BareKing,
    /// One knight, and the opponent has only queens. A queen that blocks a square next to its king
    /// can capture the knight.
    KnightAgainstQueens,
    /// Bishops on one square colour. The opponent has no knight, no pawn and no bishop on the other
    /// colour. A rook or queen that blocks a square of the other colour can interpose.
    BishopsOfOneColor,
}

/// Squares that one piece can ever occupy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Confined {
    /// Colour of the piece.
    pub color: Color,
    /// Current role.
    pub role: Role,
    /// Current square.
    pub home: Square,
    /// Squares that the piece can ever occupy in its current role, including `home`.
    pub reach: Bitboard,
    /// Squares that a pawn can ever occupy after promotion.
    pub promoted: Bitboard,
}

impl Confined {
    /// Returns all squares that the piece can ever occupy.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_mate::{can_mate, MateAnswer, Budget, Proof};
    /// let fen = "4kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1";
    /// let answer = can_mate(&fen.parse().unwrap(), Color::White, Budget::default());
    /// let MateAnswer::No(Proof::Walls(walls)) = answer else { panic!() };
    /// let king = walls.men[0];
    /// assert_eq!((king.home.to_string().as_str(), king.squares().len()), ("e1", 16));
    /// ```
    pub fn squares(&self) -> Bitboard {
        self.reach | self.promoted
    }
}

/// Sets of squares that the pieces cannot leave. No mate is possible within the sets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walls {
    /// Every piece on the board.
    pub men: Vec<Confined>,
}

/// Set of all reachable positions. A theorem or walls end some branches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closure {
    /// Number of positions, including those where a theorem or walls end a branch.
    pub positions: u32,
    /// Sum of the numbers that stand for the positions.
    pub digest: u64,
    /// Positions that were not expanded because of walls.
    pub walls: Vec<(Position, Walls)>,
}

/// All reachable positions, grouped by everything except the square of one king.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KingGroups {
    /// Colour of the king whose squares are grouped.
    pub king_color: Color,
    /// The groups.
    pub groups: Vec<KingGroup>,
}

/// Positions that differ only in the square of one king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KingGroup {
    /// All pieces except the kings, and the player to move.
    pub men: Position,
    /// Square of the other king.
    pub other: Square,
    /// Squares of the grouped king.
    pub king_squares: Bitboard,
}

impl KingGroups {
    /// Returns the total number of positions.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_mate::KingGroups;
    /// assert_eq!(KingGroups { king_color: Color::White, groups: Vec::new() }.positions(), 0);
    /// ```
    pub fn positions(&self) -> u64 {
        self.groups.iter().map(|place| u64::from(place.king_squares.len())).sum()
    }
}
