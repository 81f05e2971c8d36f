//! Editions and articles by what people write.

use super::chapters::{chapters, head};
use super::edition_arg;
use crate::say::{no_such_edition, say};
use touchmove_explain::Words;
use touchmove_laws::{Edition, Entry};

/// How many near ones are named.
const NEAR: usize = 6;

/// The edition of that name, or the first whose name contains it.
pub fn edition(words: &Words, name: &str) -> Result<Edition, String> {
    let lower = name.trim().to_lowercase();
    let exact = |e: &Edition| e.name().to_lowercase() == lower;
    let part = |e: &Edition| e.name().to_lowercase().contains(&lower);
    let mut all = Edition::ALL.into_iter();
    let found = all.clone().find(exact).or_else(|| all.find(part).filter(|_| !lower.is_empty()));
    found.ok_or_else(|| no_such_edition(words, name))
}

/// The message for a number that the edition does not have.
pub fn no_such_article(words: &Words, edition: Edition, number: &str) -> String {
    let near = near(edition, number).join(", ");
    let elsewhere = Edition::ALL.into_iter().filter(|e| e.article(number).is_some());
    let elsewhere: Vec<&str> = elsewhere.map(Edition::name).collect();
    let args = [
        edition_arg(edition),
        ("number", number.to_owned().into()),
        ("near", near.into()),
        ("others", elsewhere.len().into()),
        ("elsewhere", elsewhere.join(", ").into()),
    ];
    say(words, "laws-no-article", &args)
}

/// The numbers that begin as this one does; else the chapters.
fn near(edition: Edition, number: &str) -> Vec<String> {
    let numbers = || edition.table().iter().map(|entry| entry.number);
    let mut start = number;
    while let Some((shorter, _)) = start.rsplit_once(['.', '(']) {
        start = shorter;
        let below: Vec<String> =
            numbers().filter(|n| n.starts_with(start)).take(NEAR).map(str::to_owned).collect();
        if !below.is_empty() {
            return below;
        }
    }
    let first = |entries: &&[Entry]| entries.first().map(|e| head(e.number).to_owned());
    chapters(edition).iter().filter_map(first).collect()
}
