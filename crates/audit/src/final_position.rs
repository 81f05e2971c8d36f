//! Dead final positions, and the move that made the position dead.

use touchmove_board::Position;
use touchmove_mate::{Budget, Deadness, is_dead, may_be_dead, may_have_died};

/// Result of the search for a dead position.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum DeadSince {
    No,
    /// The search reached its limits.
    Undecided,
    /// Index of the first dead position.
    At(usize),
}

/// Finds the first dead position. The search runs only if the last position passes a quick test.
/// Each position must follow from the previous one by a legal move.
pub(crate) fn first_dead(positions: &[Position]) -> DeadSince {
    let worth = match positions {
        // The record has no moves. Many records contain only names and a result.
        [start] => may_be_dead(start),
        [.., last] => may_have_died(last),
        [] => false,
    };
    let Some(last) = positions.last().filter(|_| worth) else { return DeadSince::No };
    match is_dead(last, Budget::default()) {
        Deadness::Dead(..) => DeadSince::At(first_of_dead(positions)),
        Deadness::Alive(..) => DeadSince::No,
        Deadness::Undecided { .. } => DeadSince::Undecided,
    }
}

/// Returns the index of the first dead position. The last position is dead, and all positions after a
/// dead one are dead. The first is usually near the end, so the search goes back in growing steps,
/// and then by halves.
fn first_of_dead(positions: &[Position]) -> usize {
    let (mut dead, mut step) = (positions.len().saturating_sub(1), 1);
    let mut alive = 0;
    while let Some(before) = dead.checked_sub(step) {
        if !positions.get(before).is_some_and(is_dead_surely) {
            alive = before + 1;
            break;
        }
        (dead, step) = (before, step * 2);
    }
    let between = positions.get(alive..dead).unwrap_or_default();
    alive + between.partition_point(|position| !is_dead_surely(position))
}

fn is_dead_surely(position: &Position) -> bool {
    is_dead(position, Budget::default()).is_dead()
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_board::Color;

    /// All pawns can still move, but no piece can ever pass the pawns.
    #[test]
    fn blocked_position_with_mobile_pawns_is_dead() {
        let walls = "3k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1";
        let walls: Position = walls.parse().unwrap();
        assert_eq!(first_dead(&[walls, walls.with_turn(Color::Black)]), DeadSince::At(0));
    }
}
