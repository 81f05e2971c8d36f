//! One table an edition: it reads like the edition's table of contents, so
//! that two editions are compared with `diff`.
//!
//! A provision may stand with several articles. Rulings cite the first of
//! them in the edition's order, so it is attached first where it is best
//! cited; an article that only heads a list is text.
//!
//! The words of an article are those of its provisions. Where several articles
//! share one, each says with `about` what its own words are called; editions
//! share such a name where the two articles say the same.

use crate::{Edition, Entry, Provision, Standing};
use cited::Cited;

pub mod casual;
pub mod chapters;
mod cited;
pub mod fide_2009;
pub mod fide_2014;
pub mod fide_2018;
pub mod fide_2023;
pub mod finland_2009;
pub mod finnish_blitz_2008;
pub(crate) mod printings;
pub(crate) mod sources;

static FIDE_2009: Cited = Cited::of(Edition::Fide2009, fide_2009::TABLE, &[]);
static FIDE_2014: Cited = Cited::of(Edition::Fide2014, fide_2014::TABLE, &[]);
static FIDE_2018: Cited = Cited::of(Edition::Fide2018, fide_2018::TABLE, &[]);
static FIDE_2023: Cited = Cited::of(Edition::Fide2023, fide_2023::TABLE, &[]);
static FINLAND_2009: Cited = Cited::of(Edition::Finland2009, finland_2009::TABLE, fide_2009::TABLE);
static FINNISH_BLITZ_2008: Cited =
    Cited::of(Edition::FinnishBlitz2008, finnish_blitz_2008::TABLE, fide_2009::TABLE);
static CASUAL: Cited = Cited::of(Edition::Casual, casual::TABLE, &[]);

/// What each provision is cited by in an edition.
pub(crate) fn cited(edition: Edition) -> &'static Cited {
    match edition {
        Edition::Fide2009 => &FIDE_2009,
        Edition::Fide2014 => &FIDE_2014,
        Edition::Fide2018 => &FIDE_2018,
        Edition::Fide2023 => &FIDE_2023,
        Edition::Finland2009 => &FINLAND_2009,
        Edition::FinnishBlitz2008 => &FINNISH_BLITZ_2008,
        Edition::Casual => &CASUAL,
    }
}

const fn entry(number: &'static str, standing: Standing) -> Entry {
    Entry { number, standing, about: None }
}

/// The software decides.
const fn decided(number: &'static str, by: &'static [Provision]) -> Entry {
    entry(number, Standing::Decided(by))
}

/// The arbiter decides.
const fn arbiter(number: &'static str, by: &'static [Provision]) -> Entry {
    entry(number, Standing::Arbiter(by))
}

/// Recorded and checked.
const fn recorded(number: &'static str, by: &'static [Provision]) -> Entry {
    entry(number, Standing::Recorded(by))
}

/// Nothing to decide.
const fn text(number: &'static str, about: &'static str) -> Entry {
    entry(number, Standing::Text(about)).about(about)
}

/// Left out, with the reason.
const fn left_out(number: &'static str, why: &'static str) -> Entry {
    entry(number, Standing::LeftOut(why))
}

/// A table on top of its parent's: the player's own articles first, then the parent's,
/// but for those that are replaced.
const fn on<const N: usize>(own: &[Entry], parent: &[Entry], replaced: &[Entry]) -> [Entry; N] {
    let mut table = [text("", ""); N];
    let mut at = 0;
    while at < N {
        table[at] =
            if at < own.len() { own[at] } else { replacement(parent[at - own.len()], replaced) };
        at += 1;
    }
    table
}

/// The entry that replaces an article, or the article as it is.
const fn replacement(inherited: Entry, replaced: &[Entry]) -> Entry {
    let mut at = 0;
    while at < replaced.len() {
        if same(inherited.number, replaced[at].number) {
            return replaced[at];
        }
        at += 1;
    }
    inherited
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}
