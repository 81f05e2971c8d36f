//! The positions of a game, and how often they have appeared.

use touchmove_board::Position;

/// Both players have to move there and back before a position is there again.
const SOONEST: usize = 4;

/// The positions so far.
#[derive(Debug)]
pub(crate) struct History {
    /// The start, and the position after each move.
    positions: Vec<Position>,
    /// Since when no pawn has moved and nothing was captured.
    since: usize,
    /// Whether some position has appeared twice since then.
    pub repeated: bool,
}

impl History {
    /// Room for so many moves.
    pub(crate) fn with_room_for(moves: usize) -> History {
        let positions = Vec::with_capacity(moves.saturating_add(1));
        History { positions, since: 0, repeated: false }
    }

    pub(crate) fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Notes a position; the half moves ago at which it appeared before.
    #[inline]
    pub(crate) fn push(&mut self, position: &Position) -> Vec<usize> {
        // Castling lost without capture or pawn move stays in: positions differ.
        if position.halfmoves() == 0 {
            self.since = self.positions.len();
            self.repeated = false;
        }
        let before = self.before(position, self.positions.len());
        self.repeated |= !before.is_empty();
        self.positions.push(*position);
        before
    }

    /// The half moves ago at which a position, about to be the one at that
    /// index, appeared before.
    #[inline]
    fn before(&self, position: &Position, at: usize) -> Vec<usize> {
        let since = self.positions.get(self.since..at).unwrap_or_default();
        let mut earlier = since.iter().rev().skip(SOONEST - 1).step_by(2);
        match earlier.any(|other| same(other, position)) {
            true => appearances(since, position),
            false => Vec::new(),
        }
    }

    /// Whether a quiet move may lead to a position that has appeared twice: it
    /// changes what is occupied on two squares.
    pub(crate) fn may_come_again(&self, position: &Position) -> bool {
        let here = position.occupied();
        let at = self.positions.len();
        let (mut ago, mut seen) = (SOONEST, Vec::new());
        while let Some(earlier) = at.checked_sub(ago).filter(|&earlier| earlier >= self.since) {
            let other = self.positions.get(earlier).map(Position::occupied);
            let near = other.filter(|&other| (here ^ other).len() == 2);
            if near.is_some_and(|near| seen.contains(&near)) {
                return true;
            }
            seen.extend(near);
            ago += 2;
        }
        false
    }

    /// How often a position that a move would bring about has appeared.
    pub(crate) fn count(&self, position: &Position) -> usize {
        if position.halfmoves() == 0 {
            return 0;
        }
        self.before(position, self.positions.len()).len()
    }
}

#[cold]
fn appearances(since: &[Position], position: &Position) -> Vec<usize> {
    let ago = (SOONEST..=since.len()).step_by(2);
    ago.filter(|ago| since.get(since.len() - ago).is_some_and(|o| same(o, position))).collect()
}

/// Most positions differ at a glance.
#[inline]
fn same(a: &Position, b: &Position) -> bool {
    a.occupied() == b.occupied() && a.same_position(b)
}
