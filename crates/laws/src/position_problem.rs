//! Articles that a position with a problem contradicts.

use crate::Provision;
use touchmove_board::PositionProblem;

/// Returns the provision that a position with this problem contradicts.
///
/// ```
/// use touchmove_board::Fen;
/// use touchmove_laws::{Edition, problem_provision};
///
/// let reading = Fen::read("4k3/3r4/8/3pP3/8/8/8/4K3 w - d6").unwrap();
/// let provision = problem_provision(&reading.problems()[0]);
/// assert_eq!(Edition::Fide2023.cite(provision).unwrap().number(), "3.7.4.2");
/// ```
pub const fn problem_provision(problem: &PositionProblem) -> Provision {
    match problem {
        PositionProblem::NoKing(_)
        | PositionProblem::SeveralKings(_)
        | PositionProblem::TooManyPieces(_)
        | PositionProblem::TooManyPawns(_) => Provision::PieceSet,
        PositionProblem::PawnsOnEndRank(_) | PositionProblem::TooManyPromoted(_) => {
            Provision::Promotion
        }
        PositionProblem::KingCanBeCaptured { .. } => Provision::NoSelfCheck,
        PositionProblem::ImpossibleCastling(_) | PositionProblem::UnfoundedCastling { .. } => {
            Provision::CastlingRightLost
        }
        PositionProblem::ImpossibleEnPassant(_) => Provision::EnPassantAtOnce,
        _ => Provision::IllegalPosition,
    }
}
