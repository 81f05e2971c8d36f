//! Full-text search for articles and cases.

use crate::laws::CaseName;
use serde::Serialize;
use std::sync::OnceLock;
use touchmove_book::Search;
use touchmove_explain::{Language, Words};
use touchmove_laws::Edition;

/// Upper bound on results of each type.
const MOST: usize = 20;
/// Upper bound on the query's length in characters.
const LONGEST: usize = 200;

/// Search results, best match first.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FoundView {
    /// Article numbers in this edition.
    pub articles: Vec<String>,
    /// Names of cases.
    pub cases: Vec<CaseName>,
}

/// Searches articles and cases. The first search in an edition and a language builds the index.
///
/// ```
/// use touchmove_explain::Language;
/// use touchmove_laws::Edition;
/// let words = touchmove_answers::words(Language::English);
/// let found = touchmove_answers::search::search(words, Edition::Fide2023, "phone rings");
/// assert!(found.articles[..3].contains(&"11.3.2.1".to_owned()));
/// ```
pub fn search(words: &'static Words, edition: Edition, wanted: &str) -> FoundView {
    found(searched(words, edition), wanted)
}

/// Returns the cached search index of an edition in a language.
fn searched(words: &'static Words, edition: Edition) -> &'static Search {
    static ALL: OnceLock<[[OnceLock<Search>; Edition::ALL.len()]; Language::ALL.len()]> =
        OnceLock::new();
    let all = ALL.get_or_init(Default::default);
    let language = Language::ALL.iter().position(|one| *one == words.language());
    let place = Edition::ALL.iter().position(|one| *one == edition);
    let at = &all[language.unwrap_or_default()][place.unwrap_or_default()];
    at.get_or_init(|| Search::new(words, edition))
}

fn found(search: &Search, wanted: &str) -> FoundView {
    let wanted: String = wanted.chars().take(LONGEST).collect();
    let articles = search.articles(&wanted).into_iter().take(MOST);
    let cases = search.cases(&wanted).into_iter().take(MOST);
    FoundView {
        articles: articles.map(|line| line.number.to_owned()).collect(),
        cases: cases.cloned().map(CaseName::from).collect(),
    }
}
