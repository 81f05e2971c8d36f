//! What is to be said: a message and what is put in.

use crate::Value;
use touchmove_board::{Color, Role, Square};
use touchmove_laws::Arg;

/// Messages that say it, the most telling first, and what is put in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Said {
    pub ids: Vec<String>,
    pub args: Vec<(&'static str, Value)>,
}

impl Said {
    pub fn new(id: impl Into<String>) -> Said {
        Said { ids: vec![id.into()], args: Vec::new() }
    }

    /// The message of a name as programs write it.
    pub fn named(name: &str) -> Said {
        Said::new(name.replace('_', "-"))
    }

    /// With a message for the case that the others do not exist.
    pub fn or(mut self, id: impl Into<String>) -> Said {
        self.ids.push(id.into());
        self
    }

    pub fn with(mut self, name: &'static str, value: impl ToString) -> Said {
        self.args.push((name, Value::Text(value.to_string())));
        self
    }

    pub fn number(mut self, name: &'static str, value: impl Into<u64>) -> Said {
        self.args.push((name, Value::Number(value.into())));
        self
    }

    pub fn value(mut self, name: &'static str, value: Value) -> Said {
        self.args.push((name, value));
        self
    }

    /// With the fields of an effect or of a key.
    pub fn args(self, args: Vec<(&'static str, Arg)>) -> Said {
        args.into_iter().fold(self, |said, (name, arg)| match arg {
            Arg::Player(player) => said.player(player),
            Arg::Number(number) => said.number(name, number),
            Arg::Pieces(pieces) => said.value(name, list(&pieces)),
            Arg::Text(_) | Arg::List(_) => said.with(name, arg),
        })
    }

    pub fn player(self, player: Color) -> Said {
        self.with("player", player).with("opponent", player.other())
    }
}

/// Pieces as the sentences' PIECES reads them.
fn list(pieces: &[(Role, Square)]) -> Value {
    let entries = pieces.iter().map(|(role, square)| format!("{role} {square}"));
    Value::Text(entries.collect::<Vec<_>>().join(","))
}
