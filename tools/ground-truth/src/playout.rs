//! Verification of a no by playing: enumeration of all reachable positions, or random games. The
//! only code shared with the search is move generation.

use crate::dice::Dice;
use std::collections::HashSet;
use touchmove_board::{Color, Position};

/// Result of an enumeration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walked {
    /// All positions were visited; none is checkmate by the player.
    Never,
    /// A position is checkmate by the player.
    Mates,
    /// The limit of positions was exceeded.
    TooMany,
}

/// Enumerates every reachable position, up to `most`.
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

/// Returns true if one of `games` random games, of at most two hundred moves each, ends in
/// checkmate by the player.
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
