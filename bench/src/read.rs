//! Compares readers that read games from PGN and check every move of the main line. Touchmove, and
//! pgn-reader with shakmaty, read the same bytes in the same run.

mod peers;

use crate::Options;
use crate::stopwatch::Stopwatch;
pub use peers::PEER;
use peers::READERS;

pub const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/pgn");

/// Collections of games. Each has a name, and files that are counted together.
pub const COLLECTIONS: [(&str, &[&str]); 3] = [
    ("master games", &["otb-korchnoi-sultankhan/Korchnoi.pgn", "otb-pychess/world_matches.pgn"]),
    ("tournament with clocks", &["clocks-ecc2018-dgt/cup.pgn"]),
    ("lichess with clocks", &["clocks-lichess-2025/lichess_db_1000k.pgn"]),
];

/// Minimum number of bytes in a measurement. Smaller files are repeated.
const BYTES: usize = 16 << 20;

/// Totals on which all readers must agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sum {
    pub games: usize,
    /// Number of legal moves in the main lines, up to the first illegal move of each game.
    pub plies: usize,
}

pub fn run(options: &Options) {
    println!("| games | reader | thousand games a second | MB a second | ns a ply | ratio |");
    println!("| --- | --- | --: | --: | --: | --: |");
    for (name, files) in COLLECTIONS {
        match collection(files) {
            Some(bytes) => compare(name, &bytes, options.rounds),
            None => println!("| {name} | skipped: not in {DATA} | | | | |"),
        }
    }
}

pub fn collection(files: &[&str]) -> Option<Vec<u8>> {
    let mut once = Vec::new();
    for file in files {
        once.extend(with_equals_signs(&std::fs::read(format!("{DATA}/{file}")).ok()?));
        once.extend(b"\n\n");
    }
    Some(once.repeat(BYTES.div_ceil(once.len())))
}

/// Rewrites promotions such as `a8Q` as `a8=Q`. shakmaty reads no other form, and all readers must
/// read the same moves.
fn with_equals_signs(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    for (i, &byte) in bytes.iter().enumerate() {
        let before = i.checked_sub(2).map(|from| &bytes[from..i]);
        let promotes = matches!(before, Some([b'a'..=b'h', b'1' | b'8']));
        if promotes && b"QRBN".contains(&byte) {
            out.push(b'=');
        }
        out.push(byte);
    }
    out
}

fn compare(name: &str, bytes: &[u8], rounds: usize) {
    let sums = READERS.map(|reader| (reader.read)(bytes));
    for (reader, sum) in READERS.iter().zip(sums).filter(|(reader, _)| reader.checks) {
        assert_eq!(sum, sums[peers::MEASURE], "{} on {name}", reader.name);
    }
    let mut seconds: [Vec<f64>; READERS.len()] = Default::default();
    for _ in 0..rounds {
        for (reader, seconds) in READERS.iter().zip(&mut seconds) {
            seconds.push(measure(&reader.read, bytes));
        }
    }
    let medians = seconds.map(median);
    for ((reader, sum), seconds) in READERS.iter().zip(sums).zip(medians) {
        println!(
            "| {name} | {} | {:.0} | {:.0} | {:.1} | {:.2} |",
            reader.name,
            sum.games as f64 / seconds / 1e3,
            bytes.len() as f64 / seconds / 1e6,
            seconds * 1e9 / sum.plies as f64,
            medians[peers::MEASURE] / seconds,
        );
    }
}

pub fn measure<T>(read: &dyn Fn(&[u8]) -> T, bytes: &[u8]) -> f64 {
    let start = Stopwatch::start();
    std::hint::black_box(read(std::hint::black_box(bytes)));
    start.seconds()
}

pub fn median(mut of: Vec<f64>) -> f64 {
    of.sort_by(f64::total_cmp);
    of[of.len() / 2]
}
