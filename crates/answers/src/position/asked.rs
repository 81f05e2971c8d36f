//! A move that is asked about.

use touchmove_board::{IllegalReason, Move, Position, Square, UciMove};
use touchmove_notation::{SanError, SanMove};

/// A move asked about, with what speaks against it.
///
/// ```
/// use touchmove_answers::position::Asked;
/// let position = touchmove_board::Position::default();
/// assert!(Asked::read(&position, "e4").unwrap().legal.is_some());
/// assert!(!Asked::read(&position, "e2e5").unwrap().reasons.is_empty());
/// ```
#[derive(Debug)]
pub struct Asked {
    /// As it was asked.
    pub text: String,
    /// The move, if it is legal.
    pub legal: Option<Move>,
    /// From each square that may be meant, the reasons.
    pub reasons: Vec<(Square, IllegalReason)>,
}

impl Asked {
    /// Reads a move: squares (`e2e4`, `a7a8q`) or notation.
    ///
    /// ```
    /// use touchmove_answers::position::Asked;
    /// assert!(Asked::read(&touchmove_board::Position::default(), "what?").is_err());
    /// ```
    ///
    /// # Errors
    /// If that is neither, or says too little: which piece moves, what a pawn becomes.
    pub fn read(position: &Position, text: &str) -> Result<Asked, SanError> {
        let text = text.trim().to_owned();
        if let Ok(UciMove { from, to, promotion }) = text.parse() {
            let legal = position.find_move(from, to, promotion);
            let reasons = position.why_illegal(from, to, promotion);
            return Ok(Asked { text, legal, reasons: at(from, reasons) });
        }
        let written: SanMove = text.parse()?;
        match written.resolve(position) {
            Ok(mv) => Ok(Asked { text, legal: Some(mv), reasons: Vec::new() }),
            Err(SanError::Illegal { .. }) => {
                let reasons = written.why_illegal(position);
                Ok(Asked { text, legal: None, reasons })
            }
            Err(error) => Err(error),
        }
    }
}

fn at(from: Square, reasons: Vec<IllegalReason>) -> Vec<(Square, IllegalReason)> {
    reasons.into_iter().map(|reason| (from, reason)).collect()
}
