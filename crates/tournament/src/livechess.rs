//! Reader of a round that DGT's `LiveChess` has published: `index.json`, or `round.json` of older
//! versions.

use crate::player::{Person, title};
use crate::preview::{Board, EventFacts, LineKind, Preview, PreviewLine, Source};
use serde_json::Value;

/// Parses the file. Returns `None` if it is not a round of `LiveChess`.
pub(crate) fn read(text: &str) -> Option<Preview> {
    let root: Value = serde_json::from_str(text.trim()).ok()?;
    let pairings = root.get("pairings")?.as_array()?;
    let mut found = Preview { source: Source::Livechess, ..Preview::default() };
    found.event =
        EventFacts { date: word(&root, "date").replace('-', "."), ..EventFacts::default() };
    for (at, pairing) in pairings.iter().enumerate() {
        let number = at.saturating_add(1);
        let [white, black] = ["white", "black"].map(|side| pairing.get(side).and_then(person));
        let (Some(white), Some(black)) = (white, black) else {
            found.lines.push(PreviewLine {
                number,
                text: pairing.to_string(),
                is: LineKind::OneName,
            });
            continue;
        };
        let result =
            Some(word(pairing, "result")).filter(|result| result != "*").unwrap_or_default();
        let place = u32::try_from(number).unwrap_or(u32::MAX);
        found.boards.push(Board { number: place, white, black, result, line: number });
    }
    Some(found.numbered())
}

fn word(value: &Value, field: &str) -> String {
    match value.get(field) {
        Some(Value::String(word)) => word.trim().to_owned(),
        Some(Value::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn person(value: &Value) -> Option<Person> {
    let given = [word(value, "fname"), word(value, "mname")].join(" ");
    let name = match (word(value, "lname"), given.trim()) {
        (last, "") => last,
        (last, given) if last.is_empty() => given.to_owned(),
        (last, given) => format!("{last}, {given}"),
    };
    (!name.is_empty()).then(|| Person {
        name,
        title: title(&word(value, "title")).unwrap_or_default().to_owned(),
        federation: word(value, "federation"),
        fide_id: word(value, "fideid"),
        ..Person::default()
    })
}
