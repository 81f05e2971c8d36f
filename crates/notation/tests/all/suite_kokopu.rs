//! Tests on kokopu's PGN files. The suite has the games that kokopu reads from them, and the line
//! at which it rejects a file (../../../shared/data/suites/kokopu/pgns).

use crate::common::{settle, shared, shared_text};
use std::path::Path;
use touchmove_notation::pgn::{Game, MoveLine, Outcome, SetupError, games, play};
use touchmove_notation::san;

/// Properties of a game that both programs report.
#[derive(Debug, PartialEq, Default)]
struct Digest {
    players: Vec<String>,
    moves: Vec<String>,
    nags: Vec<Vec<u16>>,
    in_variations: usize,
    result: String,
}

fn theirs(dump: &str) -> Digest {
    let mut digest = Digest::default();
    for line in dump.lines() {
        let line = line.trim_start_matches(['|', ' ']);
        if let Some((key, value)) = line.split_once(" = {")
            && ["White", "Black"].contains(&key)
        {
            digest.players.push(value.trim_end_matches('}').to_owned());
        } else if let Some((label, rest)) = line.strip_prefix('[').and_then(|l| l.split_once(']'))
            && let Some((_, mv)) = rest.split_once("w) ").or(rest.split_once("b) "))
            && !label.contains("start")
        {
            if label.contains('-') {
                digest.in_variations += 1;
                continue;
            }
            let mut words = mv.split(' ');
            digest.moves.push(words.next().unwrap_or("").to_owned());
            let nags = words.filter_map(|word| word.strip_prefix('$')?.parse().ok());
            digest.nags.push(nags.collect());
        } else if let Some(result) = line.strip_prefix('{') {
            digest.result = result.split('}').next().unwrap_or("").to_owned();
        }
    }
    digest
}

fn ours(game: &Game) -> Digest {
    let mut moves: Vec<_> = game.line.moves.iter().map(|node| node.text.clone()).collect();
    if let Ok(played) = play(game) {
        for ((position, &mv), text) in played.positions().zip(&played.moves).zip(&mut moves) {
            *text = san(&position, mv);
        }
    }
    let result = match game.result {
        Some(Outcome::WhiteWins) => "White wins",
        Some(Outcome::BlackWins) => "Black wins",
        Some(Outcome::Draw) => "Draw",
        _ => "Line",
    };
    let players = ["White", "Black"].iter().filter_map(|name| game.tag(name));
    Digest {
        players: players.map(|name| name.trim().to_owned()).filter(|name| name != "?").collect(),
        moves,
        nags: game.line.moves.iter().map(|node| node.nags.clone()).collect(),
        in_variations: game.line.moves.iter().flat_map(|node| &node.variations).map(count).sum(),
        result: result.to_owned(),
    }
}

fn count(line: &MoveLine) -> usize {
    line.moves.len() + line.moves.iter().flat_map(|n| &n.variations).map(count).sum::<usize>()
}

/// Returns the numbers of the lines that have problems.
fn lines_with_faults(game: &Game) -> Vec<u32> {
    let problems = game.problems.iter().map(|problem| problem.place.line);
    let stop = match play(game) {
        Ok(played) => played.stop.map(|stop| stop.place.line),
        Err(SetupError::Fen { place, .. }) => Some(place.line),
        Err(_) => game.tags.iter().find(|tag| tag.name == "Variant").map(|tag| tag.place.line),
    };
    problems.chain(stop).collect()
}

#[test]
fn files_agree_with_kokopu() {
    let Some(folder) = shared("suites/kokopu/pgns") else { return };
    let Some(list) = shared_text("suites/kokopu/pgns.csv") else { return };
    let (mut found, mut compared) = (Vec::new(), 0);
    for row in list.lines().skip(1) {
        let (label, count) = row.split_once('\t').unwrap();
        let bytes = std::fs::read(folder.join(label).join("database.pgn")).unwrap();
        let all: Vec<Game> = games(&bytes).collect();
        if all.len().to_string() != count {
            found.push((label.to_owned(), format!("{} games, not {count}", all.len())));
        }
        for (index, game) in all.iter().enumerate() {
            compared += 1;
            if let Some(difference) = compare(game, &folder.join(label), index) {
                found.push((format!("{label}/{index}"), difference));
            }
        }
    }
    assert!(compared > 90, "{compared}");
    let pawn = "a pawn's letter is accepted, although C.4 omits it";
    let table = [
        ("headers/3", "blanks within a name are kept"),
        ("misc/1", "PGN has no escapes in comments: the first brace ends one"),
        ("syntactic-error-1/1", pawn),
        ("syntactic-error-1/7", pawn),
        ("syntactic-error-1/9", pawn),
        ("syntactic-error-1/10", pawn),
        (
            "syntactic-error-1/17",
            "the unclosed tag is two lines before the line that kokopu reports",
        ),
        ("syntactic-error-4", "the comment without end ends before the next game's tags"),
    ];
    settle(&found, &table);
}

fn compare(game: &Game, folder: &Path, index: usize) -> Option<String> {
    if let Ok(dump) = std::fs::read_to_string(folder.join(format!("{index}.txt"))) {
        let (theirs, ours) = (theirs(&dump), ours(game));
        return (theirs != ours).then(|| format!("{ours:?}, not {theirs:?}"));
    }
    let error = std::fs::read_to_string(folder.join(format!("{index}.err"))).ok()?;
    let line: u32 = error.lines().nth(1)?.parse().ok()?;
    let ours = lines_with_faults(game);
    (!ours.contains(&line)).then(|| format!("{ours:?}, not {line}: {error}"))
}
