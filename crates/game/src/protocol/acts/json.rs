//! Events as JSON objects, from the table of acts: `{"at_ms": 4000, "by": "white", "act": "plays",
//! "move": "e4"}`.

use super::row::{Fields, Row};
use super::table::of_group;
use super::{rows, suggestions};
use crate::event::{Actor, Event};
use alloc::format;
use alloc::string::String;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value};
use touchmove_board::Color;
use touchmove_clock::Moment;

/// Names of actors.
pub(super) const ACTORS: [(&str, Actor); 8] = [
    ("white", Actor::Player(Color::White)),
    ("black", Actor::Player(Color::Black)),
    ("arbiter", Actor::Arbiter),
    ("assistant_of_white", Actor::AssistantOf(Color::White)),
    ("assistant_of_black", Actor::AssistantOf(Color::Black)),
    ("captain_of_white", Actor::CaptainOf(Color::White)),
    ("captain_of_black", Actor::CaptainOf(Color::Black)),
    ("spectator", Actor::Spectator),
];

impl Event {
    /// Parses an event from an object but ignores its `at_ms`, for callers with their own clock.
    ///
    /// # Errors
    ///
    /// The invalid field, and a description of valid values.
    ///
    /// ```
    /// use touchmove_clock::Moment;
    /// use touchmove_game::Event;
    ///
    /// let object = serde_json::json!({ "by": "white", "act": "puts", "piece": "Q", "square": "e8" });
    /// let event = Event::from_object(Moment::new(9_000), object.as_object().unwrap()).unwrap();
    /// assert_eq!((event.at, event.to_string().as_str()), (Moment::new(9_000), "White puts Q e8"));
    ///
    /// let object = serde_json::json!({ "by": "white", "act": "takes", "square": "z9" });
    /// let error = Event::from_object(Moment::START, object.as_object().unwrap()).unwrap_err();
    /// assert_eq!(error, "`square` is \"z9\", a square a1 to h8 expected");
    /// ```
    pub fn from_object(at: Moment, object: &Map<String, Value>) -> Result<Event, String> {
        let actor = actor(object.get("by").unwrap_or(&Value::Null))?;
        let name = object.get("act").and_then(Value::as_str);
        let name = name.ok_or_else(|| wrong("act", object.get("act"), "the name of an act"))?;
        let row = row(name, actor)?;
        Ok(Event { at, actor, act: (row.from_json)(&Fields(object))? })
    }
}

fn wrong(name: &str, given: Option<&Value>, right: &str) -> String {
    match given {
        None | Some(Value::Null) => format!("`{name}` is missing, {right} expected"),
        Some(given) => format!("`{name}` is {given}, {right} expected"),
    }
}

fn actor(by: &Value) -> Result<Actor, String> {
    let named = ACTORS.iter().find(|(name, _)| by == name).map(|&(_, actor)| actor);
    let names = ACTORS.map(|(name, _)| name).join(", ");
    named.ok_or_else(|| wrong("by", Some(by), &format!("one of {names}")))
}

/// Returns the row with this name for an act that the actor may perform.
fn row(name: &str, actor: Actor) -> Result<&'static Row, String> {
    let mut named = rows().filter(|row| row.name == name).peekable();
    if named.peek().is_none() {
        return Err(suggestions::name(actor, name));
    }
    let is_for = |row: &&Row| row.is_for(actor);
    named.find(is_for).ok_or_else(|| format!("`act` is \"{name}\", which is not for {actor}"))
}

/// Serialises `at_ms`, `by`, `act` and the act's fields. An event that the protocol language cannot
/// express cannot be parsed back from its JSON.
impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("at_ms", &self.at)?;
        let by = ACTORS.iter().find(|(_, actor)| *actor == self.actor);
        object.serialize_entry("by", by.map_or("spectator", |(name, _)| *name))?;
        for row in of_group(&self.act) {
            let Some(fields) = (row.to_json)(&self.act) else { continue };
            object.serialize_entry("act", row.name)?;
            for (name, value) in fields.iter().filter(|(_, value)| !value.is_null()) {
                object.serialize_entry(name, value)?;
            }
            break;
        }
        object.end()
    }
}

/// Parses the output of [`Serialize`]; `at_ms` is required.
impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Event, D::Error> {
        let object = Map::deserialize(deserializer)?;
        let at = object.get("at_ms").and_then(Value::as_u64).map(Moment::new);
        let at = at.ok_or_else(|| {
            D::Error::custom(wrong("at_ms", object.get("at_ms"), "a number of milliseconds"))
        })?;
        Event::from_object(at, &object).map_err(D::Error::custom)
    }
}
