//! Audits recorded games.

use touchmove::audit::audit;
use touchmove::laws::Edition;
use touchmove::notation::pgn::games;

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    for game in games(b"1. f3 e5 2. g4 Qh4# 3. a3 1-0") {
        let report = audit(&game, Some(Edition::Fide2023));
        println!("{} half moves under {}", report.plies, report.edition);
        for finding in report.findings {
            println!("  {}: {:?}", finding.place, finding.kind);
        }
    }
    Ok(())
}
