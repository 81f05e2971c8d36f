//! Illegal positions, which no series of legal moves leads to (Article 3.10, from 2014 on). A
//! ruling requires a proof.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | illegal-position | - | 3.10.c | 3.10.3 | 3.10.3 | 3.10.3 |

use super::{Rule, RuleId, note_under};
use crate::{Edition, Note, Provision, Ruling};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use serde::Serialize;

/// The position on the board.
///
/// ```
/// use touchmove_laws::{Edition, rules::Rule, rules::illegal_position::IllegalPosition};
/// let found = IllegalPosition::Found { proven: Some("no-last-move") };
/// let ruling = &found.rulings(Edition::Fide2023)[0];
/// assert_eq!(ruling.effect().to_string(), "noted illegal_position no-last-move");
/// assert!(found.rulings(Edition::Fide2009).is_empty());
/// ```
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum IllegalPosition<'a> {
    /// The arbiter considers the position illegal.
    Found {
        /// The name of the reason why no game leads to it; absent if that is not proven.
        proven: Option<&'a str>,
    },
}

impl Rule for IllegalPosition<'_> {
    const ID: RuleId = RuleId::IllegalPosition;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            IllegalPosition::Found { proven: Some(reason) } => {
                let what = Note::IllegalPosition { reason: reason.to_owned() };
                note_under(edition, Provision::IllegalPosition, what)
            }
            IllegalPosition::Found { proven: None } => Vec::new(),
        }
    }
}
