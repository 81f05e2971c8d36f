//! Arguments of acts: squares, moves, times. Each type defines its text form, its JSON and its
//! schema in one place.

mod board;
mod claims;
mod closed_list;
mod decisions;
mod reports;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
pub(super) use board::{
    AccidentalFlag, AnnouncedFlag, DeclaredMove, HandsUsed, KindOfPiece, Move, OneSquare,
    SealedText, SquareGroups, Squares,
};
pub(super) use claims::{
    Accusation, AssistantTask, ClaimedEnd, ClaimedGround, ClockReason, Condition, Explanation,
    ExtraPiece, GivenAdvice, Irregularity, ScoresheetText, SignedResult, SpokenMove,
    WithdrawalObject,
};
pub(super) use decisions::{
    Addressee, ArticleNumber, Fen, HalfPoints, LossScore, MoveCount, Player, QuestionName,
    ReplyWord, Time, Times,
};
pub(super) use reports::ReportedFacts;

use crate::protocol::words::{Read, Words};
use serde_json::Value;

/// An argument of an act.
pub(super) trait Argument {
    /// The argument's value in an event.
    type Value;
    /// Returns the argument's placeholder in the act's form, in brackets if the argument is
    /// optional.
    fn shown() -> String;

    /// Describes a valid JSON value, for error messages.
    fn right() -> String;

    /// True if JSON may omit the argument.
    const OPTIONAL: bool = false;

    fn read(words: &mut Words<'_>) -> Read<Self::Value>;

    /// Appends the argument's words to a line.
    fn write(value: &Self::Value, line: &mut String);

    /// Converts a value to JSON: null if the argument is omitted.
    fn to_json(value: &Self::Value) -> Value;

    /// Converts a value from JSON: null if the argument is omitted.
    fn from_json(json: &Value) -> Option<Self::Value>;

    /// Returns the argument's JSON Schema, from which client types are generated.
    fn schema() -> Value;
}

/// Appends words to a line.
pub(super) fn say(line: &mut String, words: &str) {
    if !line.is_empty() {
        line.push(' ');
    }
    line.push_str(words);
}

/// Formats a text for a line. Adds quotation marks if the parser would otherwise cut off or trim
/// the text.
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

/// Parses the next word with `read`.
fn next<T>(words: &mut Words<'_>, what: &str, read: impl Fn(&str) -> Option<T>) -> Read<T> {
    let value = words.peek().and_then(read).ok_or_else(|| words.missing(what))?;
    words.take();
    Ok(value)
}

/// Returns a schema for an enumeration of words.
fn words_schema(words: &[&str]) -> Value {
    serde_json::json!({ "type": "string", "enum": words })
}
