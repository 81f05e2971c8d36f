//! What is said, claimed and written.

use super::{Kind, next, on_a_line, one_of, say, words_schema};
use crate::event::{Displacement, Ground, Matter, Withdrawn, Writing};
use crate::protocol::words::{Read, Words};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use serde_json::{Value, json};
use touchmove_laws::Help;
use touchmove_laws::rules::claimed_end::End;

const GROUNDS: [(&str, Ground); 2] =
    [("threefold", Ground::Threefold), ("fifty moves", Ground::FiftyMoves)];

/// The ground of a claim.
pub(crate) struct ClaimedGround;

impl Kind for ClaimedGround {
    type Value = Ground;
    const SHOWN: &'static str = "threefold|fifty moves";
    const RIGHT: &'static str = "\"threefold\" or \"fifty_moves\"";

    fn read(words: &mut Words<'_>) -> Read<Ground> {
        one_of(words, &GROUNDS, "`threefold`, `fifty moves`")
    }

    fn write(ground: &Ground, line: &mut String) {
        say(line, ground.words());
    }

    fn to_json(ground: &Ground) -> Value {
        ground.words().replace(' ', "_").into()
    }

    fn from_json(json: &Value) -> Option<Ground> {
        let named = |ground: &Ground| Self::to_json(ground) == *json;
        GROUNDS.into_iter().map(|(_, ground)| ground).find(named)
    }

    fn schema() -> Value {
        words_schema(&["threefold", "fifty_moves"])
    }
}

const MATTERS: [(&str, &str, Matter); 6] = [
    ("wrong setup", "wrong_setup", Matter::WrongSetup),
    ("wrong orientation", "wrong_orientation", Matter::WrongOrientation),
    ("reversed colours", "reversed_colours", Matter::ReversedColours),
    ("wrong clock", "wrong_clock", Matter::WrongClock),
    ("defective clock", "defective_clock", Matter::DefectiveClock),
    ("wrong position", "wrong_position", Matter::WrongPosition),
];
const DISPLACED: &str = "displaced";

/// What is pointed out or found. In JSON a name, or `displaced` with squares.
pub(crate) struct Found;

impl Found {
    /// The words and the name of what is about no square.
    fn named(matter: &Matter) -> Option<(&'static str, &'static str)> {
        let named = MATTERS.iter().find(|(_, _, known)| known == matter);
        named.map(|&(words, name, _)| (words, name))
    }
}

/// `f8`, or `f8-e7` for a piece that belongs on f8 and stands on e7.
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

impl Kind for Found {
    type Value = Matter;
    const SHOWN: &'static str = "wrong setup|wrong orientation|reversed colours|displaced SQUARE[-SQUARE]...|\
        wrong clock|defective clock|wrong position";
    const RIGHT: &'static str = "\"wrong_setup\", \"wrong_orientation\", \"reversed_colours\", \
        \"wrong_clock\", \"defective_clock\", \"wrong_position\" or {\"displaced\": [SQUARE or SQUARE-SQUARE, ...]}";

    fn read(words: &mut Words<'_>) -> Read<Matter> {
        if words.accept(DISPLACED) {
            return displacements(words).map(Matter::Displaced);
        }
        let found = MATTERS.iter().find(|(phrase, ..)| words.accept(phrase));
        found.map(|(_, _, matter)| matter.clone()).ok_or_else(|| {
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
            matter => say(line, Self::named(matter).unwrap_or_default().0),
        }
    }

    fn to_json(matter: &Matter) -> Value {
        match matter {
            Matter::Displaced(pieces) => {
                let places: Vec<String> = pieces.iter().map(ToString::to_string).collect();
                json!({ DISPLACED: places })
            }
            matter => Self::named(matter).unwrap_or_default().1.into(),
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
            json => {
                let text = json.as_str()?;
                let found = MATTERS.iter().find(|(_, name, _)| *name == text);
                found.map(|(_, _, matter)| matter.clone())
            }
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
        let names: Vec<&str> = MATTERS.iter().map(|&(_, name, _)| name).collect();
        json!({ "oneOf": [words_schema(&names), displaced] })
    }
}

const TAKEN_BACK: [(&str, Withdrawn); 2] =
    [("offer", Withdrawn::Offer), ("claim", Withdrawn::Claim)];

/// What a player wants to take back.
pub(crate) struct TakenBack;

impl Kind for TakenBack {
    type Value = Withdrawn;
    const SHOWN: &'static str = "offer|claim";
    const RIGHT: &'static str = "\"offer\" or \"claim\"";

    fn read(words: &mut Words<'_>) -> Read<Withdrawn> {
        one_of(words, &TAKEN_BACK, "`offer`, `claim`")
    }

    fn write(what: &Withdrawn, line: &mut String) {
        let named = TAKEN_BACK.iter().find(|(_, known)| known == what);
        say(line, named.map_or("", |(name, _)| name));
    }

    fn to_json(what: &Withdrawn) -> Value {
        let named = TAKEN_BACK.iter().find(|(_, known)| known == what);
        named.map_or(Value::Null, |&(name, _)| name.into())
    }

    fn from_json(json: &Value) -> Option<Withdrawn> {
        let name = json.as_str()?;
        TAKEN_BACK.into_iter().find(|(known, _)| *known == name).map(|(_, what)| what)
    }

    fn schema() -> Value {
        words_schema(&["offer", "claim"])
    }
}

/// What is said to have ended the game already.
pub(crate) struct Ended;

impl Kind for Ended {
    type Value = End;
    const SHOWN: &'static str = "checkmate|stalemate|dead position|fivefold|seventy-five moves";
    const RIGHT: &'static str = "\"checkmate\", \"stalemate\", \"dead_position\", \"fivefold\" or \
        \"seventy_five_moves\"";

    fn read(words: &mut Words<'_>) -> Read<End> {
        let known = End::ALL.map(|end| (end.words(), end));
        one_of(
            words,
            &known,
            "`checkmate`, `stalemate`, `dead position`, `fivefold`, `seventy-five moves`",
        )
    }

    fn write(end: &End, line: &mut String) {
        say(line, end.words());
    }

    fn to_json(end: &End) -> Value {
        end.name().into()
    }

    fn from_json(json: &Value) -> Option<End> {
        End::ALL.into_iter().find(|end| Self::to_json(end) == *json)
    }

    fn schema() -> Value {
        words_schema(&End::ALL.map(End::name))
    }
}

const HELPS: [(&str, Help); 2] = [("moves", Help::Moves), ("clock", Help::Clock)];

/// What an assistant is asked for.
pub(crate) struct For;

impl Kind for For {
    type Value = Help;
    const SHOWN: &'static str = "moves|clock";
    const RIGHT: &'static str = "\"moves\" or \"clock\"";

    fn read(words: &mut Words<'_>) -> Read<Help> {
        one_of(words, &HELPS, "`moves`, `clock`")
    }

    fn write(help: &Help, line: &mut String) {
        say(line, &help.to_string());
    }

    fn to_json(help: &Help) -> Value {
        help.to_string().into()
    }

    fn from_json(json: &Value) -> Option<Help> {
        let name = json.as_str()?;
        HELPS.into_iter().find(|(known, _)| *known == name).map(|(_, help)| help)
    }

    fn schema() -> Value {
        words_schema(&["moves", "clock"])
    }
}

/// A text to the end of the line; JSON may hold any without line breaks.
macro_rules! text {
    ($(#[$doc:meta])* $kind:ident $shown:literal $what:literal) => {
        $(#[$doc])*
        pub(crate) struct $kind;

        impl Kind for $kind {
            type Value = String;
            const SHOWN: &'static str = $shown;
            const RIGHT: &'static str = concat!($what, ", on one line");

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
    /// What is written on a scoresheet.
    OnTheSheet "N. MOVE|MOVE|=|TEXT" "a move or ="
}

text! {
    /// A move as it is spoken.
    Spoken "\"TEXT\"" "the move as spoken, in quotation marks"
}

/// A result, and what else was written beside it.
pub(crate) struct SignedResult;

fn begins_with_a_result(text: &str) -> bool {
    let first = text.split(' ').next().unwrap_or_default();
    Writing::result(first).is_some()
}

impl Kind for SignedResult {
    type Value = String;
    const SHOWN: &'static str = "RESULT";
    const RIGHT: &'static str = "a result 1-0, 0-1, 1/2-1/2 or 0-0";

    fn read(words: &mut Words<'_>) -> Read<String> {
        if !words.peek().is_some_and(begins_with_a_result) {
            return Err(words.missing(Self::RIGHT));
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
        json!({ "type": "string", "description": Self::RIGHT, "examples": ["1-0"] })
    }
}

/// A word, and after a colon what is said with it.
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
        json => Spoken::from_json(json).map(Some),
    }
}

/// `clock`, or `clock: REASON`.
pub(crate) struct ClockReason;

impl Kind for ClockReason {
    type Value = Option<String>;
    const SHOWN: &'static str = "clock[: REASON]";
    const RIGHT: &'static str = "a text on one line";
    const OPTIONAL: bool = true;

    fn read(words: &mut Words<'_>) -> Read<Option<String>> {
        with_colon(words, "clock")
    }

    fn write(reason: &Option<String>, line: &mut String) {
        write_with_colon(line, "clock", reason.as_ref());
    }

    fn to_json(reason: &Option<String>) -> Value {
        reason.as_deref().map_or(Value::Null, Value::from)
    }

    fn from_json(json: &Value) -> Option<Option<String>> {
        optional_text(json)
    }

    fn schema() -> Value {
        json!({ "type": "string" })
    }
}

/// `draw`, or `draw: CONDITION`.
pub(crate) struct Condition;

impl Kind for Condition {
    type Value = Option<String>;
    const SHOWN: &'static str = "draw[: CONDITION]";
    const RIGHT: &'static str = "a text on one line";
    const OPTIONAL: bool = true;

    fn read(words: &mut Words<'_>) -> Read<Option<String>> {
        with_colon(words, "draw")
    }

    fn write(condition: &Option<String>, line: &mut String) {
        write_with_colon(line, "draw", condition.as_ref());
    }

    fn to_json(condition: &Option<String>) -> Value {
        ClockReason::to_json(condition)
    }

    fn from_json(json: &Value) -> Option<Option<String>> {
        optional_text(json)
    }

    fn schema() -> Value {
        ClockReason::schema()
    }
}

/// `explanation`, or `explanation: TEXT`.
pub(crate) struct Explanation;

impl Kind for Explanation {
    type Value = Option<String>;
    const SHOWN: &'static str = "explanation[: TEXT]";
    const RIGHT: &'static str = "a text on one line";
    const OPTIONAL: bool = true;

    fn read(words: &mut Words<'_>) -> Read<Option<String>> {
        let asked = with_colon(words, "explanation")?;
        if asked.as_ref().is_some_and(String::is_empty) {
            return Err(words.missing("what is to be explained"));
        }
        Ok(asked)
    }

    fn write(asked: &Option<String>, line: &mut String) {
        write_with_colon(line, "explanation", asked.as_ref());
    }

    fn to_json(asked: &Option<String>) -> Value {
        ClockReason::to_json(asked)
    }

    fn from_json(json: &Value) -> Option<Option<String>> {
        optional_text(json).filter(|asked| asked.as_ref().is_none_or(|text| !text.is_empty()))
    }

    fn schema() -> Value {
        ClockReason::schema()
    }
}
