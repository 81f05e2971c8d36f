//! The reference page of the protocol language is generated from the table of acts. Acts that the
//! table marks as silent are silent in the cases.

use std::collections::BTreeSet;
use std::path::Path;
use touchmove_conformance::{ROOT, cases};
use touchmove_game::Protocol;
use touchmove_game::protocol::{ACTS, language};
use touchmove_laws::Edition;

const PAGE: &str = "docs/protocol.md";

#[test]
fn page_matches_the_table_of_acts() {
    let path = Path::new(ROOT).join(PAGE);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, language()).expect("written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == language(),
        "{PAGE} is not what crates/game/src/protocol/ says. Its text is language.txt, its table \
         acts/table/. Bring it up to date:\n  \
         UPDATE=1 cargo test -p touchmove-conformance --test all language"
    );
}

/// Returns the names of acts without any answer.
fn unanswered(protocol: &Protocol, edition: Edition) -> BTreeSet<String> {
    let Ok(judged) = protocol.judge(edition) else { return BTreeSet::new() };
    let answered: BTreeSet<usize> = judged.rulings.iter().map(|given| given.line).collect();
    let silent = protocol.entries.iter().filter(|entry| !answered.contains(&entry.line));
    let name = |event| serde_json::to_value(event).ok()?["act"].as_str().map(str::to_owned);
    silent.filter_map(|entry| name(&entry.event)).collect()
}

fn all_unanswered() -> BTreeSet<String> {
    let cases = cases::all(Path::new(ROOT)).expect("readable cases");
    let protocols = cases.into_iter().flat_map(|case| case.blocks).map(|block| block.protocol);
    let of = |protocol: Protocol| {
        let editions = protocol.setup.editions.clone();
        editions.into_iter().flat_map(move |edition| unanswered(&protocol, edition))
    };
    protocols.flat_map(of).collect()
}

#[test]
fn silent_acts_are_silent_in_the_cases() {
    let rows = ACTS.iter().copied().flatten();
    let marked: BTreeSet<String> =
        rows.filter(|row| row.silent).map(|row| row.name.to_owned()).collect();
    let silent = all_unanswered();
    let never: Vec<&String> = marked.difference(&silent).collect();
    assert!(never.is_empty(), "acts marked silent that no case contains: {never:?}");
    let unmarked: Vec<&str> = silent.difference(&marked).map(String::as_str).collect();
    assert!(unmarked.is_empty(), "acts without an answer that are not marked silent: {unmarked:?}");
}
