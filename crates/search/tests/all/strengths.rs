//! Order of the strengths.

use crate::matches::{answer, compete, play};
use touchmove_board::Color;
use touchmove_search::Strength;

/// Plays games between two strengths. The stronger must win three points of four.
fn wins_clearly(stronger: Strength, weaker: Strength, games: u64) {
    let half_points = compete(stronger, weaker, games);
    let needed = games * 2 * 3 / 4;
    assert!(u64::from(half_points) >= needed, "{stronger:?}, {weaker:?}: {half_points}/2");
}

#[test]
fn much_stronger_opponent_wins() {
    wins_clearly(Strength::Elo1200, Strength::Elo400, 4);
    wins_clearly(Strength::Elo1800, Strength::Elo1200, 2);
}

#[test]
fn weakest_opponent_beats_random_moves() {
    let mut points = 0;
    for seed in 0..10 {
        let mover = |game: &touchmove_board::History| match game.position().turn() {
            Color::White => answer(game, Strength::Elo400, seed),
            Color::Black => {
                let moves = game.position().legal_moves();
                let hash = game.position().repetition_hash().wrapping_add(seed);
                moves[(hash >> 8) as usize % moves.len()]
            }
        };
        points += play(mover, seed);
    }
    assert!(points >= 18, "{points} half-points of 20");
}

/// `cargo test --release -p touchmove-search --test all -- --ignored`
#[test]
#[ignore = "plays 140 games: part of make nightly"]
fn every_strength_beats_its_weaker_neighbour() {
    for pair in Strength::ALL.windows(2) {
        let half_points = compete(pair[1], pair[0], 20);
        assert!(half_points >= 24, "{pair:?}: {half_points} half-points of 40");
    }
}

#[test]
fn nearest_strength_is_found() {
    for strength in Strength::ALL {
        assert_eq!(Strength::nearest(strength.elo()), strength);
        assert_eq!(Strength::nearest(strength.elo() + 99), strength);
    }
    assert_eq!(Strength::nearest(0), Strength::Elo400);
    assert_eq!(Strength::nearest(u32::MAX), Strength::Elo1800);
}
