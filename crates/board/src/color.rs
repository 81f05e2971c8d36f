//! Colours of the two players.

use core::fmt;
use core::ops::Not;

/// Colour of a piece and of the player who moves it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// The player with the light-coloured pieces, who moves first.
    White,
    /// The player with the dark-coloured pieces.
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// Returns the colour as a number: White 0, Black 1.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Color::Black.index(), 1);
    /// ```
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the opponent's colour.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// assert_eq!(Color::White.other(), Color::Black);
    /// ```
    #[inline]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// Returns the FEN letter: `w` or `b`.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Color::White.letter(), 'w');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }
}

impl Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        self.other()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::White => "white",
            Color::Black => "black",
        })
    }
}
