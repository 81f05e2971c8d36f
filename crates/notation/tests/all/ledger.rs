//! The ledger accounts for every byte of real games, and agrees with the reader of games.

use crate::common::shared;
use std::path::{Path, PathBuf};
use touchmove_notation::pgn::{ChunkJoiner, Chunks, Ledger, games};

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

#[test]
fn every_byte_of_real_games_is_accounted_for() {
    let Some(folder) = shared("pgn") else { return };
    let (mut files, mut all) = (Vec::new(), 0);
    pgn_files(&folder, &mut files);
    for file in files {
        let text = std::fs::read(&file).expect("a file");
        let (mut chunks, mut joiner) = (Chunks::new(), ChunkJoiner::default());
        chunks.feed(&text);
        chunks.finish();
        while let Some(chunk) = chunks.next_chunk() {
            let chunk = joiner.join(chunk);
            let end = chunk.games(|record| {
                let (_, source) = record.raw();
                let ledger = Ledger::of_source(source);
                assert_eq!(ledger.bytes(), source.len(), "{}", file.display());
                let Some(game) = games(source).next() else { return };
                if !game.problems.iter().any(|problem| problem.kind.is_loss()) {
                    let missing = ledger.missing_in(&Ledger::of_game(&game));
                    assert_eq!(missing, 0, "{} {}: {ledger:?}", file.display(), record.place());
                }
                all += 1;
            });
            joiner.record_end(chunk, end);
        }
    }
    assert!(all > 15_000, "{all} games");
}
