//! What the command line says of itself, in files of their own: nobody else needs it.

use crate::Language;
use crate::names::{Bundle, add, empty};
use fluent_bundle::{FluentArgs, FluentValue};

/// The help of a language: a message for each command, an attribute for each of its
/// arguments.
pub struct Help {
    bundle: Bundle,
}

impl Help {
    /// The help of that language.
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

    /// Its file.
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

    /// What is said of a command, or of a part of it, or by `means-resigns` of an act of a
    /// protocol; none if nothing is.
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

/// The language of protocols, explained in another language than its own.
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
    /// The text, with `{acts}` where the table of acts goes.
    pub text: &'static str,
    /// What each act means, and the words of the table, as Fluent.
    pub words: &'static str,
}

impl Protocol {
    /// In that language; none in English, in which `touchmove-game` explains it.
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
