//! Settings that the arbiter makes: times, move counter, time control (Articles 6.10.2, 7.5.5,
//! 12.9).

use crate::{Chessclock, Millis, Moment, PlayerTimeControls};
use touchmove_board::Color;

impl Chessclock {
    /// Sets the displayed time of `side` to `ms`. The flag goes up if `ms` is not zero.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("60").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// clock.set(Color::White, Millis::seconds(30), Moment::new(61_000));
    /// assert!(!clock.is_flag_down(Color::White, Moment::new(61_000)));
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::new(62_000)), Some(Millis::seconds(29)));
    /// ```
    pub fn set(&mut self, side: Color, ms: Millis, at: Moment) {
        self.settle(at);
        self.face_mut(side).set_left(ms);
    }

    /// Adds `ms` to the time of `side`. The flag goes up if any time is then left.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("60").unwrap());
    /// clock.add(Color::White, Millis::minutes(2), Moment::START);
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::START), Some(Millis::minutes(3)));
    /// ```
    pub fn add(&mut self, side: Color, ms: Millis, at: Moment) {
        let left = self.face_at(side, at).left_ms;
        self.set(side, left + ms, at);
    }

    /// Removes up to `ms` from the time of `side` and returns the amount removed.
    ///
    /// A clock whose time is reduced to 0 keeps its flag up until the clock runs.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("60").unwrap());
    /// assert_eq!(clock.remove(Color::White, Millis::seconds(45), Moment::START), Millis::seconds(45));
    /// assert_eq!(clock.remove(Color::White, Millis::seconds(45), Moment::START), Millis::seconds(15));
    /// ```
    pub fn remove(&mut self, side: Color, ms: Millis, at: Moment) -> Millis {
        let left = self.face_at(side, at).left_ms;
        let taken = ms.min(left);
        self.set(side, left - taken, at);
        taken
    }

    /// Sets the move counter of `side`. The period follows the counter, but the displayed time does
    /// not change. To change the time as well, call [`add`](Chessclock::add) or
    /// [`remove`](Chessclock::remove).
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("40/5400:1800").unwrap());
    /// clock.set_moves(Color::White, 40);
    /// assert_eq!(clock.period(Color::White), 1);
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::START), Some(Millis::minutes(90)));
    /// ```
    pub fn set_moves(&mut self, side: Color, moves: u32) {
        let before = self.period(side);
        self.face_mut(side).moves = moves;
        if self.period(side) != before {
            self.refill_delay(side);
        }
    }

    /// Replaces the time controls of both sides from `at` on. Arbiters do this to correct a wrong
    /// setting or to introduce an increment. Displayed times and move counters do not change. The
    /// delay of the current move restarts.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Chessclock, Color, Millis, Moment, TimeControl};
    /// let control = TimeControl::parse("300").unwrap();
    /// let mut clock = Chessclock::new(&control);
    /// clock.set_control(control.with_bonus(Bonus::Increment(Millis::seconds(5))), Moment::START);
    /// clock.start(Color::White, Moment::START);
    /// clock.press(Color::White, Moment::new(1_000));
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::new(1_000)), Some(Millis::seconds(304)));
    /// ```
    pub fn set_control(&mut self, times: impl Into<PlayerTimeControls>, at: Moment) {
        self.settle(at);
        self.times = times.into();
        Color::ALL.into_iter().for_each(|side| self.refill_delay(side));
    }

    fn refill_delay(&mut self, side: Color) {
        let delay = self.stage(side).map_or(Millis::ZERO, |stage| stage.period.bonus.delay_ms());
        self.face_mut(side).delay_ms = delay;
    }
}
