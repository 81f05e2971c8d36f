//! Usage errors in the user's language; clap has only English messages.

use crate::messages::{Wrong, spoken};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use touchmove_explain::{Help, Language};

/// Returns the translated error; `None` if clap's own text is suitable, as in English or for help.
pub fn translated(error: &clap::Error) -> Option<String> {
    let language = spoken();
    if language == Language::English {
        return None;
    }
    Teller { error, help: Help::new(language) }.page()
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
            Some(why) if why.is::<Wrong>() => format!(": {why}"),
            Some(why) => format!(" {}", self.word("in-english", &[("why", why.to_string())])),
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
