//! Proofs that a player cannot checkmate: data that [`check`](crate::check)
//! accepts or rejects without knowing where it comes from.

use alloc::boxed::Box;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Color, Position, Role, Square};

/// Why a player cannot checkmate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proof {
    /// The opponent has no king on the board, and none will come.
    NoKing,
    /// What is on the board does not suffice.
    Material(MaterialTheorem),
    /// No man ever gets to where a mate would need it.
    Walls(Box<Walls>),
    /// Bishops may be anywhere on their colours, move and take whenever they
    /// like and be in nobody's way: even then there is no mate.
    BishopsAnywhere {
        /// How many positions of the other men can be reached so.
        positions: u32,
        /// The sum of a number for each of them.
        digest: u64,
    },
    /// All positions that can be reached have been looked at.
    Exhausted(Box<Closure>),
    /// The same, those together that differ only in the place of one king.
    Roaming(Box<Roaming>),
}

impl Proof {
    /// A name for the kind of proof, for messages.
    ///
    /// ```
    /// assert_eq!(touchmove_mate::Proof::NoKing.id(), "no-king");
    /// ```
    pub const fn id(&self) -> &'static str {
        match self {
            Proof::NoKing => "no-king",
            Proof::Material(MaterialTheorem::BareKing) => "bare-king",
            Proof::Material(MaterialTheorem::KnightAgainstQueens) => "knight-against-queens",
            Proof::Material(MaterialTheorem::BishopsOfOneColor) => "bishops-of-one-color",
            Proof::Walls(_) => "walls",
            Proof::BishopsAnywhere { .. } => "bishops-anywhere",
            Proof::Exhausted(_) => "exhausted",
            Proof::Roaming(_) => "roaming",
        }
    }
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

/// The squares on which one man can ever stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Confined {
    /// Whose man it is.
    pub color: Color,
    /// What it is now.
    pub role: Role,
    /// Where it stands now.
    pub home: Square,
    /// Where it can ever stand as what it is, home included.
    pub reach: Bitboard,
    /// Where a pawn can ever stand once promoted.
    pub promoted: Bitboard,
}

impl Confined {
    /// Wherever the man can ever stand.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// use touchmove_mate::{can_mate, Answer, Budget, Proof};
    /// let fen = "4kb2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1";
    /// let answer = can_mate(&fen.parse().unwrap(), Color::White, Budget::default());
    /// let Answer::No(Proof::Walls(walls)) = answer else { panic!() };
    /// let king = walls.men[0];
    /// assert_eq!((king.home.to_string().as_str(), king.squares().len()), ("e1", 16));
    /// ```
    pub fn squares(&self) -> Bitboard {
        self.reach | self.promoted
    }
}

/// For every man the squares it cannot leave; no mate can be set up in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walls {
    /// Every man on the board.
    pub men: Vec<Confined>,
}

/// All positions that can be reached, where a theorem or walls end the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closure {
    /// How many they are, those ends included.
    pub positions: u32,
    /// The sum of a number for each of them.
    pub digest: u64,
    /// Positions that were left alone because of walls.
    pub walls: Vec<(Position, Walls)>,
}

/// All positions that can be reached, grouped by everything but the place of one king.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roaming {
    /// Whose king it is.
    pub roamer: Color,
    /// The groups.
    pub places: Vec<Place>,
}

/// Positions that differ only in the place of one king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// All men but the kings, and who is to move.
    pub men: Position,
    /// Where the other king is.
    pub other: Square,
    /// Where this king may be.
    pub roams: Bitboard,
}

impl Roaming {
    /// How many positions they are.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_mate::Roaming;
    /// assert_eq!(Roaming { roamer: Color::White, places: Vec::new() }.positions(), 0);
    /// ```
    pub fn positions(&self) -> u64 {
        self.places.iter().map(|place| u64::from(place.roams.len())).sum()
    }
}
