//! Audits recorded games under the Laws of Chess.
//!
//! [`audit`] checks one game as recorded. It finds illegal moves, play after the end of the game,
//! results that contradict the end, draws that could have been claimed, and losses to an opponent
//! who could not checkmate. It continues behind an illegal move if the record can be followed.
//! Offers and touches are not recorded, so they are not judged. [`kinds()`] lists the types of
//! findings.
//!
//! With the feature `explain`, [`sentence`] formats a finding in the reader's language, and [`Row`]
//! has the columns for CSV, Parquet or Arrow.

mod analyse;
mod auditing;
mod beyond;
mod claims;
mod clocks;
mod edition;
mod end;
mod finding;
mod game;
mod heading;
mod history;
mod illegal;
mod json;
mod kinds;
mod letters;
mod reading;
mod recorded;
#[cfg(feature = "explain")]
mod row;
mod said;
#[cfg(feature = "explain")]
mod sentences;
mod standing;
mod strict;
#[cfg(feature = "arrow")]
pub mod table;
mod told;
mod unwinnable;

pub use analyse::audit;
pub use auditing::{Auditing, not_pgn};
pub use edition::{InForce, in_force};
pub use finding::{
    End, Finding, IllegalMove, Kind, Reason, Report, Unwinnable, expected_id, ground_id,
};
pub use heading::Heading;
pub use kinds::{Filter, Level, UnknownKind, kinds};
pub use recorded::Recorded;
#[cfg(feature = "explain")]
pub use row::Row;
pub use said::Said;
#[cfg(feature = "explain")]
pub use sentences::{problem, sentence};
pub use standing::{Rest, Standing};
pub use strict::strict;
pub use told::Loss;
