//! The articles that a ruling cites for a provision.

use touchmove_laws::{Article, Edition, Provision};

#[test]
fn every_provision_has_an_article() {
    for &provision in Provision::ALL {
        let carried = Edition::ALL.iter().any(|edition| edition.cite(provision).is_some());
        assert!(carried, "{provision:?} is not in any edition");
    }
}

/// The precomputed citations equal the result of a search in the tables.
#[test]
fn cited_articles_are_the_first_and_the_first_inherited() {
    for edition in Edition::ALL {
        for &provision in Provision::ALL {
            let all: Vec<Article> = edition.articles(provision).collect();
            let inherits = |a: &&Article| {
                edition.parent().is_some_and(|parent| parent.article(a.number()).is_some())
            };
            let own = all.first().filter(|first| !inherits(first));
            let parents = all.iter().find(inherits).filter(|_| own.is_some());
            let expected: Vec<Article> = all.first().into_iter().chain(parents).copied().collect();
            assert_eq!(edition.cited(provision), expected, "{edition} {provision:?}");
        }
    }
}
