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
//!
//! # The folders
//!
//! What is above uses what is below, and no two files use each other.
//!
//! | folder | what |
//! | --- | --- |
//! | `process` | starting, stopping, connections of the network, recovery after a crash |
//! | `api`, `ws`, `pages` | requests, WebSockets, the pages |
//! | `hall` | all games and competitions: setting them up, letting people in, what they read |
//! | `engines` | computer opponents |
//! | `dto` | the shapes that are sent and read |
//! | `games` | one game: its journal, what it amounts to, one event at a time |
//! | `access` | seats, authority, permissions, limits |
//! | `reader` | files of strangers, read by processes of their own |
//! | `push` | messages to devices whose page is closed: sealing, signing, sending |
//! | `work` | what takes long, where nobody waits for it |
// `touchmove admin` comes in by a socket in the file system, which Windows has not.
#![cfg_attr(not(unix), allow(dead_code))]

mod access;
mod api;
mod config;
mod dto;
mod engines;
mod games;
mod language;
mod metrics;
mod pages;
mod problem;
mod process;
mod push;
pub mod read;
mod reader;
mod registry;
mod session_clock;
mod site;
mod text_input;
mod work;
mod ws;

pub use access::creation_policy::Creating;
pub use access::hosts::{HostName, ParseHostNameError};
pub use access::network::{Network, ParseNetworkError};
pub use api::openapi;
pub use config::{Config, EngineConfig, Keep, Limits};
pub use process::serve::{ServeError, Server};
pub use process::stores::{backup, check, copy, forget_again, search};
pub use push::{ParsePushServiceError, PushService};
pub use reader::read_files;
pub use site::{Origin, ParseOriginError, ParsePrefixError, Prefix};
pub use touchmove_store::{Checked, Fault, Place};

#[cfg(test)]
mod tests;
