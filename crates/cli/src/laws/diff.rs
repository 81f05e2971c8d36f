//! What differs between two editions, provision by provision: a provision
//! keeps its identity while its number changes.

use super::chapters::standing;
use super::{Page, edition_arg};
use crate::say::say;
use serde_json::{Value, json};
use touchmove_explain::Words;
use touchmove_laws::{Edition, Provision};

/// How a provision differs.
#[derive(Debug, Clone)]
pub struct Change {
    provision: Provision,
    kind: &'static str,
    older: Side,
    newer: Side,
    pub sentence: String,
}

/// A provision in one edition.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Side {
    articles: Vec<&'static str>,
    standing: &'static str,
    gist: String,
}

impl Side {
    fn of(words: &Words, edition: Edition, provision: Provision) -> Side {
        let carries = |e: &&touchmove_laws::Entry| e.standing.provisions().contains(&provision);
        let mut entries = edition.table().iter().filter(carries).peekable();
        let standing = entries.peek().map_or("none", |entry| standing(entry.standing));
        let articles: Vec<&'static str> = entries.map(|entry| entry.number).collect();
        let gist = match articles.is_empty() {
            true => String::new(),
            false => words.provision_in(provision, edition).gist,
        };
        Side { articles, standing, gist }
    }

    fn as_json(&self) -> Value {
        json!({"articles": self.articles, "standing": self.standing, "gist": self.gist})
    }
}

impl Change {
    pub fn as_json(&self) -> Value {
        json!({"provision": self.provision.id(), "kind": self.kind,
            "older": self.older.as_json(), "newer": self.newer.as_json(),
            "text": self.sentence})
    }
}

/// What has changed about a provision, if anything has.
pub fn change(words: &Words, older: Edition, newer: Edition, of: Provision) -> Option<Change> {
    let (from, to) = (Side::of(words, older, of), Side::of(words, newer, of));
    let kind = match () {
        () if from == to => return None,
        () if from.articles.is_empty() => "new",
        () if to.articles.is_empty() => "gone",
        () if from.gist != to.gist => "outcome",
        () if from.standing != to.standing => "standing",
        () => "number",
    };
    let in_edition = if to.articles.is_empty() { older } else { newer };
    let args = [
        edition_arg(newer),
        ("older", older.name().to_owned().into()),
        ("title", words.provision_in(of, in_edition).title.into()),
        ("kind", kind.to_owned().into()),
        ("from", from.articles.join(", ").into()),
        ("to", to.articles.join(", ").into()),
        ("was", from.standing.to_owned().into()),
        ("is", to.standing.to_owned().into()),
        ("before", from.gist.clone().into()),
        ("now", to.gist.clone().into()),
    ];
    let sentence = say(words, "laws-change", &args);
    Some(Change { provision: of, kind, older: from, newer: to, sentence })
}

pub fn page(words: &Words, older: Edition, newer: Edition) -> Page {
    let all = Provision::ALL.iter();
    let changes: Vec<Change> = all.filter_map(|&p| change(words, older, newer, p)).collect();
    let count = |kind: &str| changes.iter().filter(|c| c.kind == kind).count();
    let kinds = ["new", "gone", "outcome", "standing", "number"];
    let mut args = vec![edition_arg(newer), ("older", older.name().to_owned().into())];
    args.extend(kinds.map(|kind| (kind, count(kind).into())));
    let mut lines = vec![say(words, "laws-diff", &args)];
    for kind in kinds {
        let of_kind = changes.iter().filter(|change| change.kind == kind);
        lines.extend(of_kind.map(|change| change.sentence.clone()));
    }
    let changes: Vec<Value> = changes.iter().map(Change::as_json).collect();
    Page { lines, json: json!({"older": older.name(), "newer": newer.name(), "changes": changes}) }
}
