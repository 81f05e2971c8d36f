//! What is put into sentences.

use fluent_bundle::FluentValue;
use std::borrow::Cow;
use touchmove_board::{Bitboard, Position, Square};

/// Something to put into a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// Text: a square, a move, or a name such as `white` that the sentence
    /// passes to `NAME`.
    Text(String),
    /// A number; the sentence may pass milliseconds to `TIME`.
    Number(u64),
}

impl Value {
    /// Pieces with their squares, for sentences that pass them to `PIECES`.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_explain::{Language, Value, Words};
    ///
    /// let position: Position = "4r2k/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let by = Value::pieces(&position, position.checkers(position.turn()));
    /// let said = Words::new(Language::English).message(
    ///     "illegal-castling-in-check",
    ///     &[("player", "white".into()), ("by", by)],
    /// );
    /// let expected = "White cannot castle while the king is in check from the rook on e8.";
    /// assert_eq!(said.unwrap(), expected);
    /// ```
    pub fn pieces(position: &Position, squares: Bitboard) -> Value {
        let entry = |square: Square| {
            let piece = position.piece_at(square);
            let role = piece.map_or("-".to_owned(), |piece| piece.role.to_string());
            format!("{role} {square}")
        };
        Value::Text(squares.map(entry).collect::<Vec<_>>().join(","))
    }

    pub(crate) fn fluent(&self) -> FluentValue<'_> {
        match self {
            Value::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            Value::Number(number) => FluentValue::from(*number),
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(number.try_into().unwrap_or(u64::MAX))
    }
}
