//! A game at the board as events: what was observed, what is ruled.
//!
//! A [`Game`] takes [`Event`]s and answers with rulings. It works on facts
//! alone: an illegal move is a fact that brings rulings about when somebody
//! notices it.

mod acts;
mod adjournment;
mod adjusting;
mod advice;
mod answers;
mod arbiter;
mod attempt;
mod blind;
mod breach;
mod casual;
mod changing_places;
mod conduct;
mod displaced;
mod draws;
mod event;
mod finnish;
mod flags;
mod game;
mod half_castling;
mod irregularities;
mod limited;
mod moves;
mod penalties;
mod ply;
mod possible;
mod precedence;
mod presence;
mod press;
mod press_back;
pub mod protocol;
mod queries;
mod quickplay;
mod reasons;
mod record;
mod reinstating;
mod resumption;
mod scoresheet;
mod scoresheets;
mod second_move;
mod status;
mod stopping;
mod touches;
mod watch;
mod wrong_start;

pub use event::{
    Act, Actor, Adjournment, Blind, Claim, Clock, Conduct, Decision, Event, Ground, Hands, Matter,
    MoveText, Observation, Offer, Pieces, Presence, Writing,
};
pub use game::Game;
pub use protocol::{Judged, Protocol, ProtocolError};
pub use record::Record;
pub use status::{Impossible, Status};
pub use watch::Watch;
