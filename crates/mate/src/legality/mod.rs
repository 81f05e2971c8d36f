//! Can a position have arisen at all (Article 3.10.3 in 2023)?

mod backwards;
mod chess960;
mod facing;
mod home;
mod pawns;
mod proof_game;
mod replay;
mod retract;

use alloc::vec::Vec;
pub use replay::leads_to;

use crate::{Budget, Effort};
use touchmove_board::{Color, FenReading, Move, Position, PositionProblem};

/// Whether a series of legal moves leads to a position from the usual initial
/// position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Legality {
    /// None does.
    Illegal(Illegality),
    /// This game does.
    Legal(Vec<Move>),
    /// Neither has been shown.
    Undecided,
}

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

/// Whether a game can lead to this position, as far as it can be shown:
/// illegal with a reason, legal with a game, or undecided. The effort bounds
/// the search for a game; [`leads_to`] checks one.
///
/// Counted are men and captures, as they follow from pawns and castling rights
/// that show what never moved, and the last move is taken back. A game is
/// looked for from the beginning on, where it would be short, and then
/// backwards from the position; such a game is not the shortest. What is neither
/// shown to be impossible nor found is undecided. Of positions with rights that
/// only Chess960 knows, first ranks and captures are looked at; no game is looked for.
///
/// ```
/// use touchmove_board::{Fen, Position};
/// use touchmove_mate::{legality, Budget, Illegality, Legality};
///
/// let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1".parse().unwrap();
/// let Legality::Legal(game) = legality(&after_e4, Budget::default()) else { panic!() };
/// assert_eq!(game.len(), 1);
///
/// // The bishop on b5 cannot have left c8, and no pawn has become it.
/// let caged = "rn1qkbnr/pppppppp/8/1b6/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// let caged = Fen::parse(caged).unwrap();
/// let answer = legality(&caged, Budget::default());
/// assert!(matches!(answer, Legality::Illegal(Illegality::Promotions { .. })));
/// ```
pub fn legality<'a>(position: &Position, effort: impl Into<Effort<'a>>) -> Legality {
    let effort = effort.into();
    if let Some(reason) = illegality(position) {
        return Legality::Illegal(reason);
    }
    match game_to(position, &effort) {
        Some(game) => Legality::Legal(game),
        None => Legality::Undecided,
    }
}

/// Answers as [`legality`] does, for a position as its FEN describes it: a castling right or a
/// passed square that the text claims and the pieces rule out makes it illegal.
///
/// ```
/// use touchmove_board::Fen;
/// use touchmove_mate::{legality_of_fen, Budget, Legality};
///
/// let reading = Fen::read("4k3/8/8/8/8/8/8/4K3 w KQkq -").unwrap();
/// let answer = legality_of_fen(&reading, Budget::default());
/// let Legality::Illegal(reason) = answer else { panic!() };
/// assert_eq!(reason.id(), "unfounded-castling");
/// ```
pub fn legality_of_fen<'a>(reading: &FenReading, effort: impl Into<Effort<'a>>) -> Legality {
    match reading.problems().first() {
        Some(&problem) => Legality::Illegal(Illegality::Problem(problem)),
        None => legality(&reading.position, effort),
    }
}

/// A part of the effort is enough for short games.
const FOR_SHORT_GAMES: u32 = 8;

fn game_to(position: &Position, effort: &Effort) -> Option<Vec<Move>> {
    if position.has_chess960_castling() {
        return None;
    }
    let short = Budget(effort.budget.0 / FOR_SHORT_GAMES);
    let game = proof_game::find(position, short).or_else(|| backwards::find(position, effort))?;
    leads_to(&game, position).then_some(game)
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
