//! Answers about the Laws, as the API gives them and as a page asks for them
//! without a server: editions, articles, search, glossary, cases, training, time
//! controls, incidents at boards that nobody records, and protocols judged step by step.
//!
//! ```
//! use touchmove_answers::hall::{Incident, ruled};
//! use touchmove_answers::words;
//! use touchmove_explain::Language;
//!
//! let incident = Incident {
//!     tags: [("Laws", "FIDE 2023"), ("TimeControl", "900+10")]
//!         .map(|(name, value)| (name.to_owned(), value.to_owned()))
//!         .into(),
//!     lines: vec!["Arbiter reports illegal move by White (not legal, not answered, \
//!         number 2, Black has king)".to_owned()],
//! };
//! let view = ruled(words(Language::English), &incident).unwrap();
//! assert_eq!(view.result.as_deref(), Some("1/2-1/2"));
//! ```

pub mod address;
pub mod cases;
pub mod editions;
pub mod glossary;
pub mod hall;
mod language;
pub mod laws;
pub mod position;
mod refusal;
pub mod sandbox;
pub mod search;
pub mod seen;
pub mod times;
pub mod training;

pub use language::words;
pub use refusal::{ProblemDetails, Refusal, edition};
