//! A move that is asked about.

use touchmove_board::{Bitboard, IllegalReason, Move, Position, Role, Square};
use touchmove_notation::{SanError, SanMove, SanShape};

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
    /// If that is neither.
    pub fn read(position: &Position, text: &str) -> Result<Asked, String> {
        let text = text.trim().to_owned();
        if let Some((from, to, promotion)) = from_to(&text) {
            let legal = position.find_move(from, to, promotion);
            let reasons = position.why_illegal(from, to, promotion);
            return Ok(Asked { text, legal, reasons: at(from, reasons) });
        }
        let written: SanMove = text.parse().map_err(|e| format!("{text}: {e}"))?;
        match written.resolve(position) {
            Ok(mv) => Ok(Asked { text, legal: Some(mv), reasons: Vec::new() }),
            Err(SanError::Illegal { pieces, .. }) => {
                Ok(Asked::illegal(position, text, &written, pieces))
            }
            Err(error) => Err(format!("{text}: {error}")),
        }
    }

    /// What speaks against it from every square that may be meant.
    fn illegal(position: &Position, text: String, written: &SanMove, pieces: Bitboard) -> Asked {
        let king = position.king(position.turn());
        let meant: Vec<(Square, Option<Square>, Option<Role>)> = match written.shape {
            SanShape::Castling(wing) => {
                let to = king.and_then(|k| Square::at(wing.king_file(), k.rank()));
                king.into_iter().map(|from| (from, to, None)).collect()
            }
            SanShape::Step(step) => {
                let to = step.to_rank.and_then(|rank| Square::at(step.to_file, rank));
                pieces.map(|from| (from, to, step.promotion)).collect()
            }
        };
        let reasons = meant.into_iter().filter_map(|(from, to, p)| Some((from, to?, p)));
        let reasons = reasons
            .flat_map(|(from, to, promotion)| at(from, position.why_illegal(from, to, promotion)));
        Asked { text, legal: None, reasons: reasons.collect() }
    }
}

fn at(from: Square, reasons: Vec<IllegalReason>) -> Vec<(Square, IllegalReason)> {
    reasons.into_iter().map(|reason| (from, reason)).collect()
}

fn from_to(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let (from, to) = (text.get(0..2)?.parse().ok()?, text.get(2..4)?.parse().ok()?);
    let mut letters = text.get(4..)?.chars();
    let promotion = letters.next().map(Role::from_letter);
    if letters.next().is_some() || promotion == Some(None) {
        return None;
    }
    Some((from, to, promotion.flatten()))
}
