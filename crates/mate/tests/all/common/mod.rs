//! Positions with known answers.

use touchmove_board::{Color, Fen, Position};

/// Our own table of positions and answers.
pub const ANSWERS: &str = include_str!("../../data/answers.tsv");

const SHARED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/mate");

/// Returns the positions of our own table. For each player, the value is true if that player can
/// mate.
pub fn answers() -> Vec<(Position, [(Color, bool); 2])> {
    let rows = ANSWERS.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let can = |field: &str| match field {
            "yes" => true,
            "no" => false,
            other => panic!("{line}: {other:?} is neither yes nor no"),
        };
        let position = Fen::parse(fields[0]).unwrap_or_else(|error| panic!("{line}: {error}"));
        (position, [(Color::White, can(fields[1])), (Color::Black, can(fields[2]))])
    };
    rows.map(row).collect()
}

/// Returns our own positions, the public positions and some ends of real games. Missing files are
/// skipped.
#[allow(dead_code, reason = "not every test asks about them")]
pub fn positions() -> Vec<Position> {
    let read = |name| std::fs::read_to_string(format!("{SHARED}/{name}")).unwrap_or_default();
    let vectors = read("test-vectors.txt");
    let vectors = vectors.lines().filter_map(|line| Some(line.split_once(' ')?.1.to_owned()));
    let ends = read("lichess-30k-unlabelled.txt");
    let ends =
        ends.lines().step_by(30).filter_map(|line| Some(line.rsplit_once(' ')?.0.to_owned()));
    let fens = vectors.chain(ends);
    let shared = fens.map(|fen| fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}")));
    answers().into_iter().map(|(position, _)| position).chain(shared).collect()
}
