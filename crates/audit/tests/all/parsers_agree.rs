//! Tests that audits agree between the parsers.

use crate::common::{pgn_files, shared};
use touchmove_audit::{Report, audit};
use touchmove_notation::pgn::{ChunkJoiner, Chunks, games};

/// Parses games in chunks, as the command line does.
fn in_chunks(text: &[u8], size: usize) -> Vec<(bool, Report)> {
    let (mut chunks, mut joiner, mut reports) = (Chunks::new(), ChunkJoiner::default(), Vec::new());
    let mut take = |chunks: &mut Chunks| {
        while let Some(chunk) = chunks.next_chunk() {
            let chunk = joiner.join(chunk);
            let reached =
                chunk.games(|game| reports.push((game.is_empty(), audit(game, None).strict())));
            joiner.record_end(chunk, reached);
        }
    };
    for chunk in text.chunks(size) {
        chunks.feed(chunk);
        take(&mut chunks);
    }
    chunks.finish();
    take(&mut chunks);
    reports
}

#[test]
fn tree_and_text_have_equal_reports() {
    let Some(folder) = shared("pgn") else { return };
    let files = pgn_files(&folder);
    assert!(files.len() > 100);
    for file in files {
        let text = std::fs::read(&file).expect("a file");
        let trees = games(&text).map(|game| (game.is_empty(), audit(&game, None).strict()));
        let (trees, texts): (Vec<_>, Vec<_>) = (trees.collect(), in_chunks(&text, 50_000));
        assert_eq!(trees.len(), texts.len(), "{}", file.display());
        for (tree, text) in trees.iter().zip(&texts) {
            assert_eq!(tree, text, "{}", file.display());
        }
    }
}
