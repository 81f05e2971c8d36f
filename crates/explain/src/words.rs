//! Sentences of a language.

use crate::message::Message;
use crate::names::{Bundle, Names, add, add_functions, empty};
use crate::{Language, MessageArgument};
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use std::fmt;
use std::sync::Arc;

/// Argument name that marks a move.
const MOVE: &str = "san";
/// U+200F RIGHT-TO-LEFT MARK, invisible.
const RIGHT_TO_LEFT_MARK: char = '\u{200f}';

/// Sentences of a language, ready to be filled in. Can be shared between threads.
pub struct Words {
    language: Language,
    bundle: Bundle,
    names: Arc<Names>,
}

/// Error for a message that could not be formatted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageError {
    /// The language has no message with this id.
    Unknown(String),
    /// The message needs an argument that is missing or has the wrong type.
    Incomplete {
        /// Message id.
        id: String,
        /// Error text.
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
    /// Loads the sentences of a language.
    ///
    /// Output is plain text. For languages written from right to left arguments are isolated (see
    /// [`Words::isolating`]), otherwise moves and times would be reordered.
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
        let names = Arc::new(Names::new(language));
        add_functions(&mut bundle, &names);
        Words { language, bundle, names }
    }

    /// Loads the sentences with Unicode bidirectional isolation marks around arguments, for
    /// displays that support them.
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

    /// Returns the language.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// assert_eq!(Words::new(Language::English).language().code(), "en");
    /// ```
    pub fn language(&self) -> Language {
        self.language
    }

    /// Formats any message of `locales/` by its id (`id.attribute` for an attribute).
    ///
    /// A move passed as `san` has English piece letters and is translated.
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
    /// If the message does not exist or needs an argument that is missing.
    pub fn message(
        &self,
        id: &str,
        args: &[(&str, MessageArgument)],
    ) -> Result<String, MessageError> {
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
        let message = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(message),
            Some(error) => Err(incomplete(id, error)),
        }
    }

    /// Joins entries to a list: "a1, b1 and c1".
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    ///
    /// let squares = ["a1", "b1", "c1"].map(str::to_owned);
    /// assert_eq!(Words::new(Language::English).list(&squares), "a1, b1 and c1");
    /// assert_eq!(Words::new(Language::Greek).list(&squares[..2]), "a1 και b1");
    /// assert_eq!(Words::new(Language::Finnish).list(&squares[..1]), "a1");
    /// ```
    pub fn list(&self, entries: &[String]) -> String {
        let list = self.names.list(entries);
        if entries.len() > 1 && self.language.is_right_to_left() {
            // Without the mark, a list of squares would run from left to right.
            return format!("{RIGHT_TO_LEFT_MARK}{list}");
        }
        list
    }

    /// Joins entries with the language's comma: "Nbd2, Nfd2".
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    ///
    /// let moves = ["Nbd2", "Nfd2"];
    /// assert_eq!(Words::new(Language::English).enumeration(moves), "Nbd2, Nfd2");
    /// assert_eq!(Words::new(Language::Arabic).enumeration(moves), "Nbd2\u{60c} Nfd2");
    /// ```
    pub fn enumeration(&self, entries: impl IntoIterator<Item = impl AsRef<str>>) -> String {
        let comma = if self.language.is_right_to_left() { "\u{60c} " } else { ", " };
        let mut all = String::new();
        for entry in entries {
            all += if all.is_empty() { "" } else { comma };
            all += entry.as_ref();
        }
        all
    }

    /// Returns a move, given with English piece letters, in the language's letters.
    ///
    /// ```
    /// use touchmove_explain::{Language, Words};
    /// assert_eq!(Words::new(Language::Finnish).san("Nf3"), "Rf3");
    /// assert_eq!(Words::new(Language::Greek).san("Nf3"), "Ιf3");
    /// ```
    pub fn san(&self, text: &str) -> String {
        self.language.letters().translated(text)
    }

    /// Converts an argument, translating the piece letters of moves.
    fn put_in<'a>(&self, (name, value): &'a (&str, MessageArgument)) -> (String, FluentValue<'a>) {
        let value = match value {
            MessageArgument::Text(text) if *name == MOVE => FluentValue::from(self.san(text)),
            value => value.fluent(),
        };
        (name.to_string(), value)
    }

    /// True if the language has this message or attribute (`id.attribute`).
    pub(crate) fn has(&self, id: &str) -> bool {
        let (id, attribute) = id.split_once('.').unwrap_or((id, ""));
        let message = self.bundle.get_message(id);
        message.is_some_and(|m| attribute.is_empty() || m.get_attribute(attribute).is_some())
    }

    /// Formats the first of the candidate messages that exists.
    pub(crate) fn say(&self, message: &Message) -> Result<String, MessageError> {
        let exists = |id: &&String| self.has(id);
        let id = message.ids.iter().find(exists).or(message.ids.last());
        self.message(id.map_or("", String::as_str), &message.args)
    }
}

fn incomplete(id: &str, error: &FluentError) -> MessageError {
    MessageError::Incomplete { id: id.to_owned(), why: error.to_string() }
}
