//! A seeded random sample of four hundred articles. Each article was compared with its source
//! twice, and `docs/comparison-of-articles.md` has a row for each article. `--nocapture` prints the
//! sample with its texts.

use std::path::Path;
use touchmove_conformance::ROOT;
use touchmove_explain::{Language, Words};
use touchmove_laws::{Edition, Standing};

const SEED: u64 = 2026;
const DRAWN: usize = 400;

/// The SplitMix64 generator: the same numbers on every machine.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).expect("small");
        usize::try_from(self.next() % end).expect("small")
    }
}

/// Returns an edition's own articles, without those inherited from its parent.
fn own(edition: Edition) -> Vec<(Edition, &'static str)> {
    let parent = edition.parent().map_or(&[][..], Edition::table);
    let inherited = |number| parent.iter().any(|entry| entry.number == number);
    let left_out = |standing| matches!(standing, Standing::LeftOut(_));
    // Texts without a number that joined the tables after the sample was drawn.
    let unnumbered = |number| ["Introduction", "Guidelines"].contains(&number);
    let entries = edition.table().iter().filter(|entry| !unnumbered(entry.number));
    let own = entries.filter(|entry| !inherited(entry.number) && !left_out(entry.standing));
    own.map(|entry| (edition, entry.number)).collect()
}

/// Draws the sample, in the order of the editions.
fn drawn() -> Vec<(Edition, &'static str)> {
    // FIDE 2017 joined the tables after the sample was drawn.
    let editions = Edition::FIDE.into_iter().filter(|edition| *edition != Edition::Fide2017);
    let others = Edition::ALL.into_iter().filter(|edition| !Edition::FIDE.contains(edition));
    let all: Vec<_> = editions.chain(others).flat_map(own).collect();
    let mut places: Vec<usize> = (0..all.len()).collect();
    let mut numbers = Numbers(SEED);
    for at in 0..DRAWN {
        let other = at + numbers.below(places.len() - at);
        places.swap(at, other);
    }
    let mut first: Vec<usize> = places.into_iter().take(DRAWN).collect();
    first.sort_unstable();
    first.into_iter().map(|at| all[at]).collect()
}

#[test]
fn every_sampled_article_was_compared_with_its_source() {
    let words = Words::new(Language::English);
    let drawn = drawn();
    for &(edition, number) in &drawn {
        let said = edition.article(number).and_then(|article| words.article(article));
        let said = said.expect("words");
        println!("{edition} {number}: {} | {}", said.title, said.gist);
    }
    let path = Path::new(ROOT).join("docs/comparison-of-articles.md");
    let table = std::fs::read_to_string(path).expect("the table");
    let rows = table.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        Some((cells.next()?.to_owned(), cells.next()?.to_owned()))
    });
    let listed: Vec<_> =
        rows.filter(|(edition, _)| Edition::from_name(edition).is_some()).collect();
    let expected: Vec<_> =
        drawn.iter().map(|(e, n)| (e.name().to_owned(), (*n).to_owned())).collect();
    let differs = expected.iter().zip(&listed).find(|(expected, listed)| expected != listed);
    assert_eq!(differs, None, "drawn, and in the table");
    assert_eq!(listed.len(), DRAWN);
}
