//! Tests on PGN texts with strict and lenient readings
//! (../../../shared/data/pgn-conformance/pgnParser).

use crate::common::{settle, shared};
use std::path::Path;
use touchmove_notation::pgn::{Game, games, play};
use touchmove_notation::{SanMove, san};

/// Returns the files in a folder, with their relative paths.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let (mut folders, mut found) = (vec![folder.to_path_buf()], Vec::new());
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(&next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_string_lossy().into_owned();
                found.push((name, std::fs::read(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// Returns every property that a strict reader could reject. These are the reported problems, and
/// differences from the text that we write.
fn faults(bytes: &[u8]) -> Vec<String> {
    let all: Vec<Game> = games(bytes).collect();
    let [game] = &all[..] else { return vec![format!("{} games", all.len())] };
    let mut faults = reported(game);
    let names: Vec<_> = game.tags.iter().take(7).map(|tag| tag.name.as_str()).collect();
    if names != ["Event", "Site", "Date", "Round", "White", "Black", "Result"] {
        faults.push(format!("tags begin {names:?}"));
    }
    let Ok(played) = play(game) else { return faults };
    for ((position, &mv), node) in played.positions().zip(&played.moves).zip(&game.line.moves) {
        if san(&position, mv) != node.text {
            faults.push(format!("{} for {}", node.text, san(&position, mv)));
        }
    }
    faults
}

fn reported(game: &Game) -> Vec<String> {
    let problems = game.problems.iter().map(ToString::to_string);
    let stop = match play(game) {
        Ok(played) => played.stop.map(|stop| stop.to_string()),
        Err(error) => Some(error.to_string()),
    };
    problems.chain(stop).collect()
}

const BEYOND: &str = "no move is legal after mate or stalemate: replay stops there and reports it";
const BLANKS: &str =
    "any blanks and line ends between tokens are accepted, but only one form is written";
const NUMBER: &str =
    "a number before Black's move is always accepted, but only written where needed";
const SIGNS: &str = "more than two signs of opinion are read as two";
const ROSTER: &str =
    "the suite accepts the seven tags in any order, but the export format has them first";

macro_rules! folders {
    ($($name:ident $folder:literal;)+) => {$(
        macro_rules! $name {
            ($file:literal) => {
                concat!($folder, "/", $file, ".pgn")
            };
        }
    )+};
}

folders! {
    in_game "common/commentary/nonPregameCommentary/exception";
    before_game "common/commentary/pregameCommentary/exception";
    other "strict/exception/other";
    signs "strict/moveSuffixAnnotation";
}

/// If the suite's strict reader accepts a text, our reader finds no fault in it. If it rejects a
/// text, our reader finds at least one fault.
#[test]
fn strict_texts_agree() {
    let Some(folder) = shared("pgn-conformance/pgnParser") else { return };
    let mut found = Vec::new();
    let mut count = 0;
    for (name, bytes) in files(&folder) {
        if name.starts_with("lenient") {
            continue;
        }
        count += 1;
        let faults = faults(&bytes);
        if faults.is_empty() == name.contains("exception") {
            found.push((name, format!("{faults:?}")));
        }
    }
    assert!(count > 140, "{count}");
    let table = [
        ("common/beyond/01_play_beyond_checkmate_with_white_move.pgn", BEYOND),
        ("common/beyond/02_play_beyond_checkmate_with_black_move.pgn", BEYOND),
        ("common/beyond/03_play_beyond_stalemate_with_white_move.pgn", BEYOND),
        ("common/beyond/04_play_beyond_stalemate_with_black_move.pgn", BEYOND),
        (in_game!("03_1_movetext_commentary_not_followed_by_space"), BLANKS),
        (in_game!("03_2_movetext_commentary_not_followed_by_space"), BLANKS),
        (in_game!("04_movetext_commentary_followed_by_space_but_ending"), BLANKS),
        (in_game!("05_1_movetext_commentary_followed_by_two_spaces"), BLANKS),
        (in_game!("05_2_movetext_commentary_followed_by_two_spaces"), BLANKS),
        (in_game!("06_movetext_commentary_not_followed_by_value"), BLANKS),
        (before_game!("03_movetext_commentary_not_followed_by_space"), BLANKS),
        (before_game!("04_movetext_commentary_followed_by_space_but_ending"), BLANKS),
        (before_game!("05_movetext_commentary_followed_by_two_spaces"), BLANKS),
        (before_game!("06_movetext_commentary_not_followed_by_value"), BLANKS),
        (other!("03_does_not_end_with_empty_line"), BLANKS),
        (other!("04_1_more_than_two_empty_lines"), BLANKS),
        (other!("04_2_two_consecutive_empty_lines"), BLANKS),
        (other!("07_tag_name_starts_with_space"), BLANKS),
        (other!("08_tag_name_space_after_missing"), BLANKS),
        (other!("26_1_move_number_for_non_initial_black_move"), NUMBER),
        (other!("26_2_move_number_for_non_initial_black_move"), NUMBER),
        (other!("26_3_move_number_for_non_initial_black_move"), NUMBER),
        (other!("26_4_move_number_for_non_initial_black_move"), NUMBER),
        ("strict/fromInitialPositionUsingFen/02_example.pgn", ROSTER),
        ("strict/fromInitialPositionUsingFen/03_example.pgn", ROSTER),
        (signs!("moveSuffixAnnotationAndCommentary/exception/02_example"), SIGNS),
        (signs!("moveSuffixAnnotationOnly/exception/01_example"), SIGNS),
        (signs!("moveSuffixAnnotationOnly/exception/03_example"), SIGNS),
    ];
    settle(&found, &table);
}

/// If the suite's lenient reader accepts a text, our reader reads one playable game with the moves
/// of the original text. If the lenient reader rejects a text, our reader reports a problem.
#[test]
fn lenient_texts_agree() {
    let Some(folder) = shared("pgn-conformance/pgnParser/lenient") else { return };
    let all = files(&folder);
    let mut found = Vec::new();
    for (name, bytes) in &all {
        let read: Vec<Game> = games(bytes).collect();
        let messages: Vec<String> = read.iter().flat_map(reported).collect();
        if name.contains("exception") {
            if !read.is_empty() && messages.is_empty() {
                found.push((name.clone(), "nothing reported".to_owned()));
            }
        } else if read.len() != 1 || play(&read[0]).is_ok_and(|played| played.stop.is_some()) {
            found.push((name.clone(), format!("{} games {messages:?}", read.len())));
        } else if let Some(original) = original(&all, name) {
            let positions = |game| play(game).map(|played| played.positions().collect::<Vec<_>>());
            if positions(&read[0]) != positions(&original) {
                found.push((name.clone(), format!("moves differ from the original: {messages:?}")));
            }
        }
    }
    let reason = "SetUp 1 announces another start position without giving it";
    settle(&found, &[("tag/05_setup_tag_one_remove.pgn", reason)]);
}

/// Returns the game of the text from which the other texts in the folder were derived.
fn original(all: &[(String, Vec<u8>)], name: &str) -> Option<Game> {
    let folder = name.rsplit_once('/')?.0;
    let side = ["white_start", "black_start"].into_iter().find(|side| name.contains(side));
    let mut others = all.iter().filter(|(other, _)| other.starts_with(folder));
    let (_, bytes) = others.rfind(|(other, _)| {
        other.contains("original") && side.is_none_or(|side| other.contains(side))
    })?;
    games(bytes).next()
}

/// Every lenient form of a move has a mark error, or is a valid form of its own.
#[test]
fn lenient_move_forms_resolve_to_the_original_move() {
    let Some(folder) = shared("pgn-conformance/pgnParser/lenient/sanForgivenItems") else { return };
    for (name, bytes) in files(&folder) {
        let game = games(&bytes).next().unwrap();
        let played = play(&game).unwrap();
        let node = game.line.moves.last().unwrap();
        if played.stop.is_some() {
            continue;
        }
        let before = played.positions().nth(played.moves.len() - 1).unwrap();
        let mv = *played.moves.last().unwrap();
        let errors = node.text.parse::<SanMove>().unwrap().mark_errors(&before, mv);
        let marks = ["missing_check", "spurious", "wrong_check"];
        let wrong_mark = marks.iter().any(|mark| name.contains(mark));
        assert_eq!(errors.is_empty(), !wrong_mark, "{name}: {} {errors:?}", node.text);
    }
}
