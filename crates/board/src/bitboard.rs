//! Sets of squares as 64-bit integers.

use crate::Square;
use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// Set of squares; bit 0 is a1, bit 63 is h8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// Empty set.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 64 squares.
    pub const FULL: Bitboard = Bitboard(!0);

    /// Returns the set of one square.
    ///
    /// ```
    /// use touchmove_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::of("a1".parse::<Square>().unwrap()).0, 1);
    /// ```
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// Returns the squares of a rank, 0 (first) to 7 (eighth). Larger numbers give the empty set.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Bitboard::rank(0).0, 0xff);
    /// ```
    #[inline]
    pub const fn rank(rank: u8) -> Bitboard {
        if rank < 8 { Bitboard(0xff << (8 * rank)) } else { Bitboard::EMPTY }
    }

    /// Returns the squares of a file, 0 (a) to 7 (h). Larger numbers give the empty set.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Bitboard::file(0).len(), 8);
    /// ```
    #[inline]
    pub const fn file(file: u8) -> Bitboard {
        if file < 8 { Bitboard(0x0101_0101_0101_0101 << file) } else { Bitboard::EMPTY }
    }

    /// Returns true if the set is empty.
    ///
    /// ```
    /// assert!(touchmove_board::Bitboard::EMPTY.is_empty());
    /// ```
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of squares.
    ///
    /// ```
    /// assert_eq!(touchmove_board::Bitboard::FULL.len(), 64);
    /// ```
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns true if the set has at least two squares.
    ///
    /// ```
    /// use touchmove_board::Bitboard;
    /// assert!(Bitboard(0b11).has_several() && !Bitboard(0b10).has_several());
    /// ```
    #[inline]
    pub const fn has_several(self) -> bool {
        // Clearing the lowest bit leaves a bit only if the set had two.
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Returns true if the set contains the square.
    ///
    /// ```
    /// use touchmove_board::{Bitboard, Square};
    /// assert!(Bitboard::rank(3).contains("e4".parse::<Square>().unwrap()));
    /// ```
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Returns the first square (nearest a1), or `None` if the set is empty.
    ///
    /// ```
    /// use touchmove_board::Bitboard;
    /// assert_eq!(Bitboard::rank(3).first().unwrap().to_string(), "a4");
    /// assert_eq!(Bitboard::EMPTY.first(), None);
    /// ```
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::masked(self.0.trailing_zeros())) }
    }

    /// Returns the set without the squares of another.
    ///
    /// ```
    /// use touchmove_board::Bitboard;
    /// assert!(Bitboard::FULL.without(Bitboard::FULL).is_empty());
    /// ```
    #[inline]
    pub const fn without(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }

    /// Returns true if the two sets share a square.
    ///
    /// ```
    /// use touchmove_board::Bitboard;
    /// assert!(Bitboard::rank(0).meets(Bitboard::file(0)));
    /// ```
    #[inline]
    pub const fn meets(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }
}

impl Iterator for Bitboard {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        // `self.len()` would call `ExactSizeIterator::len` here, which calls this function.
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Bitboard {}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Bitboard {
        Bitboard::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, s| set | Bitboard::of(s))
    }
}

macro_rules! operators {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident $op:tt;)+) => {$(
        impl $trait for Bitboard {
            type Output = Bitboard;
            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $op other.0)
            }
        }
        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                self.0 = self.0 $op other.0;
            }
        }
    )+};
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign &;
    BitOr bitor BitOrAssign bitor_assign |;
    BitXor bitxor BitXorAssign bitxor_assign ^;
}

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

/// Writes the squares: `e7, e8`.
impl fmt::Display for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for square in *self {
            write!(f, "{separator}{square}")?;
            separator = ", ";
        }
        Ok(())
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
