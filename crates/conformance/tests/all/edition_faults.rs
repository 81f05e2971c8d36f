//! Each fault of an edition has its case or test, in every edition that the fault names.
//! `docs/comparison-of-articles.md` lists them.

use std::collections::BTreeSet;
use std::path::Path;
use touchmove_conformance::ROOT;
use touchmove_conformance::cases::{self, Case};
use touchmove_laws::Edition;

const PAGE: &str = include_str!("../../../../docs/comparison-of-articles.md");

/// A row of the page: a fault, its editions, a file, and the cases or tests in it.
struct Row {
    fault: &'static str,
    editions: Vec<Edition>,
    file: &'static str,
    names: Vec<&'static str>,
}

impl Row {
    fn parse(line: &'static str) -> Option<Row> {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, fault, editions, place, _, _] = cells[..] else { return None };
        let (link, names) = place.split_once("): ")?;
        Some(Row {
            fault,
            editions: editions
                .split(", ")
                .map(|name| Edition::from_name(name).expect(line))
                .collect(),
            file: link.split_once("](../")?.1,
            names: names.split("; ").collect(),
        })
    }

    /// Returns what the row lacks.
    fn faults(&self, all: &[Case]) -> Vec<String> {
        if !self.file.ends_with(".md") {
            let text = std::fs::read_to_string(Path::new(ROOT).join(self.file)).unwrap_or_default();
            let absent = self.names.iter().filter(|name| !text.contains(*name));
            return absent.map(|name| format!("{}: no {name}", self.fault)).collect();
        }
        let of = |name: &str| all.iter().find(|case| case.file == self.file && case.name == name);
        let absent = self.names.iter().filter(|name| of(name).is_none());
        let mut wrong: Vec<_> =
            absent.map(|name| format!("{}: no case \"{name}\"", self.fault)).collect();
        let found: Vec<&Case> = self.names.iter().filter_map(|name| of(name)).collect();
        let bare = self.editions.iter().filter(|e| !found.iter().any(|case| case.runs_under(**e)));
        wrong.extend(bare.map(|edition| format!("{}: no case in {edition}", self.fault)));
        wrong
    }
}

#[test]
fn every_fault_of_an_edition_has_its_case() {
    let (_, section) = PAGE.split_once("**Rows of the faults of editions.**").expect("the section");
    let (section, _) = section.split_once("\n**").expect("the next section");
    let rows: Vec<Row> = section.lines().filter_map(Row::parse).collect();
    let listed: BTreeSet<String> = rows.iter().map(|row| row.fault.to_owned()).collect();
    let numbered = |letter: char, last: u32| (1..=last).map(move |n| format!("{letter}{n}"));
    assert_eq!(listed, numbered('A', 17).chain(numbered('B', 25)).collect());
    let read = |folder| cases::below(Path::new(ROOT), folder).expect("cases");
    let all = [read("cases"), read("crates/conformance/data/differences")].concat();
    let wrong: Vec<String> = rows.iter().flat_map(|row| row.faults(&all)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
