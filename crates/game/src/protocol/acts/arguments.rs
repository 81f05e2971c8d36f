//! Arguments of acts: a square, a move, a time. Each is read, written and
//! carried as JSON in one place.

mod board;
mod claims;
mod closed_list;
mod decisions;
mod reports;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
pub(super) use board::{
    Accidental, Announced, HandsUsed, KindOfPiece, Move, OneSquare, Sealed, Squares, Together,
    WithMove,
};
pub(super) use claims::{
    ClaimedGround, ClockReason, Condition, Ended, Explanation, For, Found, OnTheSheet,
    SignedResult, Spoken, TakenBack,
};
pub(super) use decisions::{
    ArticleNumber, Counted, Fen, HalfPoints, Lost, Player, QuestionName, Replied, Time, Times, To,
};
pub(super) use reports::ReportedFacts;

use crate::protocol::words::{Read, Words};
use serde_json::Value;

/// One thing that an act names.
pub(super) trait Argument {
    /// What it is in an event.
    type Value;
    /// As a form shows it; in brackets where it may be left out.
    fn shown() -> String;

    /// What would be right where something else stands in JSON.
    fn right() -> String;

    /// Whether JSON may leave it out.
    const OPTIONAL: bool = false;

    fn read(words: &mut Words<'_>) -> Read<Self::Value>;

    /// Adds its words to a line.
    fn write(value: &Self::Value, line: &mut String);

    /// Null where it is left out.
    fn to_json(value: &Self::Value) -> Value;

    /// The way back; null where it is left out.
    fn from_json(json: &Value) -> Option<Self::Value>;

    /// As JSON Schema, which clients are generated from.
    fn schema() -> Value;
}

/// Adds a word, or several, to a line.
pub(super) fn say(line: &mut String, words: &str) {
    if !line.is_empty() {
        line.push(' ');
    }
    line.push_str(words);
}

/// A text as a line can hold it. One that a reader would end earlier, or take
/// blanks from, goes into quotation marks.
pub(super) fn on_a_line(text: &str) -> String {
    let whole = Words::of(1, text).rest() == text && !text.is_empty();
    if whole && !text.contains(char::is_control) { text.to_owned() } else { quoted(text) }
}

pub(super) fn quoted(text: &str) -> String {
    let plain = |c: char| match c {
        '"' => '\'',
        c if c.is_control() => ' ',
        c => c,
    };
    format!("\"{}\"", text.chars().map(plain).collect::<String>())
}

/// The next word, if it can be read as this.
fn next<T>(words: &mut Words<'_>, what: &str, read: impl Fn(&str) -> Option<T>) -> Read<T> {
    let value = words.peek().and_then(read).ok_or_else(|| words.missing(what))?;
    words.take();
    Ok(value)
}

/// A schema for one of these words.
fn words_schema(words: &[&str]) -> Value {
    serde_json::json!({ "type": "string", "enum": words })
}
