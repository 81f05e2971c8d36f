//! The differences between editions, compared with the published lists of changes
//! (`published-changes.tsv`). The lists were transcribed apart from the tables. Rows that no list
//! names ("-") were read in both texts, and `docs/comparison-of-articles.md` explains them.

use std::collections::{BTreeMap, BTreeSet};
use touchmove_book::{ChangeKind, Diff};
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

const LISTS: &str = include_str!("../published-changes.tsv");
const EXPLAINED: &str = include_str!("../../../../docs/comparison-of-articles.md");

/// New or changed articles of a newer edition, with the list that names them.
struct Row {
    pair: [Edition; 2],
    named_by: &'static str,
    articles: Vec<&'static str>,
}

fn rows() -> Vec<Row> {
    let row = |line: &'static str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [older, newer, named_by, articles] = columns[..] else { panic!("{line}") };
        let pair = [older, newer].map(|name| Edition::from_name(name).expect(line));
        Row { pair, named_by, articles: articles.split(' ').collect() }
    };
    LISTS.lines().skip(1).map(row).collect()
}

/// Returns the first article of each new or changed subject.
fn changed([older, newer]: [Edition; 2]) -> BTreeSet<&'static str> {
    let diff = Diff::between(&Words::new(Language::English), older, newer);
    let real = diff.changes.into_iter().filter(|change| change.kind != ChangeKind::Number);
    real.filter_map(|change| change.newer.articles.first().copied()).collect()
}

#[test]
fn differences_are_those_of_the_published_lists() {
    let mut listed: BTreeMap<[&str; 2], ([Edition; 2], BTreeSet<&str>)> = BTreeMap::new();
    for Row { pair, articles, .. } in rows() {
        let names = pair.map(Edition::name);
        listed.entry(names).or_insert((pair, BTreeSet::new())).1.extend(articles);
    }
    for neighbours in Edition::FIDE.windows(2) {
        assert!(
            listed.contains_key(&[neighbours[0].name(), neighbours[1].name()]),
            "{neighbours:?}"
        );
    }
    for (names, (pair, listed)) in listed {
        let changed = changed(pair);
        let unlisted: Vec<_> = changed.difference(&listed).collect();
        let unchanged: Vec<_> = listed.difference(&changed).collect();
        assert!(unlisted.is_empty(), "{names:?}: in no list: {unlisted:?}");
        assert!(unchanged.is_empty(), "{names:?}: not in the difference: {unchanged:?}");
    }
}

#[test]
fn differences_in_no_list_are_explained() {
    let (_, section) = EXPLAINED.split_once("**The differences between neighbours.**").expect("it");
    let (section, _) = section.split_once("\n**A third draw.**").expect("its end");
    let explained: BTreeSet<&str> = section.split([' ', ',', '|', '\n']).collect();
    for Row { pair, articles, .. } in rows().into_iter().filter(|row| row.named_by == "-") {
        let bare: Vec<_> = articles.iter().filter(|number| !explained.contains(*number)).collect();
        assert!(bare.is_empty(), "{pair:?}: {bare:?}");
    }
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
