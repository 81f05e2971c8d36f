//! Reads games and says what the Laws say about each.
//!
//! [`audit`] looks at one game as it was recorded: moves that are illegal,
//! play that went on after the game had ended, a result that contradicts the
//! end, draws that could have been claimed. What a record does not show -
//! clocks, offers, touches - it does not judge.

mod analyse;
mod claims;
mod edition;
mod finding;
mod game;
mod history;
mod illegal;
mod json;

pub use analyse::audit;
pub use edition::{InForce, in_force};
pub use finding::{End, Finding, IllegalMove, Kind, Reason, Report, expected_id, ground_id};
