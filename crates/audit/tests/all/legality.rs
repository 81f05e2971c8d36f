//! No position of a real game is ever called illegal.

use crate::common::shared;
use std::path::{Path, PathBuf};
use touchmove_board::Position;
use touchmove_mate::illegality;
use touchmove_notation::pgn::{Rules, games, play};

fn pgn_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path());
    let files = entries.flat_map(|path| if path.is_dir() { pgn_files(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|e| e.eq_ignore_ascii_case("pgn"))).collect()
}

/// Every position of a few games, and some of the others.
#[test]
fn positions_of_games_are_not_illegal() {
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
