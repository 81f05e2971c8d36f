//! FIDE's two printings of 2023 number some articles differently: its handbook page, which our
//! table follows, and the Rules Commission's document with the Arbiters' Manual. Neither number
//! is an alias of the other: A.4.2 is one article here and another one there.

use crate::Edition;

/// The number here and the number there.
const FIDE_2023: [(&str, &str); 13] = [
    ("3.7.4.1", "3.7.3.1"),
    ("3.7.4.2", "3.7.3.2"),
    ("3.7.5.1", "3.7.3.3"),
    ("3.7.5.2", "3.7.3.4"),
    ("3.7.5.3", "3.7.3.5"),
    ("9.2.1.1", "9.2.1"),
    ("9.2.1.2", "9.2.2"),
    ("9.2.2", "9.2.3"),
    ("9.2.2.1", "9.2.3.1"),
    ("9.2.2.2", "9.2.3.2"),
    ("A.4.1.1", "A.4.1"),
    ("A.4.1.2", "A.4.2"),
    ("A.4.2", "A.4.3"),
];

fn differing(edition: Edition) -> &'static [(&'static str, &'static str)] {
    match edition {
        Edition::Fide2023 => &FIDE_2023,
        Edition::Fide2009
        | Edition::Fide2014
        | Edition::Fide2018
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Casual => &[],
    }
}

/// What an article of ours is numbered elsewhere.
pub(crate) fn there(edition: Edition, number: &str) -> Option<&'static str> {
    differing(edition).iter().find(|(here, _)| *here == number).map(|(_, there)| *there)
}

/// What an article that is so numbered elsewhere is with us.
pub(crate) fn here(edition: Edition, number: &str) -> Option<&'static str> {
    differing(edition).iter().find(|(_, there)| *there == number).map(|(here, _)| *here)
}
