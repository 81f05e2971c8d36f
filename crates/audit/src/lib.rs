//! Reads games and says what the Laws say about each.
//!
//! [`audit`] looks at one game as it was recorded: moves that are illegal,
//! play that went on after the game had ended, a result that contradicts the
//! end, draws that could have been claimed, losses where the opponent could not
//! have checkmated. Behind an illegal move it goes on where a hand can make it. What a
//! record does not show - offers, touches - it does not judge. [`kinds()`] lists what it finds.
//!
//! With the feature `explain`, [`sentence`] states a finding in the language of the reader, and
//! [`Row`] has the columns of a table of findings: comma-separated values, Parquet, Arrow.

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
