//! Sentences of `locales/` for the terminal.

use touchmove_explain::{Language, Value, Words};

/// The sentences that the command line speaks.
pub fn words() -> Words {
    Words::new(Language::English)
}

/// A message with what is put in. A test of `touchmove-explain` finds those
/// that are missing.
pub fn say(words: &Words, id: &str, args: &[(&str, Value)]) -> String {
    words.message(id, args).unwrap_or_else(|error| error.to_string())
}
