//! Verification of a proof game.

use touchmove_board::{Move, Position};

/// Returns true if the moves are legal one after the other and lead from the initial position to
/// `target`.
///
/// The positions must be the same by Article 9.2 in pieces, player to move, castling rights and en
/// passant square. The result does not depend on how the game was found.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_mate::leads_to;
/// let start = Position::default();
/// let mv = start.find_move("g1".parse().unwrap(), "f3".parse().unwrap(), None).unwrap();
/// assert!(leads_to(&[mv], &start.after(mv)));
/// assert!(!leads_to(&[], &start.after(mv)));
/// ```
pub fn leads_to(game: &[Move], target: &Position) -> bool {
    let step = |on: Position, &mv: &Move| on.is_legal(mv).then(|| on.after(mv));
    let end = game.iter().try_fold(Position::default(), step);
    end.is_some_and(|end| end.same_position(target))
}
