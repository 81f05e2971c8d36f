//! Equality of positions for repetition (Article 9.2).

use crate::planes::Planes;
use crate::{Color, Position, Square};

/// Key of a position for repetition (Article 9.2). It consists of the player to move, the pieces,
/// the castling rights, and the en passant square if a capture there is legal.
///
/// Keys are exact, not hashes: equal keys mean equal positions.
///
/// ```
/// use std::collections::HashMap;
/// use touchmove_board::Position;
///
/// let mut seen = HashMap::new();
/// let mut position = Position::default();
/// for mv in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///     *seen.entry(position.repetition_key()).or_insert(0) += 1;
///     let mv = position.find_move(mv[..2].parse().unwrap(), mv[2..].parse().unwrap(), None);
///     position = position.after(mv.unwrap());
/// }
/// assert_eq!(seen[&position.repetition_key()], 1);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RepetitionKey {
    /// Pieces, and the rooks that may still castle.
    planes: Planes,
    turn: Color,
    en_passant: Option<Square>,
}

impl Position {
    /// Returns the key that this position shares with all positions that are the same.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let start = Position::default();
    /// assert_eq!(start.repetition_key(), start.repetition_key());
    /// ```
    pub fn repetition_key(&self) -> RepetitionKey {
        RepetitionKey { planes: self.planes, turn: self.turn(), en_passant: self.en_passant() }
    }

    /// Returns true if the positions are the same by Article 9.2. The counters are ignored.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// let start = Position::default();
    /// assert!(start.same_position(&start));
    /// assert!(!start.same_position(&start.with_turn(Color::Black)));
    /// ```
    pub fn same_position(&self, other: &Position) -> bool {
        self.repetition_key() == other.repetition_key()
    }

    /// Returns a hash of the repetition key.
    ///
    /// Positions that are the same have equal hashes. Unequal hashes therefore prove that two
    /// positions differ. Equal hashes prove nothing, because different positions may collide.
    ///
    /// ```
    /// use touchmove_board::{Color, Position};
    /// let start = Position::default();
    /// assert_ne!(start.repetition_hash(), start.with_turn(Color::Black).repetition_hash());
    /// ```
    pub fn repetition_hash(&self) -> u64 {
        let key = self.repetition_key();
        let rest = key.en_passant.map_or(64, |s| s.index() as u64) << 1 | key.turn.index() as u64;
        key.planes.words().into_iter().fold(mix(rest), |hash, plane| mix(hash ^ plane))
    }
}

/// Finalizer of the splitmix64 generator: every input bit affects every output bit.
const fn mix(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
