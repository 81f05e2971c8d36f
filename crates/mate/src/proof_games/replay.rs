//! The check of a game that is said to lead to a position.

use touchmove_board::{Move, Position};

/// Whether these moves, from the initial position, are legal one after the
/// other and lead to a position that is the same as this one in the sense of
/// Article 9.2: men, player to move, castling and en passant. It knows
/// nothing of how the game was found.
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
