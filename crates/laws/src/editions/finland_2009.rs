//! The Laws of 2009 as Finland has played them: the table of FIDE 2009, and
//! what its translation puts before it.

use super::{arbiter, decided, fide_2009, on};
use crate::Entry;
use crate::Provision::*;

/// What Finland has decided for itself.
#[rustfmt::skip] // one line an article, comments in a column
const OWN: &[Entry] = &[
    decided("6.6 (fi)", &[DefaultTime]),                 // default time: thirty minutes unless the event says otherwise
    arbiter("12.3 (fi)", &[ElectronicDevices]),          // a telephone that rings is a disturbance like others
];

const ENTRIES: usize = OWN.len() + fide_2009::TABLE.len();

/// The table of contents.
pub const TABLE: &[Entry] = &on::<ENTRIES>(OWN, fide_2009::TABLE, &[]);
