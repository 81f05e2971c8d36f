//! Arguments that are one of a closed list of words.

use super::{Argument, say};
use crate::protocol::words::{Read, Words};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde_json::{Value, json};

/// An argument that is one of a closed list of words.
pub(in crate::protocol::acts) trait ClosedList {
    /// Value in an event.
    type Value: Clone + PartialEq + 'static;
    /// Placeholder in the act's form, unless the form lists the words.
    const SHOWN: Option<&'static str> = None;
    /// Words, in the order in which the form lists them and the parser tries them.
    const WORDS: &'static [Word<Self::Value>];
}

/// A word of a closed list.
pub(in crate::protocol::acts) struct Word<T> {
    /// Words in a line. `None` for the value of an omitted argument.
    said: Option<&'static str>,
    /// Name in JSON.
    name: Name,
    value: T,
}

/// Name in JSON.
#[derive(Clone, Copy)]
enum Name {
    Text(&'static str),
    Flag(bool),
}

impl<T> Word<T> {
    /// Creates a word with its name in JSON.
    pub const fn new(said: &'static str, name: &'static str, value: T) -> Word<T> {
        Word { said: Some(said), name: Name::Text(name), value }
    }

    /// Creates a value that stands for an omitted argument, with its name in JSON.
    pub const fn left_out(name: &'static str, value: T) -> Word<T> {
        Word { said: None, name: Name::Text(name), value }
    }
}

impl Word<bool> {
    /// Creates a word that is true or false in JSON.
    pub const fn flag(said: &'static str, value: bool) -> Word<bool> {
        Word { said: Some(said), name: Name::Flag(value), value }
    }

    /// Creates the value for an omitted flag word.
    pub const fn unless_flagged(value: bool) -> Word<bool> {
        Word { said: None, name: Name::Flag(value), value }
    }
}

impl Name {
    fn json(self) -> Value {
        match self {
            Name::Text(name) => name.into(),
            Name::Flag(flag) => flag.into(),
        }
    }

    /// Formats the name for a list of valid alternatives.
    fn shown(self) -> String {
        match self {
            Name::Text(name) => format!("\"{name}\""),
            Name::Flag(flag) => flag.to_string(),
        }
    }
}

const fn has_left_out<T>(words: &[Word<T>]) -> bool {
    let mut rest = words;
    while let Some((first, others)) = rest.split_first() {
        if first.said.is_none() {
            return true;
        }
        rest = others;
    }
    false
}

fn left_out<L: ClosedList>() -> Option<&'static Word<L::Value>> {
    L::WORDS.iter().find(|word| word.said.is_none())
}

fn word_of<L: ClosedList>(value: &L::Value) -> Option<&'static Word<L::Value>> {
    L::WORDS.iter().find(|word| word.value == *value)
}

fn all_said<L: ClosedList>() -> impl Iterator<Item = &'static str> {
    L::WORDS.iter().filter_map(|word| word.said)
}

/// Formats a list as `"a", "b" or "c"`, with true before false.
fn alternatives(words: &[String]) -> String {
    match words.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => words.concat(),
    }
}

impl<L: ClosedList> Argument for L {
    type Value = L::Value;
    const OPTIONAL: bool = has_left_out(L::WORDS);

    fn shown() -> String {
        let all =
            L::SHOWN.map_or_else(|| all_said::<L>().collect::<Vec<_>>().join("|"), str::to_owned);
        if Self::OPTIONAL { format!("[{all}]") } else { all }
    }

    fn right() -> String {
        let mut names: Vec<Name> = L::WORDS.iter().map(|word| word.name).collect();
        names.sort_by_key(|name| matches!(name, Name::Flag(false)));
        alternatives(&names.into_iter().map(Name::shown).collect::<Vec<_>>())
    }

    fn read(words: &mut Words<'_>) -> Read<L::Value> {
        let comes_next = |word: &&Word<L::Value>| word.said.is_some_and(|said| words.accept(said));
        let found = L::WORDS.iter().find(comes_next).or_else(left_out::<L>);
        found.map(|word| word.value.clone()).ok_or_else(|| {
            let all: Vec<String> = all_said::<L>().map(|said| format!("`{said}`")).collect();
            words.missing(&all.join(", "))
        })
    }

    fn write(value: &L::Value, line: &mut String) {
        if let Some(said) = word_of::<L>(value).and_then(|word| word.said) {
            say(line, said);
        }
    }

    fn to_json(value: &L::Value) -> Value {
        let said = word_of::<L>(value).filter(|word| word.said.is_some());
        said.map_or(Value::Null, |word| word.name.json())
    }

    fn from_json(json: &Value) -> Option<L::Value> {
        let named = || L::WORDS.iter().find(|word| word.name.json() == *json);
        let word = if json.is_null() { left_out::<L>() } else { named() };
        word.map(|word| word.value.clone())
    }

    fn schema() -> Value {
        let texts = L::WORDS.iter().filter_map(|word| match word.name {
            Name::Text(name) => Some(name),
            Name::Flag(_) => None,
        });
        let texts: Vec<&str> = texts.collect();
        let mut schema = match texts.is_empty() {
            true => json!({ "type": "boolean" }),
            false => json!({ "type": "string", "enum": texts }),
        };
        if let (Some(word), Some(object)) = (left_out::<L>(), schema.as_object_mut()) {
            object.insert("default".to_owned(), word.name.json());
        }
        schema
    }
}

#[cfg(test)]
mod tests {
    use super::super::{AnnouncedFlag, Argument, Player, ReplyWord};
    use serde_json::{Value, json};

    #[test]
    fn closed_lists_show_words_and_names() {
        assert_eq!(ReplyWord::shown(), "agrees|rejects|postpones");
        assert_eq!(ReplyWord::right(), r#""agrees", "rejects" or "postpones""#);
        assert_eq!((Player::shown().as_str(), Player::OPTIONAL), ("PLAYER", false));
    }

    #[test]
    fn optional_arguments_have_a_wordless_default() {
        assert_eq!(
            (AnnouncedFlag::shown().as_str(), AnnouncedFlag::OPTIONAL),
            ("[silently]", true)
        );
        assert_eq!(
            (AnnouncedFlag::to_json(&true), AnnouncedFlag::to_json(&false)),
            (Value::Null, json!(false))
        );
        assert_eq!(AnnouncedFlag::from_json(&Value::Null), Some(true));
        assert_eq!(AnnouncedFlag::from_json(&json!(true)), Some(true));
        assert_eq!(AnnouncedFlag::schema(), json!({ "type": "boolean", "default": true }));
        assert_eq!(Player::from_json(&Value::Null), None);
    }
}
