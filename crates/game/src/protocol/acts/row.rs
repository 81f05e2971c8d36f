//! Rows of the table of acts. A row contains everything that the protocol language defines about an
//! act.

use super::arguments::Argument;
use crate::event::{Act, Actor};
use crate::protocol::words::{Read, Words};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde_json::{Map, Value};

/// Kind of person who can perform an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doer {
    /// A player.
    Player,
    /// The arbiter.
    Arbiter,
    /// A player's assistant.
    Assistant,
    /// A player's team captain.
    Captain,
    /// Any other person.
    Spectator,
}

/// A part of an act's form.
#[derive(Debug, Clone, Copy)]
pub enum Part {
    /// Literal words.
    Words(&'static str),
    /// An argument.
    Field(Field),
}

/// A field of an act.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Name in JSON.
    pub name: &'static str,
    /// Returns the placeholder in the form, in brackets if the field is optional.
    pub shown: fn() -> String,
    /// Describes a valid JSON value, for error messages.
    pub right: fn() -> String,
    /// True if JSON may omit the field.
    pub optional: bool,
    /// Returns the JSON Schema.
    pub schema: fn() -> Value,
}

/// The act's JSON fields by name.
type Named = Vec<(&'static str, Value)>;

/// An act in the protocol language: words, JSON, actors and meaning.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// Group of acts.
    pub group: &'static str,
    /// Name in JSON. Part of the API contract, never changed.
    pub name: &'static str,
    /// People who can perform the act.
    pub who: &'static [Doer],
    /// Form, without the actor.
    pub parts: &'static [Part],
    /// Meaning.
    pub means: &'static str,
    /// True if the act is lawful and needs no ruling.
    pub silent: bool,
    /// Examples, without the actor.
    pub examples: &'static [&'static str],
    /// Synonyms that people use.
    pub also: &'static [&'static str],
    pub(super) read: fn(&mut Words<'_>) -> Read<Act>,
    pub(super) write: fn(&Act, &mut String) -> bool,
    pub(super) to_json: fn(&Act) -> Option<Named>,
    pub(super) from_json: fn(&Fields<'_>) -> Result<Act, String>,
}

impl Row {
    /// Returns the act's form: `puts PIECE SQUARE`.
    ///
    /// ```
    /// use touchmove_game::protocol::ACTS;
    ///
    /// let forms: Vec<String> = ACTS.iter().copied().flatten().map(|row| row.form()).collect();
    /// assert!(forms.contains(&"puts PIECE SQUARE".to_owned()));
    /// ```
    pub fn form(&self) -> String {
        let shown = self.parts.iter().map(|part| match part {
            Part::Words(words) => (*words).to_owned(),
            Part::Field(field) => (field.shown)(),
        });
        shown.collect::<Vec<_>>().join(" ")
    }

    /// Returns the act's fields in order.
    ///
    /// ```
    /// use touchmove_game::protocol::ACTS;
    ///
    /// let puts = ACTS.iter().copied().flatten().find(|row| row.name == "puts").unwrap();
    /// assert_eq!(puts.fields().map(|field| field.name).collect::<Vec<_>>(), ["piece", "square"]);
    /// ```
    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        self.parts.iter().filter_map(|part| match part {
            Part::Field(field) => Some(field),
            Part::Words(_) => None,
        })
    }

    /// Returns the act's words without arguments: `claims from the screen`.
    pub(super) fn words(&self) -> String {
        let words = self.parts.iter().filter_map(|part| match part {
            Part::Words(words) => Some(*words),
            Part::Field(_) => None,
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// True if the act begins with this word.
    pub(super) fn begins_with(&self, verb: &str) -> bool {
        match self.parts.first() {
            Some(Part::Words(words)) => words.split(' ').next() == Some(verb),
            _ => false,
        }
    }

    /// True if the actor may perform the act. Assistants act for their player. Spectators and captains
    /// can do the same acts as players, because the Laws rule on interference.
    pub(super) fn is_for(&self, actor: Actor) -> bool {
        let arbiters = |who: &&Doer| **who == Doer::Arbiter;
        match actor {
            Actor::Arbiter => self.who.iter().any(|who| arbiters(&who)),
            _ => !self.who.iter().all(|who| arbiters(&who)),
        }
    }

    /// Parses the act if its words are the whole rest of the line.
    pub(super) fn read_whole(&self, words: &mut Words<'_>) -> Read<Act> {
        let act = (self.read)(words)?;
        words.ended()?;
        Ok(act)
    }

    pub(super) fn written(&self, act: &Act) -> Option<String> {
        let mut line = String::new();
        (self.write)(act, &mut line).then_some(line)
    }
}

/// JSON object that describes an act.
pub(super) struct Fields<'a>(pub &'a Map<String, Value>);

/// Fields of the JSON object that do not depend on the act.
const COMMON: [&str; 3] = ["at_ms", "by", "act"];

impl Fields<'_> {
    /// Returns an error if the object has a field that the act does not have.
    pub fn only(&self, act: &str, known: &[&str]) -> Result<(), String> {
        let other =
            |name: &&String| !COMMON.contains(&name.as_str()) && !known.contains(&name.as_str());
        let Some(other) = self.0.keys().find(other) else { return Ok(()) };
        let has = match known {
            [] => "none of its own".to_owned(),
            known => format!("`{}`", known.join("`, `")),
        };
        Err(format!("`{other}` is not a field of `{act}`, which has {has}"))
    }

    pub fn get<K: Argument>(&self, name: &str) -> Result<K::Value, String> {
        let given = self.0.get(name).unwrap_or(&Value::Null);
        if let Some(value) = K::from_json(given) {
            return Ok(value);
        }
        let is = if given.is_null() { "missing".to_owned() } else { given.to_string() };
        Err(format!("`{name}` is {is}, {} expected", K::right()))
    }
}

/// Returns a field's name in JSON: the name after `as`, or else the argument's name.
macro_rules! json_name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $json:literal) => {
        $json
    };
}

/// Defines the rows of a group. An act without a row does not compile.
///
/// ```text
/// Variant "json name" WHO { "words" [field: Argument] "words" [field as "json": Argument] }
///     SILENT "what it means" like ["example"] also ["what people say"];
/// ```
macro_rules! acts {
    ($table:ident of $group:ident: $(
        $variant:ident $name:literal $who:ident
        { $( $words:literal $( [ $field:ident $(as $json:literal)? : $kind:ident ] )* )+ }
        $($silent:ident)? $means:literal
        like [ $($example:literal),+ ] also [ $($also:literal),* $(,)? ];
    )+) => {
        pub(in crate::protocol::acts) static $table: &[Row] = &[ $( Row {
            group: stringify!($group),
            name: $name,
            who: $who,
            parts: &[ $(
                Part::Words($words),
                $( Part::Field(Field {
                    name: json_name!($field $($json)?),
                    shown: <$kind as Argument>::shown,
                    right: <$kind as Argument>::right,
                    optional: <$kind as Argument>::OPTIONAL,
                    schema: <$kind as Argument>::schema,
                }), )*
            )+ ],
            means: $means,
            silent: false $(|| $silent)?,
            examples: &[ $($example),+ ],
            also: &[ $($also),* ],
            read: |words| {
                $( words.literal($words)?; $( let $field = <$kind as Argument>::read(words)?; )* )+
                Ok(Act::$group($group::$variant { $( $( $field, )* )+ }))
            },
            write: |act, line| {
                let Act::$group($group::$variant { $( $( $field, )* )+ }) = act else {
                    return false;
                };
                $( say(line, $words); $( <$kind as Argument>::write($field, line); )* )+
                true
            },
            to_json: |act| {
                let Act::$group($group::$variant { $( $( $field, )* )+ }) = act else {
                    return None;
                };
                Some(alloc::vec![ $( $( (
                    json_name!($field $($json)?),
                    <$kind as Argument>::to_json($field),
                ), )* )+ ])
            },
            from_json: |fields| {
                fields.only($name, &[ $( $( json_name!($field $($json)?), )* )+ ])?;
                $( $( let $field = fields.get::<$kind>(json_name!($field $($json)?))?; )* )+
                Ok(Act::$group($group::$variant { $( $( $field, )* )+ }))
            },
        } ),+ ];

        impl $group {
            /// True if the act's row is marked as silent. The `match` does not compile if an act
            /// lacks a row. Several rows of one act are allowed.
            #[allow(unreachable_patterns)]
            pub(in crate::protocol::acts) const fn is_silent(&self) -> bool {
                match self {
                    $( $group::$variant { .. } => false $(|| $silent)?, )+
                }
            }
        }
    };
}

pub(super) use {acts, json_name};
