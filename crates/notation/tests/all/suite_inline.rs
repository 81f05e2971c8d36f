//! Tests on 299 PGN texts from the unit tests of other programs
//! (../../../shared/data/suites/inline-pgn). Their expected results are unknown. The tests read
//! each text. A table lists the texts that have problems, with reasons.

use crate::common::{settle, shared_text};
use touchmove_notation::pgn::{Game, games, play, write};

/// Texts that do not contain exactly one game, with their number of games.
const SEVERAL: [(usize, usize); 12] = [
    (194, 0),
    (195, 2),
    (196, 2),
    (197, 2),
    (198, 2),
    (199, 2),
    (200, 2),
    (201, 2),
    // The text has four stars. A second result does not start a second game.
    (202, 1),
    (205, 2),
    (206, 3),
    (207, 2),
];

/// Reasons for the reported problems, each with the lines of the texts in the file.
const TABLE: [(&str, &[usize]); 12] = [
    ("SetUp 1 without a FEN: the start position is not guessed", &[8, 228, 288, 289]),
    ("a FEN that is not a position: X for empty squares, or pawns on the last rank", &[23, 270]),
    (
        "a fragment of a game without its start position, or begun by Black",
        &[56, 67, 103, 106, 107, 108, 109, 110, 111, 112, 113, 145, 148, 150, 151, 154, 163, 170],
    ),
    ("the same", &[171, 172, 173, 186, 207]),
    ("a deliberate misprint", &[58, 59]),
    (
        "illegal moves, which only a reader without a board accepts",
        &[118, 120, 121, 127, 130, 131, 134, 135, 136, 137, 190, 191, 294],
    ),
    ("a promotion to an impossible piece and no other text", &[132, 133]),
    ("null moves are not legal moves", &[146, 147]),
    (
        "result and tag differ, or a tag is repeated: reported, but the game is read",
        &[189, 225, 276],
    ),
    ("several results: reported, and the last one counts", &[202]),
    ("a variant that the Laws do not cover", &[240]),
    ("file names instead of games", &[297, 298]),
];

#[test]
fn inline_texts_have_only_listed_problems() {
    let Some(text) = shared_text("suites/inline-pgn/inline-pgn.jsonl") else { return };
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let pgn = &unescape(case["pgn"].as_str().unwrap());
        let all: Vec<Game> = games(pgn.as_bytes()).collect();
        let messages: Vec<String> = all.iter().flat_map(faults).collect();
        let games_there = SEVERAL.iter().find(|(n, _)| *n == number).map_or(1, |(_, count)| *count);
        assert_eq!(all.len(), games_there, "{number}: {pgn}");
        if !messages.is_empty() {
            let start: String = pgn.chars().take(200).collect();
            found.push((format!("{number}"), format!("{messages:?} in {start}")));
        }
        for game in &all {
            assert_eq!(games(write(game).as_bytes()).count(), 1);
        }
    }
    let table: Vec<(String, &str)> =
        TABLE.iter().flat_map(|(why, all)| all.iter().map(|n| (n.to_string(), *why))).collect();
    let table: Vec<(&str, &str)> = table.iter().map(|(n, why)| (n.as_str(), *why)).collect();
    settle(&found, &table);
}

fn faults(game: &Game) -> Vec<String> {
    let problems = game.problems.iter().map(ToString::to_string);
    let problems = problems.filter(|problem| !problem.contains("no result"));
    let stop = match play(game) {
        Ok(played) => played.stop.map(|stop| stop.to_string()),
        Err(error) => Some(error.to_string()),
    };
    problems.chain(stop).collect()
}

/// Resolves the escape sequences that some texts still have from their source code.
fn unescape(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once('\\') {
        out.push_str(before);
        let (c, length) = match after.chars().next() {
            Some('n') => ('\n', 1),
            Some('t') => ('\t', 1),
            Some('r') => ('\r', 1),
            Some('u') => ('\u{feff}', 5),
            Some(c) => (c, c.len_utf8()),
            None => break,
        };
        out.push(c);
        rest = after.get(length..).unwrap_or("");
    }
    out + rest
}
