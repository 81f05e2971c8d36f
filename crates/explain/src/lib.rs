//! Articles and rulings in words, for people.
//!
//! All sentences stand in `locales/`, in Fluent files, one folder a language
//! and one file a subject. This crate finds the sentence for a ruling, an
//! article or a reason and puts in who and what.
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
//! Another language needs its folder with the same files, and its lines in
//! [`Language`]. The sentences ask for names in the forms that their language
//! has (`locales/en/names.ftl` says how).

mod articles;
mod facts;
mod hands;
mod help;
mod illegal;
mod language;
mod mate;
mod names;
mod problems;
mod questions;
mod rulings;
mod said;
#[cfg(feature = "serde")]
mod serde_text;
mod value;
mod why;
mod words;

#[cfg(test)]
mod tests;

pub use articles::ArticleWords;
pub use help::{Help, Protocol};
pub use language::{Language, NoSuchLanguage};
pub use value::Value;
pub use why::{Arrow, ArrowKind, Reasons, Way};
pub use words::{MessageError, Words};
