//! `FromStr` implementations that parse the displayed text of a value.

use crate::{Edition, Outcome, Provision, Score};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// Error: the text does not name a value of the type. The message says what is expected.
///
/// ```
/// let error = "FIDE 1066".parse::<touchmove_laws::Edition>().unwrap_err();
/// assert!(error.to_string().starts_with("\"FIDE 1066\" is not an edition; the editions are FIDE 2009, "));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseNameError {
    /// The rejected text.
    pub text: String,
    expected: String,
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is {}", self.text, self.expected)
    }
}

impl core::error::Error for ParseNameError {}

fn not_a_name(text: &str, expected: impl Into<String>) -> ParseNameError {
    ParseNameError { text: text.to_owned(), expected: expected.into() }
}

/// Parses the name in protocols, for example `FIDE 2023`.
impl FromStr for Edition {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Edition, ParseNameError> {
        Edition::from_name(text).ok_or_else(|| {
            let names = Edition::ALL.map(Edition::name).join(", ");
            not_a_name(text, format!("not an edition; the editions are {names}"))
        })
    }
}

impl fmt::Display for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// Parses the stable name, for example `illegal-move-penalty`.
impl FromStr for Provision {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Provision, ParseNameError> {
        let named = Provision::ALL.iter().copied().find(|provision| provision.id() == text);
        named.ok_or_else(|| not_a_name(text, "not a provision"))
    }
}

/// Parses a result as it is written: `1-0`, `1/2-1/2`, `0-0`.
impl FromStr for Outcome {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Outcome, ParseNameError> {
        let score = |text: &str| match text {
            "1" => Some(Score::Win),
            "1/2" => Some(Score::Draw),
            "0" => Some(Score::Loss),
            _ => None,
        };
        let (white, black) = text.split_once('-').unwrap_or_default();
        match (score(white), score(black)) {
            (Some(white), Some(black)) => Ok(Outcome { white, black }),
            _ => Err(not_a_name(text, "not a result; results are 1-0, 0-1 and 1/2-1/2")),
        }
    }
}
