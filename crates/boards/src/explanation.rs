//! Legal moves that explain what a board shows.

use crate::Placement;
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Move, Position};

/// Most moves that may be missed while the connection was lost.
const MOST_MISSED: usize = 3;

/// Returns the legal move that leads from a position to a board. If two moves do, the board does not
/// tell which.
pub(crate) fn explaining_move(before: &Position, board: &Placement) -> Option<Move> {
    let occupied = board.occupied();
    let legal = before.legal_moves();
    let mut fits = legal.into_iter().filter(|mv| {
        let after = before.after(*mv);
        after.occupied() == occupied && Placement::from(&after) == *board
    });
    let first = fits.next();
    first.filter(|_| fits.next().is_none())
}

/// Returns the only line of up to three legal moves that leads from a position to a board.
pub(crate) fn explaining_line(before: &Position, board: &Placement) -> Option<Vec<Move>> {
    for length in 1..=MOST_MISSED {
        let mut lines = Vec::new();
        collect(before, board, length, &mut vec![], &mut lines);
        if let Some(line) = lines.pop() {
            return lines.is_empty().then_some(line);
        }
    }
    None
}

/// Collects up to two lines of this length. A move changes at most four squares, so a board that
/// differs by more than that for each move is out of reach.
fn collect(
    before: &Position,
    board: &Placement,
    length: usize,
    line: &mut Vec<Move>,
    lines: &mut Vec<Vec<Move>>,
) {
    let differing = Placement::from(before).differing(board).count();
    if lines.len() > 1 || differing > 4 * length {
        return;
    }
    if length == 0 {
        lines.push(line.clone());
        return;
    }
    for mv in before.legal_moves() {
        line.push(mv);
        collect(&before.after(mv), board, length - 1, line, lines);
        line.pop();
    }
}
