//! Games between two strengths. The example `tournament` uses this file too.

use touchmove_board::{Color, Ending, History, Move};
use touchmove_search::{Strength, choose};

/// Number of random half-moves at the start of a game.
const OPENING: u64 = 4;
/// Number of half-moves after which a game counts as drawn.
const LONGEST: usize = 300;

fn mixed(seed: u64) -> u64 {
    let x = (seed.wrapping_add(1)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ x >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ x >> 32
}

/// Plays random moves of an opening.
fn opening(seed: u64) -> History {
    let mut game = History::default();
    for half_move in 0..OPENING {
        let moves = game.position().legal_moves();
        let mv = moves[mixed(seed * OPENING + half_move) as usize % moves.len()];
        game.push(mv).expect("a legal move");
    }
    game
}

/// Returns the points of White in half-points.
fn result(game: &History) -> Option<u32> {
    match game.ending() {
        Some(Ending::Checkmate { winner: Color::White }) => Some(2),
        Some(Ending::Checkmate { winner: Color::Black }) => Some(0),
        Some(_) => Some(1),
        None if game.repetitions() >= 3 || game.position().halfmoves() >= 100 => Some(1),
        None => (game.moves().len() > LONGEST || is_bare(game)).then_some(1),
    }
}

fn is_bare(game: &History) -> bool {
    game.position().occupied().len() == 2
}

/// Plays a game from the opening of a seed. Returns White's half-points.
pub fn play(mut mover: impl FnMut(&History) -> Move, seed: u64) -> u32 {
    let mut game = opening(seed);
    loop {
        if let Some(points) = result(&game) {
            return points;
        }
        let mv = mover(&game);
        game.push(mv).expect("a legal move");
    }
}

/// Returns the move of a strength.
pub fn answer(game: &History, strength: Strength, seed: u64) -> Move {
    let earlier: Vec<u64> = game.positions().map(|one| one.repetition_hash()).collect();
    choose(game.position(), &earlier, strength, seed).expect("a legal move").mv
}

/// Plays games in pairs from the same opening, with colours exchanged. Returns the half-points of
/// `stronger`.
pub fn compete(stronger: Strength, weaker: Strength, games: u64) -> u32 {
    let game = |number: u64| {
        let white = if number.is_multiple_of(2) { stronger } else { weaker };
        let black = if number.is_multiple_of(2) { weaker } else { stronger };
        let mover = |game: &History| {
            let strength = if game.position().turn() == Color::White { white } else { black };
            answer(game, strength, mixed(number))
        };
        let points = play(mover, number / 2);
        if number.is_multiple_of(2) { points } else { 2 - points }
    };
    (0..games).map(game).sum()
}
