//! Moves in UCI notation: `e2e4`, `e7e8q`.

use crate::{IllegalReason, Move, Position, Role, Square};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// Move given by its squares, as in UCI. It needs no position to be parsed and stored.
/// [`find`](UciMove::find) looks up the legal move of a position.
///
/// Castling is written as the king's move, `e1g1`. In a position whose castling rights exist only
/// in Chess960, the king captures its rook instead: `f1h1`. No king step has the same text.
///
/// ```
/// use touchmove_board::{Position, UciMove};
/// let e4 = Position::default().read_uci("e2e4").unwrap();
/// assert_eq!(UciMove::of(e4).to_string(), "e2e4");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UciMove {
    /// Square of departure.
    pub from: Square,
    /// Square of arrival.
    pub to: Square,
    /// Role to which a pawn promotes.
    pub promotion: Option<Role>,
}

/// Error for a text that is not a move by squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseUciMoveError {
    /// The rejected text.
    pub text: String,
}

impl fmt::Display for ParseUciMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.text;
        write!(f, "{text:?} is not a move by squares: such as e2e4, e1g1 or e7e8q is expected")
    }
}

impl core::error::Error for ParseUciMoveError {}

/// Error for a move that is not legal in the position, with the reasons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IllegalMove {
    /// Move that was given.
    pub written: UciMove,
    /// Every requirement of Article 3 that the move fails.
    pub reasons: Vec<IllegalReason>,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is illegal here", self.written)?;
        let mut reasons = self.reasons.iter();
        reasons.next().map_or(Ok(()), |first| write!(f, ": {first}"))?;
        reasons.try_for_each(|reason| write!(f, "; {reason}"))
    }
}

impl core::error::Error for IllegalMove {}

/// Error for a text that does not give a legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UciError {
    /// The text is not a move.
    Text(ParseUciMoveError),
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::Text(error) => error.fmt(f),
            UciError::Illegal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for UciError {}

impl UciMove {
    /// Returns the squares that the text of a move names.
    ///
    /// ```
    /// use touchmove_board::{Position, UciMove, Wing};
    /// let castled = |position: &Position| {
    ///     let mv = position.castling_move(Wing::Kingside).unwrap();
    ///     UciMove::of(mv).to_string()
    /// };
    /// assert_eq!(castled(&"4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap()), "e1g1");
    /// assert_eq!(castled(&"5k2/8/8/8/8/8/8/5K1R w K - 0 1".parse().unwrap()), "f1h1");
    /// ```
    pub const fn of(mv: Move) -> UciMove {
        UciMove { from: mv.from, to: mv.named_square(), promotion: mv.promotion() }
    }

    /// Returns the legal move of the position with these squares.
    ///
    /// ```
    /// use touchmove_board::{Position, UciMove};
    /// let written: UciMove = "e1e2".parse().unwrap();
    /// let error = written.find(&Position::default()).unwrap_err();
    /// assert_eq!(error.to_string(), "e1e2 is illegal here: the player's pawn is on the square of arrival");
    /// ```
    ///
    /// # Errors
    /// Returns the reasons if the move is not legal in the position.
    pub fn find(self, position: &Position) -> Result<Move, IllegalMove> {
        let UciMove { from, to, promotion } = self;
        position.find_move(from, to, promotion).ok_or_else(|| IllegalMove {
            written: self,
            reasons: position.why_illegal(from, to, promotion),
        })
    }
}

impl FromStr for UciMove {
    type Err = ParseUciMoveError;

    fn from_str(text: &str) -> Result<UciMove, ParseUciMoveError> {
        let square = |at: core::ops::Range<usize>| text.get(at)?.parse().ok();
        let promotion = match text.get(4..) {
            Some("") => Some(None),
            Some(letter) => letter.parse().ok().filter(|_| letter.len() == 1).map(Some),
            None => None,
        };
        let read =
            || Some(UciMove { from: square(0..2)?, to: square(2..4)?, promotion: promotion? });
        read().ok_or_else(|| ParseUciMoveError { text: text.to_owned() })
    }
}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.letter().to_ascii_lowercase()))
    }
}

impl Position {
    /// Returns the legal move for a text such as `e2e4` or `e7e8q`.
    ///
    /// ```
    /// use touchmove_board::{Position, UciError};
    /// let start = Position::default();
    /// assert_eq!(start.read_uci("g1f3").unwrap().to_string(), "g1f3");
    /// assert!(matches!(start.read_uci("g1g3"), Err(UciError::Illegal(_))));
    /// assert!(matches!(start.read_uci("Nf3"), Err(UciError::Text(_))));
    /// ```
    ///
    /// # Errors
    /// Returns an error if the text is not a move, or the reasons if the move is illegal.
    pub fn read_uci(&self, text: &str) -> Result<Move, UciError> {
        let written: UciMove = text.parse().map_err(UciError::Text)?;
        written.find(self).map_err(UciError::Illegal)
    }

    /// Returns the position after a move, if the move is legal. [`after`](Position::after) does not
    /// test legality.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// let start = Position::default();
    /// let e4 = start.read_uci("e2e4").unwrap();
    /// let next = start.play(e4).unwrap();
    /// let error = next.play(e4).unwrap_err();
    /// assert_eq!(error.to_string(), "e2e4 is illegal here: the square of departure is empty");
    /// ```
    ///
    /// # Errors
    /// Returns the reasons if the move is illegal.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if self.is_legal(mv) {
            return Ok(self.after(mv));
        }
        let written = UciMove::of(mv);
        let reasons = self.why_illegal(written.from, written.to, written.promotion);
        Err(IllegalMove { written, reasons })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess960;

    /// Tests every legal move within two plies, also from some of the 960 start positions.
    #[test]
    fn written_moves_parse_back() {
        let starts = (0..960).step_by(37).filter_map(chess960::start_position);
        let castles = "1k2r3/8/8/8/8/8/8/R3KR2 w AFe - 0 1".parse::<Position>();
        let steps = "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1".parse::<Position>();
        for start in starts.chain([Position::default(), castles.unwrap(), steps.unwrap()]) {
            for first in start.legal_moves() {
                let next = start.after(first);
                for mv in next.legal_moves() {
                    let text = UciMove::of(mv).to_string();
                    assert_eq!(next.read_uci(&text), Ok(mv), "{text} in {}", next.fen());
                }
                let text = UciMove::of(first).to_string();
                assert_eq!(start.read_uci(&text), Ok(first), "{text} in {}", start.fen());
            }
        }
    }

    #[test]
    fn parse_errors_keep_the_text() {
        for text in ["", "e2", "e2e9", "e7e8qq", "e7e8x", "e2-e4", "é2e4", "e7e8é"] {
            assert_eq!(text.parse::<UciMove>().unwrap_err().text, text);
        }
        assert_eq!("e7e8Q".parse::<UciMove>().unwrap().to_string(), "e7e8q");
    }
}
