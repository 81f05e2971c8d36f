//! Breaches of the Laws that a computer opponent commits on purpose, so that its opponent learns to
//! notice them.

use crate::acts::acts;
use crate::task::Task;
use touchmove_board::{Move, MoveKind, Position, Role, Square, Wing};
use touchmove_game::{Act, Hands, Pieces};
use touchmove_laws::rules::illegal_move::counts_empty_press;
use touchmove_search::{Irregularity, IrregularityKind, irregularity};

/// Number of moves to the first breach, and between two breaches, at least.
const GAP: u64 = 2;
/// Number of gaps to draw from.
const GAPS: u64 = 3;

/// Plan of the breaches of a game. It depends only on a seed and on the breaches so far, so a
/// restarted program continues it.
///
/// ```
/// use touchmove_engine::Sparring;
///
/// let sparring = Sparring { seed: 7, committed: 0, latest: 0 };
/// assert!(!sparring.is_due(1));
/// assert!(sparring.is_due(4));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sparring {
    /// Seed of the game.
    pub seed: u32,
    /// Number of breaches that the computer has committed.
    pub committed: u32,
    /// Move number of the latest breach, or 0.
    pub latest: u32,
}

impl Sparring {
    /// True if the computer breaches the Laws at this move number.
    pub fn is_due(self, number: u32) -> bool {
        u64::from(number) >= u64::from(self.latest) + GAP + self.drawn(0) % GAPS
    }

    /// Returns the breach in place of a legal move, if one is due. The first three differ in kind.
    /// A computer that has an obligation keeps it.
    pub fn breach(self, task: &Task, mv: Move) -> Option<Irregularity> {
        let number = u32::from(task.position.fullmoves());
        if task.takes_moves_only() || task.is_bound() || !self.is_due(number) {
            return None;
        }
        let counts = |kind: &IrregularityKind| {
            *kind != IrregularityKind::PressOnly || counts_empty_press(task.edition)
        };
        let mut kinds = self.kinds().into_iter().filter(counts);
        kinds.find_map(|kind| irregularity(&task.position, mv, kind, self.drawn(1)))
    }

    /// Returns the kinds in the order in which they are tried.
    fn kinds(self) -> [IrregularityKind; 3] {
        let mut kinds = IrregularityKind::ALL;
        // The seed says which comes first, and each breach continues the order.
        if !(self.seed / 3).is_multiple_of(2) {
            kinds.reverse();
        }
        let first = u64::from(self.seed) + u64::from(self.committed);
        kinds.rotate_left(usize::try_from(first % 3).unwrap_or(0));
        kinds
    }

    fn drawn(self, what: u64) -> u64 {
        mixed(u64::from(self.seed) << 32 | u64::from(self.committed) << 1 | what)
    }
}

/// Scrambles a number (splitmix64).
const fn mixed(number: u64) -> u64 {
    let x = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// Returns the acts of a hand that commits the breach. Pressing the clock is not included.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_engine::irregular_acts;
/// use touchmove_search::Irregularity;
///
/// let start = Position::default();
/// let mv = start.read_uci("e2e4").unwrap();
/// let touched = Irregularity::TouchedOther { touched: "g1".parse().unwrap(), mv };
/// let done: Vec<String> =
///     irregular_acts(&start, touched).iter().map(ToString::to_string).collect();
/// assert_eq!(done, ["takes g1", "puts N g1", "shifts e2 e4"]);
/// assert!(irregular_acts(&start, Irregularity::PressOnly).is_empty());
/// ```
pub fn irregular_acts(position: &Position, breach: Irregularity) -> Vec<Act> {
    match breach {
        Irregularity::IllegalMove { from, to } => {
            illegal_move(position, from, to).map_or(Vec::new(), |mv| acts(position, mv))
        }
        Irregularity::TouchedOther { touched, mv } => {
            let lifted = position.piece_at(touched).into_iter().flat_map(|piece| {
                let takes = Pieces::Takes { square: touched, hands: Hands::One };
                let puts = Pieces::Puts { role: piece.role, square: touched };
                [Act::Pieces(takes), Act::Pieces(puts)]
            });
            lifted.chain(acts(position, mv)).collect()
        }
        _ => Vec::new(),
    }
}

/// Time for which the computer holds a piece that it touches and does not move, in milliseconds. A
/// person would see this.
pub const HELD_MS: u64 = 700;

/// Returns true if an act puts a piece back on the square from which the act before lifted it. The
/// computer holds the piece between the two.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_engine::{irregular_acts, is_put_back};
/// use touchmove_search::Irregularity;
///
/// let start = Position::default();
/// let mv = start.read_uci("e2e4").unwrap();
/// let touched = Irregularity::TouchedOther { touched: "g1".parse().unwrap(), mv };
/// let acts = irregular_acts(&start, touched);
/// assert_eq!([0, 1, 2].map(|at| is_put_back(&acts, at)), [false, true, false]);
/// ```
pub fn is_put_back(acts: &[Act], at: usize) -> bool {
    let lifted = at.checked_sub(1).and_then(|before| acts.get(before));
    match (lifted, acts.get(at)) {
        (
            Some(Act::Pieces(Pieces::Takes { square, .. })),
            Some(Act::Pieces(Pieces::Puts { square: to, .. })),
        ) => square == to,
        _ => false,
    }
}

/// Returns the move that a hand makes, as if it were legal.
fn illegal_move(position: &Position, from: Square, to: Square) -> Option<Move> {
    let role = position.piece_at(from)?.role;
    let sideways = from.file().abs_diff(to.file());
    let kind = match role {
        Role::King if sideways > 1 => {
            let wing = if to.file() > from.file() { Wing::Kingside } else { Wing::Queenside };
            MoveKind::Castle { wing, onto: to }
        }
        Role::Pawn if sideways == 1 && position.piece_at(to).is_none() => MoveKind::EnPassant,
        _ => MoveKind::Step,
    };
    Some(Move { from, to, role, kind })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page tests know these games (`web/test/page/sparring.test.ts`).
    #[test]
    fn seeds_fix_the_first_breach() {
        let first = |seed| {
            let sparring = Sparring { seed, committed: 0, latest: 0 };
            (sparring.kinds()[0], (1..9).find(|&number| sparring.is_due(number)))
        };
        let expected = [
            (IrregularityKind::IllegalMove, Some(3)),
            (IrregularityKind::TouchedOther, Some(4)),
            (IrregularityKind::PressOnly, Some(2)),
        ];
        assert_eq!([0, 1, 2].map(first), expected);
    }
}
