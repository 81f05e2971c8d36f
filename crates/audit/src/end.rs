//! The last position of a record: whether it is dead, and since when.

use touchmove_board::Position;
use touchmove_mate::{Budget, Deadness, is_dead, may_be_dead, may_have_died};

/// Whether a game has died.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Died {
    No,
    /// Nobody can say.
    Undecided,
    /// With the position of that index.
    At(usize),
}

/// The index of the first dead position, asked only where the last one may be
/// dead. The positions follow from each other by legal moves.
pub(crate) fn died(positions: &[Position]) -> Died {
    let worth = match positions {
        // Nothing was played: many records give no more than names and result.
        [start] => may_be_dead(start),
        [.., last] => may_have_died(last),
        [] => false,
    };
    let Some(last) = positions.last().filter(|_| worth) else { return Died::No };
    match is_dead(last, Budget::default()) {
        // A dead position stays dead.
        Deadness::Dead(..) => Died::At(positions.partition_point(|p| !is_dead_surely(p))),
        Deadness::Alive(..) => Died::No,
        Deadness::Undecided { .. } => Died::Undecided,
    }
}

fn is_dead_surely(position: &Position) -> bool {
    is_dead(position, Budget::default()).is_dead()
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_board::Color;

    /// All pawns can still move, and yet nobody ever gets through.
    #[test]
    fn walls_that_can_still_close_are_asked_about() {
        let walls = "3k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1";
        let walls: Position = walls.parse().unwrap();
        assert_eq!(died(&[walls, walls.with_turn(Color::Black)]), Died::At(0));
    }
}
