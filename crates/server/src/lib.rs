//! Games over HTTP and WebSockets, for players, arbiters and spectators on
//! their own devices.
//!
//! A [`Server`] runs over one [store](touchmove_store). What somebody
//! says has happened at a board goes to the game, which rules on it; event and
//! rulings are written to the journal together; then it is acknowledged and
//! everybody who may know is told.
//!
//! ```no_run
//! # async fn run() -> Result<(), touchmove_server::ServeError> {
//! use touchmove_server::{Config, Server};
//!
//! let config = Config { store: "memory".into(), ..Config::default() };
//! let server = Server::start(config).await?;
//! println!("http://{}", server.address());
//! server.run(std::future::pending()).await;
//! # Ok(())
//! # }
//! ```
//!
//! # The mental model
//!
//! - One order of events a game, by the server's own clock, in milliseconds.
//!   What arrives later happened later: at a board nobody is repaid for the
//!   way of the hand.
//! - The journal is the truth; what is in memory can be thrown away at any time.
//! - Everybody has a seat, and a seat is a link with a secret. What a seat may
//!   do and see follows the Laws.
//! - When no server runs no time passes. Whoever starts first afterwards stops
//!   the clocks of the games that were running, on the record.

mod agreement;
mod alarm;
mod api;
mod axis;
mod call;
mod competition;
mod config;
mod connections;
mod desk;
mod engine;
mod fold;
mod hall;
mod happening;
mod language;
mod limits;
mod look;
mod page;
mod presence;
mod problem;
pub mod read;
mod recovery;
mod scene;
mod sealed;
mod seats;
mod serve;
mod setup;
mod sight;
mod table;
mod view;
mod ws;

pub use api::openapi;
pub use config::{Config, EngineConfig, Limits};
pub use serve::{ServeError, Server, backup};

#[cfg(test)]
mod tests;
