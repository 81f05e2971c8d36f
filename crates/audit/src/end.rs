//! The last position of a record: whether it is dead, and since when.

use touchmove_board::{Color, Position};
use touchmove_mate::{Budget, first_dead, may_be_dead};

/// Players with more choices than that between them have never been seen to be
/// in a dead position that [`may_be_dead`] passes over.
const CHOICES: u32 = 40;

/// The index of the first dead position, asked only where the last one may be
/// dead. The positions follow from each other by legal moves.
pub(crate) fn died(positions: &[Position]) -> Option<usize> {
    let worth = match positions {
        // Nothing was played: many records give no more than names and result.
        [start] => may_be_dead(start),
        [.., last] => is_worth_asking(last),
        [] => false,
    };
    if worth { first_dead(positions, Budget::default()) } else { None }
}

/// A record shows a game once, so that the glance may be wider than the one
/// during a game: few choices for either player, whatever the pawns do.
fn is_worth_asking(position: &Position) -> bool {
    let [white, black] = Color::ALL.map(|player| position.with_turn(player).count_legal_moves());
    white + black < CHOICES || may_be_dead(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All pawns can still move, and yet nobody ever gets through.
    #[test]
    fn walls_that_can_still_close_are_asked_about() {
        let walls = "3k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1";
        let walls: Position = walls.parse().unwrap();
        assert!(is_worth_asking(&walls));
        assert_eq!(died(&[walls, walls.with_turn(Color::Black)]), Some(0));
    }

    #[test]
    fn the_initial_position_is_not_asked_about() {
        assert!(!is_worth_asking(&Position::default()));
    }
}
