//! Player to move, en passant square and counters of a position, in one word.
//!
//! Separate fields would be written one by one and then copied as a whole. The copy would have to
//! wait until all writes reach memory. A single word avoids that stall.

use crate::{Color, Square};
use core::fmt;

/// Packed state.
///
/// Bit 0 is set if Black is to move. Bits 8 to 15 hold the en passant square plus one. The other
/// two 16-bit fields are the counters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct State(u64);

const PASSED: u32 = 8;
const HALFMOVES: u32 = 16;
const FULLMOVES: u32 = 32;

impl State {
    #[inline(always)]
    pub const fn new(turn: Color, halfmoves: u16, fullmoves: u16) -> State {
        State(turn as u64 | (halfmoves as u64) << HALFMOVES | (fullmoves as u64) << FULLMOVES)
    }

    #[inline(always)]
    pub const fn turn(self) -> Color {
        if self.0 & 1 == 0 { Color::White } else { Color::Black }
    }

    /// Returns the square that a pawn has just passed over, if an opposing pawn attacks it.
    #[inline(always)]
    pub const fn passed(self) -> Option<Square> {
        match (self.0 >> PASSED) as u8 {
            0 => None,
            next => Some(Square::masked(next as u32 - 1)),
        }
    }

    #[inline(always)]
    pub const fn halfmoves(self) -> u16 {
        (self.0 >> HALFMOVES) as u16
    }

    #[inline(always)]
    pub const fn fullmoves(self) -> u16 {
        (self.0 >> FULLMOVES) as u16
    }

    /// Returns the state with the given player to move and no en passant square.
    #[inline(always)]
    pub const fn with_turn(self, turn: Color) -> State {
        State::new(turn, self.halfmoves(), self.fullmoves())
    }

    #[inline(always)]
    pub const fn with_passed(self, passed: Option<Square>) -> State {
        let next = match passed {
            Some(square) => square.index() as u64 + 1,
            None => 0,
        };
        State(self.0 & !(0xff << PASSED) | next << PASSED)
    }

    #[inline(always)]
    pub const fn with_halfmoves(self, halfmoves: u16) -> State {
        State(self.0 & !(0xffff << HALFMOVES) | (halfmoves as u64) << HALFMOVES)
    }

    pub const fn with_fullmoves(self, fullmoves: u16) -> State {
        State(self.0 & !(0xffff << FULLMOVES) | (fullmoves as u64) << FULLMOVES)
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("turn", &self.turn())
            .field("passed", &self.passed())
            .field("halfmoves", &self.halfmoves())
            .field("fullmoves", &self.fullmoves())
            .finish()
    }
}
