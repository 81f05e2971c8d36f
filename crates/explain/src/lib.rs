//! Sentences that explain articles and rulings to people.
//!
//! All sentences are in `locales/`, in Fluent files: one folder per language, one file per subject.
//! This crate selects the sentence for a ruling, an article or a reason and fills in its arguments.
//!
//! ```
//! use touchmove_board::Color;
//! use touchmove_clock::Millis;
//! use touchmove_explain::{Language, Words};
//! use touchmove_laws::{Edition, Effect, Provision, Ruling};
//!
//! let words = Words::new(Language::English);
//! let effect = Effect::TimeAdded { player: Color::White, ms: Millis::minutes(2) };
//! let ruling = Ruling::under(Edition::Fide2023, Provision::IllegalMovePenalty, effect).unwrap();
//! assert_eq!(words.ruling(&ruling), "White receives 2 minutes.");
//! ```
//!
//! A new language needs a folder with the same files and an entry in [`Language`]. Sentences
//! request names in the grammatical forms of their language (see `locales/en/names.ftl`).

mod arbiter_steps;
mod articles;
mod facts;
mod help;
mod illegal;
mod language;
mod mate;
mod message;
mod message_argument;
mod names;
mod problems;
mod questions;
mod rulings;
#[cfg(feature = "serde")]
mod serde_text;
mod verdict;
mod why;
mod words;

#[cfg(test)]
mod tests;

pub use arbiter_steps::{ArbiterStep, ClockChange};
pub use articles::ArticleWords;
pub use help::{Help, Protocol};
pub use language::{Language, NoSuchLanguage};
pub use message_argument::MessageArgument;
pub use verdict::Verdict;
pub use why::{Arrow, ArrowKind, Explanation, RulingFacts, UNSAID_FACTS};
pub use words::{MessageError, Words};
