//! Known facts of an incident: in brackets, separated by commas; in JSON a list.

use super::{Argument, say};
use crate::event::Facts;
use crate::protocol::words::{Missing, Read, Words};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use serde_json::{Value, json};

/// Known facts of an incident.
pub(crate) struct ReportedFacts;

/// Strips punctuation from a word, and returns whether a fact or the whole list ends with it.
fn bare(word: &str) -> (&str, bool, bool) {
    let last = word.ends_with(')');
    let inner = word.strip_suffix(')').unwrap_or(word);
    let comma = inner.ends_with(',');
    (inner.strip_suffix(',').unwrap_or(inner), comma || last, last)
}

impl Argument for ReportedFacts {
    type Value = Box<Facts>;
    fn shown() -> String {
        "[(FACT, ...)]".to_owned()
    }

    fn right() -> String {
        "a list of facts as reports say them, such as [\"not answered\"]".to_owned()
    }

    const OPTIONAL: bool = true;

    fn read(words: &mut Words<'_>) -> Read<Box<Facts>> {
        let mut facts = Box::<Facts>::default();
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
                facts.say(&fact).map_err(|what| Missing { at: begun, what })?;
                (fact, begun) = (String::new(), words.taken());
            }
            if last {
                return Ok(facts);
            }
            next = words.take();
        }
        Err(words.missing("`)`"))
    }

    fn write(facts: &Box<Facts>, line: &mut String) {
        let said = facts.said();
        if !said.is_empty() {
            say(line, &format!("({})", said.join(", ")));
        }
    }

    fn to_json(facts: &Box<Facts>) -> Value {
        let said = facts.said();
        if said.is_empty() { Value::Null } else { said.into() }
    }

    fn from_json(json: &Value) -> Option<Box<Facts>> {
        let mut facts = Box::<Facts>::default();
        if json.is_null() {
            return Some(facts);
        }
        for fact in json.as_array()? {
            facts.say(fact.as_str()?).ok()?;
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
