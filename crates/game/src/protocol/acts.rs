//! What somebody does, in words and back, by the [table](table) of acts.

mod arguments;
mod json;
mod nearest;
mod row;
mod schema;
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

/// All rows.
fn rows() -> impl Iterator<Item = &'static Row> {
    ACTS.iter().copied().flatten()
}

/// Reads the rest of a line as an act.
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
    Err(nearest::error(actor, words, &failed))
}

/// The rows that an actor can say and that begin with the next word.
fn beginning(actor: Actor, words: &Words<'_>) -> impl Iterator<Item = &'static Row> + use<> {
    let verb = words.peek().unwrap_or_default().to_owned();
    rows().filter(move |row| row.begins_with(&verb) && row.is_for(actor))
}

/// An act in the words of its actor; in those of others, if there are none.
pub(super) fn written(actor: Actor, act: &Act) -> String {
    let of_group = table::of_group(act).iter();
    let own = of_group.clone().filter(|row| row.is_for(actor));
    own.chain(of_group).find_map(|row| row.written(act)).unwrap_or_default()
}

/// What could not be read as a row, and why.
type Failed = (&'static Row, Missing);
