//! FIDE 2023, as a list of changes to FIDE 2018.

use super::change::{Change, added, built_on, deleted, renumbered, replaced};
use super::chapters::{BASIC, GUIDELINES, SINCE_2014};
use super::metadata::{BLANK, Metadata, Pair};
use super::{decided, fide_2018, text};
use crate::Entry;
use crate::Provision::*;

pub(super) static METADATA: Metadata = Metadata {
    name: "FIDE 2023",
    in_force_from: Some((2023, 1, 1)),
    table: TABLE,
    chapters: &[BASIC, SINCE_2014, GUIDELINES],
    printings: PRINTINGS,
    sources: SOURCES,
    ..BLANK
};

/// The articles.
pub(super) const TABLE: &[Entry] = built_on!(fide_2018::TABLE, CHANGES);

/// Changes to the Laws of 2018.
#[rustfmt::skip] // one line an article, comments in a column
const CHANGES: &[Change] = &[
    // 8 Recording of the moves
    added("8.1.1", &[
        text("8.1.1.1", "paper-scoresheet"),             // on paper
        text("8.1.1.2", "electronic-scoresheet"),        // or electronically
    ]),
    // Appendix A: rapid
    added("A.2", &[decided("A.3", &[RapidPenaltyTime])]), // one minute for two
    renumbered("A.3", "A.4"),                            // under full supervision
    renumbered("A.4", "A.5"),                            // otherwise
    renumbered("A.5", "A.6"),                            // the event states the regime
    // Appendix B: blitz
    deleted("B.2"),                                      // one minute for two
    deleted("B.3"),                                      // under full supervision:
    renumbered("B.3.1", "B.2"),                          // Competition Rules if
    renumbered("B.3.2", "B.2.3"),                        // asking for the scoresheet
    replaced("B.4", &[decided("B.3", &[BlitzPenaltyTime, BlitzUnsupervised])]), // otherwise as in rapid, one minute for two
    renumbered("B.5", "B.4"),                            // the event states the regime
    // Guidelines
    added("D.2.11", &[text("Guidelines", "guidelines")]), // not part of the Laws
];

/// Article numbers that differ between two printings. The first is from FIDE's handbook, which we
/// follow. The second is from the Rules Commission's document and the Arbiters' Manual. A number of
/// one printing cannot be an alias in the other: A.4.2 is a different article in each.
const PRINTINGS: &[Pair] = &[
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

/// Articles whose known texts differ. FIDE's English text is authentic, and it applies. The list
/// shows the difference to readers of the translation.
const SOURCES: &[Pair] = &[
    ("3.7.4.1", "earlier-words"),
    ("3.7.5.1", "earlier-words"),
    ("4.2.1", "earlier-words"),
    ("4.3.3", "earlier-words"),
    ("4.4.1", "earlier-words"),
    ("4.4.3", "earlier-words"),
    ("4.7.3", "pawn-released"),
    ("6.3.1", "earlier-words"),
    ("6.3.2", "time-saved"),
    ("7.4.2", "help-with-pieces"),
    ("7.5.1", "position-restored"),
    ("7.5.4", "two-hands"),
    ("8.1.1", "electronic-scoresheets"),
    ("8.1.1.1", "electronic-scoresheets"),
    ("8.1.1.2", "electronic-scoresheets"),
    ("8.3", "electronic-scoresheets"),
    ("8.5.1", "keeping-score"),
    ("8.5.3", "earlier-words"),
    ("8.7", "electronic-scoresheets"),
    ("9.1.1", "earlier-words"),
    ("9.2.1.1", "electronic-scoresheets"),
    ("9.2.2", "earlier-words"),
    ("9.3.1", "electronic-scoresheets"),
    ("9.6.2", "earlier-words"),
    ("11.2.4", "announcing-to-leave"),
    ("11.3.1", "earlier-words"),
    ("12.1", "earlier-words"),
    ("12.7", "earlier-words"),
    ("12.9", "earlier-words"),
    ("A.5.2", "rapid-illegal-move"),
    ("A.5.3", "win-on-time"),
    ("GII.3.2.7.5", "occupied-squares"),
];
