//! Every requirement has a case under every edition that has the requirement, and no requirement is
//! pending.

use std::path::Path;
use touchmove_conformance::ROOT;
use touchmove_conformance::cases::{self, Case};
use touchmove_conformance::requirements::{self, Requirement};
use touchmove_laws::{Edition, Provision, Standing};

fn all() -> Vec<Case> {
    cases::all(Path::new(ROOT)).unwrap_or_else(|wrong| panic!("{}", wrong[0]))
}

/// A case names its requirements, unless it covers a provision that is newer than the requirements.
#[test]
fn every_case_names_requirements_that_exist() {
    let known = requirements::all();
    let is_new = |p: &&Provision| !known.iter().any(|row| row.says.contains(&p.id()));
    let new: Vec<Provision> = Provision::ALL.iter().filter(is_new).copied().collect();
    for case in all() {
        let shows = |p: &Provision| Edition::ALL.iter().any(|&edition| case.shows(edition, *p));
        let named = !case.requirements.is_empty() || new.iter().any(shows);
        assert!(named, "{}: {}: no requirement", case.file, case.name);
        for id in &case.requirements {
            let exists = known.iter().any(|row| row.id == id);
            assert!(exists, "{}:{}: no {id}", case.file, case.line);
        }
    }
}

#[test]
fn every_requirement_has_a_case_in_every_edition_that_names_it() {
    let cases = all();
    let bare: Vec<String> = requirements::all()
        .iter()
        .filter(|row| !row.without_case(&cases).is_empty())
        .map(|row| format!("{}: {:?}", row.id, row.without_case(&cases)))
        .collect();
    assert!(bare.is_empty(), "requirements without a case:\n{}", bare.join("\n"));
}

#[test]
fn every_article_has_a_standing() {
    for edition in Edition::ALL {
        let waits = edition.table().iter().filter(|e| matches!(e.standing, Standing::Pending(_)));
        let waits: Vec<&str> = waits.map(|entry| entry.number).collect();
        assert!(waits.is_empty(), "{edition}: without a decider: {waits:?}");
    }
}

/// A misspelt name would leave its requirement without an article.
#[test]
fn requirements_name_provisions_and_texts_that_exist() {
    for row in requirements::all() {
        for name in &row.says {
            let entries = Edition::ALL.into_iter().flat_map(Edition::table);
            let known = entries.into_iter().any(|entry| requirements::is_said(entry, name));
            assert!(known, "{}: no article says {name:?}", row.id);
        }
        assert!(!row.articles.is_empty(), "{}: not in any edition of its laws", row.id);
    }
}

/// Editions that have a column in the table's source.
const SOURCE: [Edition; 3] = [Edition::Fide2009, Edition::Fide2014, Edition::Fide2023];

/// Compares the table with its source, if the source is available. Ids and kinds agree. An edition
/// has a requirement if and only if the source says so. Each article number in the source leads to
/// one of the requirement's articles. Only organisational requirements are text.
#[test]
fn table_matches_its_source() {
    let path = format!("{ROOT}/../shared/laws/requirements.tsv");
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: no {path}");
        return;
    };
    let rows = requirements::all();
    let lines = text.lines().skip(1).filter(|line| !line.starts_with('#') && !line.is_empty());
    let lines: Vec<Vec<&str>> = lines.map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.len(), lines.len());
    for (row, line) in rows.iter().zip(lines) {
        assert_eq!([row.id, row.kind], [line[0], line[1]]);
        let national = ["FI-", "FIB-", "CAS-"].iter().any(|prefix| row.id.starts_with(prefix));
        for (edition, column) in SOURCE.into_iter().zip(&line[2..5]).filter(|_| !national) {
            agree(row, edition, column);
        }
    }
}

fn agree(row: &Requirement, edition: Edition, column: &str) {
    let ours = row.articles.iter().find(|(e, _)| *e == edition);
    let ours = ours.map_or(&[][..], |(_, numbers)| numbers);
    assert_eq!(ours.is_empty(), column == "-", "{} {edition}: {ours:?} and {column}", row.id);
    for number in column.split(", ").filter(|number| *number != "-") {
        let found = ours.iter().any(|ours| akin(ours, number));
        assert!(found, "{} {edition}: {number} is not among {ours:?}", row.id);
        // A heading decides by its parts.
        let mut parts = edition.table().iter().filter(|entry| akin(entry.number, number));
        let is_text = parts.all(|entry| matches!(entry.standing, Standing::Text(_)));
        assert!(row.kind == "O" || !is_text, "{} {edition}: {number} decides nothing", row.id);
    }
}

/// Returns true if one number equals the other or is a part of it.
fn akin(a: &str, b: &str) -> bool {
    let part_of = |part: &str, whole: &str| {
        let rest = part.strip_prefix(whole);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '(', '[']))
    };
    part_of(a, b) || part_of(b, a)
}
