//! Queries about moves, with the reasons why a move is illegal.

use super::problem_view::cited;
use serde::Serialize;
use touchmove_board::{IllegalReason, Move, Position, Square, UciMove};
use touchmove_explain::Words;
use touchmove_laws::Edition;
use touchmove_laws::rules::moves_of_the_pieces::violated_provision;
use touchmove_notation::{SanError, SanMove};

/// A reason why a move is illegal.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReasonView {
    /// The reason as a sentence.
    pub words: String,
    /// The number of the article that forbids the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

/// A queried move, with the reasons why it is illegal.
///
/// ```
/// use touchmove_answers::position::MoveQuery;
/// let position = touchmove_board::Position::default();
/// assert!(MoveQuery::read(&position, "e4").unwrap().legal.is_some());
/// assert!(!MoveQuery::read(&position, "e2e5").unwrap().reasons.is_empty());
/// ```
#[derive(Debug)]
pub struct MoveQuery {
    /// The text of the query.
    pub text: String,
    /// The move, if it is legal.
    pub legal: Option<Move>,
    /// The possible origin squares with the reasons why the move is illegal.
    pub reasons: Vec<(Square, IllegalReason)>,
}

impl MoveQuery {
    /// Parses a move: squares (`e2e4`, `a7a8q`) or notation.
    ///
    /// ```
    /// use touchmove_answers::position::MoveQuery;
    /// assert!(MoveQuery::read(&touchmove_board::Position::default(), "what?").is_err());
    /// ```
    ///
    /// # Errors
    /// If the text is neither squares nor notation, or if it is ambiguous: several pieces can make
    /// the move, or the promotion piece is missing.
    pub fn read(position: &Position, text: &str) -> Result<MoveQuery, SanError> {
        let text = text.trim().to_owned();
        if let Ok(UciMove { from, to, promotion }) = text.parse() {
            let legal = position.find_move(from, to, promotion);
            let reasons = position.why_illegal(from, to, promotion);
            return Ok(MoveQuery { text, legal, reasons: at(from, reasons) });
        }
        let written: SanMove = text.parse()?;
        match written.resolve(position) {
            Ok(mv) => Ok(MoveQuery { text, legal: Some(mv), reasons: Vec::new() }),
            Err(SanError::Illegal { .. }) => {
                let reasons = written.why_illegal(position);
                Ok(MoveQuery { text, legal: None, reasons })
            }
            Err(error) => Err(error),
        }
    }

    /// Returns the reasons in words, with their articles.
    ///
    /// ```
    /// use touchmove_answers::{position::MoveQuery, words};
    /// use touchmove_explain::Language;
    /// use touchmove_laws::Edition;
    /// let position = touchmove_board::Position::default();
    /// let asked = MoveQuery::read(&position, "Nf6").unwrap();
    /// let reasons = asked.explained(words(Language::English), Edition::Fide2023, &position);
    /// assert_eq!(reasons[0].article.as_deref(), Some("3.6"));
    /// ```
    pub fn explained(
        &self,
        words: &Words,
        edition: Edition,
        position: &Position,
    ) -> Vec<ReasonView> {
        let reason = |(from, reason): &(Square, IllegalReason)| ReasonView {
            words: words.illegal(reason, position, *from),
            article: edition
                .cite(violated_provision(reason))
                .map(|article| article.number().to_owned()),
        };
        self.reasons.iter().map(reason).collect()
    }

    /// Returns the error text for an illegal move: the reasons in words, each with its article.
    ///
    /// ```
    /// use touchmove_answers::{position::MoveQuery, words};
    /// use touchmove_explain::Language;
    /// use touchmove_laws::Edition;
    /// let position = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1".parse().unwrap();
    /// let asked = MoveQuery::read(&position, "Nc3").unwrap();
    /// let error = asked.error(words(Language::English), Edition::Fide2023, &position);
    /// assert!(error.starts_with("Nc3: Moving the knight on e2 would expose"));
    /// assert!(error.ends_with("[3.9.2]"));
    /// ```
    pub fn error(&self, words: &Words, edition: Edition, position: &Position) -> String {
        let reasons = self.explained(words, edition, position).into_iter();
        let cited = reasons.map(|one| cited(words, &one.words, one.article.as_deref()));
        format!("{}: {}", self.text, cited.collect::<Vec<_>>().join(" "))
    }
}

fn at(from: Square, reasons: Vec<IllegalReason>) -> Vec<(Square, IllegalReason)> {
    reasons.into_iter().map(|reason| (from, reason)).collect()
}
