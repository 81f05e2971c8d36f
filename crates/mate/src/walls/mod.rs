//! Sets of squares that men cannot leave whatever is played, and in which no
//! mate can be set up.
//!
//! All is seen at once and too generously: a man counts as standing on every
//! square it might ever reach ([`reach`]), and a mate as possible if men could
//! take part in it from their sets, each once ([`net`]). What is impossible
//! even so is impossible in play.

mod net;
mod reach;
#[cfg(test)]
mod tests;

use touchmove_board::{Bitboard, Color, Position, Role, Square};

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

    fn is_settled(&self) -> bool {
        self.squares() == Bitboard::of(self.home)
    }
}

/// For every man the squares it cannot leave; no mate can be set up in them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walls {
    /// Every man on the board.
    pub men: Vec<Confined>,
}

/// The walls behind which `winner` cannot mate, if these sets prove it. The
/// position is ordinary.
pub(crate) fn walls(position: &Position, winner: Color) -> Option<Walls> {
    let men = reach::settle(position);
    let none = net::places(&men, winner, Square::all()).next().is_none();
    none.then_some(Walls { men })
}

/// The first few of these squares on which the opponent of `winner` might be
/// mated (on others, never), and where its king can go. The position is
/// ordinary.
pub(crate) fn places(
    position: &Position,
    winner: Color,
    squares: Vec<Square>,
    wanted: usize,
) -> (Vec<Square>, Bitboard) {
    let men = reach::settle(position);
    let king = men.iter().find(|man| man.color != winner && man.role == Role::King);
    let reach = king.map_or(Bitboard::EMPTY, |king| king.reach);
    (net::places(&men, winner, squares.into_iter()).take(wanted).collect(), reach)
}
