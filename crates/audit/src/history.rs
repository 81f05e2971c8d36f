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
    /// What has been on the board since then.
    seen: Seen,
    /// Whether some position has appeared twice since then.
    pub repeated: bool,
}

/// A bit for each position, the same for some: what has none was never there.
#[derive(Debug, Default)]
struct Seen([u64; 4]);

impl Seen {
    /// Adds a position; whether it may have been there.
    #[inline]
    fn add(&mut self, position: &Position) -> bool {
        // Some odd number: which squares are occupied shows in its upper bits.
        let sum = position.occupied().0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let (word, bit) = ((sum >> 62) as usize, 1 << (sum >> 56 & 63));
        let known = self.0[word] & bit != 0;
        self.0[word] |= bit;
        known
    }
}

impl History {
    /// Room for so many moves.
    pub(crate) fn with_room_for(moves: usize) -> History {
        let positions = Vec::with_capacity(moves.saturating_add(1));
        History { positions, since: 0, seen: Seen::default(), repeated: false }
    }

    pub(crate) fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Notes a position; whether it has appeared before.
    #[inline]
    pub(crate) fn push(&mut self, position: &Position) -> bool {
        // Castling lost without capture or pawn move stays in: positions differ.
        if position.halfmoves() == 0 {
            self.since = self.positions.len();
            self.seen = Seen::default();
            self.repeated = false;
        }
        let again = self.seen.add(position) && self.count(position) > 0;
        self.repeated |= again;
        self.positions.push(*position);
        again
    }

    /// Notes a position that nobody will ask about.
    pub(crate) fn push_only(&mut self, position: &Position) {
        self.positions.push(*position);
    }

    /// The half moves ago at which the last position appeared before.
    pub(crate) fn appearances(&self) -> Vec<usize> {
        let Some((last, before)) = self.positions.split_last() else { return Vec::new() };
        ago(before.get(self.since..).unwrap_or_default(), last).collect()
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
        ago(self.positions.get(self.since..).unwrap_or_default(), position).count()
    }
}

/// How many half moves ago a position appeared among those since then.
fn ago<'p>(since: &'p [Position], position: &'p Position) -> impl Iterator<Item = usize> + 'p {
    let earlier = since.iter().rev().zip(1..).skip(SOONEST - 1).step_by(2);
    earlier.filter(|(other, _)| same(other, position)).map(|(_, ago)| ago)
}

/// Most positions differ at a glance.
#[inline]
fn same(a: &Position, b: &Position) -> bool {
    a.occupied() == b.occupied() && a.same_position(b)
}
