//! Valid and malformed PGN files of other programs (../../../shared/data/pgn). The tests check the
//! number of games and the moves where replay stops.

use crate::common::{settle, shared};
use std::path::{Path, PathBuf};
use touchmove_notation::pgn::{Game, SetupError, games, play, write};

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_game = |path: &PathBuf| {
        let end = path.extension().map_or(String::new(), |e| e.to_string_lossy().to_lowercase());
        end == "pgn" || (end == "txt" && !path.ends_with("LICENSE-CC-BY.txt"))
    };
    let mut all: Vec<_> = entries.filter(is_game).collect();
    all.sort();
    all
}

/// All games can be replayed to the end, except those in the listed files. Reading a written game
/// gives the same moves.
#[test]
fn replay_stops_only_where_listed() {
    let Some(folder) = shared("pgn") else { return };
    let mut folders: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).collect();
    folders.sort();
    let (mut found, mut count) = (Vec::new(), 0);
    for path in folders.iter().filter(|path| path.is_dir()).flat_map(|path| files(path)) {
        let bytes = std::fs::read(&path).unwrap();
        for (index, game) in games(&bytes).enumerate() {
            count += 1;
            let name = path.strip_prefix(&folder).unwrap().display();
            match play(&game) {
                Err(SetupError::OtherVariant(_)) => {}
                Err(error) => found.push((format!("{name}/{index}"), error.to_string())),
                Ok(played) => {
                    if let Some(stop) = played.stop {
                        found.push((format!("{name}/{index}"), stop.to_string()));
                    }
                    if index % 10 == 0 {
                        written_again(&game, &played.moves);
                    }
                }
            }
        }
    }
    println!("{count} games");
    let null = "a null move replaces an unknown or missing move: replay stops";
    let table = [
        ("famous-long/anastasian-lewis.pgn/0", null),
        ("odd-chesslib/err.pgn/0", "Kg2, but the king is on d7"),
        ("odd-chesslib/z0.pgn/0", null),
        ("odd-fschesspgn/anastasian-lewis.pgn/0", null),
        ("odd-mliebelt/sampleGameThrow.pgn/0", "Sf3 is German"),
        ("odd-pychess/badpgn.pgn/0", "no moves"),
        ("odd-python-chess/anastasian-lewis.pgn/0", null),
    ];
    settle(&found, &table);
}

fn written_again(game: &Game, moves: &[touchmove_board::Move]) {
    let text = write(game);
    let again: Vec<Game> = games(text.as_bytes()).collect();
    assert_eq!(again.len(), 1, "{text}");
    assert_eq!(play(&again[0]).unwrap().moves, moves, "{text}");
}

/// Files in which python-chess 1.11.2 finds a different number of games, with both numbers and the
/// reason. python-chess ends a game at every empty line.
#[test]
fn game_counts_match_table() {
    let Some(folder) = shared("pgn") else { return };
    let table = [
        ("odd-chessjs/0.pgn", 1, 1, "tags separated by <br /> belong to one game"),
        ("odd-chesslib/ep.pgn", 1, 2, "an empty line before the result"),
        ("odd-chesslib/err.pgn", 1, 2, "the same"),
        ("odd-chesslib/z0.pgn", 1, 2, "the same"),
        (
            "odd-chessops-dartchess/headers-and-moves-on-the-same-line.pgn",
            3,
            2,
            "moves follow a tag on the same line",
        ),
        ("odd-chessops-dartchess/leading-whitespace.pgn", 4, 5, "blanks before a tag"),
        ("odd-cmpgn/test_pgn_list.pgn", 5, 6, "two empty lines after the tags"),
        ("odd-fschesspgn/demoGames.pgn", 2, 4, "an empty line after a comment before the moves"),
        ("odd-rbitr/line_break_in_tag_pair.pgn", 1, 2, "a line break between name and value"),
        ("odd-python-chess/utf8-bom.pgn", 2, 2, "a byte order mark before each game"),
        ("odd-python-chess/chessbase-empty-line.pgn", 1, 1, "an empty line among the tags"),
        ("clocks-ecc2018-dgt", 900, 900, "in all its files"),
    ];
    for (name, ours, _, why) in table {
        let path = folder.join(name);
        let all = if path.is_dir() { files(&path) } else { vec![path] };
        let count: usize =
            all.iter().map(|path| games(&std::fs::read(path).unwrap()).count()).sum();
        assert_eq!(count, ours, "{name}: {why}");
    }
}
