//! Help texts of the command line and of the protocol language, in files of their own because only
//! the command line needs them.

use crate::Language;
use crate::names::{Bundle, add, empty};
use fluent_bundle::{FluentArgs, FluentValue};

/// Help texts of a language: one message per command, with an attribute per argument.
pub struct Help {
    bundle: Bundle,
}

impl Help {
    /// Loads the help texts of a language.
    ///
    /// ```
    /// use touchmove_explain::{Help, Language};
    /// let usage = Help::new(Language::Greek).of("help-words", Some("usage"), &[]);
    /// assert_eq!(usage.as_deref(), Some("Χρήση:"));
    /// ```
    pub fn new(language: Language) -> Help {
        let mut bundle = empty(language);
        add(&mut bundle, Help::file(language));
        if let Some(protocol) = Protocol::of(language) {
            add(&mut bundle, protocol.words);
        }
        Help { bundle }
    }

    /// Returns the text of the language's `help.ftl`.
    ///
    /// ```
    /// use touchmove_explain::{Help, Language};
    /// assert!(Help::file(Language::English).contains("\nhelp-judge = "));
    /// ```
    pub const fn file(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../locales/en/help.ftl"),
            Language::Greek => include_str!("../locales/el/help.ftl"),
            Language::Finnish => include_str!("../locales/fi/help.ftl"),
            Language::Arabic => include_str!("../locales/ar/help.ftl"),
        }
    }

    /// Returns the help text of a command, of one of its parts, or of a protocol act
    /// (`means-resigns`). Returns `None` if there is no such text.
    ///
    /// ```
    /// use touchmove_explain::{Help, Language};
    /// let help = Help::new(Language::Finnish);
    /// assert!(help.of("help-perft", Some("depth"), &[]).is_some());
    /// assert_eq!(help.of("help-perft", Some("nothing"), &[]), None);
    /// ```
    pub fn of(&self, command: &str, part: Option<&str>, args: &[(&str, &str)]) -> Option<String> {
        let message = self.bundle.get_message(command)?;
        let pattern = match part {
            Some(part) => message.get_attribute(part)?.value(),
            None => message.value()?,
        };
        let args = args.iter().map(|&(name, value)| (name.to_owned(), FluentValue::from(value)));
        let args: FluentArgs = args.collect();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }
}

/// Description of the protocol language, translated from English.
///
/// ```
/// use touchmove_explain::{Help, Language, Protocol};
/// assert!(Protocol::of(Language::English).is_none());
/// assert!(Protocol::of(Language::Finnish).is_some_and(|it| it.text.contains("{acts}")));
/// let means = Help::new(Language::Finnish).of("means-resigns", None, &[]);
/// assert_eq!(means.as_deref(), Some("luovuttaa pelin"));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Protocol {
    /// Text, with `{acts}` as the placeholder for the table of acts.
    pub text: &'static str,
    /// Meaning of each act and the headings of the table, in Fluent syntax.
    pub words: &'static str,
}

impl Protocol {
    /// Returns the description in a language. `None` for English, whose text is in
    /// `touchmove-game`.
    ///
    /// ```
    /// use touchmove_explain::{Language, Protocol};
    /// assert!(Protocol::of(Language::Greek).is_some_and(|it| it.words.contains("means-resigns")));
    /// ```
    pub const fn of(language: Language) -> Option<Protocol> {
        let (text, words) = match language {
            Language::English => return None,
            Language::Greek => (
                include_str!("../locales/el/protocol.md"),
                include_str!("../locales/el/protocol.ftl"),
            ),
            Language::Finnish => (
                include_str!("../locales/fi/protocol.md"),
                include_str!("../locales/fi/protocol.ftl"),
            ),
            Language::Arabic => (
                include_str!("../locales/ar/protocol.md"),
                include_str!("../locales/ar/protocol.ftl"),
            ),
        };
        Some(Protocol { text, words })
    }
}
