//! Checks answers, and shares nothing with what finds them but the board.
//!
//! Whoever trusts these few pages need not trust the searches. They are
//! written for reading, not for speed.

mod attacked;
mod bishops;
mod closure;
mod mated;
mod material;
#[cfg(feature = "deep")]
mod roaming;
mod sets;

use crate::{Answer, Proof};
use touchmove_board::{Bitboard, Color, Move, Position, Role};

/// Why an answer was not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rejection {
    /// The line is not legal, or does not end with that player giving mate.
    Line,
    /// The opponent has a king.
    King,
    /// The theorem does not speak of this position.
    Theorem,
    /// A man can leave its set.
    Sets,
    /// A mate can be set up within the sets.
    Mate,
    /// Other positions can be reached than the proof counts, or one is mate.
    Closure,
    /// There is nothing to check.
    Undecided,
}

/// Accepts an answer about `winner`, or says what is wrong with its proof.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::{can_mate, check, Answer, Budget, Rejection};
///
/// let position: Position = "8/8/8/8/4k3/8/8/KN5r w - - 0 1".parse().unwrap();
/// let answer = can_mate(&position, Color::White, Budget::default());
/// assert_eq!(check(&position, Color::White, &answer), Ok(()));
/// assert_eq!(check(&position, Color::Black, &answer), Err(Rejection::Line));
/// ```
///
/// # Errors
///
/// What is wrong with the proof.
pub fn check(position: &Position, winner: Color, answer: &Answer) -> Result<(), Rejection> {
    match answer {
        Answer::Yes(line) => line_mates(*position, winner, line),
        Answer::No(proof) => no_mate(position, winner, proof),
        Answer::Undecided { .. } => Err(Rejection::Undecided),
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
            let applies = !mated && material::speaks(*theorem, position, winner);
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
        Proof::Roaming(groups) => roaming::holds(position, winner, groups),
        #[cfg(not(feature = "deep"))]
        Proof::Roaming(_) => Err(Rejection::Closure),
    }
}

/// Theorems and sets speak of positions with one king each, the one not to
/// move out of check, and no pawn on the first or last rank.
fn is_ordinary(position: &Position) -> bool {
    let ends = Bitboard::rank(0) | Bitboard::rank(7);
    let pawns = position.role(Role::Pawn);
    let kings = Color::ALL.map(|color| position.pieces(color, Role::King).len());
    let waiting = position.turn().other();
    kings == [1, 1] && !pawns.meets(ends) && position.checkers(waiting).is_empty()
}
