//! The six standard positions with their known counts
//! (<https://www.chessprogramming.org/Perft_Results>).

/// Position from which to count, and the depth.
pub struct Task {
    pub name: &'static str,
    pub fen: &'static str,
    pub depth: u32,
    pub nodes: u64,
    /// Number of repetitions in a measurement, chosen so that it takes some tenths of a second.
    pub times: u32,
}

const fn task(name: &'static str, fen: &'static str, depth: u32, nodes: u64, times: u32) -> Task {
    Task { name, fen, depth, nodes, times }
}

pub const TASKS: [Task; 6] = [
    task("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324, 1),
    task(
        "Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
        193_690_690,
        1,
    ),
    task("position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083, 4),
    task(
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
        6,
    ),
    task(
        "position 5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        5,
        89_941_194,
        1,
    ),
    task(
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        5,
        164_075_551,
        1,
    ),
];
