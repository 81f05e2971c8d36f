//! Arguments of claims, remarks and notes.

use super::closed_list::{ClosedList, Word};
use super::{Argument, next, on_a_line, say};
use crate::event::{Advice, Displacement, Ground, Matter, Withdrawn, Writing};
use crate::protocol::words::{Read, Words};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use serde_json::{Value, json};
use touchmove_board::Role;
use touchmove_laws::Help;
use touchmove_laws::rules::claimed_end::End;

/// Ground of a claim.
pub(crate) struct ClaimedGround;

impl ClosedList for ClaimedGround {
    type Value = Ground;
    const WORDS: &'static [Word<Ground>] = &[
        Word::new(Ground::Threefold.words(), "threefold", Ground::Threefold),
        Word::new(Ground::FiftyMoves.words(), "fifty_moves", Ground::FiftyMoves),
    ];
}

/// An irregularity without a square.
struct PlainIrregularity;

impl ClosedList for PlainIrregularity {
    type Value = Matter;
    const WORDS: &'static [Word<Matter>] = &[
        Word::new("wrong setup", "wrong_setup", Matter::WrongSetup),
        Word::new("wrong orientation", "wrong_orientation", Matter::WrongOrientation),
        Word::new("reversed colours", "reversed_colours", Matter::ReversedColours),
        Word::new("wrong clock", "wrong_clock", Matter::WrongClock),
        Word::new("defective clock", "defective_clock", Matter::DefectiveClock),
        Word::new("wrong position", "wrong_position", Matter::WrongPosition),
    ];
}

const DISPLACED: &str = "displaced";

/// An irregularity that a player points out or the arbiter finds. JSON: a name, or `displaced` with
/// squares.
pub(crate) struct Irregularity;

/// Parses `f8`, or `f8-e7` for a piece that belongs on f8 and is on e7.
fn displacement(word: &str) -> Option<Displacement> {
    let (from, to) = match word.split_once('-') {
        Some((from, to)) => (from, Some(to.parse().ok()?)),
        None => (word, None),
    };
    Some(Displacement { square: from.parse().ok()?, to })
}

fn displacements(words: &mut Words<'_>) -> Read<Vec<Displacement>> {
    let what = "a square a1 to h8, or two joined by -";
    let mut pieces = vec![next(words, what, displacement)?];
    while !words.is_empty() {
        pieces.push(next(words, what, displacement)?);
    }
    Ok(pieces)
}

impl Argument for Irregularity {
    type Value = Matter;
    fn shown() -> String {
        "wrong setup|wrong orientation|reversed colours|displaced SQUARE[-SQUARE]...|\
        wrong clock|defective clock|wrong position"
            .to_owned()
    }

    fn right() -> String {
        "\"wrong_setup\", \"wrong_orientation\", \"reversed_colours\", \
        \"wrong_clock\", \"defective_clock\", \"wrong_position\" or {\"displaced\": [SQUARE or SQUARE-SQUARE, ...]}".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<Matter> {
        if words.accept(DISPLACED) {
            return displacements(words).map(Matter::Displaced);
        }
        PlainIrregularity::read(words).map_err(|_| {
            words.missing(
                "`wrong setup`, `wrong orientation`, `reversed colours`, `displaced SQUARE`, \
                `wrong clock`, `defective clock`, `wrong position`",
            )
        })
    }

    fn write(matter: &Matter, line: &mut String) {
        match matter {
            Matter::Displaced(pieces) => {
                say(line, DISPLACED);
                pieces.iter().for_each(|piece| say(line, &piece.to_string()));
            }
            matter => PlainIrregularity::write(matter, line),
        }
    }

    fn to_json(matter: &Matter) -> Value {
        match matter {
            Matter::Displaced(pieces) => {
                let places: Vec<String> = pieces.iter().map(ToString::to_string).collect();
                json!({ DISPLACED: places })
            }
            matter => PlainIrregularity::to_json(matter),
        }
    }

    fn from_json(json: &Value) -> Option<Matter> {
        match json {
            Value::Object(object) if object.len() == 1 => {
                let places = object.get(DISPLACED)?.as_array()?.iter();
                let pieces = places.map(|place| displacement(place.as_str()?));
                let pieces = pieces.collect::<Option<Vec<Displacement>>>();
                pieces.filter(|pieces| !pieces.is_empty()).map(Matter::Displaced)
            }
            json => PlainIrregularity::from_json(json),
        }
    }

    fn schema() -> Value {
        let displaced = json!({
            "type": "object",
            "required": [DISPLACED],
            "properties": { DISPLACED: {
                "type": "array",
                "items": { "type": "string", "pattern": "^[a-h][1-8](-[a-h][1-8])?$", "examples": ["e4", "f8-e7"] },
                "minItems": 1
            } },
            "additionalProperties": false
        });
        json!({ "oneOf": [PlainIrregularity::schema(), displaced] })
    }
}

/// An offer or a claim that a player withdraws.
pub(crate) struct WithdrawalObject;

impl ClosedList for WithdrawalObject {
    type Value = Withdrawn;
    const WORDS: &'static [Word<Withdrawn>] = &[
        Word::new("offer", "offer", Withdrawn::Offer),
        Word::new("claim", "claim", Withdrawn::Claim),
    ];
}

/// A claimed end of the game.
pub(crate) struct ClaimedEnd;

const fn end(end: End) -> Word<End> {
    Word::new(end.words(), end.name(), end)
}

impl ClosedList for ClaimedEnd {
    type Value = End;
    const WORDS: &'static [Word<End>] = &[
        end(End::Checkmate),
        end(End::Stalemate),
        end(End::DeadPosition),
        end(End::Fivefold),
        end(End::SeventyFiveMoves),
    ];
}

/// Task of an assistant.
pub(crate) struct AssistantTask;

impl ClosedList for AssistantTask {
    type Value = Help;
    const WORDS: &'static [Word<Help>] =
        &[Word::new("moves", "moves", Help::Moves), Word::new("clock", "clock", Help::Clock)];
}

/// A piece that a player asks for.
pub(crate) struct ExtraPiece;

impl ClosedList for ExtraPiece {
    type Value = Role;
    const WORDS: &'static [Word<Role>] = &[
        Word::new("queen", "Q", Role::Queen),
        Word::new("rook", "R", Role::Rook),
        Word::new("bishop", "B", Role::Bishop),
        Word::new("knight", "N", Role::Knight),
    ];
}

/// Advice to a player.
pub(crate) struct GivenAdvice;

impl ClosedList for GivenAdvice {
    type Value = Advice;
    const WORDS: &'static [Word<Advice>] = &[
        Word::new("a draw", "draw", Advice::Draw),
        Word::new("resigning", "resigning", Advice::Resigning),
        Word::new("a move", "move", Advice::AMove),
    ];
}

/// Defines arguments that take the rest of the line as text. JSON allows any text without line
/// breaks.
macro_rules! text {
    ($(#[$doc:meta])* $kind:ident $shown:literal $what:literal) => {
        $(#[$doc])*
        pub(crate) struct $kind;

        impl Argument for $kind {
            type Value = String;
            fn shown() -> String {
        $shown.to_owned()
    }

            fn right() -> String {
        concat!($what, ", on one line").to_owned()
    }


            fn read(words: &mut Words<'_>) -> Read<String> {
                if words.is_empty() { Err(words.missing($what)) } else { Ok(words.rest()) }
            }

            fn write(text: &String, line: &mut String) {
                say(line, &on_a_line(text));
            }

            fn to_json(text: &String) -> Value {
                text.as_str().into()
            }

            fn from_json(json: &Value) -> Option<String> {
                json.as_str().filter(|text| !text.contains(char::is_control)).map(on_a_line)
            }

            fn schema() -> Value {
                json!({ "type": "string", "description": $what })
            }
        }
    };
}

text! {
    /// An entry on a scoresheet.
    ScoresheetText "N. MOVE|MOVE|=|TEXT" "a move or ="
}

text! {
    /// A move as spoken.
    SpokenMove "\"TEXT\"" "the move as spoken, in quotation marks"
}

/// A result, and text written beside it.
pub(crate) struct SignedResult;

fn begins_with_a_result(text: &str) -> bool {
    let first = text.split(' ').next().unwrap_or_default();
    Writing::result(first).is_some()
}

impl Argument for SignedResult {
    type Value = String;
    fn shown() -> String {
        "RESULT".to_owned()
    }

    fn right() -> String {
        "a result 1-0, 0-1, 1/2-1/2 or 0-0".to_owned()
    }

    fn read(words: &mut Words<'_>) -> Read<String> {
        if !words.peek().is_some_and(begins_with_a_result) {
            return Err(words.missing(&Self::right()));
        }
        Ok(words.rest())
    }

    fn write(result: &String, line: &mut String) {
        say(line, &on_a_line(result));
    }

    fn to_json(result: &String) -> Value {
        result.as_str().into()
    }

    fn from_json(json: &Value) -> Option<String> {
        let whole = |text: &&str| begins_with_a_result(text) && on_a_line(text) == **text;
        json.as_str().filter(whole).map(str::to_owned)
    }

    fn schema() -> Value {
        json!({ "type": "string", "description": Self::right(), "examples": ["1-0"] })
    }
}

/// Parses a word and the text after a colon, if any.
fn with_colon(words: &mut Words<'_>, word: &str) -> Read<Option<String>> {
    if words.accept(word) {
        return Ok(None);
    }
    if words.accept(&format!("{word}:")) {
        return Ok(Some(words.rest()));
    }
    Err(words.missing(&format!("`{word}`")))
}

fn write_with_colon(line: &mut String, word: &str, text: Option<&String>) {
    match text {
        None => say(line, word),
        Some(text) if text.is_empty() => say(line, &format!("{word}:")),
        Some(text) => say(line, &format!("{word}: {}", on_a_line(text))),
    }
}

fn optional_text(json: &Value) -> Option<Option<String>> {
    match json {
        Value::Null => Some(None),
        Value::String(text) if text.is_empty() => Some(Some(String::new())),
        json => SpokenMove::from_json(json).map(Some),
    }
}

/// Defines arguments that consist of a word and an optional text after a colon. If the last macro
/// argument describes the text, the text must not be empty.
macro_rules! text_after {
    ($(#[$doc:meta])* $kind:ident $word:literal $shown:literal $needed:expr) => {
        $(#[$doc])*
        pub(crate) struct $kind;

        impl $kind {
            const NEEDED: Option<&'static str> = $needed;
        }

        impl Argument for $kind {
            type Value = Option<String>;
            const OPTIONAL: bool = true;

            fn shown() -> String {
                concat!($word, "[: ", $shown, "]").to_owned()
            }

            fn right() -> String {
                "a text on one line".to_owned()
            }

            fn read(words: &mut Words<'_>) -> Read<Option<String>> {
                let text = with_colon(words, $word)?;
                match Self::NEEDED.filter(|_| text.as_deref() == Some("")) {
                    Some(what) => Err(words.missing(what)),
                    None => Ok(text),
                }
            }

            fn write(text: &Option<String>, line: &mut String) {
                write_with_colon(line, $word, text.as_ref());
            }

            fn to_json(text: &Option<String>) -> Value {
                text.as_deref().map_or(Value::Null, Value::from)
            }

            fn from_json(json: &Value) -> Option<Option<String>> {
                let text = optional_text(json)?;
                let empty = text.as_deref() == Some("");
                (Self::NEEDED.is_none() || !empty).then_some(text)
            }

            fn schema() -> Value {
                json!({ "type": "string" })
            }
        }
    };
}

text_after! {
    /// `clock`, or `clock: REASON`.
    ClockReason "clock" "REASON" None
}

text_after! {
    /// `opponent`, or `opponent: ACCUSATION`.
    Accusation "opponent" "ACCUSATION" Some("the accusation")
}

text_after! {
    /// `draw`, or `draw: CONDITION`.
    Condition "draw" "CONDITION" None
}

text_after! {
    /// `explanation`, or `explanation: TEXT`.
    Explanation "explanation" "TEXT" Some("what is to be explained")
}
