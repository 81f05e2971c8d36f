//! The targets without a fuzzer, where only a stable compiler is at hand:
//! known texts, mangled at random, for some seconds each.
//!
//! `cargo run --release --no-default-features --bin smoke -- [SECONDS [TARGET]]`

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use touchmove_fuzz::TARGETS;

/// Texts to begin with, for all targets alike.
const SEEDS: [&[u8]; 33] = [
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
    include_bytes!("../../../examples/king-captured-in-blitz.protocol"),
    include_bytes!("../../../examples/touch-move-dispute.protocol"),
    include_bytes!("../../../examples/threefold-with-a-written-move.protocol"),
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
    include_bytes!("../../../crates/tournament/tests/lists/swiss-manager/players.txt"),
    include_bytes!("../../../crates/tournament/tests/lists/swiss-manager/round3.txt"),
    include_bytes!("../../../crates/tournament/tests/lists/swiss-manager/auslosung.csv"),
    include_bytes!("../../../crates/tournament/tests/lists/swiss-manager/pairings.xlsx"),
    include_bytes!("../../../crates/tournament/tests/lists/vega/SortedPairs.txt"),
    include_bytes!("../../../crates/tournament/tests/lists/vega/open-scalea.tdf"),
    include_bytes!("../../../crates/tournament/tests/lists/swisssys/Autumn_Open.sjson"),
    include_bytes!("../../../crates/tournament/tests/lists/chess-results/round-robin.html"),
    b"<worksheet><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"XFD1048576\" t=\"inlineStr\"><is><t>b</t></is></c></row></sheetData></worksheet>\0<sst><si><r><t>White</t></r></si></sst>",
];

/// Characters that mean something somewhere.
const SIGNS: &[u8] = b" \n[]{}()\"/\\;.:+-=0189KQaehx";

/// Numbers as good as random (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }

    fn mangle(&mut self, text: &mut Vec<u8>) {
        let at = self.below(text.len() + 1);
        match self.below(6) {
            0 if at < text.len() => drop(text.remove(at)),
            1 => text.insert(at, SIGNS[self.below(SIGNS.len())]),
            2 if at < text.len() => text[at] = self.below(256) as u8,
            3 => text.truncate(at),
            4 => {
                let other = SEEDS[self.below(SEEDS.len())];
                let from = self.below(other.len());
                let part = &other[from..][..self.below(40).min(other.len() - from)];
                text.splice(at..at, part.iter().copied());
            }
            _ => {
                let part = text[at..][..self.below(30).min(text.len() - at)].to_vec();
                let to = self.below(text.len() + 1);
                text.splice(to..to, part);
            }
        }
    }

    fn text(&mut self) -> Vec<u8> {
        let mut text = SEEDS[self.below(SEEDS.len())].to_vec();
        for _ in 0..self.below(8) {
            self.mangle(&mut text);
        }
        text
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let seconds = words.next().and_then(|w| w.parse().ok()).unwrap_or(10);
    let only = words.next();
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |t| t.as_nanos() as u64);
    let mut random = Random(seed | 1);
    for (name, target) in TARGETS.iter().filter(|(n, _)| only.as_deref().is_none_or(|o| o == *n)) {
        let (start, mut runs) = (Instant::now(), 0u64);
        while start.elapsed() < Duration::from_secs(seconds) {
            let text = random.text();
            let outcome = std::panic::catch_unwind(|| target(&text));
            if outcome.is_err() {
                println!("{name} fails on: {:?}", String::from_utf8_lossy(&text));
                std::process::exit(1);
            }
            runs += 1;
        }
        println!("{name}: {runs} texts, nothing found");
    }
}
