//! Usage errors in the user's language; clap has only English messages.

use crate::messages::{Wrong, say, spoken, words};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseIntError, TryFromIntError};
use touchmove_explain::{Help, Language};

/// Returns the error in the user's language. `None` if clap's own page fits, as for help.
pub fn translated(error: &clap::Error) -> Option<String> {
    let language = spoken();
    if language == Language::English {
        return in_plain_english(error);
    }
    Teller { error, help: Help::new(language) }.page()
}

/// Returns clap's page with a parser's message in plain words. `None` if it has no such message.
fn in_plain_english(error: &clap::Error) -> Option<String> {
    let why = error.source()?;
    let (own, plain) = (why.to_string(), reason(why)?);
    (own != plain).then(|| error.render().to_string().replace(&own, &plain))
}

/// Returns the reason for which a value was rejected, in the user's language.
fn reason(why: &(dyn Error + 'static)) -> Option<String> {
    if why.is::<Wrong>() {
        return Some(why.to_string());
    }
    let words = words();
    if let Some(why) = why.downcast_ref::<ParseIntError>() {
        return Some(match why.kind() {
            IntErrorKind::PosOverflow => say(&words, "wrong-too-large", &[]),
            IntErrorKind::Zero => say(&words, "wrong-minimum", &[("from", "1".into())]),
            _ => say(&words, "wrong-number", &[]),
        });
    }
    if why.is::<TryFromIntError>() {
        return Some(say(&words, "wrong-too-large", &[]));
    }
    if why.is::<AddrParseError>() {
        return Some(say(&words, "wrong-address", &[]));
    }
    let Bounds { value, from, to } = bounds(&why.to_string())?;
    let args = [("from", from.to_string().into()), ("to", to.to_string().into())];
    Some(match value < from && to >= u32::MAX.into() {
        true => say(&words, "wrong-minimum", &args[..1]),
        false => say(&words, "wrong-range", &args),
    })
}

/// A rejected number, and the smallest and the largest valid one.
struct Bounds {
    value: i128,
    from: i128,
    to: i128,
}

/// Parses clap's message on a number that is out of range: `960 is not in 0..960`.
fn bounds(why: &str) -> Option<Bounds> {
    let (value, range) = why.split_once(" is not in ")?;
    let (from, to) = range.split_once("..")?;
    let to = match to.strip_prefix('=') {
        Some(last) => last.parse().ok()?,
        None => to.parse::<i128>().ok()?.checked_sub(1)?,
    };
    Some(Bounds { value: value.parse().ok()?, from: from.parse().ok()?, to })
}

struct Teller<'a> {
    error: &'a clap::Error,
    help: Help,
}

/// A message and its arguments.
type Sentence = (&'static str, Vec<(&'static str, ContextKind)>);

impl Teller<'_> {
    fn page(&self) -> Option<String> {
        let (name, args) = self.sentence()?;
        let args: Vec<(&str, String)> =
            args.into_iter().map(|(name, kind)| (name, self.context(kind))).collect();
        let said =
            format!("{} {}{}", self.word("error", &[]), self.word(name, &args), self.because());
        let below = [self.choices(), self.similar(), self.as_value()];
        let below: String = below.into_iter().flatten().map(|line| format!("\n  {line}")).collect();
        let usage = self.usage().map_or_else(String::new, |usage| format!("\n\n{usage}"));
        Some(format!("{said}{below}{usage}\n\n{}\n", self.word("more", &[])))
    }

    fn sentence(&self) -> Option<Sentence> {
        use ContextKind::{
            ActualNumValues, ExpectedNumValues, InvalidArg, InvalidSubcommand, InvalidValue,
            MinValues, PriorArg,
        };
        Some(match self.error.kind() {
            ErrorKind::UnknownArgument => ("unknown-argument", vec![("argument", InvalidArg)]),
            ErrorKind::InvalidSubcommand => {
                ("unknown-command", vec![("command", InvalidSubcommand)])
            }
            ErrorKind::MissingSubcommand => {
                ("missing-command", vec![("command", InvalidSubcommand)])
            }
            ErrorKind::MissingRequiredArgument => ("missing", vec![("arguments", InvalidArg)]),
            ErrorKind::InvalidValue if self.context(InvalidValue).is_empty() => {
                ("no-value", vec![("argument", InvalidArg)])
            }
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
                ("bad-value", vec![("argument", InvalidArg), ("value", InvalidValue)])
            }
            ErrorKind::TooManyValues => {
                ("too-many-values", vec![("argument", InvalidArg), ("value", InvalidValue)])
            }
            ErrorKind::TooFewValues => (
                "how-many",
                vec![
                    ("argument", InvalidArg),
                    ("expected", MinValues),
                    ("actual", ActualNumValues),
                ],
            ),
            ErrorKind::WrongNumberOfValues => (
                "how-many",
                vec![
                    ("argument", InvalidArg),
                    ("expected", ExpectedNumValues),
                    ("actual", ActualNumValues),
                ],
            ),
            ErrorKind::ArgumentConflict if self.context(InvalidArg) == self.context(PriorArg) => {
                ("twice", vec![("argument", InvalidArg)])
            }
            ErrorKind::ArgumentConflict => {
                ("conflict", vec![("argument", InvalidArg), ("others", PriorArg)])
            }
            ErrorKind::NoEquals => ("no-equals", vec![("argument", InvalidArg)]),
            ErrorKind::InvalidUtf8 => ("not-utf8", Vec::new()),
            // Help and version requests are not errors.
            _ => return None,
        })
    }

    /// Returns why a value was rejected.
    fn because(&self) -> String {
        match self.error.source() {
            None => String::new(),
            Some(why) => match reason(why) {
                Some(reason) => format!(": {reason}"),
                None => format!(" {}", self.word("in-english", &[("why", why.to_string())])),
            },
        }
    }

    fn choices(&self) -> Option<String> {
        let kinds = [ContextKind::ValidValue, ContextKind::ValidSubcommand];
        let values =
            kinds.map(|kind| self.context(kind)).into_iter().find(|text| !text.is_empty())?;
        self.help.of("help-words", Some("values"), &[("values", &values)])
    }

    fn similar(&self) -> Option<String> {
        let kinds = [
            ContextKind::SuggestedArg,
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedValue,
        ];
        let near =
            kinds.map(|kind| self.context(kind)).into_iter().find(|text| !text.is_empty())?;
        Some(self.word("similar", &[("similar", near)]))
    }

    /// Returns the hint for passing a value that looks like an option.
    fn as_value(&self) -> Option<String> {
        let argument = self.context(ContextKind::InvalidArg);
        let tip = self.context(ContextKind::Suggested);
        tip.contains(&format!("-- {argument}"))
            .then(|| self.word("as-value", &[("argument", argument)]))
    }

    fn usage(&self) -> Option<String> {
        let usage = self.context(ContextKind::Usage);
        let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
        let word = self.help.of("help-words", Some("usage"), &[])?;
        (!usage.is_empty()).then(|| format!("{word} {usage}"))
    }

    /// Returns a part of clap's error; empty if missing.
    fn context(&self, kind: ContextKind) -> String {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.join(", "),
            Some(ContextValue::StyledStr(text)) => text.to_string(),
            Some(ContextValue::StyledStrs(texts)) => {
                texts.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
            }
            Some(ContextValue::Number(number)) => number.to_string(),
            _ => String::new(),
        }
    }

    fn word(&self, name: &str, args: &[(&str, String)]) -> String {
        let args: Vec<(&str, &str)> =
            args.iter().map(|(name, text)| (*name, text.as_str())).collect();
        self.help.of("help-errors", Some(name), &args).unwrap_or_default()
    }
}
