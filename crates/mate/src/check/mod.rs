//! Checker of answers. It shares only the board with the searches that find the answers.
//!
//! A reader who trusts this module need not trust the searches. The module is therefore written for
//! readers, not for speed.

mod attacks;
mod bishops;
mod closure;
#[cfg(feature = "deep")]
mod king_groups;
mod material;
mod mating_sets;
mod sets;

use crate::{MateAnswer, Proof};
use touchmove_board::{Bitboard, Color, Move, Position, Role};

/// Reason why the checker rejects an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rejection {
    /// The line is illegal, or it does not end with checkmate by the player.
    Line,
    /// The proof relies on a missing king, but the opponent has a king.
    King,
    /// The theorem does not apply to this position.
    Theorem,
    /// A piece can leave its reach set.
    Sets,
    /// A mate is possible within the reach sets.
    Mate,
    /// The reachable positions differ from those that the proof counts, or one of them is mate.
    Closure,
    /// The answer is undecided, so there is nothing to check.
    Undecided,
}

/// Checks the line or proof of an answer about `winner`.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::{can_mate, check, MateAnswer, Budget, Rejection};
///
/// let position: Position = "8/8/8/8/4k3/8/8/KN5r w - - 0 1".parse().unwrap();
/// let answer = can_mate(&position, Color::White, Budget::default());
/// assert_eq!(check(&position, Color::White, &answer), Ok(()));
/// assert_eq!(check(&position, Color::Black, &answer), Err(Rejection::Line));
/// ```
///
/// # Errors
///
/// Returns a [`Rejection`] if the line or proof is wrong.
pub fn check(position: &Position, winner: Color, answer: &MateAnswer) -> Result<(), Rejection> {
    match answer {
        MateAnswer::Yes(line) => line_mates(*position, winner, line),
        MateAnswer::No(proof) => no_mate(position, winner, proof),
        MateAnswer::Undecided { .. } => Err(Rejection::Undecided),
    }
}

fn line_mates(mut position: Position, winner: Color, line: &[Move]) -> Result<(), Rejection> {
    for &mv in line {
        if !position.legal_moves().contains(&mv) {
            return Err(Rejection::Line);
        }
        position = position.after(mv);
    }
    let given = position.turn() != winner && position.is_checkmate();
    given.then_some(()).ok_or(Rejection::Line)
}

fn no_mate(position: &Position, winner: Color, proof: &Proof) -> Result<(), Rejection> {
    let mated = position.turn() != winner && position.is_checkmate();
    match proof {
        Proof::NoKing if position.king(winner.other()).is_none() => Ok(()),
        Proof::NoKing => Err(Rejection::King),
        Proof::Material(theorem) => {
            let applies = !mated && material::applies(*theorem, position, winner);
            applies.then_some(()).ok_or(Rejection::Theorem)
        }
        Proof::Walls(_) if mated || !is_ordinary(position) => Err(Rejection::Mate),
        Proof::Walls(walls) => sets::hold(position, winner, &walls.men),
        Proof::BishopsAnywhere { .. } if mated => Err(Rejection::Mate),
        Proof::BishopsAnywhere { positions, digest } => {
            bishops::holds(position, winner, *positions, *digest)
        }
        Proof::Exhausted(closure) => closure::holds(position, winner, closure),
        #[cfg(feature = "deep")]
        Proof::KingGroups(groups) => king_groups::holds(position, winner, groups),
        #[cfg(not(feature = "deep"))]
        Proof::KingGroups(_) => Err(Rejection::Closure),
    }
}

/// Returns true if each player has one king, only the player to move may be in check, and no pawn
/// is on the first or last rank. Theorems and sets apply only to such positions.
fn is_ordinary(position: &Position) -> bool {
    let ends = Bitboard::rank(0) | Bitboard::rank(7);
    let pawns = position.role(Role::Pawn);
    let kings = Color::ALL.map(|color| position.pieces(color, Role::King).len());
    let waiting = position.turn().other();
    kings == [1, 1] && !pawns.meets(ends) && position.checkers(waiting).is_empty()
}
