//! The chapters of an edition, and the articles of one.

use super::{Page, edition_arg, heading};
use crate::say::say;
use serde_json::{Value, json};
use touchmove_explain::Words;
use touchmove_laws::{Edition, Entry, Standing};

/// What stands before the first dot or blank of a number.
pub fn head(number: &str) -> &str {
    number.split(['.', ' ']).next().unwrap_or(number)
}

/// Neighbours of one chapter together.
pub fn chapters(edition: Edition) -> Vec<&'static [Entry]> {
    edition.table().chunk_by(|a, b| head(a.number) == head(b.number)).collect()
}

/// The articles of a chapter, or those below an article.
pub fn articles(edition: Edition, number: &str) -> Vec<&'static Entry> {
    let below = |n: &str| {
        let rest = n.strip_prefix(number);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', ' ', '(']))
    };
    edition.table().iter().filter(|entry| below(entry.number)).collect()
}

/// The name of a standing, for machines and as the key of its sentence.
pub const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Decided(_) => "decided",
        Standing::Arbiter(_) => "arbiter",
        Standing::Recorded(_) => "recorded",
        Standing::Text => "text",
        Standing::Pending(_) => "pending",
        Standing::LeftOut(_) => "left-out",
    }
}

const STANDINGS: [&str; 6] = ["decided", "arbiter", "recorded", "text", "pending", "left-out"];

pub fn page(words: &Words, edition: Edition) -> Page {
    let mut lines = vec![heading(words, edition, "laws-contents")];
    let mut values = Vec::new();
    for entries in chapters(edition) {
        let Some(first) = entries.first() else { continue };
        let count = |name: &str| entries.iter().filter(|e| standing(e.standing) == name).count();
        let mut args = vec![("chapter", head(first.number).to_owned().into())];
        args.extend(STANDINGS.map(|name| (name, count(name).into())));
        args.push(("articles", entries.len().into()));
        lines.push(say(words, "laws-chapter", &args));
        let counts: Vec<(String, Value)> =
            STANDINGS.iter().map(|name| ((*name).to_owned(), count(name).into())).collect();
        let counts: serde_json::Map<String, Value> = counts.into_iter().collect();
        values.push(json!({"chapter": head(first.number), "articles": entries.len(),
            "standings": counts}));
    }
    Page { lines, json: json!({"laws": edition.name(), "chapters": values}) }
}

pub fn chapter(words: &Words, edition: Edition, entries: &[&'static Entry]) -> Page {
    let mut lines = vec![heading(words, edition, "laws-articles")];
    let mut values = Vec::new();
    for entry in entries {
        let article = edition.article(entry.number).and_then(|article| words.article(article));
        let title = article.map(|a| a.title).unwrap_or_default();
        let args = [
            edition_arg(edition),
            ("article", entry.number.to_owned().into()),
            ("standing", standing(entry.standing).to_owned().into()),
            ("has-title", usize::from(!title.is_empty()).into()),
            ("title", title.clone().into()),
        ];
        lines.push(say(words, "laws-line", &args));
        values.push(json!({"article": entry.number, "title": title,
            "standing": standing(entry.standing)}));
    }
    Page { lines, json: json!({"laws": edition.name(), "articles": values}) }
}
