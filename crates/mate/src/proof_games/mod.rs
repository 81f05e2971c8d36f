//! Proof games: games that prove a position legal (Article 3.10.3 in 2023).

mod replay;
mod retrograde_search;
mod short_games;

pub use replay::leads_to;

use crate::{Budget, Effort, Illegality, illegality};
use alloc::vec::Vec;
use touchmove_board::{FenReading, Move, Position};

/// Answer to the question whether legal moves can lead from the ordinary initial position to a
/// position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Legality {
    /// No series of moves leads to the position, for this reason.
    Illegal(Illegality),
    /// This game leads to the position.
    Legal(Vec<Move>),
    /// Neither legality nor illegality was proved.
    Undecided,
}

/// Decides whether a game can lead to this position, as far as that can be proved.
///
/// Tests for illegality count pieces and captures. Pawns and castling rights show which pieces
/// never moved. One move is also retracted. To prove legality, a forward search finds short games,
/// and a retrograde search from the position finds longer ones. The longer games are not the
/// shortest possible.
///
/// The effort bounds the search for a game. [`leads_to`] verifies a game. If neither a proof of
/// illegality nor a game is found, the position is undecided. If castling rights exist only in
/// Chess960, only first ranks and captures are tested, and no game is searched.
///
/// ```
/// use touchmove_board::{Fen, Position};
/// use touchmove_mate::{legality, Budget, Illegality, Legality};
///
/// let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1".parse().unwrap();
/// let Legality::Legal(game) = legality(&after_e4, Budget::default()) else { panic!() };
/// assert_eq!(game.len(), 1);
///
/// // The bishop on b5 cannot have left c8, and no pawn can have promoted to it.
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

/// Decides the legality of a position and of the claims in its FEN.
///
/// The position is illegal if its FEN claims a castling right or en passant square that the pieces
/// exclude. Otherwise the answer is that of [`legality`].
///
/// ```
/// use touchmove_board::Fen;
/// use touchmove_mate::{legality_of_fen, Budget, Legality};
///
/// let reading = Fen::read("4k3/8/8/8/8/8/8/4K3 w KQkq -").unwrap();
/// let answer = legality_of_fen(&reading, Budget::default());
/// let Legality::Illegal(reason) = answer else { panic!() };
/// assert_eq!(reason.name(), "unfounded-castling");
/// ```
pub fn legality_of_fen<'a>(reading: &FenReading, effort: impl Into<Effort<'a>>) -> Legality {
    match reading.problems().first() {
        Some(&problem) => Legality::Illegal(Illegality::Problem(problem)),
        None => legality(&reading.position, effort),
    }
}

/// Divisor of the effort: one eighth goes into the search for short games.
const FOR_SHORT_GAMES: u32 = 8;

fn game_to(position: &Position, effort: &Effort) -> Option<Vec<Move>> {
    if position.has_chess960_castling() {
        return None;
    }
    let short = Budget(effort.budget.0 / FOR_SHORT_GAMES);
    let game =
        short_games::find(position, short).or_else(|| retrograde_search::find(position, effort))?;
    leads_to(&game, position).then_some(game)
}
