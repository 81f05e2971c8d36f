//! Squares of the board (Article 2).

use core::fmt::{self, Write};
use core::str::FromStr;

/// One of the 64 squares; a1 is 0, b1 is 1, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// Returns the square with the given number, 0 to 63.
    ///
    /// ```
    /// use touchmove_board::Square;
    /// assert_eq!(Square::new(63).unwrap().to_string(), "h8");
    /// assert!(Square::new(64).is_none());
    /// ```
    #[inline]
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// Returns the square on a file (0 is a) and a rank (0 is the first).
    ///
    /// ```
    /// use touchmove_board::Square;
    /// assert_eq!(Square::at(4, 0).unwrap().to_string(), "e1");
    /// assert!(Square::at(8, 0).is_none());
    /// ```
    #[inline]
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }

    /// Returns the square given by the low six bits of a number that is known to be in range.
    #[inline]
    pub(crate) const fn masked(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// Returns every square from a1 to h8.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Square::all().count(), 64);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..64).map(Square)
    }

    /// Returns the number of the square, 0 to 63.
    ///
    /// ```
    /// let e4: touchmove_board::Square = "e4".parse().unwrap();
    /// assert_eq!(e4.index(), 28);
    /// ```
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Returns the file, 0 (a) to 7 (h).
    ///
    /// ```
    /// let e4: touchmove_board::Square = "e4".parse().unwrap();
    /// assert_eq!(e4.file(), 4);
    /// ```
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Returns the rank, 0 (first) to 7 (eighth).
    ///
    /// ```
    /// let e4: touchmove_board::Square = "e4".parse().unwrap();
    /// assert_eq!(e4.rank(), 3);
    /// ```
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// Returns true for a light square.
    ///
    /// ```
    /// let h1: touchmove_board::Square = "h1".parse().unwrap();
    /// assert!(h1.is_light());
    /// ```
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }
}

/// Error for a text that is not a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: a file a to h and a rank 1 to 8 are expected, e.g. e4")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Square((rank - b'1') * 8 + file - b'a')),
            _ => Err(ParseSquareError),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char((b'a' + self.file()) as char)?;
        f.write_char((b'1' + self.rank()) as char)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
