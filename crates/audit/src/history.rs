//! History of positions, used to count repetitions.

use touchmove_board::Position;

/// Smallest number of plies until a position can repeat: each player moves a piece and moves it
/// back.
const SOONEST: usize = 4;

static NONE: Position = Position::empty(touchmove_board::Color::White);

/// The positions of a game so far.
#[derive(Debug)]
pub(crate) struct History {
    /// The start position, and the position after each move.
    positions: Vec<Position>,
    /// Index of the position after the last capture or pawn move. Earlier positions cannot repeat.
    since: usize,
    /// Filter of the positions from index `since` on.
    seen: PositionFilter,
    /// True if a position has appeared twice from index `since` on.
    pub repeated: bool,
}

/// A Bloom filter of positions: an unset bit proves that a position is new.
#[derive(Debug, Default)]
struct PositionFilter([u64; 4]);

impl PositionFilter {
    /// Adds a position. Returns true if the position may have appeared before.
    #[inline]
    fn add(&mut self, position: &Position) -> bool {
        // Fibonacci hashing: the upper bits of the product depend on all occupied squares.
        let sum = position.occupied().0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let (word, bit) = ((sum >> 62) as usize, 1 << (sum >> 56 & 63));
        let known = self.0[word] & bit != 0;
        self.0[word] |= bit;
        known
    }
}

impl History {
    /// Creates a history without positions, with capacity for the given number of moves.
    pub(crate) fn with_room_for(moves: usize) -> History {
        let positions = Vec::with_capacity(moves.saturating_add(1));
        History { positions, since: 0, seen: PositionFilter::default(), repeated: false }
    }

    /// Returns the position on the board, which is the last one.
    #[inline]
    pub(crate) fn last(&self) -> &Position {
        self.positions.last().unwrap_or(&NONE)
    }

    pub(crate) fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Adds a position. Returns true if the position may have appeared before;
    /// [`repeats`](Self::repeats) decides.
    #[inline]
    pub(crate) fn push(&mut self, position: Position) -> bool {
        // A lost castling right does not reset the history. Positions with different rights compare
        // as different anyway.
        if position.halfmoves() == 0 {
            self.since = self.positions.len();
            self.seen = PositionFilter::default();
            self.repeated = false;
        }
        let known = self.seen.add(&position);
        self.positions.push(position);
        known
    }

    /// Returns true if the last position has appeared before.
    pub(crate) fn repeats(&mut self) -> bool {
        let again = self.earlier().next().is_some();
        self.repeated |= again;
        again
    }

    /// Adds a position that is not counted as an appearance. Returns false.
    #[inline]
    pub(crate) fn push_only(&mut self, position: Position) -> bool {
        self.positions.push(position);
        false
    }

    /// Returns, for each earlier appearance of the last position, how many plies ago it was.
    pub(crate) fn appearances(&self) -> Vec<usize> {
        self.earlier().collect()
    }

    fn earlier(&self) -> impl Iterator<Item = usize> {
        let since = self.positions.get(self.since..).unwrap_or_default();
        let (before, last) = since.split_at(since.len().saturating_sub(1));
        // If there is no last position, there are no earlier ones, so nothing is compared.
        ago(before, last.first().unwrap_or(&NONE))
    }

    /// True if a quiet move from the last position may lead to one that has appeared twice. A quiet move changes
    /// the occupancy of exactly two squares. Only earlier positions that differ in two squares
    /// therefore qualify.
    pub(crate) fn may_come_again(&self) -> bool {
        let here = self.last().occupied();
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

    /// Returns how often a position has appeared. A position after a capture or pawn move is always
    /// new.
    pub(crate) fn count(&self, position: &Position) -> usize {
        if position.halfmoves() == 0 {
            return 0;
        }
        ago(self.positions.get(self.since..).unwrap_or_default(), position).count()
    }
}

/// Returns, for each appearance of a position, how many plies ago it was. Only every second
/// position has the same player to move.
fn ago<'p>(since: &'p [Position], position: &'p Position) -> impl Iterator<Item = usize> + 'p {
    let earlier = since.iter().rev().zip(1..).skip(SOONEST - 1).step_by(2);
    earlier.filter(|(other, _)| same(other, position)).map(|(_, ago)| ago)
}

/// Compares the occupied squares first, because they differ for most positions.
#[inline]
fn same(a: &Position, b: &Position) -> bool {
    a.occupied() == b.occupied() && a.same_position(b)
}
