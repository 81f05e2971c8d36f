//! Combines incidents at a board two and three at a time, and lists the anomalies. Unexplained
//! anomalies come first. The list is for human review; docs/design/game.md explains its entries.
//!
//! ```sh
//! cargo run --release -p touchmove-conformance --example incidents
//! ```

use touchmove_conformance::incidents::combined;

fn main() {
    let (judged, list) = combined(std::env::args().nth(1).map_or(3, |n| n.parse().unwrap_or(3)));
    println!("{judged} acts judged, {} outcomes to be read", list.len());
    for explained in [false, true] {
        println!("{}", if explained { "\nExplained:" } else { "\nNot explained:" });
        for ((odd, edition, act), (times, example)) in &list {
            if odd.explained(edition, act) == explained {
                println!("{times:>6} {edition}: {odd:?}: {act} (as in: {example})");
            }
        }
    }
}
