//! Prints the reasons why a move is illegal: by name, and in four languages with the article of an
//! edition.

use touchmove::Position;
use touchmove::explain::{Language, Words};
use touchmove::laws::Edition;
use touchmove::laws::rules::moves_of_the_pieces::violated_provision;
use touchmove::notation::SanMove;

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let position: Position = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1".parse()?;
    let written: SanMove = "Nc3".parse()?;
    for (from, reason) in written.why_illegal(&position) {
        for language in Language::ALL {
            let said = Words::new(language).illegal(&reason, &position, from);
            println!("{}: {said}", language.code());
        }
        let article = Edition::Fide2023.cite(violated_provision(&reason));
        println!("{} ({:?})", reason.name(), article.map(|article| article.number()));
    }
    Ok(())
}
