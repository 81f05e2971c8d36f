//! Choices of moves.

use proptest::prelude::*;
use touchmove_board::{Fen, History, Position};
use touchmove_search::{Choice, Strength, choose};

fn chosen(fen: &str, strength: Strength, seed: u64) -> Choice {
    let position = fen.parse().expect("a position");
    choose(&position, &[], strength, seed).expect("a legal move")
}

/// Positions with a mate in one move, and the moves that mate.
const MATES_IN_ONE: [(&str, &[&str]); 4] = [
    ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", &["a1a8"]),
    ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 4", &["h5f7"]),
    ("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", &["d8h4"]),
    ("7k/P7/6K1/8/8/8/8/8 w - - 0 1", &["a7a8q", "a7a8r"]),
];

/// Positions with a mate in two moves.
const MATES_IN_TWO: [&str; 5] = [
    "7k/8/5K2/8/8/8/8/R7 w - - 0 1",
    "8/8/8/8/8/4N2p/8/5K1k w - - 0 1",
    "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
    "6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1",
    "2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1",
];

#[test]
fn mate_in_one_is_seen_from_800() {
    let attentive = Strength::ALL.into_iter().filter(|one| one.elo() >= 800);
    for (strength, seed) in attentive.flat_map(|one| (0..20).map(move |seed| (one, seed))) {
        for (fen, mates) in MATES_IN_ONE {
            let choice = chosen(fen, strength, seed);
            assert!(mates.contains(&choice.mv.to_string().as_str()), "{strength:?}: {fen}");
            assert_eq!(choice.mate_in, Some(1));
        }
    }
}

#[test]
fn strongest_opponent_mates_in_two() {
    for (fen, seed) in MATES_IN_TWO.into_iter().flat_map(|fen| (0..5).map(move |seed| (fen, seed)))
    {
        let mut position: Position = fen.parse().expect("a position");
        let choice = chosen(fen, Strength::Elo1800, seed);
        assert_eq!(choice.mate_in, Some(2), "{fen}");
        position = position.after(choice.mv);
        for reply in position.legal_moves() {
            let after = position.after(reply);
            let last = choose(&after, &[], Strength::Elo1800, seed).expect("a legal move");
            assert!(after.after(last.mv).is_checkmate(), "{fen}: {:?} {reply}", choice.mv);
        }
    }
}

#[test]
fn recapture_is_seen_from_800() {
    // Black's queen has taken a queen; the pawn takes back.
    let fen = "rnb1kbnr/ppp1pppp/8/8/8/2q5/PPP2PPP/R1B1KBNR w KQkq - 0 6";
    for strength in Strength::ALL.into_iter().filter(|one| one.elo() >= 800) {
        for seed in 0..20 {
            assert_eq!(chosen(fen, strength, seed).mv.to_string(), "b2c3", "{strength:?}");
        }
    }
}

#[test]
fn mated_player_gets_a_negative_distance() {
    let choice = chosen("7k/5K2/8/8/8/8/8/6R1 b - - 0 1", Strength::Elo1800, 1);
    assert_eq!((choice.mv.to_string().as_str(), choice.mate_in), ("h8h7", Some(-1)));
}

#[test]
fn finished_game_has_no_choice() {
    for fen in ["7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"] {
        let position: Position = fen.parse().expect("a position");
        assert_eq!(choose(&position, &[], Strength::Elo1000, 1), None);
    }
}

#[test]
fn winning_player_avoids_a_repetition() {
    let mut game = History::new("7k/8/8/8/8/8/5K2/R7 w - - 0 1".parse().expect("a position"));
    for seed in 0..60 {
        if game.ending().is_some() {
            break;
        }
        let earlier: Vec<u64> = game.positions().map(Position::repetition_hash).collect();
        let choice = choose(game.position(), &earlier, Strength::Elo1800, seed);
        game.push(choice.expect("a legal move").mv).expect("a legal move");
        assert_eq!(game.repetitions(), 1);
    }
    assert!(game.position().is_checkmate(), "{}", game.position().fen());
}

/// Black threatens mate and has a rook more. Only perpetual check from e8 and h5 saves White.
#[test]
fn losing_player_gives_perpetual_check() {
    for seed in 0..10 {
        let choice = chosen("6k1/6p1/8/7Q/8/8/rq6/7K w - - 0 1", Strength::Elo1800, seed);
        assert_eq!((choice.mv.to_string().as_str(), choice.score), ("h5e8", 0), "{seed}");
    }
}

#[test]
fn seed_varies_the_opening() {
    let first = |seed| choose(&Position::default(), &[], Strength::Elo1800, seed).map(|one| one.mv);
    let moves: std::collections::HashSet<_> = (0..20).map(first).collect();
    assert!(moves.len() > 1);
}

/// Boards that no game reaches must not cause a panic.
#[test]
fn odd_boards_are_answered() {
    for fen in [
        "8/8/8/3P4/8/8/8/8 w - - 0 1",
        "kkkk4/8/8/8/8/8/8/KKKK4 w - - 0 1",
        "QQQQQQQQ/QQQQQQQQ/8/8/8/k7/8/K7 w - - 0 1",
        "PPPPPPPP/8/8/8/8/8/8/pppppppp b - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 99 80",
    ] {
        let position = Fen::parse(fen).expect("a position");
        for strength in Strength::ALL {
            let choice = choose(&position, &[], strength, 5);
            assert_eq!(choice.is_some(), position.has_legal_move(), "{fen}");
        }
    }
}

/// Plays random moves, then asks for one of each strength.
fn ask_after(picks: &[usize], seed: u64) {
    let mut game = History::default();
    for pick in picks {
        let moves = game.position().legal_moves();
        let Some(mv) = moves.get(pick % moves.len().max(1)) else { break };
        game.push(*mv).expect("a legal move");
    }
    let earlier: Vec<u64> = game.positions().map(Position::repetition_hash).collect();
    for strength in Strength::ALL.into_iter().filter(|one| one.elo() <= 1400) {
        let choice = choose(game.position(), &earlier, strength, seed);
        assert_eq!(choice, choose(game.position(), &earlier, strength, seed));
        assert_eq!(choice.is_some(), game.position().has_legal_move());
        assert!(choice.is_none_or(|one| game.position().is_legal(one.mv)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn choices_are_legal_and_reproducible(
        picks in prop::collection::vec(0_usize..256, 0..80),
        seed: u64,
    ) {
        ask_after(&picks, seed);
    }
}
