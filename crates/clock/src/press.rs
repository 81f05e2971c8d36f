//! What a press does to the clock of the player who presses (Articles 6.2.1, 6.3).

use crate::face::Face;
use crate::{Chessclock, Millis, Moment, SavedInDelay, Stage};
use touchmove_board::Color;

/// What a press did, in enough detail to take it back with
/// [`Chessclock::undo_press`].
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
    /// Whether the player's own clock ran, so that the press stopped it and counted a move. If not,
    /// the press did nothing.
    pub counted: bool,
    /// The increment added; zero if the flag was down.
    pub increment_ms: Millis,
    /// The period entered, if the press completed the last required move of one.
    pub period: Option<PeriodEntered>,
    /// When the player's own flag had fallen, if it was down at the press.
    pub flag_fell_at: Option<Moment>,
    /// How many moves it counted.
    moves: u32,
    delay_before_ms: Millis,
    delay_after_ms: Millis,
}

/// A period that a player entered by completing the last required move of the one before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct PeriodEntered {
    /// Which period, counted from 0.
    pub index: usize,
    /// The time added for it.
    pub added_ms: Millis,
    /// The time saved before that was lost: zero except after a period with
    /// a delay (see [`SavedInDelay`]).
    pub lost_ms: Millis,
}

impl PressOutcome {
    /// A press of a button that is down already.
    pub(crate) const fn nothing() -> PressOutcome {
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

    /// Does to a face what the press does.
    pub(crate) fn apply(&self, face: &mut Face) {
        let (added, lost) = self.period.map_or_else(Default::default, |p| (p.added_ms, p.lost_ms));
        let gained = added + self.increment_ms;
        face.set_left(face.left_ms - lost + gained);
        face.moves = face.moves.saturating_add(self.moves);
        face.delay_ms = self.delay_after_ms;
    }

    /// Restores a face but for the time used since the press.
    pub(crate) fn undo(&self, face: &mut Face) {
        let (added, lost) = self.period.map_or_else(Default::default, |p| (p.added_ms, p.lost_ms));
        let gained = added + self.increment_ms;
        face.set_left(face.left_ms + lost - gained);
        self.uncount(face);
    }

    /// Takes the move back, and leaves the time as it is.
    pub(crate) fn uncount(&self, face: &mut Face) {
        if face.left_ms.is_zero() {
            face.fell_at = self.flag_fell_at.or(face.fell_at);
        }
        face.moves = face.moves.saturating_sub(self.moves);
        face.delay_ms = self.delay_before_ms;
    }
}

impl Chessclock {
    /// What a press that completes so many moves does, one or none, to a
    /// clock that has been brought up to its moment.
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
