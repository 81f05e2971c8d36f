//! Audits recorded games under the Laws of Chess.
//!
//! [`audit`] checks the record of one game. It finds illegal moves, and moves after the end of the
//! game. It finds results that contradict the end, and draws that a player could have claimed. It
//! also finds losses to an opponent who could not checkmate. After an illegal move it continues if
//! the following moves are plausible. A record has no offers or touches, so they are not judged.
//! [`kinds()`] lists the kinds of findings.
//!
//! With the feature `explain`, [`sentence`] formats a finding in the reader's language. [`Row`]
//! then has the columns for CSV, Parquet or Arrow.

mod batch;
mod claims;
mod clock_check;
mod clock_comments;
mod clocks;
mod continuation;
mod damage;
mod edition;
mod ending_comments;
mod fault;
mod final_position;
mod finding;
mod foreign_letters;
mod game_audit;
mod game_record;
mod heading;
mod history;
mod illegal_move;
mod illegal_move_stood;
mod json;
mod kinds;
mod move_form;
mod replay;
mod report;
#[cfg(feature = "explain")]
mod row;
#[cfg(feature = "explain")]
mod sentences;
mod stated_loss;
mod strict;
#[cfg(feature = "arrow")]
pub mod table;
mod unwinnable;
mod variation_comments;

pub use batch::{AuditOptions, not_pgn};
pub use clock_check::ClockCheck;
pub use damage::damage;
pub use edition::{InForce, in_force};
pub use ending_comments::StatedEnding;
pub use fault::{Damage, cause_name, confidence_name};
pub use finding::{
    End, Finding, IllegalMove, Kind, Reason, Unwinnable, expected_name, ground_name,
};
pub use game_audit::{audit, skipped_number};
pub use game_record::GameRecord;
pub use heading::Heading;
pub use illegal_move_stood::{Rest, Standing};
pub use kinds::{Filter, Level, UnknownKind, kinds, paragraph};
pub use move_form::MoveSlip;
pub use report::Report;
#[cfg(feature = "explain")]
pub use row::Row;
#[cfg(feature = "explain")]
pub use sentences::{problem, sentence};
pub use stated_loss::Loss;
pub use strict::strict;
