//! Fluent message references: ids and arguments.

use crate::MessageArgument;
use touchmove_board::{Color, Role, Square};
use touchmove_laws::Arg;

/// Reference to a Fluent message: candidate ids, most specific first, and arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Message {
    pub ids: Vec<String>,
    pub args: Vec<(&'static str, MessageArgument)>,
}

impl Message {
    pub fn new(id: impl Into<String>) -> Message {
        Message { ids: vec![id.into()], args: Vec::new() }
    }

    /// Converts a snake_case name to a message id.
    pub fn named(name: &str) -> Message {
        Message::new(name.replace('_', "-"))
    }

    /// Adds a fallback id.
    pub fn or(mut self, id: impl Into<String>) -> Message {
        self.ids.push(id.into());
        self
    }

    pub fn with(mut self, name: &'static str, value: impl ToString) -> Message {
        self.args.push((name, MessageArgument::Text(value.to_string())));
        self
    }

    pub fn number(mut self, name: &'static str, value: impl Into<u64>) -> Message {
        self.args.push((name, MessageArgument::Number(value.into())));
        self
    }

    pub fn value(mut self, name: &'static str, value: MessageArgument) -> Message {
        self.args.push((name, value));
        self
    }

    /// Adds the fields of an effect or key as arguments.
    pub fn args(self, args: Vec<(&'static str, Arg)>) -> Message {
        args.into_iter().fold(self, |message, (name, arg)| match arg {
            Arg::Player(player) => message.player(player),
            Arg::Number(number) => message.number(name, number),
            Arg::Pieces(pieces) => message.value(name, list(&pieces)),
            Arg::Text(_) | Arg::List(_) => message.with(name, arg),
        })
    }

    pub fn player(self, player: Color) -> Message {
        self.with("player", player).with("opponent", player.other())
    }
}

/// Formats pieces for the Fluent function PIECES.
fn list(pieces: &[(Role, Square)]) -> MessageArgument {
    let entries = pieces.iter().map(|(role, square)| format!("{role} {square}"));
    MessageArgument::Text(entries.collect::<Vec<_>>().join(","))
}
