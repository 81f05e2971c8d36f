//! Compares the speed of the complete audit with that of pgn-reader and shakmaty, which only check
//! whether each move is legal. The audit reports all findings. Touchmove and the other libraries
//! read the same bytes on one thread in the same run. Formatting findings as text is not included.

use crate::Options;
use crate::read::{COLLECTIONS, DATA, PEER, Sum, collection, measure, median};
use touchmove_audit::audit;
use touchmove_notation::pgn::{ChunkJoiner, Chunks};

/// Number of bytes for each read, as in the command.
const CHUNK: usize = 1 << 16;

/// Result of an audit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Audited {
    sum: Sum,
    findings: usize,
}

pub fn run(options: &Options) {
    println!("| games | program | thousand games a second | MB a second | ns a ply | ratio |");
    println!("| --- | --- | --: | --: | --: | --: |");
    for (name, files) in COLLECTIONS {
        match collection(files) {
            Some(bytes) => compare(name, &bytes, options.rounds),
            None => println!("| {name} | skipped: not in {DATA} | | | | |"),
        }
    }
}

fn compare(name: &str, bytes: &[u8], rounds: usize) {
    let audited = whole(bytes);
    assert_eq!(audited.sum, (PEER.read)(bytes), "{name}");
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        ours.push(measure(&|bytes| assert_eq!(whole(bytes), audited), bytes));
        theirs.push(measure(&|bytes| assert_eq!((PEER.read)(bytes), audited.sum), bytes));
    }
    let (ours, theirs) = (median(ours), median(theirs));
    let us = format!("touchmove audit, {} findings", audited.findings);
    for (program, seconds) in [(us.as_str(), ours), (PEER.name, theirs)] {
        println!(
            "| {name} | {program} | {:.0} | {:.0} | {:.1} | {:.2} |",
            audited.sum.games as f64 / seconds / 1e3,
            bytes.len() as f64 / seconds / 1e6,
            seconds * 1e9 / audited.sum.plies as f64,
            theirs / seconds,
        );
    }
}

/// Audits a stream as the command does with a single thread.
fn whole(bytes: &[u8]) -> Audited {
    let (mut chunks, mut joiner, mut audited) =
        (Chunks::new(), ChunkJoiner::default(), Audited::default());
    for chunk in bytes.chunks(CHUNK) {
        chunks.feed(chunk);
        take(&mut chunks, &mut joiner, &mut audited);
    }
    chunks.finish();
    take(&mut chunks, &mut joiner, &mut audited);
    audited
}

fn take(chunks: &mut Chunks, joiner: &mut ChunkJoiner, audited: &mut Audited) {
    while let Some(chunk) = chunks.next_chunk() {
        let chunk = joiner.join(chunk);
        let reached = chunk.games(|game| {
            let report = audit(game, None);
            audited.sum.games += usize::from(!game.is_empty());
            audited.sum.plies += report.plies;
            audited.findings += report.findings.len();
        });
        joiner.record_end(chunk, reached);
    }
}
