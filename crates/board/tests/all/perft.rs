//! Tests of perft counts against published figures.

use crate::common;

use std::fs;
use std::thread;
use touchmove_board::{Fen, Position, perft};

/// Published counts of the standard positions from depth 1 on
/// (<https://www.chessprogramming.org/Perft_Results>).
const COUNTS: [&[u64]; 6] = [
    &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
    &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    &[14, 191, 2_812, 43_238, 674_624, 11_030_083, 178_633_661],
    &[6, 264, 9_467, 422_333, 15_833_292, 706_045_033],
    &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    &[46, 2_079, 89_890, 3_894_594, 164_075_551],
];

/// Upper bound on the sequences counted for one depth of one position.
const BUDGET: u64 = 1_000_000;

#[test]
fn standard_positions_match_published_counts() {
    thread::scope(|scope| {
        for (fen, counts) in common::STANDARD.into_iter().zip(COUNTS) {
            scope.spawn(move || {
                let position: Position = fen.parse().unwrap();
                for (depth, &nodes) in (1..).zip(counts) {
                    assert_eq!(perft(&position, depth), nodes, "{fen} to depth {depth}");
                }
            });
        }
    });
}

/// Lines of the suites where our count differs, with reasons.
const DISAGREEMENTS: [(&str, &str); 1] = [(
    "r2r3k/p7/3p4/8/8/P6P/8/R3K2R b KQq -",
    "the king castles from a corner, where no game starts, so it has no right to castle",
)];

/// Position of a suite, with the expected count for each depth.
type Line = (String, Vec<(u32, u64)>);

/// Parses lines such as `FEN ;D1 20 ;D2 400`.
fn epd(text: &str) -> Vec<Line> {
    let count = |part: &str| {
        let (depth, nodes) = part.trim().strip_prefix('D')?.split_once(' ')?;
        Some((depth.parse().ok()?, nodes.trim().parse().ok()?))
    };
    let line = |line: &str| {
        let (fen, counts) = line.split_once(';')?;
        Some((fen.trim().to_owned(), counts.split(';').filter_map(count).collect()))
    };
    text.lines().filter_map(line).collect()
}

/// Parses `epd FEN`, followed by lines `perft DEPTH NODES`.
fn perft_file(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for line in text.lines() {
        if let Some(fen) = line.strip_prefix("epd ") {
            lines.push((fen.trim().to_owned(), Vec::new()));
        } else if let Some(count) = line.strip_prefix("perft ") {
            let (depth, nodes) = count.trim().split_once(' ').unwrap();
            lines
                .last_mut()
                .unwrap()
                .1
                .push((depth.parse().unwrap(), nodes.trim().parse().unwrap()));
        }
    }
    lines
}

/// Parses tab-separated lines: name, variant, FEN, depth, nodes.
fn tsv(text: &str) -> Vec<Line> {
    let line = |line: &str| {
        let cells: Vec<_> = line.split('\t').collect();
        (cells[2].to_owned(), vec![(cells[3].parse().unwrap(), cells[4].parse().unwrap())])
    };
    text.lines().skip(1).map(line).collect()
}

/// Checks the lines and returns the number of counts checked.
fn check(lines: &[Line]) -> usize {
    let mut checked = 0;
    for (fen, counts) in lines {
        if DISAGREEMENTS.iter().any(|(known, _)| known == fen) {
            continue;
        }
        let position = Fen::parse(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        for &(depth, nodes) in counts.iter().filter(|&&(_, nodes)| nodes <= BUDGET) {
            assert_eq!(perft(&position, depth), nodes, "{fen} to depth {depth}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn suites_of_other_programs_match() {
    let Some(folder) = common::shared("suites/perft") else { return };
    thread::scope(|scope| {
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let read = match path.extension().and_then(|e| e.to_str()) {
                Some("epd") => epd,
                Some("perft") => perft_file,
                Some("tsv") => tsv,
                _ => continue,
            };
            scope.spawn(move || {
                let checked = check(&read(&fs::read_to_string(&path).unwrap()));
                println!("{}: {checked} counts", path.display());
                assert!(checked > 0, "{}", path.display());
            });
        }
    });
}
