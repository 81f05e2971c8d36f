//! The Laws of Chess as tables of articles and as rules.
//!
//! - An [`Edition`] is a table of articles. The [`Standing`] of each says who decides it.
//! - A [`Provision`] is a named rule with the same name in every edition, while its article number
//!   changes.
//! - A rule ([`rules`]) is a pure function from facts to [`Ruling`]s. Rules never see the whole
//!   game and never call each other. `touchmove-game` decides the order in which they apply.
//!
//! ```
//! use touchmove_laws::{Edition, Provision};
//!
//! let article = Edition::Fide2023.cite(Provision::IllegalMovePenalty).unwrap();
//! assert_eq!(article.number(), "7.5.5");
//! assert!(Edition::Fide2009.cite(Provision::FivefoldRepetition).is_none());
//! ```
//!
//! Without the feature `std` (on by default) the crate needs only `core` and `alloc`.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod advice;
mod answer;
mod article;
mod clauses;
mod edition;
mod editions;
mod effect;
mod grounds;
mod hold;
mod named_list;
mod note;
mod obligation;
mod offence;
mod outcome;
mod parse;
mod position_problem;
mod provision;
mod question;
mod refusal;
mod regulations;
pub mod report;
pub mod rules;
mod ruling;
pub mod samples;
mod serialization;

pub use advice::{Advice, Because, Certain, Consequence};
pub use answer::Answer;
pub use article::{Article, Entry, Standing};
pub use clauses::{Actor, Clause, Modality, Source, Statement, Subject};
pub use editions::{Edition, chapter_number};
pub use effect::Effect;
pub use grounds::{Cancellation, ClaimGround, Penalty, WarningGround};
pub use hold::Hold;
pub use named_list::Arg;
pub use note::Note;
pub use obligation::{Obligation, Right};
pub use offence::Offence;
pub use outcome::{Outcome, Score, Termination};
pub use parse::ParseNameError;
pub use position_problem::problem_provision;
pub use provision::Provision;
pub use question::{Help, Question};
pub use refusal::Refusal;
pub use regulations::{
    Arbiter, Devices, DrawAgreement, Pace, Points, Reading, Regulations, Supervision, Variant,
};
pub use report::Fact;
pub use rules::penalties::PenaltyList;
pub use ruling::Ruling;
