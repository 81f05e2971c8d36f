//! A game at the board as events: what was observed, what is ruled.
//!
//! A [`Game`] takes [`Event`]s and answers with rulings. It works on facts
//! alone: an illegal move is a fact that brings rulings about when somebody
//! notices it.

mod acts;
mod adjournment;
mod arbiter;
mod attempt;
mod blind;
mod breach;
mod changing_places;
mod displaced;
mod draws;
mod event;
mod flags;
mod game;
mod half_castling;
mod irregularities;
mod moves;
mod ply;
mod possible;
mod precedence;
mod press;
mod press_back;
pub mod protocol;
mod queries;
mod reasons;
mod resumption;
mod scoresheet;
mod second_move;
mod status;

pub use event::{Act, Actor, Event, Ground, Hands, Matter, MoveText};
pub use game::Game;
pub use protocol::{Judged, Protocol, ProtocolError};
pub use status::{Impossible, Status};
