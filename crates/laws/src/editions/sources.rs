//! Where the texts of an edition that we know say different things. FIDE's English text is the
//! authentic one and counts, but for A.5.3 of 2023; a reader who has the translation at hand should know.

use crate::Edition;

/// The article, and what its sources differ in.
const FIDE_2023: [(&str, &str); 12] = [
    ("7.4.2", "help-with-pieces"),
    ("8.1.1", "electronic-scoresheets"),
    ("8.1.1.1", "electronic-scoresheets"),
    ("8.1.1.2", "electronic-scoresheets"),
    ("8.3", "electronic-scoresheets"),
    ("8.7", "electronic-scoresheets"),
    ("9.2.1.1", "electronic-scoresheets"),
    ("9.3.1", "electronic-scoresheets"),
    ("11.2.4", "announcing-to-leave"),
    ("A.5.2", "rapid-illegal-move"),
    ("A.5.3", "win-on-time"),
    ("GII.3.2.7.5", "occupied-squares"),
];

/// What the sources of an article differ in.
pub(crate) fn differ(edition: Edition, number: &str) -> Option<&'static str> {
    let known: &[(&str, &str)] = match edition {
        Edition::Fide2023 => &FIDE_2023,
        Edition::Fide2009
        | Edition::Fide2014
        | Edition::Fide2018
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Casual => &[],
    };
    known.iter().find(|(article, _)| *article == number).map(|(_, what)| *what)
}
