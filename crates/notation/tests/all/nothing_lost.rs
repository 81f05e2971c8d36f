//! Real games read and written again keep every token, as a reader of the test's own sees them.

use crate::common::plain_reader::{Line, Plain, read};
use crate::common::shared;
use std::path::{Path, PathBuf};
use touchmove_notation::Notation;
use touchmove_notation::pgn::{ChunkJoiner, Chunks, games, write};
use touchmove_notation::sheet::{self, Form};

fn pgn_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.extension() {
            _ if path.is_dir() => pgn_files(&path, found),
            Some(end) if end == "pgn" => found.push(path),
            _ => {}
        }
    }
}

/// Returns the sources of the games of a file, every `step`-th one.
fn sources(file: &Path, step: usize) -> Vec<String> {
    let bytes = std::fs::read(file).expect("a file");
    let (mut chunks, mut joiner, mut all) = (Chunks::new(), ChunkJoiner::default(), Vec::new());
    chunks.feed(&bytes);
    chunks.finish();
    while let Some(chunk) = chunks.next_chunk() {
        let chunk = joiner.join(chunk);
        let end = chunk.games(|record| all.push(record.raw().1.to_vec()));
        joiner.record_end(chunk, end);
    }
    let sampled = all.into_iter().step_by(step);
    sampled.filter_map(|source| String::from_utf8(source).ok()).collect()
}

/// Returns the output of `touchmove convert` for a game that it reads whole.
fn converted(source: &str) -> Option<String> {
    let game = games(source.as_bytes()).next()?;
    let parts = sheet::read_on(&game, None).ok()?;
    let [part] = parts.as_slice() else { return None };
    Some(part.reading.write(Notation::English, Form::Pgn))
}

/// Checks that all tags, moves, comments, glyphs, variations and the result of one game are in the
/// other, and no more. The seven mandatory tags may be added, and the commands of times.
fn check(before: &Plain, after: &Plain) -> Result<(), String> {
    for (name, value) in &before.tags {
        if !after.tags.iter().any(|(other, kept)| other == name && kept == value) {
            return Err(format!("tag {name} {value:?}: {:?}", after.tags));
        }
    }
    let roster = ["Event", "Site", "Date", "Round", "White", "Black", "Result", "SetUp"];
    for (name, _) in &after.tags {
        if !roster.contains(&name.as_str()) && before.tags.iter().all(|(own, _)| own != name) {
            return Err(format!("new tag {name}"));
        }
    }
    let is_kept = before.result.is_empty() || before.result == after.result;
    is_kept.then_some(()).ok_or(format!("{} is now {}", before.result, after.result))?;
    same_line(&before.line, &after.line)
}

fn same_line(before: &Line, after: &Line) -> Result<(), String> {
    same(&before.comment, &after.comment)?;
    same(&before.early, &after.early)?;
    same(&before.moves.len(), &after.moves.len())?;
    for (one, other) in before.moves.iter().zip(&after.moves) {
        let at = |why| format!("{}: {why}", one.to);
        // The source may write castling as a move of the king, as in `e1c1`.
        let king = match other.to.as_str() {
            "O-O" => ["g1", "g8"],
            "O-O-O" => ["c1", "c8"],
            _ => ["", ""],
        };
        if !king.contains(&one.to.as_str()) {
            same(&one.to, &other.to).map_err(at)?;
        }
        same(&one.nags, &other.nags).map_err(at)?;
        same(&one.comment, &other.comment).map_err(at)?;
        same(&one.lines.len(), &other.lines.len()).map_err(at)?;
        let mut lines = one.lines.iter().zip(&other.lines);
        lines.try_for_each(|(one, other)| same_line(one, other)).map_err(at)?;
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Debug>(one: &T, other: &T) -> Result<(), String> {
    if one == other { Ok(()) } else { Err(format!("{one:?} is now {other:?}")) }
}

/// `TOUCHMOVE_ROUND_TRIP=all` takes all games.
#[test]
fn real_games_lose_nothing() {
    let Some(folder) = shared("pgn") else { return };
    let all = std::env::var("TOUCHMOVE_ROUND_TRIP").is_ok_and(|value| value == "all");
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    let (mut seen, mut compared, mut converts) = (0, 0, 0);
    pgn_files(&folder, &mut files);
    files.sort();
    for file in files {
        for source in sources(&file, if all { 1 } else { 12 }) {
            seen += 1;
            let Some(before) = read(&source) else { continue };
            let Some(game) = games(source.as_bytes()).next() else { continue };
            compared += 1;
            let written = write(&game);
            let convert = converted(&source);
            converts += usize::from(convert.is_some());
            for (way, text) in [("written", Some(written)), ("converted", convert)] {
                let Some(text) = text else { continue };
                let found = match read(&text) {
                    Some(after) => check(&before, &after),
                    None => Err(format!("not in the standard's form:\n{text}")),
                };
                if let Err(why) = found {
                    faults.push(format!("{} {way}: {why}\n{source:.600}", file.display()));
                }
                let again = games(text.as_bytes()).next().map(|game| write(&game));
                if way == "written" && again.as_deref() != Some(&text) {
                    faults.push(format!("{}: no fixed point\n{text}", file.display()));
                }
            }
        }
    }
    println!("{seen} games, {compared} compared, {converts} of them converted whole");
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults[..faults.len().min(40)].join("\n\n")
    );
    assert!(compared * 10 >= seen * 8, "{compared} of {seen} games were compared");
}
