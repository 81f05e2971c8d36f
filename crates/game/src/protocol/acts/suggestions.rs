//! Suggestions for acts that cannot be parsed: the most similar acts, with an example.

use super::row::{Doer, Row};
use super::{Failed, rows};
use crate::event::Actor;
use crate::protocol::ProtocolError;
use crate::protocol::words::Words;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Minimum similarity of a suggestion.
const NEAR: f64 = 0.6;
/// Maximum number of suggestions. Readers would ignore a longer list.
const MOST: usize = 3;

/// Creates an error at the word that cannot be parsed.
pub(super) fn error(actor: Actor, words: &mut Words<'_>, failed: &[Failed]) -> ProtocolError {
    let begun = words.taken();
    let said = words.rest().to_lowercase();
    words.back_to(begun);
    let Some(furthest) = failed.iter().map(|(_, missing)| missing.at).max() else {
        let message = unknown(actor, words.peek(), &said);
        return words.error(message);
    };
    let last: Vec<&Failed> = failed.iter().filter(|(_, missing)| missing.at == furthest).collect();
    words.back_to(furthest);
    let mut error = words.expected(&expected(&last));
    error.message.push_str(&meant(actor, &said, &last));
    error
}

/// Suggests acts for a line of which only the beginning is valid.
fn meant(actor: Actor, said: &str, last: &[&Failed]) -> String {
    let is_other = |row: &&Row| {
        alike(row, said) >= 1.0 && !last.iter().any(|(failed, _)| failed.form() == row.form())
    };
    if let Some(other) = nearest(actor, said).into_iter().next().filter(is_other) {
        return format!("; nearest: {}", of_actor(other, actor));
    }
    let rows = last.iter().map(|(row, _)| *row);
    let best = rows.reduce(|best, row| if fit(row, said) > fit(best, said) { row } else { best });
    best.map_or_else(String::new, |row| format!(", as in `{}`", example(row, actor)))
}

/// Maximum length in bytes of a text to compare. No act is longer.
#[cfg(feature = "std")]
const LONGEST: usize = 400;

/// Returns the similarity of two texts from 0 to 1, by Damerau-Levenshtein distance.
#[cfg(feature = "std")]
fn likeness(text: &str, other: &str) -> f64 {
    // An untrusted line can be as long as a request, and comparing it would take seconds.
    if text.len().max(other.len()) > LONGEST {
        return 0.0;
    }
    strsim::normalized_damerau_levenshtein(text, other)
}

/// Without the string-distance library only identical texts are similar.
#[cfg(not(feature = "std"))]
fn likeness(text: &str, other: &str) -> f64 {
    if text == other { 1.0 } else { 0.0 }
}

/// Returns the similarity of the input to a complete act or one of its synonyms.
fn fit(row: &Row, said: &str) -> f64 {
    let examples = row.examples.iter().map(|example| likeness(&example.to_lowercase(), said));
    examples.chain(row.also.iter().map(|name| as_begun(name, said))).fold(0.0, f64::max)
}

/// Lists the valid continuations without duplicates.
fn expected(failed: &[&Failed]) -> String {
    let mut all: Vec<&str> = Vec::new();
    for what in failed.iter().flat_map(|(_, missing)| alternatives(&missing.what)) {
        if !all.contains(&what) {
            all.push(what);
        }
    }
    match all.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => all.join(""),
    }
}

/// Splits a list of words into its alternatives.
fn alternatives(what: &str) -> Vec<&str> {
    if what.starts_with('`') { what.split(", ").collect() } else { vec![what] }
}

/// Formats the error for a word that does not begin an act of this actor.
fn unknown(actor: Actor, verb: Option<&str>, said: &str) -> String {
    let Some(verb) = verb else {
        return format!("the end of the line found, an act expected, as in {}", usual(actor));
    };
    let near = nearest(actor, said);
    let is_meant = near.first().is_some_and(|row| alike(row, said) >= 1.0);
    if let Some(other) = rows().find(|row| !is_meant && row.begins_with(verb)) {
        return format!("`{verb}` is not for {actor}: {}", shown(other));
    }
    if near.is_empty() {
        return format!("unknown act `{verb}`; known are for instance {}", usual(actor));
    }
    let shown: Vec<String> = near.iter().map(|row| of_actor(row, actor)).collect();
    format!("unknown act `{verb}`; nearest: {}", shown.join("; "))
}

/// Returns the actor's most similar acts, best first.
fn nearest(actor: Actor, said: &str) -> Vec<&'static Row> {
    let own = rows().filter(|row| row.is_for(actor));
    let rated = own.map(|row| (alike(row, said), row));
    let mut near: Vec<(f64, &Row)> = rated.filter(|(likeness, _)| *likeness >= NEAR).collect();
    near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let best = near.first().map_or(0.0, |(likeness, _)| *likeness);
    // If a synonym matches exactly, drop acts that are merely similar.
    near.retain(|(likeness, _)| best < 1.0 || *likeness >= 1.0);
    near.into_iter().map(|(_, row)| row).take(MOST).collect()
}

/// Scores the similarity of the input to an act or its synonyms. The score is above 1 if several
/// words are equal.
fn alike(row: &Row, said: &str) -> f64 {
    let own = row.words();
    let names = row.also.iter().copied().chain([own.as_str()]);
    names.map(|name| as_begun(name, said)).fold(0.0, f64::max)
}

/// Compares a name with the same number of words at the start of the input.
fn as_begun(name: &str, said: &str) -> f64 {
    let count = name.split(' ').count();
    let begun: Vec<&str> = said.split(' ').take(count).collect();
    let likeness = likeness(&name.to_lowercase(), &begun.join(" "));
    let more = u32::try_from(count.saturating_sub(1)).unwrap_or(0);
    if likeness < 1.0 { likeness } else { 1.0 + f64::from(more) / 10.0 }
}

/// Formats an act with an example for the actor: `touches SQUARE`, as in `White touches e4`.
fn of_actor(row: &Row, actor: Actor) -> String {
    format!("`{}`, as in `{}`", row.form(), example(row, actor))
}

/// Formats an act with its most usual actor.
fn shown(row: &Row) -> String {
    let actor = match row.who.first() {
        Some(Doer::Arbiter) => "Arbiter",
        Some(Doer::Captain) => "Captain of White",
        Some(Doer::Spectator) => "Spectator",
        _ => "White",
    };
    format!("`{}`, as in `{actor} {}`", row.form(), row.examples.first().unwrap_or(&""))
}

fn example(row: &Row, actor: Actor) -> String {
    format!("{actor} {}", row.examples.first().unwrap_or(&""))
}

/// Formats the error for a sentence that can mean several acts.
pub(super) fn ambiguous(actor: Actor, verb: Option<&str>, rows: &[&Row]) -> String {
    let verb = verb.unwrap_or_default();
    let of = |row: &&Row| if row.is_for(actor) { of_actor(row, actor) } else { shown(row) };
    let shown: Vec<String> = rows.iter().map(of).collect();
    match shown.as_slice() {
        [only] => format!("`{verb}` does not say everything; write {only}"),
        all => {
            format!("`{verb}` does not say which act is meant; write one of: {}", all.join("; "))
        }
    }
}

/// Lists acts with an example each, after an error about the person.
pub(super) fn examples(rows: &[&Row]) -> String {
    let shown: Vec<String> = rows.iter().take(MOST).map(|row| shown(row)).collect();
    if shown.is_empty() { String::new() } else { format!("; nearest: {}", shown.join("; ")) }
}

/// Returns the most common verb of an actor.
fn usual(actor: Actor) -> &'static str {
    match actor {
        Actor::Arbiter => "`Arbiter stops the clock`, `Arbiter agrees`, `Arbiter warns White`",
        _ => "`White plays e4`, `White presses`, `White claims illegal move`",
    }
}

/// Formats the error for an unknown act name in JSON.
pub(super) fn name(actor: Actor, name: &str) -> String {
    let near = nearest(actor, &name.replace('_', " ").to_lowercase());
    let names: Vec<String> = near.iter().map(|row| format!("\"{}\"", row.name)).collect();
    match names.as_slice() {
        [] => format!("`act` is \"{name}\", the name of an act expected"),
        names => format!("`act` is \"{name}\", which is not an act; nearest: {}", names.join(", ")),
    }
}
