//! Problems of a position, with their articles.

use crate::language::say;
use serde::Serialize;
use touchmove_board::FenReading;
use touchmove_explain::Words;
use touchmove_laws::{Edition, problem_provision};

/// A feature of a position that no legal game produces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PositionProblemView {
    /// The stable name: `impossible-en-passant`.
    pub name: String,
    /// The problem as a sentence.
    pub words: String,
    /// The number of the article that the position contradicts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

impl PositionProblemView {
    /// Returns the problems of a position and of its FEN.
    ///
    /// ```
    /// use touchmove_answers::{position::PositionProblemView, words};
    /// use touchmove_board::Fen;
    /// use touchmove_explain::Language;
    /// use touchmove_laws::Edition;
    /// let reading = Fen::read("4k3/8/8/8/8/8/8/4K3 w K -").unwrap();
    /// let words = words(Language::English);
    /// let problems = PositionProblemView::all(words, Edition::Fide2023, &reading);
    /// assert_eq!(problems[0].name, "unfounded-castling");
    /// assert_eq!(problems[0].article.as_deref(), Some("3.8.2.1"));
    /// ```
    pub fn all(words: &Words, edition: Edition, reading: &FenReading) -> Vec<PositionProblemView> {
        let view = |problem: &_| PositionProblemView {
            name: touchmove_board::PositionProblem::name(problem).to_owned(),
            words: words.problem(problem, &reading.position),
            article: edition
                .cite(problem_provision(problem))
                .map(|article| article.number().to_owned()),
        };
        reading.problems().iter().map(view).collect()
    }

    /// Returns the sentence with its article.
    ///
    /// ```
    /// use touchmove_answers::{position::PositionProblemView, words};
    /// use touchmove_explain::Language;
    /// let (name, article) = ("no-king".to_owned(), Some("2.2".to_owned()));
    /// let problem = PositionProblemView { name, words: "White has no king.".to_owned(), article };
    /// assert_eq!(problem.cited(words(Language::English)), "White has no king. [2.2]");
    /// ```
    pub fn cited(&self, words: &Words) -> String {
        cited(words, &self.words, self.article.as_deref())
    }
}

/// Returns a sentence with the number of its article, if there is one.
pub(super) fn cited(words: &Words, sentence: &str, article: Option<&str>) -> String {
    let Some(article) = article else { return sentence.to_owned() };
    say(words, "judge-ruling", &[("ruling", sentence.into()), ("articles", article.into())])
}
