//! The book reports disagreements between the sources of an edition.

use std::collections::BTreeSet;
use touchmove_book::Book;
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

#[test]
fn disagreeing_sources_are_reported_in_every_language() {
    let (mut all, mut keys) = (BTreeSet::new(), BTreeSet::new());
    for (language, edition) in Language::ALL.into_iter().flat_map(|l| Edition::ALL.map(|e| (l, e)))
    {
        let words = Words::new(language);
        let book = Book::new(&words, edition);
        for entry in edition.table() {
            let Some(what) = edition.sources_differ(entry.number) else { continue };
            let article = book.article(entry.number).unwrap();
            let said = article.printings.last().unwrap_or_else(|| panic!("{}", entry.number));
            // A missing message falls back to its id.
            assert!(!said.contains(what), "{language:?} {said}");
            all.insert(said.clone());
            keys.insert(what);
        }
    }
    assert_eq!(all.len(), keys.len() * Language::ALL.len(), "{all:#?}");
}
