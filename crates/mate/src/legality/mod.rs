//! Proofs that no game leads to a position (Article 3.10.3 in 2023).

mod capture_counts;
mod chess960;
mod crossed_pawns;
mod retraction;
pub(crate) mod unmoved_pieces;

use touchmove_board::{Color, FenReading, Position, PositionProblem};

/// Reason why no game leads to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegality {
    /// The position has an obvious problem.
    Problem(PositionProblem),
    /// The player has more promoted pieces than missing pawns.
    ///
    /// Some promoted pieces exceed the initial number of their role. Others cannot have come from a
    /// home square of their role.
    Promotions {
        /// The player.
        player: Color,
        /// Smallest number of promoted pieces.
        promoted: u32,
        /// Number of missing pawns.
        missing: u32,
    },
    /// The opponent has lost too few pieces for the captures that the player's pawns need.
    Captures {
        /// The player.
        player: Color,
        /// Captures that the pawns need; `None` if no number suffices.
        needed: Option<u32>,
        /// Number of pieces that the opponent has lost.
        lost: u32,
    },
    /// Captures and captured pawns cannot explain all files without facing pawns.
    OpenedFiles {
        /// Number of files without facing pawns.
        opened: u32,
        /// Number of files that captures and captured pawns can explain.
        accounted: u32,
    },
    /// The castling rights of both players contradict a common first rank in Chess960.
    FirstRanks,
    /// No move of the player who has just moved can have led to the position.
    NoLastMove,
}

impl Illegality {
    /// Returns the stable name of the reason.
    ///
    /// ```
    /// assert_eq!(touchmove_mate::Illegality::NoLastMove.name(), "no-last-move");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            Illegality::Problem(problem) => problem.name(),
            Illegality::Promotions { .. } => "too-many-promotions",
            Illegality::Captures { .. } => "too-many-captures",
            Illegality::OpenedFiles { .. } => "too-many-files-opened",
            Illegality::FirstRanks => "different-first-ranks",
            Illegality::NoLastMove => "no-last-move",
        }
    }
}

/// Returns a reason why no game can lead to this position, if one is found.
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
    let promoted = unmoved_pieces::both_promoted(position);
    counts(position, promoted).or_else(|| retraction::no_last_move(position))
}

/// Returns a reason why no game can lead to the start position of a game, if one is found.
///
/// A game of Chess960 may have begun with any first rank. For such a game only reasons that apply
/// to every first rank count.
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

/// Returns the illegality that the counts of pieces and captures prove. `both` has the fewest
/// promotions of each player. The position must have one king for each player.
fn counts(position: &Position, both: [u32; 2]) -> Option<Illegality> {
    let of_one = Color::ALL.into_iter().zip(both).find_map(|(player, promoted)| {
        let missing =
            8_u32.saturating_sub(position.pieces(player, touchmove_board::Role::Pawn).len());
        if promoted > missing {
            return Some(Illegality::Promotions { player, promoted, missing });
        }
        let lost = 16_u32.saturating_sub(position.color(player.other()).len());
        let needed = capture_counts::captures(position, player, promoted);
        let enough = needed.is_some_and(|needed| needed <= lost);
        (!enough).then_some(Illegality::Captures { player, needed, lost })
    });
    of_one.or_else(|| crossed_pawns::too_many_opened(position, both.iter().sum()))
}
