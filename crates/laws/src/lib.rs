//! The Laws of Chess as tables and rules.
//!
//! - An [`Edition`] is a table of articles, each with its [`Standing`]: who
//!   decides what the article asks for.
//! - A [`Provision`] is a named rule that keeps its identity while its number
//!   changes from edition to edition.
//! - A rule ([`rules`]) is a pure function from facts to [`Ruling`]s. Rules
//!   never see the whole game and never call each other; the order in which
//!   they apply stands in `touchmove-game`.
//!
//! ```
//! use touchmove_laws::{Edition, Provision};
//!
//! let article = Edition::Fide2023.cite(Provision::IllegalMovePenalty).unwrap();
//! assert_eq!(article.number(), "7.5.5");
//! assert!(Edition::Fide2009.cite(Provision::FivefoldRepetition).is_none());
//! ```
//!
//! Without the feature `std` (on by default) it needs `core` and `alloc` only.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod advice;
mod answer;
mod article;
mod as_text;
mod bound;
mod edition;
mod editions;
mod effect;
mod kinds;
mod named;
mod note;
mod offence;
mod outcome;
mod parse;
mod provision;
mod question;
mod refusal;
mod regulations;
pub mod reported;
pub mod rules;
mod ruling;
pub mod samples;

pub use advice::{Advice, Because, Certain, Consequence};
pub use answer::Answer;
pub use article::{Article, Entry, Standing};
pub use bound::{Must, Right};
pub use editions::Edition;
pub use effect::Effect;
pub use kinds::{Cancellation, Claimed, Penalty, Warned};
pub use named::Arg;
pub use note::Note;
pub use offence::Offence;
pub use outcome::{Outcome, Score, Termination};
pub use parse::NoSuchName;
pub use provision::Provision;
pub use question::{Help, Question};
pub use refusal::Refusal;
pub use regulations::{
    Arbiter, Devices, DrawAgreement, Pace, Points, Reading, Regulations, Supervision, Variant,
};
pub use reported::Fact;
pub use rules::penalties::PenaltyList;
pub use ruling::Ruling;
