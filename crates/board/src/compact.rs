//! Positions that are kept by the thousand.

use crate::{Bitboard, Color, Position, RepetitionKey, Role, Square};

/// A position in half the memory, for records of whole games; [`unpack`] gives
/// it back as it was.
///
/// [`unpack`]: CompactPosition::unpack
///
/// ```
/// use touchmove_board::{CompactPosition, Position};
/// let position = Position::default();
/// assert_eq!(CompactPosition::from(&position).unpack(), position);
/// assert!(2 * size_of::<CompactPosition>() <= size_of::<Position>());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CompactPosition {
    /// As in a [`RepetitionKey`].
    planes: [u64; 4],
    halfmoves: u16,
    fullmoves: u16,
    turn: Color,
    passed: Option<Square>,
}

/// What a rook that may castle is in the planes.
const CASTLING_ROOK: usize = 7;

impl From<&Position> for CompactPosition {
    fn from(position: &Position) -> CompactPosition {
        CompactPosition {
            planes: position.planes(),
            halfmoves: position.halfmoves,
            fullmoves: position.fullmoves,
            turn: position.turn,
            passed: position.passed,
        }
    }
}

impl CompactPosition {
    /// The position.
    ///
    /// ```
    /// use touchmove_board::{CompactPosition, Position};
    /// let position = Position::default();
    /// assert_eq!(CompactPosition::from(&position).unpack().fen(), position.fen());
    /// ```
    pub fn unpack(&self) -> Position {
        let castling = self.squares(CASTLING_ROOK);
        let mut roles = Role::ALL.map(|role| self.squares(role.index() + 1));
        roles[Role::Rook.index()] |= castling;
        let all = roles.iter().fold(Bitboard::EMPTY, |all, role| all | *role);
        let black = Bitboard(self.planes[3]);
        Position {
            roles,
            colors: [all.without(black), black],
            castling,
            turn: self.turn,
            passed: self.passed,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// The squares whose bits across the first three planes make this number.
    fn squares(&self, number: usize) -> Bitboard {
        let planes = self.planes.iter().take(3).enumerate();
        let all = planes.fold(u64::MAX, |all, (bit, plane)| {
            all & if number >> bit & 1 == 1 { *plane } else { !plane }
        });
        Bitboard(all)
    }

    /// Whether it is the same position in the sense of Article 9.2.
    ///
    /// ```
    /// use touchmove_board::{CompactPosition, Position};
    /// let position = Position::default();
    /// assert!(CompactPosition::from(&position).repeats(&position.repetition_key()));
    /// ```
    pub fn repeats(&self, key: &RepetitionKey) -> bool {
        key.stands_as(&self.planes, self.turn) && self.unpack().repetition_key() == *key
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_as_it_was() {
        let mut seed = 64_u64;
        let mut position = Position::default();
        for _ in 0..20_000 {
            let packed = CompactPosition::from(&position);
            assert_eq!(packed.unpack(), position);
            assert!(packed.repeats(&position.repetition_key()));
            assert!(!packed.repeats(&position.with_turn(position.turn().other()).repetition_key()));
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let moves = position.legal_moves();
            let next = moves.iter().nth((seed >> 33) as usize % moves.len().max(1)).copied();
            position = next.map_or_else(Position::default, |mv| position.after(mv));
        }
    }
}
