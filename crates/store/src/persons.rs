//! Names of people stand in a table of their own. The journal has a token in
//! their place, which says nothing but fits only that name: so a name can be
//! taken out of every journal, and no entry is changed by it.

use crate::chain::ChainKey;
use crate::{Entry, StoreError, Stored, What};
use serde_json::Value;
use std::collections::HashMap;
use std::fmt::Write as _;

/// What a token begins with.
const TOKEN: &str = "person:";
/// The tags, and the fields of boards, that name people.
const FIELDS: [&str; 5] = ["White", "Black", "white", "black", "person"];
/// What is read where a name has been taken out: the sign for somebody unknown.
pub const NOBODY: &str = "NN";

/// A name as a database can keep it: none takes a NUL in a text.
pub fn kept(name: &str) -> String {
    name.replace('\\', "\\\\").replace('\0', "\\0")
}

/// A name that was kept.
fn read(kept: &str) -> String {
    let mut name = String::with_capacity(kept.len());
    let mut letters = kept.chars();
    while let Some(letter) = letters.next() {
        match (letter, letter == '\\') {
            (_, true) if letters.next() == Some('0') => name.push('\0'),
            _ => name.push(letter),
        }
    }
    name
}

/// A name, as it is kept, and what stands for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub token: String,
    pub salt: Vec<u8>,
    pub name: String,
}

/// Puts tokens in place of the names of an entry, and says which.
pub fn hide(entry: &mut Entry, key: ChainKey) -> Result<Vec<Person>, StoreError> {
    let mut persons: HashMap<String, Person> = HashMap::new();
    let mut failed = None;
    names(entry, &mut |name| {
        let kept = kept(name);
        if let Some(known) = persons.get(&kept) {
            name.clone_from(&known.token);
            return;
        }
        match Person::new(&kept, key) {
            Ok(person) => {
                name.clone_from(&person.token);
                persons.insert(kept, person);
            }
            Err(error) => failed = Some(error),
        }
    });
    failed.map_or_else(|| Ok(persons.into_values().collect()), Err)
}

impl Person {
    fn new(name: &str, key: ChainKey) -> Result<Person, StoreError> {
        let mut salt = vec![0; 16];
        getrandom::fill(&mut salt)
            .map_err(|error| StoreError::damaged("the source of random numbers", error))?;
        Ok(Person { token: token(&salt, name, key), salt, name: name.to_owned() })
    }
}

/// What stands in journals for a name.
pub fn token(salt: &[u8], name: &str, key: ChainKey) -> String {
    TOKEN.to_owned() + &hex(&key.token(salt, name))
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The tokens that stand in entries.
pub fn tokens(journal: &mut [Stored]) -> Vec<String> {
    let mut tokens = Vec::new();
    each(journal, &mut |name| {
        if name.starts_with(TOKEN) {
            tokens.push(name.clone());
        }
    });
    tokens.sort_unstable();
    tokens.dedup();
    tokens
}

/// Puts names back in place of tokens: those that are known and not taken out.
pub fn show(journal: &mut [Stored], known: &HashMap<String, Option<String>>) {
    each(journal, &mut |name| {
        if let Some(person) = known.get(name) {
            *name = person.as_deref().map_or_else(|| NOBODY.to_owned(), read);
        }
    });
}

fn each(journal: &mut [Stored], found: &mut impl FnMut(&mut String)) {
    journal.iter_mut().for_each(|stored| names(&mut stored.entry, found));
}

/// Every name of a person that an entry has a field for.
fn names(entry: &mut Entry, found: &mut impl FnMut(&mut String)) {
    match &mut entry.what {
        What::Opened { tags, options, .. } => {
            let persons = tags.iter_mut().filter(|(tag, _)| FIELDS.contains(&tag.as_str()));
            persons.for_each(|(_, name)| person(name, found));
            within(options, found);
        }
        What::SeatIssued { name: Some(name), .. } => person(name, found),
        What::Noted { value, .. } => within(value, found),
        _ => {}
    }
}

fn within(value: &mut Value, found: &mut impl FnMut(&mut String)) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| within(value, found)),
        Value::Object(fields) => {
            for (field, value) in fields {
                match value {
                    Value::String(name) if FIELDS.contains(&field.as_str()) => person(name, found),
                    other => within(other, found),
                }
            }
        }
        _ => {}
    }
}

/// PGN's sign for what is not known is no name.
fn person(name: &mut String, found: &mut impl FnMut(&mut String)) {
    if !name.is_empty() && name != "?" {
        found(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn opened() -> Entry {
        let what = What::Opened {
            tags: vec![
                ("Event".into(), "Open".into()),
                ("White".into(), "Anna".into()),
                ("Black".into(), "?".into()),
            ],
            mode: "x".into(),
            options: json!({ "new": { "tags": { "White": "Anna", "Black": "?" } }, "name": "Open" }),
        };
        Entry { at: 0, wall: 0, what }
    }

    #[test]
    fn names_are_hidden_and_shown_again() {
        let (key, before) = (ChainKey::new([3; 32]), opened());
        let mut entry = before.clone();
        let persons = hide(&mut entry, key).unwrap();
        assert_eq!(persons.len(), 1, "one person");
        let text = serde_json::to_string(&entry).unwrap();
        assert!(!text.contains("Anna") && text.contains("Open"), "{text}");
        let mut journal = [Stored { version: 1, entry }];
        assert_eq!(tokens(&mut journal), [persons[0].token.clone()]);
        let taken_out = HashMap::from([(persons[0].token.clone(), None)]);
        let mut without = journal.clone();
        show(&mut without, &taken_out);
        assert!(serde_json::to_string(&without[0].entry).unwrap().contains("\"NN\""));
        let known = HashMap::from([(persons[0].token.clone(), Some("Anna".to_owned()))]);
        show(&mut journal, &known);
        assert_eq!(journal[0].entry, before);
    }

    #[test]
    fn a_token_fits_one_name_and_tells_nothing() {
        let key = ChainKey::new([3; 32]);
        let (one, again) = (Person::new("Anna", key).unwrap(), Person::new("Anna", key).unwrap());
        assert_ne!(one.token, again.token);
        assert_eq!(token(&one.salt, "Anna", key), one.token);
        assert_ne!(token(&one.salt, "Bert", key), one.token);
    }

    #[test]
    fn any_text_can_be_kept() {
        for name in ["Anna", "a\0b", "\\0", "\\", "x\\\0\\0y", ""] {
            assert!(!kept(name).contains('\0'));
            assert_eq!(read(&kept(name)), name);
        }
    }

    /// A name that looks like a token is hidden like any other, and comes back.
    #[test]
    fn a_name_may_look_like_a_token() {
        let mut entry = opened();
        let What::Opened { tags, .. } = &mut entry.what else { unreachable!() };
        tags[1].1 = "person:0000".into();
        let before = entry.clone();
        let persons = hide(&mut entry, ChainKey::default()).unwrap();
        let known = persons.into_iter().map(|person| (person.token, Some(person.name))).collect();
        let mut journal = [Stored { version: 1, entry }];
        show(&mut journal, &known);
        assert_eq!(journal[0].entry, before);
    }
}
