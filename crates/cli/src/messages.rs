//! Sentences of `locales/` for the terminal.

use std::ffi::OsString;
use std::fmt;
use std::sync::OnceLock;
use touchmove_explain::{Language, Value, Words};
use touchmove_laws::Edition;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Where a system says which language it is used in, the most binding first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// All commands speak this language from here on; without one, the system's.
pub fn speak(language: Option<Language>) {
    // `main` calls this before the command line is read, for help, and after it: the first counts.
    let _ = LANGUAGE.set(language.unwrap_or_else(systems));
}

/// The language of a command line that has not been read yet, for its help.
pub fn wanted(args: &[OsString]) -> Language {
    let texts: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let after = texts.iter().position(|text| *text == "--lang").and_then(|at| texts.get(at + 1));
    let joined = || texts.iter().find_map(|text| text.strip_prefix("--lang="));
    let named = after.copied().or_else(joined);
    named.and_then(Language::from_tag).unwrap_or_else(systems)
}

/// The system's language, or English.
fn systems() -> Language {
    let set = VARIABLES.iter().filter_map(|name| std::env::var(name).ok());
    let tag = set.into_iter().find(|value| !value.is_empty());
    tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or(Language::English)
}

/// A language as `--lang` names it.
pub fn language(code: &str) -> Result<Language, Wrong> {
    Language::from_tag(code).ok_or_else(|| Wrong::choice(&Language::ALL.map(Language::code)))
}

/// What is wrong with a value on the command line, in the language that is spoken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong(String);

impl Wrong {
    pub fn new(id: &str, args: &[(&str, Value)]) -> Wrong {
        Wrong(say(&words(), id, args))
    }

    /// It is none of these.
    pub fn choice(known: &[&str]) -> Wrong {
        Wrong::new("wrong-choice", &[("known", known.join(", ").into())])
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

/// The language that the commands speak.
pub fn spoken() -> Language {
    LANGUAGE.get().copied().unwrap_or(Language::English)
}

/// The sentences that the command line speaks.
pub fn words() -> Words {
    Words::new(spoken())
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
