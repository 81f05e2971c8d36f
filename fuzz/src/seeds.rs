//! Seed texts that all targets share.

use std::sync::LazyLock;

const TEXTS: [&[u8]; 36] = [
"r3k2r/pppq1ppp/8/3pP3/8/8/PPP2PPP/R3K2R w KQkq d6 0 1".as_bytes(),
    "bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w FCfc - 0 1".as_bytes(),
    "8/P6k/8/8/8/8/p6K/8 b - - 99 80".as_bytes(),
    "r3k2r/pppq1ppp/8/3pP3/8/8/PPP2PPP/R3K2R w KQkq d6 0 1\nexd6 e.p.".as_bytes(),
    "8/P6k/8/8/8/8/p6K/8 w - - 0 80\na8=Q+".as_bytes(),
    "4k3/8/8/8/8/2N5/8/4K1NR w K - 0 1\nNg1-e2!?".as_bytes(),
    "40/5400+30:1800+30".as_bytes(),
    "40/7200d5:20/3600:900d5".as_bytes(),
    "90 minutes for 40 moves, then 30 minutes, 30 s a move from move 1".as_bytes(),
    "W 40/90, SD/1h30; d5 - B 3|2, 1'30\" ٩٠ دقيقة".as_bytes(),
    include_bytes!("../../examples/king-captured-in-blitz.protocol"),
    include_bytes!("../../examples/touch-move-dispute.protocol"),
    include_bytes!("../../examples/threefold-with-a-written-move.protocol"),
    "[Event \"A\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {[%clk 0:01:02] {b} (1. e3 $5 Kd7) Ke7 1/2-1/2\n".as_bytes(),
    "[White \"\\\"x\\\\\"]\r\n\r\n1. e4 e5 2. Nf3 ; to the end\r\nNc6 3. Bb5 a6 (3... f5!? (3... Nf6)) 4. O-O *\r\n% no\r\n\r\n1. d4".as_bytes(),
    "White plays e2e5\nWhite presses\nBlack claims illegal move\nArbiter warns White\nBlack resigns".as_bytes(),
    "{\"at\":1,\"wall\":2,\"what\":\"said\",\"player\":\"white\",\"event\":\"Arbiter resumes\"}".as_bytes(),
    "{\"tags\":{\"Laws\":\"FIDE 2014\",\"TimeControl\":\"40/5400+30:900+30\",\"FEN\":\"8/P6k/8/8/8/8/p6K/8 w - - 0 80\"},\"chess960\":518}".as_bytes(),
    "{\"name\":\"A\",\"games\":{\"mode\":\"training\"},\"boards\":[{\"white\":\"B\",\"black\":\"C\",\"round\":\"1\"}]}".as_bytes(),
    "{\"submit\":{\"event\":\"White plays e4\",\"key\":\"k\"}}".as_bytes(),
    "1) ε4 ε5 2) Ιζ3 Iγ6 (2. ... δ6) 3) Αβ5! α6 (=) ½-½".as_bytes(),
    "Anna - Bert 1.2.2026\n\n1. e4 d5 2. exd5 Rf6 o.l. ٣. حc3 ♞c6 4. Sf3".as_bytes(),
    "Bauer Eva zwei Eva vier, Bauer Eva 7 Eva 5\n2. Springer nach Felix drei (kurze Rochade)".as_bytes(),
    "1-0 0-1 1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0 [A \"b\"] [A \"c\"]\n\n1... --".as_bytes(),
    include_bytes!("../../crates/tournament/tests/lists/swiss-manager/players.txt"),
    include_bytes!("../../crates/tournament/tests/lists/swiss-manager/round3.txt"),
    include_bytes!("../../crates/tournament/tests/lists/swiss-manager/auslosung.csv"),
    include_bytes!("../../crates/tournament/tests/lists/swiss-manager/pairings.xlsx"),
    include_bytes!("../../crates/tournament/tests/lists/vega/SortedPairs.txt"),
    include_bytes!("../../crates/tournament/tests/lists/vega/open-scalea.tdf"),
    include_bytes!("../../crates/tournament/tests/lists/swisssys/Autumn_Open.sjson"),
    include_bytes!("../../crates/tournament/tests/lists/chess-results/round-robin.html"),
    b"<worksheet><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"XFD1048576\" t=\"inlineStr\"><is><t>b</t></is></c></row></sheetData></worksheet>\0<sst><si><r><t>White</t></r></si></sst>",
    b"012 Open\n001    1      Hou,Oscar                        2100\n",
    b"Bo.;White;Rtg;Black;Rtg\n1;M\xfcller;2210;Boris;1999\n",
    b"Aalto\xe2\x80\xae, Anna - Berg, Bo\nCosta, Carla - bye\n",
];

/// Texts whose depth or length might overflow a stack: prefix, repeated part, count and suffix. The
/// first text once crashed a server.
const REPEATED: [(&str, &str, usize, &str); 8] = [
    ("<table><tr><td ", "a=\"b\" ", 10_000, ">"),
    ("", "<table><tr><td>", 4_000, "x"),
    ("<worksheet><sheetData>", "<row><c>", 8_000, ""),
    ("", "[", 32_000, ""),
    ("", "{\"tags\":", 8_000, ""),
    ("1. e4 ", "(1. d4 ", 9_000, ""),
    ("1. e4 ", "{", 60_000, ""),
    ("Black claims ", "illegal", 9_000, ""),
];

/// Returns all seeds.
pub fn all() -> &'static [Vec<u8>] {
    static SEEDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
        let repeated = REPEATED.map(|(before, again, times, after)| {
            [before, &again.repeat(times), after].concat().into_bytes()
        });
        TEXTS.into_iter().map(<[u8]>::to_vec).chain(repeated).collect()
    });
    &SEEDS
}
