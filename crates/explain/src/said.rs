//! What is to be said: a message and what is put in.

use crate::Value;
use touchmove_board::Color;

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

    pub fn all(mut self, args: Vec<(&'static str, Value)>) -> Said {
        self.args.extend(args);
        self
    }

    pub fn player(self, player: Color) -> Said {
        self.with("player", player).with("opponent", player.other())
    }
}
