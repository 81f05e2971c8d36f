//! Reports: an event in the protocol's words, or as an object.

use crate::problem::Problem;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::fmt::{self, Display, Formatter};
use touchmove_clock::Moment;
use touchmove_game::Event;
use touchmove_game::protocol::act_schemas;
use touchmove_laws::Edition;
use utoipa::openapi::{ComponentsBuilder, OneOfBuilder, Ref, RefOr, Schema, schema};
use utoipa::{Modify, PartialSchema, ToSchema};

/// An event at the board, without its time. The server uses the time of receipt.
#[derive(Debug, Clone, Deserialize)]
#[serde(try_from = "Value")]
pub enum Report {
    /// The event in the protocol's words: `White plays e4`.
    Text(String),
    /// The event as an object: `{"by": "white", "act": "plays", "move": "e4"}`.
    Act(Map<String, Value>),
}

impl Report {
    /// The event at a game time.
    pub(crate) fn read(&self, at: Moment) -> Result<Event, Problem> {
        match self {
            Report::Text(text) => Event::read(at, text)
                .map_err(|error| Problem::no_event(text, error.column.to_string(), error.message)),
            Report::Act(object) => {
                Event::from_object(at, object).map_err(|why| Problem::no_act(self.to_string(), why))
            }
        }
    }

    /// Length of the report in bytes.
    pub(crate) fn len(&self) -> usize {
        match self {
            Report::Text(text) => text.len(),
            Report::Act(_) => self.to_string().len(),
        }
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Report::Text(text) => f.write_str(text),
            Report::Act(object) => f.write_str(&serde_json::to_string(object).unwrap_or_default()),
        }
    }
}

impl TryFrom<Value> for Report {
    type Error = &'static str;

    fn try_from(value: Value) -> Result<Report, Self::Error> {
        match value {
            Value::String(text) => Ok(Report::Text(text)),
            Value::Object(object) => Ok(Report::Act(object)),
            _ => Err("`event` is a text (\"White plays e4\") or an object with `by` and `act`"),
        }
    }
}

impl From<String> for Report {
    fn from(text: String) -> Report {
        Report::Text(text)
    }
}

impl PartialSchema for Report {
    fn schema() -> RefOr<Schema> {
        let text = schema::Object::builder()
            .schema_type(schema::Type::String)
            .description(Some("In the protocol's words: `White plays e4`."));
        OneOfBuilder::new().item(text).item(act()).into()
    }
}

impl ToSchema for Report {}

/// Refers to the schema of acts.
pub(crate) fn act() -> Ref {
    Ref::from_schema_name("Act")
}

/// Adds the schemas of acts, from the table of acts, and the names of the editions.
pub(crate) struct Acts;

impl Modify for Acts {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_with(|| ComponentsBuilder::new().build());
        for (name, json) in act_schemas() {
            if let Ok(schema) = serde_json::from_value::<RefOr<Schema>>(json) {
                components.schemas.insert(name, schema);
            }
        }
        let names = schema::Object::builder()
            .schema_type(schema::Type::String)
            .enum_values(Some(Edition::ALL.map(Edition::name)))
            .description(Some("An edition of the Laws, as protocols name it."));
        components.schemas.insert("EditionName".to_owned(), names.into());
    }
}
