//! What a question has cost so far, counted and not timed, so that it has the same answer
//! everywhere.
//!
//! The positions stored are what memory is bounded by. Time is another matter: where nearly every
//! move leads to what is known already, few positions are stored, and each takes three times as long.
//! So whatever takes time is counted too, by how long it takes.

use crate::answer::Effort;
use core::cell::Cell;

/// About a sixteenth of a microsecond each, on the machine of `docs/bench/mate.md`: fitted to
/// what the 310 questions that take longest needed of the processor, and off by a quarter at most.
pub(crate) const WALLS: u32 = 300;
#[cfg(feature = "deep")]
pub(crate) const WAVE: u32 = 2;
pub(crate) const STEP: u32 = 1;
pub(crate) const COMBINATION: u32 = 1;

/// From so many positions on, looking for one among them means waiting for memory; and from so
/// many on, for memory that is far away.
const MANY: u32 = 8_192;
const VERY_MANY: u32 = 131_072;

/// Units for each position of the budget.
const OF_A_POSITION: u64 = 7;

/// So often it is asked whether to give up.
const LOOKS_UP_EVERY: u32 = 256;

/// What is left, and whoever may want to wait no longer.
pub(crate) struct Work<'a> {
    left: Cell<u64>,
    until: &'a dyn Fn() -> bool,
}

impl<'a> Work<'a> {
    pub(crate) fn of(effort: Effort<'a>) -> Work<'a> {
        let left = u64::from(effort.budget.0) * OF_A_POSITION;
        Work { left: Cell::new(left), until: effort.until }
    }

    pub(crate) fn costs(&self, units: u32) {
        self.left.set(self.left.get().saturating_sub(u64::from(units)));
    }

    /// Moves, each looked up among so many positions, and those of them that were new.
    pub(crate) fn moves(&self, made: u32, new: u32, stored: u32) {
        let (for_each, for_new) = match stored {
            0..MANY => (1, 1),
            MANY..VERY_MANY => (2, 3),
            VERY_MANY.. => (3, 4),
        };
        self.costs(made.saturating_mul(for_each).saturating_add(new.saturating_mul(for_new)));
    }

    /// Whether to go on no longer; whoever asked is not bothered every turn.
    pub(crate) fn ends(&self, turn: u32) -> bool {
        self.left.get() == 0 || turn % LOOKS_UP_EVERY == LOOKS_UP_EVERY - 1 && (self.until)()
    }

    pub(crate) fn ends_now(&self) -> bool {
        self.left.get() == 0 || (self.until)()
    }

    #[cfg(test)]
    pub(crate) fn plenty() -> Work<'static> {
        Work { left: Cell::new(u64::MAX), until: &|| false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::one_by_one;
    use crate::{Answer, Budget, Proof};
    use touchmove_board::Color;

    /// Nine moves lead on from each position; the positions alone would fit into the budget.
    #[test]
    fn moves_to_what_is_known_cost_something() {
        let closed = "2k5/8/8/3B4/2Bp1p1p/1BpP1P1P/2P1BPBP/3BKBNR w K - 0 1".parse().unwrap();
        let ask = |work: &Work| one_by_one(&closed, Color::White, u32::MAX, work);
        let Answer::No(Proof::Exhausted(closure)) = ask(&Work::plenty()) else { panic!() };
        let asked_with = |budget| ask(&Work::of(Budget(budget).into())).decided();
        assert_eq!(asked_with(closure.positions), None);
        assert_eq!(asked_with(closure.positions * 3), Some(false));
    }
}
