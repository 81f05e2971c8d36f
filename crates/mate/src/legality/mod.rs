//! Proofs that no game leads to a position (Article 3.10.3 in 2023).

mod chess960;
mod facing;
pub(crate) mod home;
mod pawns;
mod retract;

use touchmove_board::{Color, FenReading, Position, PositionProblem};

/// Why no game leads to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegality {
    /// It shows at a glance.
    Problem(PositionProblem),
    /// Men of that player must have been promoted, for they are too many or
    /// cannot have left their first squares; but not as many pawns are missing.
    Promotions {
        /// The player.
        player: Color,
        /// How many men were promoted, at least.
        promoted: u32,
        /// How many pawns are missing.
        missing: u32,
    },
    /// The pawns of that player must have captured more than the opponent has
    /// lost to stand where they stand, and to have been promoted.
    Captures {
        /// The player.
        player: Color,
        /// How many captures the pawns need; none if no captures suffice.
        needed: Option<u32>,
        /// How many men the opponent has lost.
        lost: u32,
    },
    /// On more files no white pawn faces a black one than captures, and pawns that were captured, can
    /// account for.
    OpenedFiles {
        /// On how many files.
        opened: u32,
        /// How many can be accounted for.
        accounted: u32,
    },
    /// Kings and rooks that may castle in Chess960 cannot have begun where they stand.
    FirstRanks,
    /// No move of the player who does not have the move can have been the last.
    NoLastMove,
}

impl Illegality {
    /// Its name for machines.
    ///
    /// ```
    /// assert_eq!(touchmove_mate::Illegality::NoLastMove.id(), "no-last-move");
    /// ```
    pub const fn id(&self) -> &'static str {
        match self {
            Illegality::Problem(problem) => problem.id(),
            Illegality::Promotions { .. } => "too-many-promotions",
            Illegality::Captures { .. } => "too-many-captures",
            Illegality::OpenedFiles { .. } => "too-many-files-opened",
            Illegality::FirstRanks => "different-first-ranks",
            Illegality::NoLastMove => "no-last-move",
        }
    }
}

/// Why no game can lead to this position, if that can be shown.
///
/// ```
/// use touchmove_board::Position;
/// assert_eq!(touchmove_mate::illegality(&Position::default()), None);
/// ```
pub fn illegality(position: &Position) -> Option<Illegality> {
    if let Some(problem) = at_a_glance(position) {
        return Some(problem);
    }
    if position.has_chess960_castling() {
        return chess960::illegality(position);
    }
    let promoted = home::both_promoted(position);
    counts(position, promoted).or_else(|| retract::no_last_move(position))
}

/// Why no game can lead to the position that one begins with, if that can be shown. A game of
/// Chess960 may have begun with any of its first ranks: of it only what shows whichever that was.
///
/// ```
/// use touchmove_mate::impossible_start;
/// let nine = touchmove_board::Fen::read("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1").unwrap();
/// assert!(impossible_start(&nine, false).is_some());
/// ```
pub fn impossible_start(start: &FenReading, is_chess960: bool) -> Option<Illegality> {
    let position = &start.position;
    if let Some(&problem) = start.problems().first() {
        return Some(Illegality::Problem(problem));
    }
    match is_chess960 {
        _ if *position == Position::default() => None,
        true => chess960::illegality(position),
        false => illegality(position),
    }
}

fn at_a_glance(position: &Position) -> Option<Illegality> {
    position.problems().first().copied().map(Illegality::Problem)
}

/// What counting men and captures shows, so many men of each having been promoted at least. The
/// position has one king each.
fn counts(position: &Position, both: [u32; 2]) -> Option<Illegality> {
    let of_one = Color::ALL.into_iter().zip(both).find_map(|(player, promoted)| {
        let missing =
            8_u32.saturating_sub(position.pieces(player, touchmove_board::Role::Pawn).len());
        if promoted > missing {
            return Some(Illegality::Promotions { player, promoted, missing });
        }
        let lost = 16_u32.saturating_sub(position.color(player.other()).len());
        let needed = pawns::captures(position, player, promoted);
        let enough = needed.is_some_and(|needed| needed <= lost);
        (!enough).then_some(Illegality::Captures { player, needed, lost })
    });
    of_one.or_else(|| facing::too_many_opened(position, both.iter().sum()))
}
