//! Values read back from the texts that they display as.

use crate::{Edition, Outcome, Provision, Score};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// A text that names no such value: what was asked for, and what there is.
///
/// ```
/// let error = "FIDE 1066".parse::<touchmove_laws::Edition>().unwrap_err();
/// assert!(error.to_string().starts_with("\"FIDE 1066\" is no edition: there are FIDE 2009, "));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoSuchName {
    /// The text.
    pub text: String,
    expected: String,
}

impl fmt::Display for NoSuchName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is {}", self.text, self.expected)
    }
}

impl core::error::Error for NoSuchName {}

fn no_such(text: &str, expected: impl Into<String>) -> NoSuchName {
    NoSuchName { text: text.to_owned(), expected: expected.into() }
}

/// By its name in protocols, `FIDE 2023`.
impl FromStr for Edition {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Edition, NoSuchName> {
        Edition::from_name(text).ok_or_else(|| {
            let names = Edition::ALL.map(Edition::name).join(", ");
            no_such(text, format!("no edition: there are {names}"))
        })
    }
}

impl fmt::Display for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// By its name, `illegal-move-penalty`.
impl FromStr for Provision {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Provision, NoSuchName> {
        let named = Provision::ALL.iter().copied().find(|provision| provision.id() == text);
        named.ok_or_else(|| no_such(text, "no provision"))
    }
}

/// As a result is written, `1-0`, `1/2-1/2`, `0-0`.
impl FromStr for Outcome {
    type Err = NoSuchName;

    fn from_str(text: &str) -> Result<Outcome, NoSuchName> {
        let score = |text: &str| match text {
            "1" => Some(Score::Win),
            "1/2" => Some(Score::Draw),
            "0" => Some(Score::Loss),
            _ => None,
        };
        let (white, black) = text.split_once('-').unwrap_or_default();
        match (score(white), score(black)) {
            (Some(white), Some(black)) => Ok(Outcome { white, black }),
            _ => Err(no_such(text, "no result: 1-0, 0-1, 1/2-1/2 are")),
        }
    }
}
