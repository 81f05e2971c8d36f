//! Tests on our own table of positions, and with random playouts.

use crate::common::{answers, positions};
use touchmove_board::{Color, Position};
use touchmove_mate::{Budget, Deadness, can_mate, check, is_dead, may_be_dead};

#[test]
fn own_table_is_answered_correctly() {
    for (position, known) in answers() {
        for (player, can) in known {
            let answer = can_mate(&position, player, Budget::default());
            assert_eq!(answer.decided(), Some(can), "{player}: {}", position.fen());
            assert_eq!(check(&position, player, &answer), Ok(()), "{player}: {}", position.fen());
        }
        let dead = known.iter().all(|(_, can)| !can);
        let deadness = is_dead(&position, Budget::default());
        assert_eq!(deadness.is_dead(), dead, "{}", position.fen());
        assert!(!matches!(deadness, Deadness::Undecided { .. }));
        let ended = !position.has_legal_move();
        assert!(!dead || ended || may_be_dead(&position), "{}", position.fen());
    }
}

/// Deterministic pseudo-random numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 as usize % bound
    }

    /// Plays random moves. Returns true if `winner` checkmated the opponent.
    fn mates(&mut self, start: &Position, winner: Color) -> bool {
        let mut position = *start;
        for _ in 0..80 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                return position.is_check() && position.turn() != winner;
            }
            position = position.after(moves[self.below(moves.len())]);
        }
        false
    }
}

/// Total number of playouts.
const PLAYOUTS: usize = 1_000_000;

/// No random playout ends in mate if the answer was "no".
#[test]
fn random_playouts_never_mate_after_no() {
    let questions = positions().into_iter().flat_map(|p| Color::ALL.map(|player| (p, player)));
    let no = |(start, winner): &(Position, Color)| {
        can_mate(start, *winner, Budget(500)).decided() == Some(false)
    };
    let starts: Vec<(Position, Color)> = questions.filter(no).collect();
    let each = PLAYOUTS.div_ceil(starts.len());
    let mut dice = Dice(1);
    for (start, winner) in &starts {
        for _ in 0..each {
            assert!(!dice.mates(start, *winner), "{winner}: {}", start.fen());
        }
    }
    println!("{} positions, {each} playouts each", starts.len());
}
