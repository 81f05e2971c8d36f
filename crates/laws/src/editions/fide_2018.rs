//! FIDE 2018, as a list of changes to FIDE 2017.

use super::change::{Change, added, built_on, deleted, renumbered};
use super::chapters::{BASIC, GUIDELINES, SINCE_2014};
use super::metadata::{BLANK, Metadata};
use super::{decided, fide_2017};
use crate::Entry;
use crate::Provision::*;

pub(super) static METADATA: Metadata = Metadata {
    name: "FIDE 2018",
    in_force_from: Some((2018, 1, 1)),
    table: TABLE,
    chapters: &[BASIC, SINCE_2014, GUIDELINES],
    ..BLANK
};

/// The articles.
pub(super) const TABLE: &[Entry] = built_on!(fide_2017::TABLE, CHANGES);

/// Changes to the Laws of 2017. A.4.2, A.4.3 and A.4.5 keep their numbers.
#[rustfmt::skip] // one line an article, comments in a column
const CHANGES: &[Change] = &[
    // 7 Irregularities
    added("7.5.2", &[
        decided("7.5.3", &[PressWithoutMove]),           // press without a move
        decided("7.5.4", &[TwoHands]),                   // two hands
    ]),
    renumbered("7.5.3", "7.5.5"),                        // two minutes, loss
    deleted("7.7"),                                      // two hands:
    deleted("7.7.1"),                                    // count as an illegal move
    deleted("7.7.2"),                                    // two minutes, loss
    deleted("7.8"),                                      // press without a move:
    deleted("7.8.1"),                                    // counts as an illegal move
    deleted("7.8.2"),                                    // two minutes, loss
];
