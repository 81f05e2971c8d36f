//! Games over HTTP and WebSockets, for players, arbiters and spectators on
//! their own devices.
//!
//! A [`Server`] uses one [store](touchmove_store). A report from a board is submitted to its game,
//! which rules on it. The event and its rulings are appended to the journal in one entry. Then the
//! sender gets a receipt, and every client that may see the event gets the news.
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
//! - Each game has one order of events, by the server's clock in milliseconds. An event happens when
//!   it arrives: as at a board, latency is not compensated.
//! - The journal is the source of truth. The state in memory can be dropped at any time.
//! - Each participant has a seat, which is a link with a secret. The Laws determine what a seat may
//!   do and see.
//! - Clocks stop while no server is running. The first server to start afterwards stops the clocks of
//!   running games, on record.
//!
//! # The folders
//!
//! A folder uses only folders below it in this table. No two files use each other.
//!
//! | folder | content |
//! | --- | --- |
//! | `process` | startup, shutdown, network connections, recovery after a crash |
//! | `api`, `ws`, `pages` | HTTP requests, WebSockets, the pages |
//! | `registry` | all games and competitions: creation, admission, views of readers |
//! | `engines` | computer opponents |
//! | `dto` | JSON types of requests and answers |
//! | `games` | one game: its journal, its state, one event at a time |
//! | `access` | seats, authority, permissions, limits |
//! | `reader` | separate processes that read untrusted files |
//! | `push` | messages to devices whose page is closed: encryption, signature, delivery |
//! | `work` | long computations, in the background |
// `touchmove admin` uses a Unix socket, which Windows lacks.
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
mod utc_date;
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
pub use utc_date::UtcDate;

#[cfg(test)]
mod tests;
