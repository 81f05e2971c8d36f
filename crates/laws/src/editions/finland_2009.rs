//! The Laws of 2009 as played in Finland: the table of FIDE 2009, preceded by the national rules
//! from its Finnish translation.

use super::change::{Change, built_on, first};
use super::chapters::{BASIC, FIDE_2009};
use super::metadata::{BLANK, Metadata, Pair};
use super::{arbiter, decided, fide_2009};
use crate::Provision::*;
use crate::{Edition, Entry};

pub(super) static METADATA: Metadata = Metadata {
    name: "FIDE 2009 Finland",
    parent: Some(Edition::Fide2009),
    table: TABLE,
    chapters: &[OWN_CHAPTER, BASIC, FIDE_2009],
    sources: fide_2009::SOURCES,
    ..BLANK
};

const OWN_CHAPTER: &[Pair] = &[("fi", "finland")];

/// The articles.
const TABLE: &[Entry] = built_on!(fide_2009::TABLE, CHANGES);

/// The national rules of Finland.
#[rustfmt::skip] // one line an article, comments in a column
const CHANGES: &[Change] = &[first(&[
    decided("6.6 (fi)", &[DefaultTime]),                 // default time: thirty minutes unless the event says otherwise
    arbiter("12.3 (fi)", &[ElectronicDevices]),          // a telephone that rings is a disturbance like others
])];
