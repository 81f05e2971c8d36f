//! Sixty everyday queries with the articles that answer them (queries.tsv).

use touchmove_book::{Book, Search};
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

const QUERIES: &str = include_str!("../queries.tsv");
/// Number of results that a reader looks at.
const LOOKED_AT: usize = 3;

#[test]
fn everyday_queries_find_the_article_in_the_top_three() {
    let mut missed = Vec::new();
    for language in Language::ALL {
        let search = Search::new(&Words::new(language), Edition::Fide2023);
        let lines = QUERIES.lines().filter(|line| !line.starts_with('#'));
        for line in lines.filter(|line| line.starts_with(language.code())) {
            let [_, words, right] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            let found = search.articles(words);
            let shown: Vec<&str> = found.iter().take(8).map(|line| line.number).collect();
            let first = shown.iter().take(LOOKED_AT);
            if !first.clone().any(|number| right.split(' ').any(|one| one == *number)) {
                missed.push(format!("{words}: {shown:?}, not {right}"));
            }
        }
    }
    assert!(missed.is_empty(), "{} missed:\n{}", missed.len(), missed.join("\n"));
}

/// Pages and links name a chapter by its number.
#[test]
fn chapters_of_an_edition_have_distinct_numbers() {
    let words = Words::new(Language::English);
    for edition in Edition::ALL {
        let chapters = Book::new(&words, edition).chapters();
        let mut numbers: Vec<&str> = chapters.iter().map(|chapter| chapter.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), chapters.len(), "{edition}: {numbers:?}");
    }
}
