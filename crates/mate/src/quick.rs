//! What can be answered by looking at the board alone.

use crate::answer::Answer;
use crate::line::is_mate_by;
use crate::material::theorem;
use crate::ordinary::is_ordinary;
use crate::proof::Proof;
use alloc::vec::Vec;
use touchmove_board::{Color, Position};

/// The answer, where one look suffices: the mate is on the board, or by a
/// theorem on material there will be none. `None` says nothing either way;
/// ask [`can_mate`](crate::can_mate).
///
/// ```
/// use touchmove_board::{Color, Position};
/// use touchmove_mate::quick;
///
/// let position: Position = "8/8/8/8/8/1k6/8/KN5q w - - 0 1".parse().unwrap();
/// assert_eq!(quick(&position, Color::White).unwrap().decided(), Some(false));
/// assert_eq!(quick(&position, Color::Black), None);
/// ```
pub fn quick(position: &Position, winner: Color) -> Option<Answer> {
    if is_mate_by(position, winner) {
        return Some(Answer::Yes(Vec::new()));
    }
    if position.king(winner.other()).is_none() {
        return Some(Answer::No(Proof::NoKing));
    }
    let theorem = theorem(position, winner).filter(|_| is_ordinary(position))?;
    Some(Answer::No(Proof::Material(theorem)))
}
