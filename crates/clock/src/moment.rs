//! Durations and points in time, as two types that the compiler keeps apart.

use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Sub, SubAssign};

/// Duration in milliseconds. Its arithmetic saturates, so a duration is never negative.
///
/// ```
/// use touchmove_clock::Millis;
/// let increment = Millis::seconds(30);
/// assert_eq!(Millis::minutes(90) + increment, Millis::new(5_430_000));
/// assert_eq!(increment * 60, Millis::minutes(30));
/// assert_eq!(increment - Millis::minutes(1), Millis::ZERO);
/// ```
///
/// A number does not convert to `Millis` without a named unit:
///
/// ```compile_fail,E0308
/// use touchmove_clock::Millis;
/// let longer = Millis::seconds(30) + 30;
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Millis(u64);

/// Point in time, in milliseconds on a monotonic axis that the caller chooses.
///
/// Two moments cannot be added. Their difference is a duration. The difference saturates at zero,
/// and no moment is before the start of the axis.
///
/// ```
/// use touchmove_clock::{Millis, Moment};
/// let start = Moment::new(2_000);
/// let press = start + Millis::seconds(12);
/// assert_eq!(press - start, Millis::seconds(12));
/// assert_eq!(start - press, Millis::ZERO);
/// assert_eq!(start - Millis::seconds(5), Moment::START);
/// ```
///
/// ```compile_fail,E0308
/// use touchmove_clock::Moment;
/// let sum = Moment::new(2_000) + Moment::new(3_000);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Moment(u64);

impl Millis {
    /// Duration of zero.
    pub const ZERO: Millis = Millis(0);

    /// Longest representable duration.
    pub const MAX: Millis = Millis(u64::MAX);

    /// Creates a duration from milliseconds.
    ///
    /// ```
    /// use touchmove_clock::Millis;
    /// assert_eq!(Millis::new(30_000), Millis::seconds(30));
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(milliseconds: u64) -> Millis {
        Millis(milliseconds)
    }

    /// Creates a duration from seconds.
    ///
    /// ```
    /// use touchmove_clock::Millis;
    /// assert_eq!(Millis::seconds(60), Millis::minutes(1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn seconds(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1_000))
    }

    /// Creates a duration from minutes.
    ///
    /// ```
    /// use touchmove_clock::Millis;
    /// assert_eq!(Millis::minutes(60), Millis::hours(1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn minutes(minutes: u64) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// Creates a duration from hours.
    ///
    /// ```
    /// use touchmove_clock::Millis;
    /// assert_eq!(Millis::hours(2), Millis::minutes(90) + Millis::minutes(30));
    /// ```
    #[inline]
    #[must_use]
    pub const fn hours(hours: u64) -> Millis {
        Millis(hours.saturating_mul(3_600_000))
    }

    /// Returns the number of milliseconds, for text, JSON and comparisons with plain numbers.
    ///
    /// ```
    /// use touchmove_clock::Millis;
    /// assert_eq!(Millis::hours(1).get(), 3_600_000);
    /// ```
    #[inline]
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Returns true if the duration is zero.
    ///
    /// ```
    /// use touchmove_clock::Millis;
    /// assert!((Millis::seconds(5) - Millis::seconds(9)).is_zero());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl Moment {
    /// Start of the time axis.
    pub const START: Moment = Moment(0);

    /// Creates a moment from the milliseconds since the start of the axis.
    ///
    /// ```
    /// use touchmove_clock::{Millis, Moment};
    /// assert_eq!(Moment::new(4_000), Moment::START + Millis::seconds(4));
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(milliseconds: u64) -> Moment {
        Moment(milliseconds)
    }

    /// Returns the milliseconds since the start of the axis, for text and JSON.
    ///
    /// ```
    /// use touchmove_clock::Moment;
    /// assert_eq!(Moment::new(12_000).get(), 12_000);
    /// ```
    #[inline]
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl Add for Millis {
    type Output = Millis;

    #[inline]
    fn add(self, more: Millis) -> Millis {
        Millis(self.0.saturating_add(more.0))
    }
}

impl AddAssign for Millis {
    #[inline]
    fn add_assign(&mut self, more: Millis) {
        *self = *self + more;
    }
}

impl Sub for Millis {
    type Output = Millis;

    #[inline]
    fn sub(self, less: Millis) -> Millis {
        Millis(self.0.saturating_sub(less.0))
    }
}

impl SubAssign for Millis {
    #[inline]
    fn sub_assign(&mut self, less: Millis) {
        *self = *self - less;
    }
}

impl Mul<u64> for Millis {
    type Output = Millis;

    #[inline]
    fn mul(self, times: u64) -> Millis {
        Millis(self.0.saturating_mul(times))
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Millis>>(amounts: I) -> Millis {
        amounts.fold(Millis::ZERO, Add::add)
    }
}

impl From<Millis> for u64 {
    #[inline]
    fn from(amount: Millis) -> u64 {
        amount.0
    }
}

impl Add<Millis> for Moment {
    type Output = Moment;

    #[inline]
    fn add(self, later: Millis) -> Moment {
        Moment(self.0.saturating_add(later.0))
    }
}

impl AddAssign<Millis> for Moment {
    #[inline]
    fn add_assign(&mut self, later: Millis) {
        *self = *self + later;
    }
}

impl Sub<Millis> for Moment {
    type Output = Moment;

    #[inline]
    fn sub(self, earlier: Millis) -> Moment {
        Moment(self.0.saturating_sub(earlier.0))
    }
}

impl Sub for Moment {
    type Output = Millis;

    #[inline]
    fn sub(self, since: Moment) -> Millis {
        Millis(self.0.saturating_sub(since.0))
    }
}

#[cfg(test)]
mod tests {
    use super::{Millis, Moment};

    #[test]
    fn nothing_overflows() {
        assert_eq!(Millis::MAX + Millis::new(1), Millis::MAX);
        assert_eq!(Millis::MAX * 2, Millis::MAX);
        assert_eq!(Millis::new(1) - Millis::MAX, Millis::ZERO);
        let too_many = [Millis::seconds, Millis::minutes, Millis::hours].map(|of| of(u64::MAX));
        assert_eq!(too_many, [Millis::MAX; 3]);
        let last = Moment::new(u64::MAX);
        assert_eq!(last + Millis::new(1), last);
        assert_eq!(Moment::START - Millis::new(1), Moment::START);
        assert_eq!(Moment::START - last, Millis::ZERO);
    }

    #[test]
    fn durations_add_and_subtract() {
        let mut amount = Millis::seconds(5);
        amount += Millis::seconds(7);
        amount -= Millis::seconds(2);
        assert_eq!(amount, Millis::seconds(10));
        assert_eq!([amount, amount, Millis::new(1)].into_iter().sum::<Millis>().get(), 20_001);
        assert_eq!(u64::from(amount), 10_000);
    }

    #[test]
    fn add_then_sub_is_identity() {
        let (moment, amount) = (Moment::new(70_000), Millis::minutes(1));
        assert_eq!(moment + amount - amount, moment);
        assert_eq!(moment + amount - moment, amount);
        let mut later = moment;
        later += Millis::new(1);
        assert!(moment < later && later - moment == Millis::new(1));
    }
}
