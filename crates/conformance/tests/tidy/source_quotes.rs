//! Our texts do not quote the sources: no run of eight words occurs in both. The sources are texts
//! of other authors. They are stored outside of the repository and may be missing.

use crate::none;
use crate::source::{files, read, root, shown};
use std::collections::HashMap;

/// Length from which an equal run of words is not a coincidence.
const RUN: usize = 8;

/// Returns the texts that people read: messages, cases with translations, documents.
fn ours() -> Vec<std::path::PathBuf> {
    let mut all = files("locales", "ftl");
    all.extend(["locales", "cases", "docs"].iter().flat_map(|folder| files(folder, "md")));
    all.extend(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root().join(name)));
    all
}

/// Splits a text into lower-case words, without optional Arabic vowel signs.
fn words(text: &str) -> Vec<String> {
    let bare = |word: &str| -> String {
        let letters = word.chars().filter(|c| !('\u{64b}'..='\u{652}').contains(c));
        letters.flat_map(char::to_lowercase).collect()
    };
    text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).map(bare).collect()
}

/// Returns every run of words in the sources, with its location.
fn theirs() -> HashMap<Vec<String>, String> {
    let mut runs = HashMap::new();
    for path in files("../shared/laws/sources", "txt") {
        for run in words(&read(&path)).windows(RUN) {
            runs.entry(run.to_vec()).or_insert_with(|| shown(&path));
        }
    }
    runs
}

/// Returns the runs that a text shares with the sources, with lines. An argument in a message ends
/// a run.
fn borrowed(text: &str, runs: &HashMap<Vec<String>, String>) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for part in line.split('{').flat_map(|part| part.split('}')) {
            let all = words(part);
            let run = all.windows(RUN).find(|run| runs.contains_key(*run));
            found.extend(run.map(|run| (number, run.join(" "))));
        }
    }
    found
}

#[test]
fn texts_do_not_quote_the_sources() {
    let runs = theirs();
    if runs.is_empty() {
        println!("skipped: no ../shared/laws/sources");
        return;
    }
    let mut found = Vec::new();
    for path in ours() {
        let taken = borrowed(&read(&path), &runs);
        found.extend(taken.iter().map(|(line, run)| format!("{}:{line}: {run}", shown(&path))));
    }
    none("quotes from the sources; rewrite them", found);
}

#[test]
fn detects_quotes() {
    let source = "nobody knows how many words a sentence may share";
    let runs = words(source).windows(RUN).map(|run| (run.to_vec(), String::new())).collect();
    let text = "fine\nNobody knows, how many words a sentence may { $share }\n";
    assert_eq!(borrowed(text, &runs).len(), 1);
    assert!(borrowed("nobody knows how many { $n } words a sentence may share", &runs).is_empty());
}
