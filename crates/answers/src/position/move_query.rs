//! Queries about moves, with the reasons why a move is illegal.

use touchmove_board::{IllegalReason, Move, Position, Square, UciMove};
use touchmove_notation::{SanError, SanMove};

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
}

fn at(from: Square, reasons: Vec<IllegalReason>) -> Vec<(Square, IllegalReason)> {
    reasons.into_iter().map(|reason| (from, reason)).collect()
}
