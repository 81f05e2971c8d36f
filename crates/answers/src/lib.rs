//! JSON answers of the API that need no server: editions, articles, search, glossary, cases,
//! training, time controls, incidents and the sandbox. The server and the in-browser build both use
//! them.
//!
//! ```
//! use touchmove_answers::incident::{Incident, judge};
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
//! let view = judge(words(Language::English), &incident).unwrap();
//! assert_eq!(view.result.as_deref(), Some("1/2-1/2"));
//! ```

pub mod address;
pub mod cases;
pub mod editions;
pub mod glossary;
pub mod incident;
mod language;
pub mod laws;
pub mod position;
mod refusal;
pub mod sandbox;
pub mod search;
pub mod setup;
pub mod times;
pub mod training;
pub mod views;

pub use language::words;
pub use refusal::{ProblemDetails, Refusal, edition};
