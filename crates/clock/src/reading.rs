//! Queries of a clock at a given moment, which do not change the clock.

use crate::{Chessclock, Millis, Moment, PlayerTimeControls, Stage};
use touchmove_board::Color;

impl Chessclock {
    /// Returns the time controls of the clock.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, PlayerTimeControls};
    /// let times = PlayerTimeControls::parse_field("W300-B240").unwrap();
    /// let clock = Chessclock::new(&times);
    /// assert_eq!(clock.times(), &times);
    /// assert_eq!(clock.remaining_ms(Color::Black, Moment::START), Some(Millis::minutes(4)));
    /// ```
    #[must_use]
    pub fn times(&self) -> &PlayerTimeControls {
        &self.times
    }

    /// Returns the side whose clock is running, if any.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("300").unwrap());
    /// assert_eq!(clock.running(), None);
    /// clock.start(Color::White, Moment::START);
    /// assert_eq!(clock.running(), Some(Color::White));
    /// ```
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.running_since().map(|(side, _)| side)
    }

    /// Returns the displayed time. It is 0 if the flag is down, and `None` without a clock.
    ///
    /// With a delay it is the main time; see [`delay_left_ms`](Chessclock::delay_left_ms).
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("300").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::new(299_999)), Some(Millis::new(1)));
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::new(400_000)), Some(Millis::ZERO));
    /// assert_eq!(Chessclock::new(&TimeControl::no_clock()).remaining_ms(Color::White, Moment::START), None);
    /// ```
    #[must_use]
    pub fn remaining_ms(&self, side: Color, at: Moment) -> Option<Millis> {
        let face = self.face_at(side, at);
        self.times.has_clock().then_some(face.left_ms)
    }

    /// Returns the delay that is left in the current move. It is 0 without a delay.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("900d5").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// assert_eq!(clock.delay_left_ms(Color::White, Moment::new(2_000)), Millis::seconds(3));
    /// assert_eq!(clock.remaining_ms(Color::White, Moment::new(7_000)), Some(Millis::seconds(898)));
    /// ```
    #[must_use]
    pub fn delay_left_ms(&self, side: Color, at: Moment) -> Millis {
        self.face_at(side, at).delay_ms
    }

    /// Returns the exact moment of the flag-fall if the flag of `side` is down at `at`.
    ///
    /// The flag falls at the moment when the time is used up. The fall alone decides nothing. It
    /// counts once it is observed or claimed (Article 6.8).
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("300").unwrap());
    /// clock.start(Color::White, Moment::new(1_000));
    /// assert_eq!(clock.flag_fell_at(Color::White, Moment::new(300_999)), None);
    /// assert_eq!(clock.flag_fell_at(Color::White, Moment::new(400_000)), Some(Moment::new(301_000)));
    /// ```
    #[must_use]
    pub fn flag_fell_at(&self, side: Color, at: Moment) -> Option<Moment> {
        self.face_at(side, at).fell_at
    }

    /// Returns true if the flag of `side` is down.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("300").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// assert!(clock.is_flag_down(Color::White, Moment::new(300_000)));
    /// assert!(!clock.is_flag_down(Color::Black, Moment::new(300_000)));
    /// ```
    #[must_use]
    pub fn is_flag_down(&self, side: Color, at: Moment) -> bool {
        self.flag_fell_at(side, at).is_some()
    }

    /// Returns the running side, and the moment at which its flag will fall without further
    /// presses. Returns `None` if no side runs, if the flag of the running side is down, or without
    /// a clock.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("300d5").unwrap());
    /// assert_eq!(clock.next_flag_fall(), None);
    /// clock.start(Color::White, Moment::new(1_000));
    /// assert_eq!(clock.next_flag_fall(), Some((Color::White, Moment::new(306_000))));
    /// ```
    #[must_use]
    pub fn next_flag_fall(&self) -> Option<(Color, Moment)> {
        let (side, since) = self.running_since()?;
        let face = self.face(side);
        let falls = self.times.has_clock() && face.fell_at.is_none();
        falls.then(|| (side, face.falls_at(since)))
    }

    /// Returns the move counter, which counts the moves completed by a press. If a player has made
    /// a move without a press, the arbiter corrects the counter with
    /// [`set_moves`](Chessclock::set_moves).
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("300").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// clock.press(Color::White, Moment::new(1_000));
    /// assert_eq!(clock.moves_completed(Color::White), 1);
    /// ```
    #[must_use]
    pub fn moves_completed(&self, side: Color) -> u32 {
        self.face(side).moves
    }

    /// Returns the number of presses still required in the current period. Returns `None` if the
    /// period lasts for all remaining moves, or without a clock.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("40/5400:1800").unwrap());
    /// clock.set_moves(Color::White, 38);
    /// assert_eq!(clock.moves_required(Color::White), Some(2));
    /// clock.set_moves(Color::White, 40);
    /// assert_eq!(clock.moves_required(Color::White), None);
    /// ```
    #[must_use]
    pub fn moves_required(&self, side: Color) -> Option<u32> {
        let ends_after = self.stage(side)?.ends_after?;
        Some(ends_after.saturating_sub(self.moves_completed(side)))
    }

    /// Returns the index of the period of the next move, from 0. Repetitions of the last period
    /// increase the index. Without a clock it is 0.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, Moment, TimeControl};
    /// let mut clock = Chessclock::new(&TimeControl::parse("1/60:60").unwrap());
    /// clock.start(Color::White, Moment::START);
    /// clock.press(Color::White, Moment::new(1_000));
    /// assert_eq!([clock.period(Color::White), clock.period(Color::Black)], [1, 0]);
    /// ```
    #[must_use]
    pub fn period(&self, side: Color) -> usize {
        self.stage(side).map_or(0, |stage| stage.index)
    }

    /// Returns true if `side` is in a period that lasts for all remaining moves. Without a clock
    /// the result is false.
    ///
    /// ```
    /// use touchmove_clock::{Chessclock, Color, TimeControl};
    /// let clock = Chessclock::new(&TimeControl::parse("300").unwrap());
    /// assert!(clock.in_last_period(Color::White));
    /// let clock = Chessclock::new(&TimeControl::parse("40/7200:3600").unwrap());
    /// assert!(!clock.in_last_period(Color::White));
    /// ```
    #[must_use]
    pub fn in_last_period(&self, side: Color) -> bool {
        self.stage(side).is_some_and(|stage| stage.ends_after.is_none())
    }

    /// Returns the period of the next move with its rules, or `None` without a clock.
    ///
    /// ```
    /// use touchmove_clock::{Bonus, Chessclock, Color, Millis, TimeControl};
    /// let clock = Chessclock::new(&TimeControl::parse("900+10").unwrap());
    /// assert_eq!(clock.stage(Color::White).unwrap().period.bonus, Bonus::Increment(Millis::seconds(10)));
    /// ```
    #[must_use]
    pub fn stage(&self, side: Color) -> Option<Stage> {
        self.times.of(side).stage(self.moves_completed(side))
    }
}
