//! Answers from the pieces on the board, without a search.

use crate::answer::MateAnswer;
use crate::line::is_mate_by;
use crate::material::theorem;
use crate::preconditions::is_ordinary;
use crate::proof::Proof;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};

/// Returns the answer if the position is already checkmate, or if a material theorem excludes a
/// mate.
///
/// `None` means that the question is open. Call [`can_mate`](crate::can_mate) to decide it.
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::quick;
///
/// let position: Position = "8/8/8/8/8/1k6/8/KN5q w - - 0 1".parse().unwrap();
/// assert_eq!(quick(&position, Color::White).unwrap().decided(), Some(false));
/// assert_eq!(quick(&position, Color::Black), None);
/// ```
pub fn quick(position: &Position, winner: Color) -> Option<MateAnswer> {
    if is_mate_by(position, winner) {
        return Some(MateAnswer::Yes(Vec::new()));
    }
    if position.king(winner.other()).is_none() {
        return Some(MateAnswer::No(Proof::NoKing));
    }
    let theorem = theorem(position, winner).filter(|_| is_ordinary(position))?;
    Some(MateAnswer::No(Proof::Material(theorem)))
}
