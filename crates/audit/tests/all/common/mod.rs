//! Helpers shared by the tests of this crate.
#![allow(dead_code)]

use std::path::{Path, PathBuf};
use touchmove_audit::{AuditOptions, End, Kind, Report};
use touchmove_board::Position;
use touchmove_laws::Edition;
use touchmove_notation::pgn::{Game, Outcome};

/// Returns the path of a file or folder of the shared data. If it is absent, prints a message and
/// returns `None`.
pub fn shared(path: &str) -> Option<PathBuf> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let full = Path::new(root).join(path);
    if full.exists() {
        return Some(full);
    }
    println!("skipped: {} is absent", full.display());
    None
}

/// Returns the PGN files in a folder and its subfolders.
pub fn pgn_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path());
    let files = entries.flat_map(|path| if path.is_dir() { pgn_files(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|e| e.eq_ignore_ascii_case("pgn"))).collect()
}

/// Returns the fields of each row of a table, without the heading.
pub fn table(path: &str) -> Option<Vec<Vec<String>>> {
    let text = std::fs::read_to_string(shared(path)?).expect("a table");
    let fields = |line: &str| line.split('\t').map(str::to_owned).collect();
    Some(text.lines().skip(1).map(fields).collect())
}

/// Returns two audits of the game, with White and with Black recorded as the winner. At least one
/// of them shows how the game ended.
pub fn reports(game: &Game) -> [Report; 2] {
    [Outcome::WhiteWins, Outcome::BlackWins].map(|result| {
        let game = Game { result: Some(result), ..game.clone() };
        let laws = Some(Edition::Fide2023);
        AuditOptions { laws, strict: true, ..AuditOptions::default() }.report(&game)
    })
}

/// Returns the way in which a game ended.
pub fn end(game: &Game) -> Option<End> {
    reports(game).iter().flat_map(|report| &report.findings).find_map(|f| match f.kind {
        Kind::ResultContradicts { end, .. } | Kind::PlayedOn { end, .. } => Some(end),
        _ => None,
    })
}

/// Returns the number of appearances of the last position.
pub fn appearances(positions: &[Position]) -> usize {
    let last = positions.last().expect("a position");
    positions.iter().filter(|position| position.same_position(last)).count()
}
