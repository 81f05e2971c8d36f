//! Redacts a person, or everybody, in the private texts of an entry.

use super::names::{self, Key};
use super::{NOBODY, Text, public};
use serde_json::{Map, Value};

/// Field with the lines of a tournament file, or of a record in the ledger.
pub const LINES: &str = "lines";
/// Fields and tags that contain only a person's name.
const NAMES: [&str; 8] =
    ["white", "black", "White", "Black", "person", "arbiter", "by", "Annotator"];
/// Replacement for the value of a redacted tag.
const UNKNOWN: &str = "?";
/// Columns of a TRF player line before the name: sex and title.
const BEFORE: std::ops::Range<usize> = 9..13;
/// Columns behind the name: rating, federation, FIDE number, birth date.
const BEHIND: std::ops::Range<usize> = 0..32;
/// Columns of the FIDE number within `BEHIND`.
const NUMBER: std::ops::Range<usize> = 10..21;

/// Criteria of a redaction.
pub struct Redaction<'a> {
    /// Word counts of the names to find; 0 stands for numbers.
    pub counts: &'a [usize],
    /// True for a person to redact.
    pub is_meant: &'a mut dyn FnMut(&Key) -> bool,
    /// True to redact every person and all free text.
    pub everybody: bool,
    /// Other names and numbers of the persons found.
    pub joined: Vec<Key>,
}

impl Redaction<'_> {
    /// Redacts the texts; returns true if a person was found.
    pub fn run(&mut self, texts: &mut [Text]) -> bool {
        let before = texts.to_vec();
        for side in ["white", "black"] {
            self.side(side, texts);
        }
        for (label, value) in texts.iter_mut() {
            self.value(label, value, false);
        }
        *texts != *before
    }

    fn is_meant(&mut self, key: Option<Key>) -> bool {
        self.everybody || key.is_some_and(|key| (self.is_meant)(&key))
    }

    fn join(&mut self, key: Option<Key>) {
        self.joined.extend(key.filter(|key| !self.everybody && !(self.is_meant)(key)));
    }

    /// Redacts a player's name and the related tags: rating, title, team.
    fn side(&mut self, side: &str, texts: &mut [Text]) {
        let of =
            |label: &str| label.get(..side.len()).is_some_and(|l| l.eq_ignore_ascii_case(side));
        let key = |(label, value): &Text| {
            let text = value.as_str()?;
            match label.get(side.len()..)? {
                "" => Key::of_name(text),
                "FideId" => Key::of_number(text),
                _ => None,
            }
        };
        let own: Vec<Key> = texts.iter().filter(|(label, _)| of(label)).filter_map(key).collect();
        if !own.into_iter().any(|key| self.is_meant(Some(key))) {
            return;
        }
        for text in texts.iter_mut().filter(|(label, _)| of(label)) {
            self.join(key(text));
            let (label, value) = text;
            let kept = if label.len() == side.len() { NOBODY } else { UNKNOWN };
            *value = kept.into();
        }
    }

    fn value(&mut self, label: &str, value: &mut Value, pads: bool) {
        match value {
            Value::String(text) => *text = self.text(label, text, pads),
            Value::Array(values) => {
                values.iter_mut().for_each(|value| self.value(label, value, pads));
            }
            Value::Object(fields) if fields.contains_key("text") && label == LINES => {
                self.line(fields);
            }
            Value::Object(fields) => self.map(fields),
            _ => {}
        }
    }

    fn map(&mut self, fields: &mut Map<String, Value>) {
        let mut texts: Vec<Text> = std::mem::take(fields).into_iter().collect();
        self.run(&mut texts);
        let named = |(label, value): Text| {
            let known =
                public::is_known_tag(&label) || label.chars().all(|c| c.is_ascii_lowercase());
            let label = if known { label } else { self.text("", &label, false) };
            (label, value)
        };
        *fields = texts.into_iter().map(named).collect();
    }

    /// Redacts a line of a tournament file: the columns before a name, the name, the columns behind
    /// it.
    fn line(&mut self, fields: &mut Map<String, Value>) {
        let part = |fields: &Map<String, Value>, name: &str| {
            fields.get(name).and_then(Value::as_str).map(str::to_owned)
        };
        let (lead, rest) = (part(fields, "text"), part(fields, "rest").unwrap_or_default());
        let lead = lead.unwrap_or_default();
        let player = lead.starts_with("001");
        let (name, number) = match part(fields, "person") {
            Some(name) => (Key::of_name(&name), Key::of_number(&places(&rest, NUMBER))),
            None => (None, None),
        };
        let number = number.filter(|_| player);
        let named = fields.contains_key("person");
        if named && (self.is_meant(name.clone()) || self.is_meant(number.clone())) {
            self.join(name);
            self.join(number);
            fields.insert("person".to_owned(), NOBODY.into());
            if player {
                fields.insert("text".to_owned(), blank(&lead, BEFORE).into());
                fields.insert("rest".to_owned(), blank(&rest, BEHIND).into());
            }
            return;
        }
        for (label, value) in fields {
            if label == "person" || !(self.everybody && player) {
                self.value(label, value, true);
            }
        }
    }

    fn text(&mut self, label: &str, text: &str, pads: bool) -> String {
        if self.everybody {
            return everything(label, text, pads);
        }
        let several = text.contains(['&', '/', '+', ';']);
        if NAMES.contains(&label) && !several {
            return match self.is_meant(Key::of_name(text)) {
                true => NOBODY.to_owned(),
                false => text.to_owned(),
            };
        }
        let found = names::mentions(text, self.counts, self.is_meant);
        replaced(text, &found, pads)
    }
}

/// Redacts a text completely.
fn everything(label: &str, text: &str, pads: bool) -> String {
    let words = || names::words(text).into_iter();
    let is_long = |part: &str| {
        part.chars().any(char::is_alphabetic)
            || part.chars().filter(char::is_ascii_digit).count() > 4
    };
    match label {
        _ if text.is_empty() || text == UNKNOWN => text.to_owned(),
        // Keep the line type at the start, and keep short numbers in their columns.
        _ if pads => {
            let spare = |from: usize| from >= 4;
            let words = words().filter(|word| spare(word.from) && is_long(&word.text));
            replaced(text, &words.map(|word| (word.from, word.to)).collect::<Vec<_>>(), true)
        }
        // Keep the event parseable.
        "event" => {
            let spoken = |from: usize, to: usize| text.get(from..to).is_none_or(public::word);
            let words = words().filter(|word| !spoken(word.from, word.to));
            replaced(text, &words.map(|word| (word.from, word.to)).collect::<Vec<_>>(), false)
        }
        _ if !NAMES.contains(&label) && label.starts_with(char::is_uppercase) => UNKNOWN.to_owned(),
        _ => NOBODY.to_owned(),
    }
}

fn replaced(text: &str, places: &[(usize, usize)], pads: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for &(from, to) in places {
        out += text.get(done..from).unwrap_or_default();
        let wide = text.get(from..to).unwrap_or_default().chars().count();
        match pads {
            true => out.extend(NOBODY.chars().chain(std::iter::repeat(' ')).take(wide)),
            false => out += NOBODY,
        }
        done = to;
    }
    out + text.get(done..).unwrap_or_default()
}

fn places(text: &str, places: std::ops::Range<usize>) -> String {
    text.chars().skip(places.start).take(places.len()).collect()
}

fn blank(text: &str, places: std::ops::Range<usize>) -> String {
    let blank = |(at, letter): (usize, char)| match places.contains(&at) && !letter.is_control() {
        true => ' ',
        false => letter,
    };
    text.chars().enumerate().map(blank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn redacted(who: &[&str], texts: Value) -> (Value, Vec<Key>) {
        let meant: Vec<Key> = who.iter().filter_map(|who| Key::of(who)).collect();
        let counts: Vec<usize> = meant.iter().map(|key| key.words).collect();
        let mut texts: Vec<Text> = serde_json::from_value(texts).unwrap();
        let mut redaction = Redaction {
            counts: &counts,
            is_meant: &mut |key| meant.contains(key),
            everybody: who.is_empty(),
            joined: Vec::new(),
        };
        redaction.run(&mut texts);
        (json!(texts), redaction.joined)
    }

    #[test]
    fn player_is_redacted_with_all_related_tags() {
        let tags = json!([
            ["White", "Berg, Anne"],
            ["WhiteElo", "2345"],
            ["WhiteFideId", "1503014"],
            ["Black", "Dahl"],
            ["BlackElo", "2222"],
            ["Event", "Anne Berg - Dahl"]
        ]);
        let expected = json!([
            ["White", "NN"],
            ["WhiteElo", "?"],
            ["WhiteFideId", "?"],
            ["Black", "Dahl"],
            ["BlackElo", "2222"],
            ["Event", "NN - Dahl"]
        ]);
        let (after, joined) = redacted(&["Anne Berg"], tags.clone());
        assert_eq!((after, joined), (expected, Vec::from_iter(Key::of("1503014"))));
        let (after, joined) = redacted(&["1503014"], tags);
        assert_eq!(after[0][1], "NN");
        assert_eq!(joined, Vec::from_iter(Key::of("Anne Berg")));
    }

    #[test]
    fn single_word_of_a_name_is_not_a_match() {
        let texts = json!([["white", "Anna Berg"], ["text", "Anna Berg speaks to Bert Dahl"]]);
        assert_eq!(redacted(&["Bert"], json!([["white", "Bert Dahl"]])).0[0][1], "Bert Dahl");
        assert_eq!(redacted(&["Bert Dahl"], texts).0[1][1], "Anna Berg speaks to NN");
        let both = json!([["white", "Anna Berg & Bert Dahl"]]);
        assert_eq!(redacted(&["Bert Dahl"], both).0[0][1], "Anna Berg & NN");
    }

    #[test]
    fn redacted_line_keeps_its_columns() {
        let rest = " 2345 NOR     1503014 1990/11/30  1.5    1     2 w 1\r\n";
        let line =
            json!({ "text": "001    1 wWIM", "person": "Berg,Anne", "wide": 33, "rest": rest });
        let other = json!({ "text": "012 Match Anne Berg 2026\r\n" });
        let (after, _) = redacted(&["Anne Berg"], json!([["lines", [line.clone(), other]]]));
        let (first, second) = (&after[0][1][0], &after[0][1][1]);
        assert_eq!(first["text"], "001    1     ");
        assert_eq!(first["rest"], format!("{:32}{}", "", &rest[32..]));
        assert_eq!(second["text"], "012 Match NN        2026\r\n");
        let (after, joined) = redacted(&["1503014"], json!([["lines", [line.clone()]]]));
        assert_eq!((&after[0][1][0]["person"], joined.len()), (&json!("NN"), 1));
        let (after, _) =
            redacted(&[], json!([["lines", [line, { "text": "012 Match Anne 2026\n" }]]]));
        assert_eq!(after[0][1][1]["text"], "012 NN    NN   2026\n");
        assert_eq!(after[0][1][0]["person"], "NN");
    }

    #[test]
    fn redacted_event_can_be_parsed() {
        let event = json!([["event", "White stops the clock: Anna coughs"]]);
        assert_eq!(redacted(&[], event).0[0][1], "White stops the clock: NN NN");
        let words = json!([["words", ["Anna is warned"]], ["Event", "Open"], ["name", "Open"]]);
        let expected = json!([["words", ["NN"]], ["Event", "?"], ["name", "NN"]]);
        assert_eq!(redacted(&[], words).0, expected);
    }
}
