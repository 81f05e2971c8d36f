//! Conversion between acts and words, by the [table](table) of acts.

mod arguments;
mod json;
mod row;
mod schema;
mod suggestions;
mod table;

use super::ProtocolError;
use super::words::{Missing, Words};
use crate::event::{Act, Actor};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

pub use row::{Doer, Field, Part, Row};
pub use schema::act_schemas;
pub use table::ACTS;

/// Returns all rows.
fn rows() -> impl Iterator<Item = &'static Row> {
    ACTS.iter().copied().flatten()
}

/// Parses the rest of a line as an act.
pub(super) fn act(actor: Actor, words: &mut Words<'_>) -> Result<Act, ProtocolError> {
    let begun = words.taken();
    let mut failed = Vec::new();
    for row in beginning(actor, words) {
        match row.read_whole(words) {
            Ok(act) => return Ok(act),
            Err(missing) => failed.push((row, missing)),
        }
        words.back_to(begun);
    }
    Err(suggestions::error(actor, words, &failed))
}

/// Returns the rows for acts that begin with the next word and that the actor may perform.
fn beginning(actor: Actor, words: &Words<'_>) -> impl Iterator<Item = &'static Row> + use<> {
    let verb = words.peek().unwrap_or_default().to_owned();
    rows().filter(move |row| row.begins_with(&verb) && row.is_for(actor))
}

/// Formats an act in the words for its actor. If the actor has none, it uses the words for another
/// actor.
pub(super) fn written(actor: Actor, act: &Act) -> String {
    let of_group = table::of_group(act).iter();
    let own = of_group.clone().filter(|row| row.is_for(actor));
    own.chain(of_group).find_map(|row| row.written(act)).unwrap_or_default()
}

/// A row that could not be parsed, and the cause.
type Failed = (&'static Row, Missing);
