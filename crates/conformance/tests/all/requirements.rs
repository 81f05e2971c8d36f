//! Every requirement is shown under every edition that has it, and nothing
//! waits to be done.

use std::path::Path;
use touchmove_conformance::cases::{self, Case};
use touchmove_conformance::{ROOT, requirements};
use touchmove_laws::{Edition, Standing};

fn all() -> Vec<Case> {
    cases::all(Path::new(ROOT)).unwrap_or_else(|wrong| panic!("{}", wrong[0]))
}

#[test]
fn every_case_names_requirements_that_exist() {
    let known = requirements::all();
    for case in all() {
        assert!(!case.requirements.is_empty(), "{}: {}: no requirement", case.file, case.name);
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
fn no_article_waits_for_a_standing() {
    for edition in Edition::ALL {
        let waits = edition.table().iter().filter(|e| matches!(e.standing, Standing::Pending(_)));
        let waits: Vec<&str> = waits.map(|entry| entry.number).collect();
        assert!(waits.is_empty(), "{edition}: nobody decides {waits:?}");
    }
}

/// The articles that the rows name are in the tables of the editions.
#[test]
fn the_articles_of_requirements_stand_in_their_editions() {
    for row in requirements::all() {
        for (edition, numbers) in &row.articles {
            for number in numbers {
                assert!(requirements::stands(*edition, number), "{}: {edition} {number}", row.id);
            }
        }
    }
}

/// The editions that the source of the table has a column for; 2018's numbers were drawn from
/// 2023's and from the list of 2018's articles.
const SOURCE: [Edition; 3] = [Edition::Fide2009, Edition::Fide2014, Edition::Fide2023];

/// Where the source of the table is at hand, the ids, kinds and numbers agree.
#[test]
fn the_table_agrees_with_its_source() {
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
        for (edition, column) in SOURCE.into_iter().zip(&line[2..5]) {
            let ours = row.articles.iter().find(|(e, _)| *e == edition);
            let ours = ours.map_or("-".to_owned(), |(_, numbers)| numbers.join(", "));
            assert!(national || ours == *column, "{} {edition}: {ours} and {column}", row.id);
        }
    }
}
