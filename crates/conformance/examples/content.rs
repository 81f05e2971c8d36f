//! Prints the contents of the games of PGN files as JSON, one line for each game: its bytes in the file, and
//! its moves, glyphs, comments and variations in the order of the text. `bench/audit-oracle/roundtrip.py`
//! compares them with what another program reads in the output of `touchmove convert`.
//!
//! ```sh
//! cargo run -p touchmove-conformance --example content -- games.pgn
//! ```

use serde_json::json;
use std::process::ExitCode;
use touchmove_board::{Move, Position, Wing};
use touchmove_notation::pgn::{ChunkJoiner, Chunks, Game, MoveLine, MoveNode, Record, games};
use touchmove_notation::read_san_bytes;

fn main() -> ExitCode {
    for file in std::env::args().skip(1) {
        let Ok(text) = std::fs::read(&file) else {
            eprintln!("{file}: cannot be read");
            return ExitCode::FAILURE;
        };
        let (mut chunks, mut joiner) = (Chunks::new(), ChunkJoiner::default());
        chunks.feed(&text);
        chunks.finish();
        while let Some(chunk) = chunks.next_chunk() {
            let chunk = joiner.join(chunk);
            let end = chunk.games(|record| show(&file, chunk.offset(), record));
            joiner.record_end(chunk, end);
        }
    }
    ExitCode::SUCCESS
}

fn show(file: &str, offset: u64, record: &Record<'_>) {
    let (at, source) = record.raw();
    let Some(game) = games(source).next().filter(|game| !game.is_empty()) else { return };
    let (parts, whole) = parts(&game);
    let problems = game.problems.iter().filter(|problem| problem.kind.is_loss());
    let problems: Vec<_> = problems.map(|problem| problem.kind.name()).collect();
    let line = json!({
        "file": file,
        "offset": offset + at as u64,
        "length": source.len(),
        "whole": whole && problems.is_empty(),
        "problems": problems,
        "tags": game.tags.iter().map(|tag| (&tag.name, &tag.value)).collect::<Vec<_>>(),
        "parts": parts,
    });
    println!("{line}");
}

/// Returns the parts of a game, and whether all its moves are legal.
fn parts(game: &Game) -> (Vec<String>, bool) {
    let mut parts = Parts { all: Vec::new(), whole: true };
    match game.start() {
        Ok((_, start)) => parts.line(&game.line, Some(start)),
        Err(_) => parts.line(&game.line, None),
    }
    (parts.all, parts.whole)
}

struct Parts {
    all: Vec<String>,
    whole: bool,
}

impl Parts {
    fn line(&mut self, line: &MoveLine, mut position: Option<Position>) {
        self.comments(&line.comments);
        self.nags(&line.nags);
        for node in &line.moves {
            let before = position;
            position = self.node(node, before);
            for variation in &node.variations {
                self.all.push("(".to_owned());
                self.line(variation, before);
                self.all.push(")".to_owned());
            }
        }
    }

    fn node(&mut self, node: &MoveNode, position: Option<Position>) -> Option<Position> {
        let after = self.step(node, position);
        self.whole &= after.is_some();
        self.nags(&node.nags);
        self.comments(&node.comments);
        after
    }

    fn step(&mut self, node: &MoveNode, position: Option<Position>) -> Option<Position> {
        if node.is_null {
            self.all.push("0000".to_owned());
            return position.map(|position| position.passed_on(position.turn(), false));
        }
        let read = position.and_then(|before| {
            let mv = read_san_bytes(&before, node.text.as_bytes()).ok()?;
            Some((mv, before.after(mv)))
        });
        self.all.push(read.map_or_else(|| format!("?{}", node.text), |(mv, _)| name(mv)));
        read.map(|(_, after)| after)
    }

    fn nags(&mut self, nags: &[u16]) {
        self.all.extend(nags.iter().map(|nag| format!("${nag}")));
    }

    fn comments(&mut self, comments: &[String]) {
        self.all.extend(comments.iter().map(|comment| format!("{{{comment}}}")));
    }
}

fn name(mv: Move) -> String {
    match mv.wing() {
        Some(Wing::Kingside) => "O-O".to_owned(),
        Some(Wing::Queenside) => "O-O-O".to_owned(),
        None => {
            let promoted =
                mv.promotion().map(|role| role.letter().to_ascii_lowercase().to_string());
            format!("{}{}{}", mv.from, mv.to, promoted.unwrap_or_default())
        }
    }
}
