//! Known facts of an incident. A line lists them in brackets, separated by commas; JSON has a list.

use super::{Argument, say};
use crate::event::IncidentFacts;
use crate::protocol::words::{Missing, Read, Words};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use serde_json::{Value, json};

/// Known facts of an incident.
pub(crate) struct ReportedFacts;

/// Strips punctuation from a word. The flags say if the word ends a fact and if it ends the list.
fn bare(word: &str) -> (&str, bool, bool) {
    let last = word.ends_with(')');
    let inner = word.strip_suffix(')').unwrap_or(word);
    let comma = inner.ends_with(',');
    (inner.strip_suffix(',').unwrap_or(inner), comma || last, last)
}

impl Argument for ReportedFacts {
    type Value = Box<IncidentFacts>;
    fn shown() -> String {
        "[(FACT, ...)]".to_owned()
    }

    fn right() -> String {
        "a list of facts as reports say them, such as [\"not answered\"]".to_owned()
    }

    const OPTIONAL: bool = true;

    fn read(words: &mut Words<'_>) -> Read<Box<IncidentFacts>> {
        let mut facts = Box::<IncidentFacts>::default();
        let Some(first) = words.peek().and_then(|word| word.strip_prefix('(')) else {
            return Ok(facts);
        };
        let (mut fact, mut begun) = (String::new(), words.taken());
        words.take();
        let mut next = Some(first);
        while let Some(word) = next {
            let (word, ends, last) = bare(word);
            say(&mut fact, word);
            if ends {
                facts.add(&fact).map_err(|what| Missing { at: begun, what })?;
                (fact, begun) = (String::new(), words.taken());
            }
            if last {
                return Ok(facts);
            }
            next = words.take();
        }
        Err(words.missing("`)`"))
    }

    fn write(facts: &Box<IncidentFacts>, line: &mut String) {
        let words = facts.words();
        if !words.is_empty() {
            say(line, &format!("({})", words.join(", ")));
        }
    }

    fn to_json(facts: &Box<IncidentFacts>) -> Value {
        let words = facts.words();
        if words.is_empty() { Value::Null } else { words.into() }
    }

    fn from_json(json: &Value) -> Option<Box<IncidentFacts>> {
        let mut facts = Box::<IncidentFacts>::default();
        if json.is_null() {
            return Some(facts);
        }
        for fact in json.as_array()? {
            facts.add(fact.as_str()?).ok()?;
        }
        Some(facts)
    }

    fn schema() -> Value {
        json!({
            "type": "array",
            "items": { "type": "string" },
            "description": Self::right()
        })
    }
}
