//! Sentences of `locales/` for the terminal.

use std::sync::OnceLock;
use touchmove_explain::{Language, Value, Words};
use touchmove_laws::Edition;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Where a system says which language it is used in, the most binding first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// All commands speak this language from here on; without one, the system's.
pub fn speak(language: Option<Language>) {
    let set = VARIABLES.iter().filter_map(|name| std::env::var(name).ok());
    let systems = set.into_iter().find(|value| !value.is_empty());
    let systems = systems.and_then(|value| Language::from_tag(&value));
    // Only `main` calls this, and once.
    let _ = LANGUAGE.set(language.or(systems).unwrap_or(Language::English));
}

/// A language as `--lang` names it.
pub fn language(code: &str) -> Result<Language, String> {
    Language::from_tag(code).ok_or_else(|| {
        let known = Language::ALL.map(Language::code).join(", ");
        format!("one of {known} expected")
    })
}

/// The sentences that the command line speaks.
pub fn words() -> Words {
    Words::new(LANGUAGE.get().copied().unwrap_or(Language::English))
}

/// A message with what is put in. A test of `touchmove-explain` finds those
/// that are missing.
pub fn say(words: &Words, id: &str, args: &[(&str, Value)]) -> String {
    words.message(id, args).unwrap_or_else(|error| error.to_string())
}

/// What is said to somebody who names an edition that there is not.
pub fn no_such_edition(words: &Words, name: &str) -> String {
    let names = Edition::ALL.map(Edition::name).join(", ");
    say(words, "laws-no-edition", &[("name", name.into()), ("near", names.into())])
}
