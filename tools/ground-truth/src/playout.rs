//! A no looked at by playing: every position that can come, or games at random. Nothing is shared
//! with what found the answer but the legal moves.

use crate::dice::Dice;
use std::collections::HashSet;
use touchmove_board::{Color, Position};

/// What walking through all positions has shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walked {
    /// All were seen, and the player checkmates in none.
    Never,
    /// The player checkmates in one.
    Mates,
    /// There are more positions than were to be looked at.
    TooMany,
}

/// Walks through every position that can come, as long as there are no more than so many.
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

/// Whether one of so many games of legal moves at random, two hundred of them at most, ends in
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
