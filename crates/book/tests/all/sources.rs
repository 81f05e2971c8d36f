//! The book reports disagreements between the sources of an edition.

use std::collections::BTreeSet;
use touchmove_book::Book;
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

#[test]
fn disagreeing_sources_are_reported_in_every_language() {
    let mut all = BTreeSet::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let book = Book::new(&words, Edition::Fide2023);
        for entry in Edition::Fide2023.table() {
            let Some(what) = Edition::Fide2023.sources_differ(entry.number) else { continue };
            let article = book.article(entry.number).unwrap();
            let said = article.printings.last().unwrap_or_else(|| panic!("{}", entry.number));
            // A missing message falls back to its id.
            assert!(!said.contains(what), "{language:?} {said}");
            all.insert(said.clone());
        }
    }
    assert_eq!(all.len(), 8 * Language::ALL.len(), "{all:#?}");
}
