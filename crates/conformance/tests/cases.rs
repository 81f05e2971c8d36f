//! Every case in every edition it names; the coverage page is fresh.

use std::path::Path;
use touchmove_conformance::cases::{self, Case};
use touchmove_conformance::run::{self, Selection};
use touchmove_conformance::{ROOT, coverage};
use touchmove_laws::Edition;

fn lines<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n\n")
}

fn all() -> Vec<Case> {
    let read = cases::all(Path::new(ROOT));
    read.unwrap_or_else(|wrong| panic!("{}", lines(&wrong)))
}

#[test]
fn every_case_is_ruled_as_expected() {
    let cases = all();
    let selection = Selection {
        case: std::env::var("CASE").ok(),
        article: std::env::var("ARTICLE").ok(),
        edition: std::env::var("EDITION").ok(),
    };
    assert!(!run::runs(&cases, &selection).is_empty(), "no case is selected");
    let failures = run::failures(&cases, &selection);
    assert!(failures.is_empty(), "{} not as expected:\n\n{}\n", failures.len(), lines(&failures));
}

#[test]
fn requirements_exist() {
    let path = format!("{ROOT}/../shared/laws/requirements.tsv");
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: no {path}");
        return;
    };
    let known: Vec<&str> = text.lines().filter_map(|line| line.split('\t').next()).collect();
    for case in all() {
        assert!(!case.requirements.is_empty(), "{}: {}: no requirement", case.file, case.name);
        for id in &case.requirements {
            assert!(known.contains(&id.as_str()), "{}:{}: no {id}", case.file, case.line);
        }
    }
}

#[test]
fn the_coverage_page_is_fresh() {
    let written = std::fs::read_to_string(Path::new(ROOT).join(coverage::PAGE));
    let fresh = written.is_ok_and(|page| page == coverage::page(&all()));
    assert!(fresh, "{} is stale: cargo run -p touchmove-conformance -- coverage", coverage::PAGE);
}

/// Decided articles that still wait for a case. This list only ever shrinks.
const WAITING: [(Edition, &str); 3] = [
    (
        Edition::Fide2009,
        "\
        3.7.a 3.7.b 3.7.c 3.7.d 3.7.e 3.8.b 3.8.b(1) 3.8.b(1)[a] 3.8.b(1)[b] 3.8.b(2) \
        3.8.b(2)[a] 3.8.b(2)[b]        5.2.d 5.2.e 7.5 9.2 9.6 \
        11.1 A.1 B.1 C.4 C.5 C.6 C.7 C.8 C.9 C.10 C.10.1 C.10.2 C.11 C.12 C.13 F.1 F.2 F.2.a \
        F.2.b F.2.c F.3 F.3.a F.3.b F.3.b.1 F.3.b.2 F.3.b.3 F.3.b.4",
    ),
    (
        Edition::Fide2014,
        "\
        3.7.a 3.7.b 3.7.c 3.7.d 3.7.e 3.8.b 3.8.b(1) 3.8.b(1)[a] 3.8.b(1)[b] 3.8.b(2) \
        3.8.b(2)[a] 3.8.b(2)[b]           5.2.d \
        5.2.e 7.6 9.2 9.2.b(1) 9.2.b(2) 9.7 10.1 A.1 B.1 C.4 C.5 C.6 C.7 C.8 C.9 C.10 C.10.1 \
        C.10.2 C.11 C.12 C.13 F.1 F.2 F.2.a F.2.b F.2.c F.3 F.3.a F.3.b F.3.b.1 F.3.b.2 \
        F.3.b.3 F.3.b.4",
    ),
    (
        Edition::Fide2023,
        "\
        3.7.1 3.7.2 3.7.3 3.7.4.1 3.7.4.2 3.7.5.1 3.7.5.2 3.7.5.3 3.8.2 3.8.2.1 3.8.2.1.1 \
        3.8.2.1.2 3.8.2.2 3.8.2.2.1 3.8.2.2.2         \
          7.6 9.2.1 9.2.2 9.2.2.1 9.2.2.2 9.3 10.1 10.2 A.1 B.1 C.4 C.5 C.6 C.7 C.8 \
        C.9 C.9.1 C.9.2 C.9.3 C.10 C.10.1 C.10.1.1 C.10.1.2 C.10.1.3 C.10.2 C.10.2.1 C.10.2.2 \
        C.10.2.3 C.10.3 C.11 C.12 C.13 GII.1 GII.2 GII.2.1 GII.2.2 GII.2.3 GII.3 GII.3.1 \
        GII.3.2 GII.3.2.1 GII.3.2.2 GII.3.2.3 GII.3.2.4 GII.3.2.5.2 GII.3.2.6 GII.3.2.7.2 \
        GII.3.2.7.3 GII.3.2.7.4 GII.3.2.7.5",
    ),
];

#[test]
fn every_decided_article_has_a_case() {
    let cases = all();
    for (edition, waiting) in WAITING {
        let waiting: Vec<&str> = waiting.split_whitespace().collect();
        let mut bare = coverage::without_case(edition, &cases);
        bare.retain(|number| !waiting.contains(&number.to_string().as_str()));
        assert!(bare.is_empty(), "{edition}: decided articles without a case: {bare:?}");
    }
}
