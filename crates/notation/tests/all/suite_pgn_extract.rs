//! Tests on the test files of pgn-extract (../../../shared/data/suites/pgn-extract), with the
//! program's input and expected output.

use crate::common::{settle, shared};
use std::path::Path;
use touchmove_board::Position;
use touchmove_notation::pgn::{Game, games, play};

fn read(folder: &Path, file: &str) -> Vec<Game> {
    games(&std::fs::read(folder.join(file)).unwrap()).collect()
}

fn positions(game: &Game) -> Vec<Position> {
    play(game).map(|played| played.positions().collect()).unwrap_or_default()
}

/// Output files that contain all games of the input, but in another form.
const SAME: [(&str, &str); 19] = [
    ("test-7.pgn", "test-7-out.pgn"),
    ("test-C.pgn", "test-CC-out.pgn"),
    ("test-e.pgn", "test-e-out.pgn"),
    ("test-F.pgn", "test-FF-out.pgn"),
    ("test-F-text.pgn", "test-FF-text-out.pgn"),
    ("fischer.pgn", "test-l-out.pgn"),
    ("test-N.pgn", "test-NN-out.pgn"),
    ("test-o.txt", "test-o-out.pgn"),
    ("test-R.pgn", "test-RR-out.pgn"),
    ("test-s.pgn", "test-s-out.pgn"),
    ("test-V.pgn", "test-VV-out.pgn"),
    ("test-w.pgn", "test-w60-out.pgn"),
    ("test-w.pgn", "test-w1000-out.pgn"),
    ("test-addhashcode.pgn", "test-addhashcode-out.pgn"),
    ("test-evaluation.pgn", "test-evaluation-out.pgn"),
    ("test-fencomments.pgn", "test-fencomments-out.pgn"),
    ("test-nochecks.pgn", "test-nochecks-out.pgn"),
    ("test-nomovenumbers.pgn", "test-nomovenumbers-out.pgn"),
    ("test-long-line.pgn", "test-long-line-out.pgn"),
];

/// Output files that contain only some of the input's games.
const SOME: [(&str, &str); 14] = [
    ("fischer.pgn", "fischer-bl45-out.pgn"),
    ("fischer.pgn", "fischer-bu45-out.pgn"),
    ("fischer.pgn", "fischer-b30-out.pgn"),
    ("test-checkmate.pgn", "test-checkmate-out.pgn"),
    ("test-stalemate.pgn", "test-stalemate-out.pgn"),
    ("test-fifty.pgn", "test-fifty-out.pgn"),
    ("test-repetition.pgn", "test-repetition-out.pgn"),
    ("petrosian.pgn", "test-n-matched.pgn"),
    ("fischer.pgn", "test-z-out.pgn"),
    ("najdorf.pgn", "test-v-out.pgn"),
    ("najdorf.pgn", "test-x-out.pgn"),
    ("test-t.pgn", "test-t-out.pgn"),
    ("test-notags.pgn", "test-notags-out.pgn"),
    ("test-noresults.pgn", "test-noresults-out.pgn"),
];

#[test]
fn output_files_hold_the_input_games() {
    let Some(folder) = shared("suites/pgn-extract") else { return };
    let mut found = Vec::new();
    for (input, output) in SAME.into_iter().chain(SOME) {
        let read: Vec<_> = read(&folder, &format!("infield/{input}"));
        let written: Vec<_> = self::read(&folder, &format!("outfiles/{output}"));
        let read: Vec<_> = read.iter().map(positions).collect();
        let written: Vec<_> = written.iter().map(positions).collect();
        let right = match SAME.contains(&(input, output)) {
            true => read == written,
            false => !written.is_empty() && written.iter().all(|game| read.contains(game)),
        };
        if !right {
            found.push((output.to_owned(), format!("{} and {} games", read.len(), written.len())));
        }
    }
    settle(&found, &[]);
}

/// All files are read and replayed without a problem, except the files listed here.
#[test]
fn files_have_only_listed_problems() {
    let Some(folder) = shared("suites/pgn-extract") else { return };
    let (mut found, mut count) = (Vec::new(), 0);
    for folder in [folder.join("infield"), folder.join("outfiles")] {
        let mut names: Vec<_> =
            std::fs::read_dir(&folder).unwrap().map(|e| e.unwrap().file_name()).collect();
        names.sort();
        for name in
            names.iter().filter_map(|name| name.to_str()).filter(|name| name.ends_with(".pgn"))
        {
            for (index, game) in read(&folder, name).iter().enumerate() {
                count += 1;
                let messages: Vec<_> = game.problems.iter().map(ToString::to_string).collect();
                let stop = play(game).unwrap().stop.map(|stop| stop.to_string());
                let messages: Vec<_> = messages.into_iter().chain(stop).collect();
                if !messages.is_empty() {
                    found.push((format!("{name}/{index}"), format!("{messages:?}")));
                }
            }
        }
    }
    assert!(count > 400, "{count}");
    let null = "null moves are not legal moves: replay stops";
    let differs = "the file tests a Result tag that differs from the result after the moves";
    let table = [
        (
            "nested-comment.pgn/0",
            "PGN comments do not nest (in pgn-extract optionally): the first brace ends one",
        ),
        ("test-allownullmoves.pgn/0", null),
        ("test-allownullmoves.pgn/1", null),
        ("test-nobadresults.pgn/0", differs),
        ("test-nobadresults.pgn/1", differs),
        ("test-nobadresults.pgn/2", differs),
        ("test-nobadresults.pgn/3", differs),
        ("test-nobadresults.pgn/4", differs),
        ("test-nobadresults.pgn/5", differs),
        ("test-nobadresults.pgn/6", differs),
        ("test-nobadresults.pgn/7", differs),
        ("test-nobadresults.pgn/8", differs),
        ("test-noresults-out.pgn/0", "pgn-extract was told to omit the result"),
        (
            "test-plylimit-out.pgn/0",
            "pgn-extract was told to cut the game: * replaces the result of the tag",
        ),
    ];
    settle(&found, &table);
}
