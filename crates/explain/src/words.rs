//! The sentences of a language.

use crate::names::{Bundle, Names, add, add_functions, empty};
use crate::said::Said;
use crate::{Language, Value};
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use std::fmt;

/// What a move is called where sentences want it.
const MOVE: &str = "san";

/// The sentences of a language, ready to be filled in. Made once, they can be
/// shared between threads.
pub struct Words {
    language: Language,
    bundle: Bundle,
}

/// Why a message could not be had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageError {
    /// The language has no message of that name.
    Unknown(String),
    /// The message wants something that was not given, or of another kind.
    Incomplete {
        /// The message.
        id: String,
        /// What is wrong.
        why: String,
    },
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessageError::Unknown(id) => write!(f, "no message {id}"),
            MessageError::Incomplete { id, why } => write!(f, "message {id}: {why}"),
        }
    }
}

impl std::error::Error for MessageError {}

impl Words {
    /// The sentences of a language: as plain text, but where it is written from
    /// right to left, what is put in is isolated (see [`Words::isolating`]),
    /// without which moves and times would change their order.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.language(), Language::English);
    /// let said = words.message("ruling-must-move-king", &[("player", "white".into())]);
    /// assert_eq!(said.unwrap(), "White must move the king.");
    /// ```
    pub fn new(language: Language) -> Words {
        let mut bundle = empty(language);
        bundle.set_use_isolating(language.is_right_to_left());
        for text in language.files().sentences {
            add(&mut bundle, text);
        }
        add_functions(&mut bundle, Names::new(language));
        Words { language, bundle }
    }

    /// The same sentences with what is put in isolated from the text around
    /// it by Unicode's bidirectional marks, for displays that know them and
    /// languages written from right to left.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    ///
    /// let words = Words::isolating(Language::English);
    /// let said = words.message("ruling-must-move-king", &[("player", "white".into())]);
    /// assert_eq!(said.unwrap(), "\u{2068}White\u{2069} must move the king.");
    /// ```
    pub fn isolating(language: Language) -> Words {
        let mut words = Words::new(language);
        words.bundle.set_use_isolating(true);
        words
    }

    /// The language.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// assert_eq!(Words::new(Language::English).language().code(), "en");
    /// ```
    pub fn language(&self) -> Language {
        self.language
    }

    /// Any message of `locales/` by its name (`name.attribute` for an
    /// attribute), with what is put in. A move that is put in as `san` is in
    /// English letters and said in those of the language.
    ///
    /// ```
    /// use touchmove_explain::{Language, MessageError, Words};
    ///
    /// let words = Words::new(Language::English);
    /// let args = [("player", "black".into()), ("ms", 90_000_u64.into())];
    /// let said = words.message("ruling-time-added", &args);
    /// assert_eq!(said.unwrap(), "Black receives 1 minute 30 seconds.");
    ///
    /// let finnish = Words::new(Language::Finnish);
    /// let args = [("player", "white".into()), ("san", "Nf3".into())];
    /// assert_eq!(finnish.message("ruling-move-made", &args).unwrap(), "Valkea on tehnyt siirron Rf3.");
    /// let unknown = words.message("no-such-message", &[]);
    /// assert_eq!(unknown, Err(MessageError::Unknown("no-such-message".to_owned())));
    /// ```
    ///
    /// # Errors
    /// If there is no such message, or it wants something that is not given.
    pub fn message(&self, id: &str, args: &[(&str, Value)]) -> Result<String, MessageError> {
        let pattern = match id.split_once('.') {
            None => self.bundle.get_message(id).and_then(|m| m.value()),
            Some((id, attribute)) => {
                let message = self.bundle.get_message(id);
                message.and_then(|m| m.get_attribute(attribute)).map(|a| a.value())
            }
        };
        let pattern = pattern.ok_or_else(|| MessageError::Unknown(id.to_owned()))?;
        let args: FluentArgs = args.iter().map(|arg| self.put_in(arg)).collect();
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(said),
            Some(error) => Err(incomplete(id, error)),
        }
    }

    /// Moves in the letters of the language.
    fn put_in<'a>(&self, (name, value): &'a (&str, Value)) -> (String, FluentValue<'a>) {
        let value = match value {
            Value::Text(text) if *name == MOVE => {
                FluentValue::from(self.language.letters().translated(text))
            }
            value => value.fluent(),
        };
        (name.to_string(), value)
    }

    /// True if the language has a message of that name, or its attribute (`name.attribute`).
    pub(crate) fn has(&self, id: &str) -> bool {
        let (id, attribute) = id.split_once('.').unwrap_or((id, ""));
        let message = self.bundle.get_message(id);
        message.is_some_and(|m| attribute.is_empty() || m.get_attribute(attribute).is_some())
    }

    /// The first of the messages that exists.
    pub(crate) fn say(&self, said: &Said) -> Result<String, MessageError> {
        let exists = |id: &&String| self.has(id);
        let id = said.ids.iter().find(exists).or(said.ids.last());
        self.message(id.map_or("", String::as_str), &said.args)
    }
}

fn incomplete(id: &str, error: &FluentError) -> MessageError {
    MessageError::Incomplete { id: id.to_owned(), why: error.to_string() }
}
