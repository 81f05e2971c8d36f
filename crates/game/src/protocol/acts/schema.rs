//! JSON Schema of events, from which client types are generated.

use super::ACTS;
use super::json::ACTORS;
use super::row::Row;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use serde_json::{Map, Value, json};

/// Returns the schemas for [`Event::from_object`](crate::Event::from_object) by name: `Act`, and
/// one per group of acts. References are relative to `#/components/schemas/`.
///
/// ```
/// use touchmove_game::protocol::act_schemas;
///
/// let schemas = act_schemas();
/// let (name, clock) = &schemas[2];
/// assert_eq!(name, "ClockAct");
/// assert_eq!(clock["oneOf"][1]["properties"]["act"]["enum"][0], "presses");
/// ```
pub fn act_schemas() -> Vec<(String, Value)> {
    let groups: Vec<(String, Value)> = ACTS.iter().copied().map(group).collect();
    let refer =
        |(name, _): &(String, Value)| json!({ "$ref": format!("#/components/schemas/{name}") });
    let all: Vec<Value> = groups.iter().map(refer).collect();
    let act = json!({
        "description": "An act of a person, as an object: docs/protocol.md.",
        "oneOf": all
    });
    [("Act".to_owned(), act)].into_iter().chain(groups).collect()
}

fn group(rows: &[Row]) -> (String, Value) {
    let name = rows.first().map_or("", |row| row.group);
    let mut objects: Vec<Value> = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let (before, after) = rows.split_at(i);
        if before.iter().all(|known| known.name != row.name) {
            let same: Vec<&Row> = after.iter().filter(|other| other.name == row.name).collect();
            objects.push(object(row, &same));
        }
    }
    (format!("{name}Act"), json!({ "oneOf": objects }))
}

/// Returns the schema of an act, and merges the rows for different actors.
fn object(row: &Row, same: &[&Row]) -> Value {
    let by: Vec<&str> = ACTORS
        .iter()
        .filter(|(_, actor)| same.iter().any(|row| row.is_for(*actor)))
        .map(|(name, _)| *name)
        .collect();
    let mut properties = Map::new();
    properties.insert("by".to_owned(), json!({ "type": "string", "enum": by }));
    properties.insert("act".to_owned(), json!({ "type": "string", "enum": [row.name] }));
    let mut required = vec!["by", "act"];
    for field in row.fields() {
        properties.insert(field.name.to_owned(), (field.schema)());
        if !field.optional {
            required.push(field.name);
        }
    }
    json!({
        "type": "object",
        "description": row.means,
        "required": required,
        "properties": properties,
        "additionalProperties": false
    })
}
