//! One value for each player.

use core::ops::{Index, IndexMut};

use crate::Color;

/// Value for White and value for Black, indexed by colour: `sheets[player]`.
///
/// Integers cannot be used as the index, so a wrong number cannot select the wrong player.
///
/// ```
/// use touchmove_board::{ByColor, Color};
///
/// let mut illegal_moves = ByColor::both(0);
/// illegal_moves[Color::Black] += 1;
/// assert_eq!(illegal_moves, ByColor::new(0, 1));
/// assert_eq!(illegal_moves.map(|count| count >= 2), ByColor::both(false));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByColor<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> ByColor<T> {
    /// Creates a pair from White's value and Black's.
    ///
    /// ```
    /// use touchmove_board::{ByColor, Color};
    /// assert_eq!(ByColor::new("Carlsen", "Anand")[Color::Black], "Anand");
    /// ```
    #[inline]
    pub const fn new(white: T, black: T) -> ByColor<T> {
        ByColor { white, black }
    }

    /// Creates a pair by calling `of` for each player, White first.
    ///
    /// ```
    /// use touchmove_board::{ByColor, Color};
    /// let letters = ByColor::from_fn(Color::letter);
    /// assert_eq!(letters, ByColor::new('w', 'b'));
    /// ```
    #[inline]
    pub fn from_fn(mut of: impl FnMut(Color) -> T) -> ByColor<T> {
        let white = of(Color::White);
        ByColor { white, black: of(Color::Black) }
    }

    /// Applies `f` to each value, White's first.
    ///
    /// ```
    /// use touchmove_board::ByColor;
    /// assert_eq!(ByColor::new(3, 5).map(|n| n * 2), ByColor::new(6, 10));
    /// ```
    #[inline]
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByColor<U> {
        let white = f(self.white);
        ByColor { white, black: f(self.black) }
    }

    /// Returns references to the values, so that [`map`](ByColor::map) does not consume the pair.
    ///
    /// ```
    /// use touchmove_board::ByColor;
    /// let names = ByColor::new(String::from("A"), String::from("BC"));
    /// assert_eq!(names.as_ref().map(|name| name.len()), ByColor::new(1, 2));
    /// ```
    #[inline]
    pub const fn as_ref(&self) -> ByColor<&T> {
        ByColor { white: &self.white, black: &self.black }
    }

    /// Iterates over the players with their values, White first.
    ///
    /// ```
    /// use touchmove_board::{ByColor, Color};
    /// let left_ms = ByColor::new(61_000, 12_000);
    /// let short: Vec<Color> = left_ms.iter().filter(|(_, ms)| **ms < 20_000).map(|(c, _)| c).collect();
    /// assert_eq!(short, [Color::Black]);
    /// ```
    #[inline]
    pub fn iter(&self) -> core::array::IntoIter<(Color, &T), 2> {
        [(Color::White, &self.white), (Color::Black, &self.black)].into_iter()
    }

    /// Iterates over the players with mutable values, White first.
    ///
    /// ```
    /// use touchmove_board::{ByColor, Color};
    /// let mut points = ByColor::both(0);
    /// points.iter_mut().for_each(|(player, n)| *n += player.index());
    /// assert_eq!(points, ByColor::new(0, 1));
    /// ```
    #[inline]
    pub fn iter_mut(&mut self) -> core::array::IntoIter<(Color, &mut T), 2> {
        [(Color::White, &mut self.white), (Color::Black, &mut self.black)].into_iter()
    }

    /// Iterates over the values, White's first.
    ///
    /// ```
    /// use touchmove_board::ByColor;
    /// assert!(ByColor::new(1, 2).values().all(|n| *n > 0));
    /// ```
    #[inline]
    pub fn values(&self) -> core::array::IntoIter<&T, 2> {
        [&self.white, &self.black].into_iter()
    }
}

impl<T: Clone> ByColor<T> {
    /// Creates a pair with the same value for both players.
    ///
    /// ```
    /// use touchmove_board::ByColor;
    /// assert_eq!(ByColor::both(7), ByColor::new(7, 7));
    /// ```
    #[inline]
    pub fn both(value: T) -> ByColor<T> {
        ByColor { white: value.clone(), black: value }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

impl<T> IntoIterator for ByColor<T> {
    type Item = (Color, T);
    type IntoIter = core::array::IntoIter<(Color, T), 2>;

    /// Iterates over the players with their values, White first.
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        [(Color::White, self.white), (Color::Black, self.black)].into_iter()
    }
}

impl<T> From<[T; 2]> for ByColor<T> {
    /// Converts an array with White's value first.
    #[inline]
    fn from([white, black]: [T; 2]) -> ByColor<T> {
        ByColor { white, black }
    }
}

impl<T> From<ByColor<T>> for [T; 2] {
    /// Converts to an array with White's value first, as in JSON.
    #[inline]
    fn from(both: ByColor<T>) -> [T; 2] {
        [both.white, both.black]
    }
}
