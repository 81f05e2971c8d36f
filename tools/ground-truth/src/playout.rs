//! Verification of an answer "no" by enumeration of all reachable positions, or by random games. It
//! shares only move generation with the search.

use crate::dice::Dice;
use std::collections::HashSet;
use touchmove_board::{Color, Position};

/// Result of enumerating the reachable positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walked {
    /// All reachable positions were visited, and none is checkmate by the player.
    Never,
    /// A reachable position is checkmate by the player.
    Mates,
    /// There are more reachable positions than the limit.
    TooMany,
}

/// Enumerates the reachable positions, up to `most`.
pub fn walked(start: &Position, player: Color, most: usize) -> Walked {
    let mut seen = HashSet::from([start.repetition_key()]);
    let mut next = vec![*start];
    while let Some(position) = next.pop() {
        if is_mate_by(&position, player) {
            return Walked::Mates;
        }
        let after = position.legal_moves().into_iter().map(|mv| position.after(mv));
        next.extend(after.filter(|position| seen.insert(position.repetition_key())));
        if seen.len() > most {
            return Walked::TooMany;
        }
    }
    Walked::Never
}

/// Plays `games` random games with at most two hundred moves each. Returns true if one of them ends
/// in checkmate by the player.
pub fn mates_at_random(start: &Position, player: Color, games: u32, dice: &mut Dice) -> bool {
    (0..games).any(|_| {
        let mut position = *start;
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                return is_mate_by(&position, player);
            }
            position = position.after(moves[dice.below(moves.len())]);
        }
        false
    })
}

fn is_mate_by(position: &Position, player: Color) -> bool {
    position.turn() != player && position.is_checkmate()
}
