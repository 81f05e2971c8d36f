//! Chessclock: two displays, of which at most one runs (Articles 6.1, 6.2.1).

use crate::face::Face;
use crate::{Moment, PlayerTimeControls, PressOutcome, TimeControl};
use touchmove_board::{ByColor, Color};

/// Chessclock with both displays, their flags and their move counters.
///
/// Every [`Moment`] is an argument, and the caller chooses the time axis. Time never runs
/// backwards: a moment before the last update of the running side counts as the moment of that
/// update. Clones are independent. Equal clocks behave in the same way.
///
/// ```
/// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
/// let mut clock = Chessclock::new(&TimeControl::parse("300+3").unwrap());
/// assert_eq!(clock.remaining_ms(Color::White, Moment::START), Some(Millis::seconds(303)));
///
/// clock.start(Color::White, Moment::START);
/// clock.press(Color::White, Moment::new(10_000));
/// assert_eq!(clock.running(), Some(Color::Black));
/// assert_eq!(clock.remaining_ms(Color::White, Moment::new(15_000)), Some(Millis::seconds(296)));
/// assert_eq!(clock.remaining_ms(Color::Black, Moment::new(15_000)), Some(Millis::seconds(298)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chessclock {
    pub(crate) times: PlayerTimeControls,
    pub(crate) saved_in_delay: SavedInDelay,
    faces: ByColor<Face>,
    running: Option<Running>,
}

/// Rule for main time that is left in a delay period when the next period begins.
///
/// By the Laws of 2009, main time left in a delay period is not added to the next period. Later
/// editions do not have that exception.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SavedInDelay {
    /// The remaining time is lost. The next period starts with its own time only.
    Lost,
    /// The next period's time is added to the remaining time, as without a delay.
    #[default]
    Kept,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    side: Color,
    since: Moment,
}

impl Chessclock {
    /// Creates a stopped clock, set for the start of a game. It shows the first period's time plus
    /// the first increment, if any (5 minutes + 3 seconds starts at 5:03). The argument is one time
    /// control for both players, or a [`PlayerTimeControls`].
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let clock = Chessclock::new(&TimeControl::parse("40/7200d5:900d5").unwrap());
    /// assert_eq!(clock.remaining_ms(Color::Black, Moment::START), Some(Millis::hours(2)));
    /// assert_eq!(clock.running(), None);
    /// ```
    #[must_use]
    pub fn new(times: impl Into<PlayerTimeControls>) -> Chessclock {
        let times = times.into();
        Chessclock {
            faces: ByColor::new(Color::White, Color::Black).map(|side| first_face(times.of(side))),
            times,
            saved_in_delay: SavedInDelay::default(),
            running: None,
        }
    }

    /// Returns this clock with the given rule for main time left in a delay period.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, SavedInDelay, TimeControl};
    /// let control = TimeControl::parse("1/60d5:30d5").unwrap();
    /// let left = |saved| {
    ///     let mut clock = Chessclock::new(&control).with_saved_in_delay(saved);
    ///     clock.start(Color::White, Moment::START);
    ///     clock.press(Color::White, Moment::new(15_000));
    ///     clock.remaining_ms(Color::White, Moment::new(15_000))
    /// };
    /// assert_eq!(left(SavedInDelay::Lost), Some(Millis::seconds(30)));
    /// assert_eq!(left(SavedInDelay::Kept), Some(Millis::seconds(80)));
    /// ```
    #[must_use]
    pub fn with_saved_in_delay(mut self, saved: SavedInDelay) -> Chessclock {
        self.saved_in_delay = saved;
        self
    }

    /// Starts one side and stops the other. A side that is already running keeps running.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("60").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// clock.start(Color::Black, Moment::new(4_000));
    /// assert_eq!(clock.running(), Some(Color::Black));
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::new(9_000)), Some(Millis::seconds(56)));
    /// ```
    pub fn start(&mut self, side: Color, at: Moment) {
        let since = self.settle(at);
        self.running = Some(Running { side, since });
    }

    /// Stops the clock, so that neither side runs.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("60").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// clock.stop(Moment::new(4_000));
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::new(99_000)), Some(Millis::seconds(56)));
    /// ```
    pub fn stop(&mut self, at: Moment) {
        self.settle(at);
        self.running = None;
    }

    /// Presses the clock for `side` (Article 6.2.1). The press stops the player's own clock, counts
    /// the move and adds the increment. If the move completes a period, the press adds the next
    /// period's time. Then the opponent's clock starts.
    ///
    /// The press counts even after the opponent has replied on the board (6.2.2), as long as the
    /// player's clock is running. If the player's clock is not running, the button is already down
    /// and the press has no effect: see [`PressOutcome::counted`]. If the flag is down, the press
    /// adds no increment.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("1/60+5:30").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// let press = clock.press(Color::White, Moment::new(20_000));
    /// assert!(press.counted);
    /// assert_eq!(press.increment_ms, Millis::seconds(5));
    /// assert_eq!(press.period.unwrap().added_ms, Millis::seconds(30));
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::new(20_000)), Some(Millis::seconds(80)));
    /// assert!(!clock.press(Color::White, Moment::new(21_000)).counted);
    /// ```
    pub fn press(&mut self, side: Color, at: Moment) -> PressOutcome {
        self.press_for(side, at, 1)
    }

    /// Presses the clock for `side` without completing a move. Like any press, it stops the
    /// player's own clock, adds the increment and starts the opponent's clock. It does not advance
    /// the move counter, so the next period still begins with the last required move.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("1/60+5:30").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// let press = clock.press_without_move(Color::White, Moment::new(20_000));
    /// assert_eq!((press.increment_ms, press.period), (Millis::seconds(5), None));
    /// assert_eq!(clock.moves_completed(Color::White), 0);
    /// assert_eq!(clock.running(), Some(Color::Black));
    /// ```
    pub fn press_without_move(&mut self, side: Color, at: Moment) -> PressOutcome {
        self.press_for(side, at, 0)
    }

    fn press_for(&mut self, side: Color, at: Moment, moves: u32) -> PressOutcome {
        if self.running() != Some(side) {
            return PressOutcome::without_effect();
        }
        let at = self.settle(at);
        let outcome = self.outcome_of_press(side, moves);
        outcome.apply(self.face_mut(side));
        self.running = Some(Running { side: side.other(), since: at });
        outcome
    }

    /// Undoes the effect of a press on the player's own clock: move counter, increment, period and
    /// delay. Time used since the press stays used, but the display does not go below 0. The
    /// running side does not change.
    ///
    /// Call this for an illegal move. The press no longer counts, and its increment is withdrawn.
    /// Several presses must be undone from last to first. If the player keeps the increment,
    /// [`add`](Chessclock::add) it again.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("5400+30").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// let illegal = clock.press(Color::White, Moment::new(7_000));
    /// clock.stop(Moment::new(9_000));
    /// clock.undo_press(Color::White, &illegal, Moment::new(9_000));
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::new(9_000)), Some(Millis::seconds(5_423)));
    /// assert_eq!(clock.moves_completed(Color::White), 0);
    /// ```
    pub fn undo_press(&mut self, side: Color, press: &PressOutcome, at: Moment) {
        if press.counted {
            self.settle(at);
            press.undo(self.face_mut(side));
        }
    }

    /// Removes the move of a press from the move counter. Also restores the earlier period, its
    /// delay, and a flag that was down. The displayed time does not change, because the ruling on
    /// the press decides about it. To undo the whole press, use [`Chessclock::undo_press`].
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("1/60+30:600").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// let illegal = clock.press(Color::White, Moment::new(5_000));
    /// clock.uncount_press(Color::White, &illegal, Moment::new(9_000));
    /// assert_eq!(clock.moves_completed(Color::White), 0);
    /// let left = clock.remaining_ms(Color::White, Moment::new(9_000));
    /// assert_eq!(left, Some(Millis::new(715_000)));
    /// ```
    pub fn uncount_press(&mut self, side: Color, press: &PressOutcome, at: Moment) {
        if press.counted {
            self.settle(at);
            press.uncount(self.face_mut(side));
        }
    }

    /// Updates the running side to `at` and returns the moment from which it continues.
    pub(crate) fn settle(&mut self, at: Moment) -> Moment {
        let Some(Running { side, since }) = self.running else {
            return at;
        };
        let at = at.max(since);
        *self.face_mut(side) = self.face_at(side, at);
        self.running = Some(Running { side, since: at });
        at
    }

    /// Returns the face of a side at a moment.
    pub(crate) fn face_at(&self, side: Color, at: Moment) -> Face {
        match self.running {
            Some(running) if running.side == side && self.times.has_clock() => {
                self.face(side).after_running(running.since, at)
            }
            _ => *self.face(side),
        }
    }

    /// Returns the running side, and the moment for which its stored face is valid.
    pub(crate) fn running_since(&self) -> Option<(Color, Moment)> {
        self.running.map(|running| (running.side, running.since))
    }

    pub(crate) fn face(&self, side: Color) -> &Face {
        &self.faces[side]
    }

    pub(crate) fn face_mut(&mut self, side: Color) -> &mut Face {
        &mut self.faces[side]
    }
}

fn first_face(control: &TimeControl) -> Face {
    control.stage(0).map_or_else(Face::default, |stage| Face {
        left_ms: stage.period.time_ms + stage.period.bonus.increment_ms(),
        delay_ms: stage.period.bonus.delay_ms(),
        ..Face::default()
    })
}
