//! The terms of the Laws.

use serde::Serialize;
use touchmove_book::Term;
use touchmove_explain::Words;
use touchmove_laws::Edition;

/// A term of the Laws, in the reader's language.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TermView {
    /// Its name in addresses, the same in every language.
    pub id: String,
    /// The term.
    pub term: String,
    /// What it means, in our own words.
    pub means: String,
    /// The numbers of its articles in this edition.
    pub articles: Vec<String>,
    /// A position that shows it, as FEN, where one does.
    pub position: Option<String>,
}

/// The glossary of an edition, in the order of the reader's alphabet.
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
