//! A position is illegal when no series of legal moves leads to it (Article
//! 3.10, from 2014 on). That is said only where it is proven.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | illegal-position | - | 3.10.c | 3.10.3 | 3.10.3 |

use crate::{Edition, Effect, Note, Provision, Ruling};
use alloc::borrow::ToOwned;
use touchmove_mate::Illegality;

/// The arbiter finds the position on the board impossible; none if that is
/// not proven, or if the edition does not speak of it.
///
/// ```
/// use touchmove_laws::{rules::illegal_position::observed, Edition};
/// use touchmove_mate::Illegality;
/// let proven = Some(Illegality::NoLastMove);
/// let ruling = observed(Edition::Fide2023, proven).unwrap();
/// assert_eq!(ruling.effect().to_string(), "noted illegal_position no-last-move");
/// assert!(observed(Edition::Fide2009, proven).is_none());
/// assert!(observed(Edition::Fide2023, None).is_none());
/// ```
pub fn observed(edition: Edition, proven: Option<Illegality>) -> Option<Ruling> {
    let what = Note::IllegalPosition { reason: proven?.id().to_owned() };
    Ruling::under(edition, Provision::IllegalPosition, Effect::Noted { what })
}
