//! Judges events at a board under two editions and prints the rulings in words.

use touchmove::explain::{Language, Words};
use touchmove::game::Protocol;

const PROTOCOL: &str = r#"[Laws "FIDE 2014, FIDE 2023"]
[TimeControl "900+10"]

0:00:00 Arbiter starts
0:00:05 White plays Ra1-a3
0:00:06 White presses
0:00:10 Black claims illegal move
"#;

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words = Words::new(Language::English);
    let protocol = Protocol::parse(PROTOCOL)?;
    for &edition in &protocol.setup.editions {
        println!("{edition}");
        for given in protocol.judge(edition)?.rulings {
            if !given.ruling.effect().is_routine() {
                let articles: Vec<_> =
                    given.ruling.articles().iter().map(|article| article.number()).collect();
                println!("  {} [{}]", words.ruling(&given.ruling), articles.join(", "));
            }
        }
    }
    Ok(())
}
