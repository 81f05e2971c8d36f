//! Messages from `locales/`, in the user's language.

use std::ffi::OsString;
use std::fmt;
use std::sync::OnceLock;
use touchmove_explain::{Language, MessageArgument, Words};
use touchmove_laws::Edition;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Environment variables that set the language, in order of precedence.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Sets the language of all output; `None` means the system's language.
pub fn speak(language: Option<Language>) {
    // `main` calls this function before it parses the command line, because of the help, and again
    // afterwards. The first call sets the language.
    let _ = LANGUAGE.set(language.unwrap_or_else(systems));
}

/// Finds the language in an unparsed command line.
pub fn wanted(args: &[OsString]) -> Language {
    let texts: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let after = texts.iter().position(|text| *text == "--lang").and_then(|at| texts.get(at + 1));
    let joined = || texts.iter().find_map(|text| text.strip_prefix("--lang="));
    let named = after.copied().or_else(joined);
    named.and_then(Language::from_tag).unwrap_or_else(systems)
}

/// Returns the system's language, or English.
fn systems() -> Language {
    let set = VARIABLES.iter().filter_map(|name| std::env::var(name).ok());
    let tag = set.into_iter().find(|value| !value.is_empty());
    tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or(Language::English)
}

/// Parses a language code of `--lang`.
pub fn language(code: &str) -> Result<Language, Wrong> {
    Language::from_tag(code).ok_or_else(|| Wrong::choice(&Language::ALL.map(Language::code)))
}

/// Error for an invalid option value, in the user's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong(String);

impl Wrong {
    pub fn new(id: &str, args: &[(&str, MessageArgument)]) -> Wrong {
        Wrong(say(&words(), id, args))
    }

    /// Creates the error for a value outside of a fixed list.
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

/// Returns the current language.
pub fn spoken() -> Language {
    LANGUAGE.get().copied().unwrap_or(Language::English)
}

/// Returns the message catalogue of the current language.
pub fn words() -> Words {
    Words::new(spoken())
}

/// Returns a message with its arguments. A test of `touchmove-explain` finds missing messages.
pub fn say(words: &Words, id: &str, args: &[(&str, MessageArgument)]) -> String {
    words.message(id, args).unwrap_or_else(|error| error.to_string())
}

/// Returns the error for an unknown edition.
pub fn no_such_edition(words: &Words, name: &str) -> String {
    let names = Edition::ALL.map(Edition::name).join(", ");
    say(words, "laws-no-edition", &[("name", name.into()), ("near", names.into())])
}
