//! Arguments of Fluent messages.

use fluent_bundle::FluentValue;
use std::borrow::Cow;
use touchmove_board::{Bitboard, Position, Square};

/// Argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageArgument {
    /// Text: a square, a move, or a name such as `white` that the sentence passes to `NAME`.
    Text(String),
    /// Number. Sentences may pass milliseconds to `TIME`.
    Number(u64),
}

impl MessageArgument {
    /// Formats pieces with their squares for the Fluent function `PIECES`.
    ///
    /// ```
    /// use touchmove_board::Position;
    /// use touchmove_explain::{Language, MessageArgument, Words};
    ///
    /// let position: Position = "4r2k/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let by = MessageArgument::pieces(&position, position.checkers(position.turn()));
    /// let said = Words::new(Language::English).message(
    ///     "illegal-castling-in-check",
    ///     &[("player", "white".into()), ("by", by)],
    /// );
    /// let expected = "White cannot castle while the king is in check from the rook on e8.";
    /// assert_eq!(said.unwrap(), expected);
    /// ```
    pub fn pieces(position: &Position, squares: Bitboard) -> MessageArgument {
        let entry = |square: Square| {
            let piece = position.piece_at(square);
            let role = piece.map_or("-".to_owned(), |piece| piece.role.to_string());
            format!("{role} {square}")
        };
        MessageArgument::Text(squares.map(entry).collect::<Vec<_>>().join(","))
    }

    pub(crate) fn fluent(&self) -> FluentValue<'_> {
        match self {
            MessageArgument::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            MessageArgument::Number(number) => FluentValue::from(*number),
        }
    }
}

impl From<&str> for MessageArgument {
    fn from(text: &str) -> MessageArgument {
        MessageArgument::Text(text.to_owned())
    }
}

impl From<String> for MessageArgument {
    fn from(text: String) -> MessageArgument {
        MessageArgument::Text(text)
    }
}

impl From<u64> for MessageArgument {
    fn from(number: u64) -> MessageArgument {
        MessageArgument::Number(number)
    }
}

impl From<u32> for MessageArgument {
    fn from(number: u32) -> MessageArgument {
        MessageArgument::Number(number.into())
    }
}

impl From<usize> for MessageArgument {
    fn from(number: usize) -> MessageArgument {
        MessageArgument::Number(number.try_into().unwrap_or(u64::MAX))
    }
}
