//! The article that a ruling cites states something on which the ruling can rely.

use std::collections::BTreeSet;
use touchmove_book::all;
use touchmove_laws::{Edition, Entry, Statement};

/// Returns the articles for which `wanted` holds, with a case that cites them. The cases list every
/// ruling with its articles, and the harness of the cases compares them with the program.
fn cited(wanted: impl Fn(Edition, &Entry) -> bool, other: &str) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for edition in Edition::ALL {
        for entry in edition.table().iter().filter(|entry| wanted(edition, entry)) {
            let cites = all().iter().filter(|case| case.cites(edition, entry.number));
            let wrong = cites.filter(|case| {
                other.is_empty() || !case.blocks.iter().any(|block| block.text.contains(other))
            });
            cited.extend(wrong.map(|case| format!("{edition} {}: {}", entry.number, case.name)));
        }
    }
    cited
}

/// Returns the statements of an article, of its own edition or its parent's.
fn statements(edition: Edition, entry: &Entry) -> impl Iterator<Item = &'static Statement> {
    entry.subjects().filter_map(move |subject| edition.statement(subject))
}

#[test]
fn no_ruling_relies_on_a_bare_heading() {
    let bare = |edition, entry: &Entry| {
        statements(edition, entry).all(Statement::is_heading) && entry.subjects().next().is_some()
    };
    let wrong = cited(bare, "");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn chess960_articles_are_cited_in_chess960_only() {
    let of_chess960 =
        |edition: Edition, entry: &Entry| edition.chapter(entry.number) == Some("chess960");
    let wrong = cited(of_chess960, "960");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The page of casual play ends at 3.3.4.
#[test]
fn casual_play_cites_only_the_page_and_the_site() {
    let table = Edition::Casual.table().iter();
    let numbers: Vec<&str> = table.map(|entry| entry.number).collect();
    assert!(numbers.iter().all(|n| n.starts_with("casual 3.") || *n == "casual site"));
    assert!(!numbers.contains(&"casual 3.4"));
}

/// A released piece stays by 4.7 (4.6 in 2009). The parts of that article say when a move is made.
#[test]
fn a_released_pawn_stays_by_the_article_that_says_so() {
    use touchmove_laws::{Modality, Provision, Subject};
    for edition in Edition::FIDE {
        let forbids = |provision| {
            let statement = edition.statement(Subject::Provision(provision)).expect("stated");
            statement.clauses.iter().any(|clause| clause.modality == Modality::MayNot)
        };
        assert!(forbids(Provision::ReleasedPiece), "{edition}");
        assert_eq!(forbids(Provision::PromotionMade), edition == Edition::Fide2009, "{edition}");
    }
}
