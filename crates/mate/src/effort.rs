//! Meter of the effort for one question.
//!
//! Effort is counted, not timed, so that a question has the same answer on every machine. The
//! budget of stored positions bounds memory but not time. If nearly every move leads to a known
//! position, a search stores few positions and takes three times as long for each. The meter
//! therefore also charges moves, examinations of walls and other slow steps by their cost.

use crate::answer::Effort;
use core::cell::Cell;

/// Costs in units of about a sixteenth of a microsecond, measured on the machine of
/// `docs/bench/mate.md`.
///
/// The costs were fitted to the processor time of the 310 slowest questions. They are wrong by at
/// most a quarter.
pub(crate) const WALLS: u32 = 300;
#[cfg(feature = "deep")]
pub(crate) const WAVE: u32 = 2;
pub(crate) const STEP: u32 = 1;
pub(crate) const COMBINATION: u32 = 1;

/// Number of stored positions above which a lookup has to wait for memory.
const MANY: u32 = 8_192;
/// Number of stored positions above which this wait is longer.
const VERY_MANY: u32 = 131_072;

/// Units for each position of the budget.
const UNITS_PER_POSITION: u64 = 7;

/// Number of positions expanded between two calls of the stop callback.
const STOP_CHECK_INTERVAL: u32 = 256;

/// Remaining units, and the stop callback of the caller.
pub(crate) struct EffortMeter<'a> {
    remaining: Cell<u64>,
    until: &'a dyn Fn() -> bool,
}

impl<'a> EffortMeter<'a> {
    pub(crate) fn of(effort: Effort<'a>) -> EffortMeter<'a> {
        let remaining = u64::from(effort.budget.0) * UNITS_PER_POSITION;
        EffortMeter { remaining: Cell::new(remaining), until: effort.until }
    }

    pub(crate) fn charge(&self, units: u32) {
        self.remaining.set(self.remaining.get().saturating_sub(u64::from(units)));
    }

    /// Charges the moves made. Each move was looked up among `stored` positions, and `new` were
    /// inserted.
    pub(crate) fn charge_moves(&self, made: u32, new: u32, stored: u32) {
        let (for_each, for_new) = match stored {
            0..MANY => (1, 1),
            MANY..VERY_MANY => (2, 3),
            VERY_MANY.. => (3, 4),
        };
        self.charge(made.saturating_mul(for_each).saturating_add(new.saturating_mul(for_new)));
    }

    /// Returns true if the search should stop. Only every 256th turn calls the callback.
    pub(crate) fn should_stop(&self, turn: u32) -> bool {
        self.remaining.get() == 0
            || turn % STOP_CHECK_INTERVAL == STOP_CHECK_INTERVAL - 1 && (self.until)()
    }

    pub(crate) fn should_stop_now(&self) -> bool {
        self.remaining.get() == 0 || (self.until)()
    }

    #[cfg(test)]
    pub(crate) fn unlimited() -> EffortMeter<'static> {
        EffortMeter { remaining: Cell::new(u64::MAX), until: &|| false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::plain_search;
    use crate::{Budget, MateAnswer, Proof};
    use touchmove_board::Color;

    /// Each position has nine moves, so the moves cost more than a budget that is just enough for
    /// the positions.
    #[test]
    fn moves_to_known_positions_are_charged() {
        let closed = "2k5/8/8/3B4/2Bp1p1p/1BpP1P1P/2P1BPBP/3BKBNR w K - 0 1".parse().unwrap();
        let ask = |meter: &EffortMeter| plain_search(&closed, Color::White, u32::MAX, meter);
        let MateAnswer::No(Proof::Exhausted(closure)) = ask(&EffortMeter::unlimited()) else {
            panic!()
        };
        let asked_with = |budget| ask(&EffortMeter::of(Budget(budget).into())).decided();
        assert_eq!(asked_with(closure.positions), None);
        assert_eq!(asked_with(closure.positions * 3), Some(false));
    }
}
