//! Tests that the command line's messages match its source.

use super::{ids, none, samples::files};
use std::collections::BTreeSet;
use std::path::Path;

/// Returns the source of everything that uses messages of `cli.ftl`: the commands, the book, the
/// answers and this crate's sentences for positions.
fn source() -> String {
    let folders = ["cli", "book", "answers"];
    let paths = folders.map(|of| format!("{}/../{of}/src", env!("CARGO_MANIFEST_DIR")));
    let mut text = String::from(include_str!("../problems.rs"));
    paths.iter().for_each(|folder| add_files(Path::new(folder), &mut text));
    text
}

/// Appends the contents of all files below a folder. The audit has messages and names of its own.
fn add_files(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).expect("a folder of source").flatten() {
        match entry.path() {
            path if path.ends_with("audit") => {}
            path if path.is_dir() => add_files(&path, text),
            path => text.push_str(&std::fs::read_to_string(path).expect("source")),
        }
    }
}

/// Returns the first words of the ids: `judge`, `position`.
fn subjects(ids: &[String]) -> BTreeSet<String> {
    ids.iter().filter_map(|id| Some(id.split_once('-')?.0.to_owned())).collect()
}

/// Returns string literals that look like message ids.
fn named<'a>(source: &'a str, subjects: &BTreeSet<String>) -> BTreeSet<&'a str> {
    let name = |text: &&str| {
        let subject = text.split_once('-').is_some_and(|(subject, _)| subjects.contains(subject));
        subject && text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
    };
    source.split('"').filter(name).collect()
}

#[test]
fn messages_used_by_the_command_line_exist() {
    let (source, ids) = (source(), ids(files::CLI));
    let named = named(&source, &subjects(&ids));
    assert!(named.len() > 5, "the command line is written otherwise now");
    let ids: BTreeSet<&str> = ids.iter().map(String::as_str).collect();
    none("messages that do not exist", &named.difference(&ids).copied().collect());
}

#[test]
fn cli_messages_are_used_by_the_command_line() {
    let (source, ids) = (source(), ids(files::CLI));
    // `position-checkmate` is built from subject and state, so the source does not contain it.
    let used = |id: &str| {
        let part = id.split_once('-').map_or(id, |(_, part)| part);
        source.contains(&format!("\"{id}\"")) || source.contains(&format!("\"{part}\""))
    };
    let unused = ids.iter().map(String::as_str).filter(|id| !used(id)).collect();
    none("messages that nothing says", &unused);
}
