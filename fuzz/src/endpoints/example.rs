//! Example values for the API's schemas.

use serde_json::{Map, Value, json};

/// Nesting depth of a schema beyond which the example value is null.
const DEEPEST: u32 = 8;

/// Returns a value that is valid under the schema.
pub fn of(api: &Value, schema: &Value) -> Value {
    value(api, schema, "", 0)
}

fn value(api: &Value, schema: &Value, name: &str, depth: u32) -> Value {
    if depth > DEEPEST {
        return Value::Null;
    }
    let inner = |schema: &Value, name: &str| value(api, schema, name, depth.saturating_add(1));
    if let Some(place) = schema["$ref"].as_str() {
        let found = api.pointer(place.trim_start_matches('#'));
        return found.map_or(Value::Null, |schema| inner(schema, name));
    }
    if let Some(first) = schema["enum"].get(0) {
        return first.clone();
    }
    for choice in ["oneOf", "anyOf"] {
        let kinds = schema[choice].as_array().into_iter().flatten();
        if let Some(first) = kinds.clone().find(|kind| kind["type"] != "null") {
            return inner(first, name);
        }
    }
    if let Some(parts) = schema["allOf"].as_array() {
        let all = parts.iter().filter_map(|part| inner(part, name).as_object().cloned());
        return Value::Object(all.flatten().collect());
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null"),
        one => one.as_str(),
    };
    match kind {
        Some("object") => object(schema, &inner),
        // The array has the ranks of White and Black. The schema does not say that there are
        // exactly two.
        Some("array") if name == "ranks" => json!([1, 2]),
        Some("array") => json!([inner(&schema["items"], name)]),
        Some("string") => json!(text(name)),
        Some("integer" | "number") => json!(1),
        Some("boolean") => json!(false),
        _ => Value::Null,
    }
}

fn object(schema: &Value, inner: &impl Fn(&Value, &str) -> Value) -> Value {
    let properties = schema["properties"].as_object().into_iter().flatten();
    let mut made: Map<String, Value> =
        properties.map(|(name, schema)| (name.clone(), inner(schema, name))).collect();
    if name_of_tags(schema) && made.is_empty() {
        made.insert("White".to_owned(), json!("Anna"));
    }
    // Omit options that exclude each other.
    for unusual in ["engine", "chess960"] {
        made.remove(unusual);
    }
    Value::Object(made)
}

fn name_of_tags(schema: &Value) -> bool {
    schema["additionalProperties"].is_object()
}

/// Returns a text that is valid for a field with the given name.
fn text(name: &str) -> &'static str {
    match name {
        "event" => "White plays e4",
        "code" => "H",
        "codes" => "10",
        "protocol" => "[Laws \"FIDE 2023\"]\n\n0:01 White plays e4\n",
        "laws" => "FIDE 2023",
        "link" => "/game/x#y",
        "lines" => "White claims flag",
        // Point on the curve P-256 and a secret, in the form that a browser generates (RFC 8291,
        // appendix A).
        "p256dh" => {
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        }
        "auth" => "BTBZMqHH6r4Tts7J_aSIgg",
        "endpoint" => "https://fcm.googleapis.com/x",
        "player" => "white",
        _ => "1",
    }
}
