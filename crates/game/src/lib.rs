//! Chess at the board as events and rulings.
//!
//! A [`Game`] takes [`Event`]s and returns rulings. The rulings concern only noticed facts: an
//! illegal move leads to rulings only when a player or the arbiter notices it.
//!
//! Without the feature `std` (on by default) the crate needs only `core` and `alloc`.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod advice;
mod board_status;
mod breach;
mod event;
mod game;
mod game_end;
mod hearings;
mod judge;
mod mate_questions;
mod moves;
mod order;
mod preconditions;
mod proceedings;
pub mod protocol;
mod queries;
mod reasoning;
mod record;
mod scoresheet_entry;
mod state;
mod verdict;

pub use board_status::BoardStatus;
pub use breach::{Breach, BreachKind};
pub use event::{
    Act, Actor, Adjournment, Advice, Blind, Claim, Clock, Conduct, Decision, Displacement, Event,
    Ground, Hands, ImpossiblePositionState, IncidentFacts, Matter, MoveText, Observation, Offer,
    Pieces, Presence, Reply, Report, Withdrawn, Writing,
};
pub use game::Game;
pub use mate_questions::{MateQuestion, MateSolver};
pub use protocol::{Judged, Protocol, ProtocolError};
pub use reasoning::Reasoning;
pub use record::Record;
pub use state::status::{Impossible, Status};
