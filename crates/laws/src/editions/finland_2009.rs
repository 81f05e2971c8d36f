//! The Laws of 2009 as Finland has played them: the table of FIDE 2009, and
//! what its translation puts before it.

use super::{fide_2009, on, text};
use crate::Entry;

/// What Finland has decided for itself.
#[rustfmt::skip] // one line an article, comments in a column
const OWN: &[Entry] = &[
    text("6.6 (fi)"),                                    // default time: thirty minutes unless the event says otherwise
    text("12.3 (fi)"),                                   // a telephone that rings is a disturbance like others
];

const ENTRIES: usize = OWN.len() + fide_2009::TABLE.len();

/// The table of contents.
pub const TABLE: &[Entry] = &on::<ENTRIES>(OWN, fide_2009::TABLE, &[]);
