//! Cached messages of every language.

use std::sync::LazyLock;
use touchmove_explain::{Language, MessageArgument, Words};

static WORDS: LazyLock<Vec<Words>> =
    LazyLock::new(|| Language::ALL.into_iter().map(Words::new).collect());

/// Returns the messages of a language.
///
/// ```
/// use touchmove_explain::Language;
/// assert_eq!(touchmove_answers::words(Language::Greek).language(), Language::Greek);
/// ```
pub fn words(language: Language) -> &'static Words {
    let known = WORDS.iter().find(|words| words.language() == language);
    known.unwrap_or(&WORDS[0])
}

/// Formats a message. A test of `touchmove-explain` finds missing ids.
pub(crate) fn say(words: &Words, id: &str, args: &[(&str, MessageArgument)]) -> String {
    words.message(id, args).unwrap_or_else(|error| error.to_string())
}
