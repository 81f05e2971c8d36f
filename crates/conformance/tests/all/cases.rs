//! Runs every case under every edition that it names, and checks the links of the coverage page.

use std::path::Path;
use touchmove_conformance::cases::{self, Case};
use touchmove_conformance::{ROOT, coverage, shared_cases};
use touchmove_laws::Edition;

fn lines<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n\n")
}

fn all() -> Vec<Case> {
    let read = cases::all(Path::new(ROOT));
    read.unwrap_or_else(|wrong| panic!("{}", lines(&wrong)))
}

/// The page exists only on the site, so the test of links in the tree does not cover it.
#[test]
fn links_of_the_coverage_page_lead_to_cases() {
    let page = coverage::page(&all());
    let links = page.split("](../").skip(1).filter_map(|rest| rest.split(['#', ')']).next());
    let files: std::collections::BTreeSet<&str> = links.collect();
    assert!(files.len() > 50, "{} files", files.len());
    for file in files {
        assert!(Path::new(ROOT).join(file).is_file(), "no {file}");
    }
}

#[test]
fn every_shared_case_is_covered_or_has_a_reason() {
    let (cases, shared) = (all(), shared_cases::all());
    let wrong: Vec<String> = shared.iter().filter_map(|s| s.wrong(&cases)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let known = |id: &String| id.is_empty() || shared.iter().any(|s| s.id == id.as_str());
    for case in &cases {
        let unknown = case.sources.iter().find(|(id, _)| !known(id));
        assert!(unknown.is_none(), "{}:{}: {unknown:?}", case.file, case.line);
    }
}

/// If the collection is available, the table has the same numbers as the collection.
#[test]
fn table_of_shared_cases_matches_the_collection() {
    let path = format!("{ROOT}/../shared/data/cases-shared.tsv");
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: no {path}");
        return;
    };
    let ids: Vec<&str> = text.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
    let ours: Vec<&str> = shared_cases::all().iter().map(|shared| shared.id).collect();
    assert_eq!(ours, ids);
}

#[test]
fn page_of_shared_cases_is_fresh() {
    let written = std::fs::read_to_string(Path::new(ROOT).join(shared_cases::PAGE));
    let fresh = written.is_ok_and(|page| page == shared_cases::page(&all()));
    assert!(fresh, "stale: cargo run -p touchmove-conformance -- coverage");
}

#[test]
fn every_decided_article_has_a_case() {
    let cases = all();
    for edition in Edition::ALL {
        let bare = coverage::without_case(edition, &cases);
        assert!(bare.is_empty(), "{edition}: decided articles without a case: {bare:?}");
    }
}

#[test]
fn every_provision_has_a_case() {
    let cases = all();
    for edition in Edition::ALL {
        let bare = coverage::provisions_without_case(edition, &cases);
        assert!(bare.is_empty(), "{edition}: provisions without a case: {bare:?}");
    }
}

/// If one of FIDE's editions has a provision and another lacks it, a case must be judged under both
/// editions.
#[test]
fn every_difference_has_a_case() {
    let cases = all();
    let pairs = Edition::FIDE.into_iter().flat_map(|has| Edition::FIDE.map(|lacks| (has, lacks)));
    for (has, lacks) in pairs {
        let bare = coverage::differences_without_case(has, lacks, &cases);
        assert!(bare.is_empty(), "{has} has and {lacks} lacks, without a case: {bare:?}");
    }
}
