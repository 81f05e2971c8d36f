//! A game at the board as events: what was observed, what is ruled.
//!
//! A [`Game`] takes [`Event`]s and answers with rulings. It works on facts
//! alone: an illegal move is a fact that brings rulings about when somebody
//! notices it.
//!
//! Without the feature `std` (on by default) it needs `core` and `alloc` only.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod advice;
mod event;
mod game;
mod game_end;
mod hearings;
mod judge;
mod mates;
mod moves;
mod order;
mod preconditions;
mod proceedings;
pub mod protocol;
mod queries;
mod record;
mod state;
mod trace;
mod verdict;
mod watch;
mod written;

pub use event::{
    Act, Actor, Adjournment, Blind, Claim, Clock, Conduct, Decision, Displacement, Event, Facts,
    Ground, Hands, Matter, MoveText, Observation, Offer, Pieces, Presence, Reply, Report, Still,
    Withdrawn, Writing,
};
pub use game::Game;
pub use mates::{MateQuestion, Mates};
pub use protocol::{Judged, Protocol, ProtocolError};
pub use record::Record;
pub use state::status::{Impossible, Status};
pub use trace::Why;
pub use watch::Watch;
