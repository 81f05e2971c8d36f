//! Tests that no position of a real game is judged illegal, and that nearly all are proved legal.

use crate::common::{pgn_files, shared};
use std::path::PathBuf;
use touchmove_board::Position;
use touchmove_mate::{Budget, Legality, illegality, legality};
use touchmove_notation::pgn::{Rules, games, play};

/// Checks every position of a few games, and some positions of other games.
#[test]
fn positions_of_games_are_never_illegal() {
    let Some(folder) = shared("pgn") else { return };
    let every: usize = std::env::var("EVERY").map_or(23, |every| every.parse().expect("a number"));
    let mut asked = 0;
    for path in pgn_files(&folder) {
        let bytes = std::fs::read(&path).expect("a file");
        for (i, game) in games(&bytes).enumerate() {
            let Ok(played) = play(&game) else { continue };
            let usual = played.rules == Rules::Chess && played.start == Position::default();
            for position in played.positions().skip(i % every).step_by(every).filter(|_| usual) {
                let reason = illegality(&position);
                assert_eq!(reason, None, "{} game {}: {}", path.display(), i + 1, position.fen());
                asked += 1;
            }
        }
    }
    println!("{asked} positions");
    assert!(asked > 20_000, "{asked}");
}

/// Number of games checked at each ply.
const GAMES: usize = 40;

/// A proof game is found for 95 of 100 positions after move 20, and for 90 of 100 after move 40.
#[test]
fn positions_of_games_are_proved_legal() {
    let Some(folder) = shared("pgn/otb-pychess") else { return };
    for (moves, share) in [(20, 95), (40, 90)] {
        let positions = after(&pgn_files(&folder), 2 * moves);
        let every = (positions.len() / GAMES).max(1);
        let asked: Vec<&Position> = positions.iter().step_by(every).collect();
        let found = |position: &&&Position| {
            matches!(legality(position, Budget::default()), Legality::Legal(_))
        };
        let legal = asked.iter().filter(found).count();
        println!("{legal} of {} after move {moves}", asked.len());
        assert!(asked.len() >= GAMES && legal * 100 >= asked.len() * share, "{legal}");
    }
}

fn after(files: &[PathBuf], halfmoves: usize) -> Vec<Position> {
    let bytes = files.iter().map(|path| std::fs::read(path).expect("a file"));
    let of = |bytes: Vec<u8>| -> Vec<Position> {
        let played = games(&bytes).filter_map(|game| play(&game).ok());
        let usual =
            played.filter(|game| game.rules == Rules::Chess && game.start == Position::default());
        usual.filter_map(|game| game.positions().nth(halfmoves)).collect()
    };
    bytes.flat_map(of).collect()
}
