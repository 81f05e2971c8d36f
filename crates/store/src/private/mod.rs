//! Private texts: texts that may belong to a person, stored apart from the journals. The entry
//! keeps a mark in place of each text, and one token over all texts. The token verifies the texts
//! but reveals nothing about them. So a text can be erased without changing the entry.

pub mod erasure_records;
pub mod person_erasure;

pub mod names;
pub mod public;
pub mod redact;

use crate::chain::ChainKey;
use crate::{Entry, EntryKind, StoreError, Stored, StreamId};
use serde_json::Value;
use std::fmt::Write as _;

/// Placeholder for an erased name: the usual sign for an unknown player.
pub const NOBODY: &str = "NN";
/// Field of an entry that holds its token.
const TOKEN: &str = "private";
/// Prefix of a mark, followed by the index of the text.
const MARK: &str = "private:";

/// A private text, or a map with private keys, and the field or tag that it comes from.
pub type Text = (String, Value);

/// Private texts of an entry, as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Private {
    /// Wall-clock time of the entry, in Unix milliseconds.
    pub wall: i64,
    pub salt: Vec<u8>,
    /// All texts, as JSON.
    pub texts: String,
}

/// Serialises an entry with its private texts removed, and returns both.
pub fn hide(entry: &Entry, key: ChainKey) -> Result<(String, Option<Private>), StoreError> {
    let wrong = |error: serde_json::Error| StoreError::damaged("an entry", error);
    if is_public(entry) {
        return Ok((serde_json::to_string(entry).map_err(wrong)?, None));
    }
    let mut line = serde_json::to_value(entry).map_err(wrong)?;
    let mut texts: Vec<Text> = Vec::new();
    Walk { texts: &mut texts }.entry(entry, &mut line);
    if texts.is_empty() {
        return Ok((serde_json::to_string(entry).map_err(wrong)?, None));
    }
    let texts = written(&texts)?;
    let mut salt = vec![0; 16];
    getrandom::fill(&mut salt)
        .map_err(|error| StoreError::damaged("the source of random numbers", error))?;
    if let Some(fields) = line.as_object_mut() {
        fields.insert(TOKEN.to_owned(), hex(&key.token(&salt, &texts)).into());
    }
    let wall = i64::try_from(entry.wall).unwrap_or(i64::MAX);
    Ok((line.to_string(), Some(Private { wall, salt, texts })))
}

/// Encodes the texts as JSON. Databases reject a NUL in a text; JSON escapes it.
pub fn written(texts: &[Text]) -> Result<String, StoreError> {
    serde_json::to_string(texts).map_err(|error| StoreError::damaged("private texts", error))
}

/// Decodes the texts.
pub fn read(texts: &str) -> Result<Vec<Text>, StoreError> {
    serde_json::from_str(texts).map_err(|error| StoreError::damaged("private texts", error))
}

/// Restores an entry from its line and private texts.
pub fn show(body: &str, texts: Option<&str>) -> Result<Entry, StoreError> {
    let wrong = |error: serde_json::Error| StoreError::damaged("an entry", error);
    let Some(texts) = texts else { return serde_json::from_str(body).map_err(wrong) };
    let mut line: Value = serde_json::from_str(body).map_err(wrong)?;
    fill(&mut line, &read(texts)?);
    serde_json::from_value(line).map_err(wrong)
}

/// Restores an entry together with its version.
pub fn stored(
    stream: &StreamId,
    version: u64,
    body: &str,
    texts: Option<&str>,
) -> Result<Stored, StoreError> {
    let entry = show(body, texts)
        .map_err(|error| StoreError::damaged(format!("entry {version} of {stream}"), error))?;
    Ok(Stored { version, entry })
}

/// Returns the token in an entry's line; `None` if the entry has no private texts.
pub fn token(body: &str) -> Option<String> {
    if !body.contains(MARK) {
        return None;
    }
    let line: Value = serde_json::from_str(body).ok()?;
    line.get(TOKEN)?.as_str().map(str::to_owned)
}

/// Encodes bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn fill(value: &mut Value, texts: &[Text]) {
    match value {
        Value::String(text) => {
            let number = text.strip_prefix(MARK).and_then(|number| number.parse::<usize>().ok());
            if let Some((_, known)) = number.and_then(|number| texts.get(number)) {
                *value = known.clone();
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| fill(value, texts)),
        Value::Object(fields) => fields.values_mut().for_each(|value| fill(value, texts)),
        _ => {}
    }
}

/// Returns true for the common case: an event that uses only protocol words.
fn is_public(entry: &Entry) -> bool {
    match &entry.what {
        EntryKind::Observed { event, key, .. } | EntryKind::Said { event, key, .. } => {
            public::event(event) && key.as_deref().is_none_or(public::key)
        }
        EntryKind::SeatRevoked { .. } | EntryKind::Interrupted { .. } => true,
        EntryKind::SeatIssued { name, .. } => name.is_none(),
        EntryKind::Opened { .. } | EntryKind::Noted { .. } => false,
    }
}

/// Replaces the private texts of an entry with marks.
struct Walk<'a> {
    texts: &'a mut Vec<Text>,
}

impl Walk<'_> {
    fn entry(&mut self, entry: &Entry, line: &mut Value) {
        match &entry.what {
            EntryKind::Opened { .. } => {
                line.get_mut("tags").into_iter().for_each(|tags| self.pairs(tags));
                line.get_mut("options").into_iter().for_each(|options| self.field("", "", options));
            }
            EntryKind::SeatIssued { name: Some(_), .. } => {
                line.get_mut("name").into_iter().for_each(|name| self.take("person", name));
            }
            EntryKind::Observed { event, key, .. } | EntryKind::Said { event, key, .. } => {
                if !public::event(event) {
                    line.get_mut("event").into_iter().for_each(|event| self.take("event", event));
                }
                if key.as_deref().is_some_and(|key| !public::key(key)) {
                    line.get_mut("key").into_iter().for_each(|key| self.take("key", key));
                }
            }
            EntryKind::Noted { name, .. } => {
                line.get_mut("value")
                    .into_iter()
                    .for_each(|value| self.field(name, "value", value));
            }
            _ => {}
        }
    }

    /// Handles tags in order. A pair with an unknown name is private as a whole.
    fn pairs(&mut self, tags: &mut Value) {
        for pair in tags.as_array_mut().into_iter().flatten() {
            let Some([name, value]) = pair.as_array_mut().map(Vec::as_mut_slice) else { continue };
            let name = name.as_str().unwrap_or_default().to_owned();
            match public::is_known_tag(&name) {
                true => self.tag(&name, value),
                false => self.take(&name, pair),
            }
        }
    }

    fn tag(&mut self, name: &str, value: &mut Value) {
        if !value.as_str().is_some_and(|text| public::tag(name, text) && !text.starts_with(MARK)) {
            self.take(name, value);
        }
    }

    /// Handles a field of a note, or of options if `note` is empty.
    fn field(&mut self, note: &str, name: &str, value: &mut Value) {
        match value {
            Value::String(text) if !public::field(note, name, text) || text.starts_with(MARK) => {
                self.take(name, value);
            }
            // The lines of a file are erased together.
            Value::Array(_) if name == redact::LINES => self.take(name, value),
            Value::Array(values) => {
                values.iter_mut().for_each(|value| self.field(note, name, value));
            }
            Value::Object(fields) if !public::keys(fields) => self.take(name, value),
            // The engine's name comes from the server's configuration, so it is not a person's
            // name.
            Value::Object(_) if note.is_empty() && name == "engine" => {}
            Value::Object(fields) => {
                for (name, value) in fields {
                    match public::is_known_tag(name) {
                        true => self.tag(name, value),
                        false => self.field(note, name, value),
                    }
                }
            }
            _ => {}
        }
    }

    fn take(&mut self, name: &str, value: &mut Value) {
        let mark = format!("{MARK}{}", self.texts.len());
        self.texts.push((name.to_owned(), std::mem::replace(value, mark.into())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const KEY: ChainKey = ChainKey::new([3; 32]);

    fn entry(what: EntryKind) -> Entry {
        Entry { at: 0, wall: 5, what }
    }

    fn noted(name: &str, value: Value) -> Entry {
        entry(EntryKind::Noted { seat: None, name: name.into(), value })
    }

    fn opened() -> Entry {
        let tags = [
            ("Event", "Anna - Bert"),
            ("Laws", "FIDE 2023"),
            ("White", "Anna"),
            ("Black", "?"),
            ("AnnasTag", "x"),
            ("WhiteElo", "2345"),
        ];
        let map: serde_json::Map<_, _> =
            tags.iter().map(|(n, v)| ((*n).into(), json!(v))).collect();
        let options = json!({ "new": { "mode": "board", "tags": map }, "name": "Anna - Bert" });
        let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned()));
        entry(EntryKind::Opened { tags: tags.to_vec(), mode: "board".into(), options })
    }

    #[test]
    fn private_texts_round_trip() {
        let ledger = json!({ "id": "1-2", "arbiter": "Anna", "lines": ["Arbiter warns Anna"],
            "counts": [{ "player": "white", "effect": "warning" }], "anything_new": "Anna" });
        let events = EntryKind::Observed {
            seat: None,
            event: "White records \"Anna\"".into(),
            rulings: vec![],
            sealed: None,
            key: None,
            mates: Default::default(),
        };
        let seat = EntryKind::SeatIssued {
            seat: "s".into(),
            role: "white".into(),
            name: Some("Anna".into()),
            secret_hash: "ab".into(),
        };
        for before in [
            opened(),
            noted("ledger", ledger),
            entry(events),
            entry(seat),
            noted("anything", json!("Anna")),
            noted("board", json!({ "game": "7x", "round": "1", "white": "Anna", "black": "B\0" })),
            noted("tags", json!({ "WhiteTeam": "Anna's" })),
            noted("tags", json!({ "Anna": "x" })),
            // A text that looks like a mark survives the round trip.
            noted("note", json!({ "what": "notes", "text": "private:0", "about": "private:1" })),
        ] {
            let (body, private) = hide(&before, KEY).unwrap();
            let private = private.unwrap();
            assert!(!body.contains("Anna") && !private.texts.contains('\0'), "{body}");
            assert_eq!(token(&body), Some(hex(&KEY.token(&private.salt, &private.texts))));
            assert_eq!(show(&body, Some(&private.texts)).unwrap(), before);
            assert_ne!(hide(&before, KEY).unwrap().0, body, "another salt, another token");
        }
        let (body, _) = hide(&opened(), KEY).unwrap();
        assert!(body.contains("FIDE 2023") && body.contains("WhiteElo") && !body.contains("2345"));
    }

    #[test]
    fn public_events_keep_their_format() {
        let plain = entry(EntryKind::Said {
            player: "white".into(),
            event: "Arbiter resumes".into(),
            seat: None,
            key: None,
        });
        let (body, private) = hide(&plain, KEY).unwrap();
        assert_eq!((body, private), (serde_json::to_string(&plain).unwrap(), None));
        assert_eq!(token("{}"), None);
    }
}
