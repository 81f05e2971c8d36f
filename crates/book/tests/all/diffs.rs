//! The differences between neighbouring editions, compared with the published lists of changes.
//! The lists were transcribed apart from the tables.

use std::collections::BTreeSet;
use touchmove_book::{ChangeKind, Diff};
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

/// Articles of 2014 that are new or changed against 2009, as members of FIDE's commission and arbiters
/// named them. FIDE published no list.
#[rustfmt::skip] // a list of numbers
const NAMED_2014: &[&str] = &[
    "Introduction", "Preface", "3.10.c", "4.6", "6.2.a(2)", "6.2.d", "6.2.e", "6.7.a", "7.1", "7.5.a",
    "7.5.b", "8.1.e", "9.5", "9.5.b", "9.6.a", "9.6.b", "11.3.b", "A.4.b", "A.4.c", "A.4.d", "G.4", "G.5",
];

/// Further articles of 2014 whose text differs. `docs/comparison-of-articles.md` says how.
#[rustfmt::skip] // a list of numbers
const FURTHER_2014: &[&str] = &[
    "3.7.d", "3.7.e", "3.8.a", "3.10.b", "4.2", "4.3.a", "4.3.b", "4.3.c", "4.4.a", "4.4.c", "4.5", "4.7.b", "4.7.c",
    "4.8", "4.9", "5.1.a", "5.2.a", "5.2.b", "6.2.a", "6.2.b", "6.2.c", "6.3.a", "6.3.b", "6.10.b", "6.12.d", "7.6",
    "8.4", "8.5.a", "8.5.b", "8.5.c", "8.6", "9.1.a", "9.1.b(3)", "9.2.a", "9.3.a", "9.3.b", "9.4", "10.1", "11.2",
    "11.2.c", "11.3.a", "11.9", "11.10", "12.2.a", "12.2.c", "12.2.d", "12.2.f", "12.3", "12.6", "12.7", "12.9",
    "12.9.f", "12.9.g", "A.1", "A.3", "A.4", "A.4.a", "A.4.a(1)", "A.4.a(2)", "A.5", "B.1", "B.2", "B.3", "B.4", "B.5",
    "C.1", "C.8", "C.9", "C.11", "C.13", "D.1", "D.2.1", "D.2.5", "E.1.a", "E.10", "E.11", "E.13", "E.14", "G.1",
    "G.2", "G.3", "G.5.a", "G.5.b", "G.6.b",
];

/// Articles of 2017 that are new or changed against 2014.
#[rustfmt::skip] // a list of numbers
const PUBLISHED_2017: &[&str] = &[
    "4.2.2", "4.3.3", "5.2.3", "6.7.1", "7.3", "7.7.1", "7.7.2", "7.8.1", "7.8.2", "9.6.1", "10.2",
    "11.2.4", "11.3.2.1", "11.11", "11.12", "12.2.7", "12.9.8", "A.2", "A.3.2", "A.4.2", "A.4.3", "A.4.5",
    "B.3.2", "B.4", "GIII.2.2", "GIII.3.1.1", "GIII.3.1.2",
];

/// Further articles of 2017 whose text differs. `docs/comparison-of-articles.md` says how.
#[rustfmt::skip] // a list of numbers
const FURTHER_2017: &[&str] = &[
    "Introduction", "6.3.1", "7.5.1", "8.4", "9.2.1", "9.3", "9.6.2", "11.3.2.2", "11.3.3", "11.3.4", "12.1", "C.8",
    "D.2.6", "D.2.11", "GIII.2", "GIII.4",
];

/// Articles of 2018 that are new or changed against 2017. FIDE's list names 7.5 to 7.8 as a whole.
const PUBLISHED_2018: &[&str] = &["7.5.3", "7.5.4", "7.5.5", "A.4.2", "A.4.3", "A.4.5"];

/// The further article of 2018 whose text differs: it names the congress and the date.
const FURTHER_2018: &[&str] = &["Introduction"];

/// Articles of 2023 that are new or changed against 2018.
#[rustfmt::skip] // a list of numbers
const PUBLISHED_2023: &[&str] = &[
    "5.1.2", "8.1.1", "8.1.1.1", "8.1.1.2", "8.3", "8.7", "9.2.1.1", "9.3.1", "12.2.7", "A.3", "B.3",
    "GI.1.1",
];

/// Further articles of 2023 whose text differs. `docs/comparison-of-articles.md` says how.
#[rustfmt::skip] // a list of numbers
const FURTHER_2023: &[&str] = &["Introduction", "Guidelines"];

/// Returns the first article of each new or changed subject.
fn changed(older: Edition, newer: Edition) -> BTreeSet<&'static str> {
    let diff = Diff::between(&Words::new(Language::English), older, newer);
    let real = diff.changes.into_iter().filter(|change| change.kind != ChangeKind::Number);
    real.filter_map(|change| change.newer.articles.first().copied()).collect()
}

fn listed(lists: [&[&'static str]; 2]) -> BTreeSet<&'static str> {
    lists.into_iter().flatten().copied().collect()
}

#[test]
fn the_changes_of_2014_include_those_that_arbiters_named() {
    let changed = changed(Edition::Fide2009, Edition::Fide2014);
    assert_eq!(changed, listed([NAMED_2014, FURTHER_2014]));
}

#[test]
fn the_changes_of_2017_are_those_of_the_published_list() {
    let changed = changed(Edition::Fide2014, Edition::Fide2017);
    assert_eq!(changed, listed([PUBLISHED_2017, FURTHER_2017]));
}

#[test]
fn the_changes_of_2018_are_those_of_the_published_list() {
    let changed = changed(Edition::Fide2017, Edition::Fide2018);
    assert_eq!(changed, listed([PUBLISHED_2018, FURTHER_2018]));
}

#[test]
fn the_changes_of_2023_are_those_of_the_published_list() {
    let changed = changed(Edition::Fide2018, Edition::Fide2023);
    assert_eq!(changed, listed([PUBLISHED_2023, FURTHER_2023]));
}

#[test]
fn only_fewer_arbiters_bring_one_minute_to_blitz_in_2023() {
    let words = Words::new(Language::English);
    let diff = Diff::between(&words, Edition::Fide2018, Edition::Fide2023);
    let blitz = diff.changes.iter().find(|c| c.subject.name() == "blitz-penalty-time").unwrap();
    assert_eq!(blitz.kind, ChangeKind::Outcome);
    assert!(blitz.older.gist.contains("every blitz game"), "{}", blitz.older.gist);
    assert!(blitz.newer.gist.contains("Without full supervision"), "{}", blitz.newer.gist);
}

/// The text excludes labels of the program, such as "the software decides".
#[test]
fn nothing_is_decided_differently_without_another_text() {
    let words = Words::new(Language::English);
    for (older, newer) in Edition::FIDE.into_iter().zip(Edition::FIDE.into_iter().skip(1)) {
        for change in Diff::between(&words, older, newer).changes {
            let by_label = change.kind == ChangeKind::Standing;
            assert!(!by_label || change.older.gist != change.newer.gist, "{change:?}");
        }
    }
}
