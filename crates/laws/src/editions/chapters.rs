//! The chapters of each edition, by the head of their articles' numbers.

use crate::Edition;

/// The head of a number and the chapter's subject.
type Chapter = (&'static str, &'static str);

/// The same in every edition so far.
const BASIC: [Chapter; 10] = [
    ("Preface", "preface"),
    ("1", "nature"),
    ("2", "initial-position"),
    ("3", "moves"),
    ("4", "act-of-moving"),
    ("5", "completion"),
    ("6", "chessclock"),
    ("7", "irregularities"),
    ("8", "recording"),
    ("9", "drawn-game"),
];

const FIDE_2009: &[Chapter] = &[
    ("10", "quickplay-finish"),
    ("11", "points"),
    ("12", "conduct"),
    ("13", "arbiter"),
    ("14", "fide"),
    ("A", "rapid"),
    ("B", "blitz"),
    ("C", "notation"),
    ("D", "quickplay-without-arbiter"),
    ("E", "blind-players"),
    ("F", "chess960"),
    ("Adj", "adjourned-games"),
];

const FIDE_2014: &[Chapter] = &[
    ("10", "points"),
    ("11", "conduct"),
    ("12", "arbiter"),
    ("A", "rapid"),
    ("B", "blitz"),
    ("C", "notation"),
    ("D", "blind-players"),
    ("E", "adjourned-games"),
    ("F", "chess960"),
    ("G", "quickplay-finish"),
];

/// The same since letters became numbers and appendices guidelines.
const FIDE_2018: &[Chapter] = &[
    ("10", "points"),
    ("11", "conduct"),
    ("12", "arbiter"),
    ("A", "rapid"),
    ("B", "blitz"),
    ("C", "notation"),
    ("D", "blind-players"),
    ("GI", "adjourned-games"),
    ("GII", "chess960"),
    ("GIII", "without-increment"),
];

/// The subject of the chapter that a number of an edition stands in.
pub(crate) fn subject(edition: Edition, number: &str) -> Option<&'static str> {
    let head = head(number);
    let own = match edition {
        Edition::Fide2009 => FIDE_2009,
        Edition::Fide2014 => FIDE_2014,
        Edition::Fide2018 | Edition::Fide2023 => FIDE_2018,
        Edition::Finland2009 if number.ends_with(" (fi)") => return Some("finland"),
        Edition::FinnishBlitz2008 if head == "fi-blitz" => return Some("finnish-blitz"),
        Edition::Finland2009 | Edition::FinnishBlitz2008 => FIDE_2009,
        Edition::Casual => return (head == "casual").then_some("casual"),
    };
    let chapter = BASIC.iter().chain(own).find(|(name, _)| *name == head);
    chapter.map(|(_, subject)| *subject)
}

/// What stands before the first dot or blank of a number.
fn head(number: &str) -> &str {
    number.split(['.', ' ']).next().unwrap_or(number)
}
