//! Differences between two editions.

use super::Page;
use serde_json::{Value, json};
use touchmove_book::{Change, ChangeKind, Diff, Side};
use touchmove_explain::Words;
use touchmove_laws::Edition;

pub fn page(words: &Words, older: Edition, newer: Edition) -> Page {
    let diff = Diff::between(words, older, newer);
    let mut lines = vec![diff.sentence];
    for kind in ChangeKind::ALL {
        let of_kind = diff.changes.iter().filter(|change| change.kind == kind);
        lines.extend(of_kind.map(|change| change.sentence.clone()));
    }
    let changes: Vec<Value> = diff.changes.iter().map(as_json).collect();
    Page { lines, json: json!({"older": older.name(), "newer": newer.name(), "changes": changes}) }
}

pub fn as_json(change: &Change) -> Value {
    json!({"provision": change.subject.name(), "kind": change.kind.name(),
        "older": side(&change.older), "newer": side(&change.newer), "text": change.sentence})
}

fn side(side: &Side) -> Value {
    json!({"articles": side.articles, "standing": side.standing, "gist": side.gist})
}
