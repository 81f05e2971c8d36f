//! A row of the table of acts: everything that the language knows of one act.

use super::arguments::Argument;
use crate::event::{Act, Actor};
use crate::protocol::words::{Read, Words};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde_json::{Map, Value};

/// Who can do an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doer {
    /// A player.
    Player,
    /// The arbiter.
    Arbiter,
    /// A player's assistant.
    Assistant,
    /// Anybody else.
    Spectator,
}

/// A piece of the form of an act.
#[derive(Debug, Clone, Copy)]
pub enum Part {
    /// Words as they stand.
    Words(&'static str),
    /// What is put in.
    Field(Field),
}

/// What an act names.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Its name in JSON.
    pub name: &'static str,
    /// As the form shows it; in brackets where it may be left out.
    pub shown: fn() -> String,
    /// What would be right there in JSON.
    pub right: fn() -> String,
    /// Whether JSON may leave it out.
    pub optional: bool,
    /// As JSON Schema.
    pub schema: fn() -> Value,
}

/// The fields of an act in JSON, by name.
type Named = Vec<(&'static str, Value)>;

/// An act as the language of protocols knows it: its words, its JSON, who does
/// it, what it means.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The group of acts that it is in.
    pub group: &'static str,
    /// Its name in JSON. It is a part of the contract and is never changed.
    pub name: &'static str,
    /// Who does it.
    pub who: &'static [Doer],
    /// Its form, without the actor.
    pub parts: &'static [Part],
    /// What it means.
    pub means: &'static str,
    /// Whether it is lawful and needs no word.
    pub silent: bool,
    /// Examples, without the actor.
    pub examples: &'static [&'static str],
    /// What people say for it.
    pub also: &'static [&'static str],
    pub(super) read: fn(&mut Words<'_>) -> Read<Act>,
    pub(super) write: fn(&Act, &mut String) -> bool,
    pub(super) to_json: fn(&Act) -> Option<Named>,
    pub(super) from_json: fn(&Fields<'_>) -> Result<Act, String>,
}

impl Row {
    /// Its form: `puts PIECE SQUARE`.
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

    /// What it names, in order.
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

    /// Its words without what is put in: `claims from the screen`.
    pub(super) fn words(&self) -> String {
        let words = self.parts.iter().filter_map(|part| match part {
            Part::Words(words) => Some(*words),
            Part::Field(_) => None,
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// Whether it begins with this word.
    pub(super) fn begins_with(&self, verb: &str) -> bool {
        match self.parts.first() {
            Some(Part::Words(words)) => words.split(' ').next() == Some(verb),
            _ => false,
        }
    }

    /// Whether an actor can say it. Assistants act for their player, and
    /// spectators can do what players do: the Laws rule on it.
    pub(super) fn is_for(&self, actor: Actor) -> bool {
        let arbiters = |who: &&Doer| **who == Doer::Arbiter;
        match actor {
            Actor::Arbiter => self.who.iter().any(|who| arbiters(&who)),
            _ => !self.who.iter().all(|who| arbiters(&who)),
        }
    }

    /// The act, if that is all that is left of the line.
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

/// An act's object in JSON.
pub(super) struct Fields<'a>(pub &'a Map<String, Value>);

/// What an object holds beside the fields of its act.
const COMMON: [&str; 3] = ["at_ms", "by", "act"];

impl Fields<'_> {
    /// An error for a field that the act does not have.
    pub fn only(&self, act: &str, known: &[&str]) -> Result<(), String> {
        let other =
            |name: &&String| !COMMON.contains(&name.as_str()) && !known.contains(&name.as_str());
        let Some(other) = self.0.keys().find(other) else { return Ok(()) };
        let has = match known {
            [] => "nothing else".to_owned(),
            known => format!("`{}`", known.join("`, `")),
        };
        Err(format!("`{other}` is no field of `{act}`, which has {has}"))
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

/// A field's name in JSON: its own, if no other is given.
macro_rules! json_name {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $json:literal) => {
        $json
    };
}

/// The rows of a group. An act without one does not compile.
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
            /// True if its row says that it is lawful and needs no word. Does not compile while an
            /// act has no row; one may have several.
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
