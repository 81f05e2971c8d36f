//! Reads games and says what the Laws say about each.
//!
//! [`analyse`] looks at one game as it was recorded: moves that are illegal,
//! play that went on after the game had ended, a result that contradicts the
//! end, draws that could have been claimed. What a record does not show -
//! clocks, offers, touches - it does not judge.

mod analyse;
mod claims;
mod edition;
mod finding;
mod history;

pub use analyse::{Record, Written, analyse};
pub use edition::{InForce, in_force};
pub use finding::{Claimant, End, Finding, Report};
