//! Games that prove a position legal (Article 3.10.3 in 2023).

mod backwards;
mod replay;
mod short;

pub use replay::leads_to;

use crate::{Budget, Effort, Illegality, illegality};
use alloc::vec::Vec;
use touchmove_board::{FenReading, Move, Position};

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
    let game = short::find(position, short).or_else(|| backwards::find(position, effort))?;
    leads_to(&game, position).then_some(game)
}
