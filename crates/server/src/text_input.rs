//! Text input: rejects hidden characters in every JSON request, such as names, tags, notes and the
//! ledger.
//!
//! Files are different: one invisible mark must not reject three hundred players. In files,
//! [`touchmove_tournament`] drops the characters and reports them.

use crate::problem::Problem;
use serde::de::DeserializeOwned;
use serde_json::Value;
use touchmove_tournament::hidden::{self, Hidden, HiddenKind, Shape};

/// Parses JSON of a client.
///
/// # Errors
/// If the JSON has another shape, or a text in it has a hidden character.
pub(crate) fn read<T: DeserializeOwned>(json: &[u8]) -> Result<T, Problem> {
    let unreadable = |error: serde_json::Error| Problem::unreadable(error.to_string());
    let read = serde_json::from_slice(json).map_err(unreadable)?;
    check(json)?;
    Ok(read)
}

/// # Errors
/// If a text in this JSON has a hidden character. Malformed JSON passes; the parser rejects it.
pub(crate) fn check(json: &[u8]) -> Result<(), Problem> {
    // Every rejected character is outside printable ASCII or is written as an escape, which needs a
    // backslash. So a plain text needs no parsing.
    let is_plain =
        |byte: &u8| matches!(byte, b' '..=b'~' | b'\n' | b'\r' | b'\t') && *byte != b'\\';
    if json.iter().all(is_plain) {
        return Ok(());
    }
    let Ok(value) = serde_json::from_slice(json) else { return Ok(()) };
    look(&value, "")
}

/// The kind of text in a field. Most fields are names, or words on one line.
fn shape(field: &str) -> Shape {
    match field {
        // A protocol in the sandbox, and an arbiter's note.
        "protocol" | "text" => Shape::Lines,
        // A ruling, which consists of sentences from `locales/`.
        "words" => Shape::Sentence,
        _ => Shape::Line,
    }
}

fn look(value: &Value, field: &str) -> Result<(), Problem> {
    match value {
        Value::String(text) => match hidden::first(text, shape(field)) {
            Some(found) => Err(refused(field, found)),
            None => Ok(()),
        },
        Value::Array(all) => all.iter().try_for_each(|one| look(one, field)),
        Value::Object(fields) => fields.iter().try_for_each(|(name, value)| {
            hidden::first(name, Shape::Line).map_or(Ok(()), |found| Err(refused(field, found)))?;
            look(value, name)
        }),
        _ => Ok(()),
    }
}

fn refused(field: &str, Hidden { sign, at, kind }: Hidden) -> Problem {
    let kind = match kind {
        HiddenKind::Control => "control",
        HiddenKind::Direction => "direction",
        HiddenKind::Invisible => "invisible",
    };
    let sign = format!("U+{:04X}", u32::from(sign));
    Problem::hidden_sign(field, at.to_string(), sign, kind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_explain::{Language, Words};

    fn detail(json: &str) -> Option<String> {
        let problem = check(json.as_bytes()).err()?;
        assert_eq!(problem.name(), "hidden-sign");
        Some(problem.details(&Words::new(Language::English)).detail)
    }

    #[test]
    fn hidden_characters_are_reported_with_field_and_position() {
        let told = detail(r#"{"boards": [{"white": "Anna\u202e"}]}"#).unwrap();
        assert!(told.contains("white") && told.contains("5") && told.contains("U+202E"), "{told}");
        for refused in [
            "{\"name\": \"Open\u{200b}\"}",
            r#"{"tags": {"Event": "a\nb"}}"#,
            r#"{"tags": {"Ev\u200bent": "a"}}"#,
            r#"[{"words": ["\u2067a\u2069"]}]"#,
            r#"{"text": "a\u0007"}"#,
            r#"{"event": {"act": {"says": "\u202e"}}}"#,
            r#"["\u061c"]"#,
        ] {
            assert!(detail(refused).is_some(), "{refused}");
        }
    }

    #[test]
    fn ordinary_texts_are_accepted() {
        for taken in [
            r#"{"name": "Ζωή", "tags": {"White": "علی\u200cرضا"}}"#,
            r#"{"text": "one\n\ttwo"}"#,
            r#"{"words": ["\u2068Anna\u2069 \u200e.xlsx"]}"#,
            r#"{"protocol": "[Laws \"FIDE 2023\"]\n0:01 White plays e4\n"}"#,
            "no JSON \u{202e}",
        ] {
            assert_eq!(detail(taken), None, "{taken}");
        }
    }
}
