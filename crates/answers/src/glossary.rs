//! Glossary of the Laws.

use serde::Serialize;
use touchmove_book::Term;
use touchmove_explain::Words;
use touchmove_laws::Edition;

/// A term of the Laws, in the reader's language.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TermView {
    /// The term's name in URLs, the same in every language.
    pub id: String,
    /// The term.
    pub term: String,
    /// The meaning, in our own words.
    pub means: String,
    /// The numbers of the term's articles in this edition.
    pub articles: Vec<String>,
    /// An example position as FEN, if there is one.
    pub position: Option<String>,
}

/// Returns the glossary of an edition in the reader's alphabetical order.
///
/// ```
/// use touchmove_explain::Language;
/// use touchmove_laws::Edition;
/// let words = touchmove_answers::words(Language::English);
/// let terms = touchmove_answers::glossary::glossary(words, Edition::Fide2023);
/// assert!(terms.iter().any(|term| term.id == "castling"));
/// ```
pub fn glossary(words: &Words, edition: Edition) -> Vec<TermView> {
    touchmove_book::glossary(words, edition).into_iter().map(view).collect()
}

fn view(term: Term) -> TermView {
    TermView {
        id: term.id.to_owned(),
        term: term.name,
        means: term.means,
        articles: term.articles.into_iter().map(ToOwned::to_owned).collect(),
        position: term.position.map(ToOwned::to_owned),
    }
}
