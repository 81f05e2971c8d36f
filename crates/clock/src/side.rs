//! The two sides of a chessclock.

/// The player whose display is meant.
///
/// The crate has a type of its own so that a clock can be used without a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
}

impl Side {
    /// Both sides, White first.
    ///
    /// ```
    /// use touchmove_clock::Side;
    /// assert_eq!(Side::BOTH, [Side::White, Side::Black]);
    /// ```
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The player on the other side of the clock.
    ///
    /// ```
    /// use touchmove_clock::Side;
    /// assert_eq!(Side::White.opponent(), Side::Black);
    /// ```
    #[must_use]
    pub const fn opponent(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}
