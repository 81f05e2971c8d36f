//! Effect of a press on the clock of the player who presses (Articles 6.2.1, 6.3).

use crate::face::Face;
use crate::{Chessclock, Millis, Moment, SavedInDelay, Stage};
use touchmove_board::Color;

/// Effect of a press. [`Chessclock::undo_press`] can undo the press with this information.
///
/// ```
/// use touchmove_clock::{Chessclock, Color, Moment, TimeControl};
/// let mut clock = Chessclock::new(&TimeControl::parse("60").unwrap());
/// clock.start(Color::White, Moment::START);
/// let late = clock.press(Color::White, Moment::new(61_000));
/// assert_eq!(late.flag_fell_at, Some(Moment::new(60_000)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct PressOutcome {
    /// True if the press stopped the player's own clock. False if that clock was not running, so
    /// that the press had no effect.
    pub counted: bool,
    /// Increment added. It is zero if the flag was down.
    pub increment_ms: Millis,
    /// Period that begins, if the press completed the last required move of the previous one.
    pub period: Option<PeriodEntered>,
    /// Moment of the flag-fall, if the player's own flag was down at the press.
    pub flag_fell_at: Option<Moment>,
    /// Number of moves counted: one, or zero for a press without a move.
    moves: u32,
    delay_before_ms: Millis,
    delay_after_ms: Millis,
}

/// Period that begins when the last required move of the previous period is completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct PeriodEntered {
    /// Index of the period, from 0.
    pub index: usize,
    /// Time added for the period.
    pub added_ms: Millis,
    /// Main time that was lost. It is zero except after a delay period (see [`SavedInDelay`]).
    pub lost_ms: Millis,
}

impl PressOutcome {
    /// Returns the outcome of pressing a button that is already down.
    pub(crate) const fn without_effect() -> PressOutcome {
        PressOutcome {
            counted: false,
            increment_ms: Millis::ZERO,
            period: None,
            flag_fell_at: None,
            moves: 0,
            delay_before_ms: Millis::ZERO,
            delay_after_ms: Millis::ZERO,
        }
    }

    /// Applies the press to a face.
    pub(crate) fn apply(&self, face: &mut Face) {
        let (added, lost) = self.period.map_or_else(Default::default, |p| (p.added_ms, p.lost_ms));
        let gained = added + self.increment_ms;
        face.set_left(face.left_ms - lost + gained);
        face.moves = face.moves.saturating_add(self.moves);
        face.delay_ms = self.delay_after_ms;
    }

    /// Reverts the press on a face. The time used since the press stays used.
    pub(crate) fn undo(&self, face: &mut Face) {
        let (added, lost) = self.period.map_or_else(Default::default, |p| (p.added_ms, p.lost_ms));
        let gained = added + self.increment_ms;
        face.set_left(face.left_ms + lost - gained);
        self.uncount(face);
    }

    /// Reverts the move counter and the delay. The time does not change.
    pub(crate) fn uncount(&self, face: &mut Face) {
        if face.left_ms.is_zero() {
            face.fell_at = self.flag_fell_at.or(face.fell_at);
        }
        face.moves = face.moves.saturating_sub(self.moves);
        face.delay_ms = self.delay_before_ms;
    }
}

impl Chessclock {
    /// Computes the outcome of a press that completes `moves` moves (0 or 1). The caller must have
    /// updated the clock to the moment of the press.
    pub(crate) fn outcome_of_press(&self, side: Color, moves: u32) -> PressOutcome {
        let face = self.face(side);
        let control = self.times.of(side);
        let before = control.stage(face.moves);
        let after = control.stage(face.moves.saturating_add(moves));
        let flag_up = face.fell_at.is_none();
        PressOutcome {
            counted: true,
            increment_ms: before
                .filter(|_| flag_up)
                .map_or(Millis::ZERO, |s| s.period.bonus.increment_ms()),
            period: before.zip(after).and_then(|(b, a)| self.period_entered(&b, &a, face)),
            flag_fell_at: face.fell_at,
            moves,
            delay_before_ms: face.delay_ms,
            delay_after_ms: after.map_or(Millis::ZERO, |s| s.period.bonus.delay_ms()),
        }
    }

    fn period_entered(&self, before: &Stage, after: &Stage, face: &Face) -> Option<PeriodEntered> {
        let has_delay = !before.period.bonus.delay_ms().is_zero();
        let loses = has_delay && self.saved_in_delay == SavedInDelay::Lost;
        (after.index != before.index).then_some(PeriodEntered {
            index: after.index,
            added_ms: after.period.time_ms,
            lost_ms: if loses { face.left_ms } else { Millis::ZERO },
        })
    }
}
