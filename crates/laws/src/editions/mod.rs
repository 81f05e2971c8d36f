//! One table an edition: it reads like the edition's table of contents, so
//! that two editions are compared with `diff`.
//!
//! A provision may stand with several articles. Rulings cite the first of
//! them in the edition's order, so it is attached first where it is best
//! cited; an article that only heads a list is text.

use crate::{Entry, Provision, Standing};

pub mod fide_2009;
pub mod fide_2014;
pub mod fide_2023;

const fn entry(number: &'static str, standing: Standing) -> Entry {
    Entry { number, standing }
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
const fn text(number: &'static str) -> Entry {
    entry(number, Standing::Text)
}

/// Not decided yet; `requirement` will do it.
const fn pending(number: &'static str, requirement: &'static str) -> Entry {
    entry(number, Standing::Pending(requirement))
}
