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
use arguments::{Argument, Move};

pub use row::{Doer, Field, Part, Row};
pub use schema::act_schemas;
pub use table::ACTS;

/// Returns all rows.
fn rows() -> impl Iterator<Item = &'static Row> {
    ACTS.iter().copied().flatten()
}

/// Parses the rest of a line as an act.
pub(super) fn act(actor: Actor, words: &mut Words<'_>) -> Result<Act, ProtocolError> {
    tried(actor, words).map_err(|failed| suggestions::error(actor, words, &failed))
}

/// Parses the rest of a line as an act. If that fails, consumes nothing and returns the rows that
/// begin in the same way, with their errors.
fn tried(actor: Actor, words: &mut Words<'_>) -> Result<Act, Vec<Failed>> {
    let begun = words.taken();
    let mut failed = Vec::new();
    for row in beginning(actor, words) {
        match row.read_whole(words) {
            Ok(act) => return Ok(act),
            Err(missing) => failed.push((row, missing)),
        }
        words.back_to(begun);
    }
    Err(failed)
}

/// Parses the rest of a line as an act in the canonical words.
pub(super) fn parsed(actor: Actor, words: &mut Words<'_>) -> Option<Act> {
    tried(actor, words).ok()
}

/// Formats a text as an argument at the end of a line.
pub(super) fn on_a_line(text: &str) -> String {
    arguments::on_a_line(text)
}

/// True if a word is a move.
pub(super) fn is_move(word: &str) -> bool {
    Move::read(&mut Words::of(1, word)).is_ok()
}

/// Returns the words of an actor's acts without arguments.
pub(super) fn plain_forms(actor: Actor) -> impl Iterator<Item = &'static str> {
    rows().filter(move |row| row.is_for(actor)).filter_map(|row| match row.parts {
        [Part::Words(words)] => Some(*words),
        _ => None,
    })
}

/// Returns the row of an act in the words of its actor.
pub(super) fn row_of(actor: Actor, act: &Act) -> Option<&'static Row> {
    let mut own = table::of_group(act).iter().filter(|row| row.is_for(actor));
    own.find(|row| row.written(act).is_some())
}

/// Returns the row with this JSON name, preferring the words of an actor.
pub(super) fn row_named(actor: Actor, name: &str) -> Option<&'static Row> {
    let named = || rows().filter(|row| row.name == name);
    named().find(|row| row.is_for(actor)).or_else(|| named().next())
}

/// Creates an error at the next word that names the acts that can be meant.
pub(super) fn ambiguous(words: &Words<'_>, actor: Actor, rows: &[&Row]) -> ProtocolError {
    words.error(suggestions::ambiguous(actor, words.peek(), rows))
}

/// Adds the acts that can be meant to an error about a missing person.
pub(super) fn without_person(mut error: ProtocolError, rows: &[&Row]) -> ProtocolError {
    error.message.push_str(&suggestions::examples(rows));
    error
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
