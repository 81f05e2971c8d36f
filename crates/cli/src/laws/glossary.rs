//! `touchmove laws --glossary`: the terms of the Laws.

use super::Page;
use crate::messages::say;
use serde_json::{Value, json};
use touchmove_book::{Term, glossary, is_about};
use touchmove_explain::Words;
use touchmove_laws::Edition;

/// Returns the terms whose names match `wanted`. If no name matches, returns the terms whose
/// definitions match. Returns all terms if `wanted` is empty.
pub fn page(words: &Words, edition: Edition, wanted: &str) -> Result<Page, String> {
    let all = glossary(words, edition);
    let about = |text: &str| is_about(words.language(), text, wanted);
    let named = |term: &&Term| about(&term.name) || term.id == wanted;
    let shown: Vec<&Term> = match wanted {
        "" => all.iter().collect(),
        _ if all.iter().any(|term| named(&term)) => all.iter().filter(named).collect(),
        _ => all.iter().filter(|term| about(&term.means)).collect(),
    };
    if shown.is_empty() {
        return Err(say(words, "laws-no-term", &[("wanted", wanted.into())]));
    }
    let lines = shown.iter().map(|term| line(words, term)).collect();
    let json = Value::Array(shown.iter().map(|term| as_json(term)).collect());
    Ok(Page { lines, json })
}

fn line(words: &Words, term: &Term) -> String {
    let args = [
        ("term", term.name.clone().into()),
        ("means", term.means.clone().into()),
        ("articles", term.articles.join(", ").into()),
    ];
    say(words, "laws-term", &args)
}

fn as_json(term: &Term) -> Value {
    json!({
        "id": term.id,
        "term": term.name,
        "means": term.means,
        "articles": term.articles,
        "position": term.position,
    })
}
