//! A game against the computer that needs no server.
//!
//! [`Host`] takes the messages that a page sends to a server, and answers with a server's messages.
//! It has the same setup, rules and views, and the computer opponent that every server has. It reads
//! no clock and keeps no files: the page passes the time with each call, and keeps the
//! [record](SavedGame).
//!
//! ```
//! use serde_json::json;
//! use touchmove_explain::Language;
//! use touchmove_local::{Host, Now};
//!
//! let now = Now { at_ms: 0, wall_ms: 0 };
//! let engine = json!({ "name": "Touchmove", "plays": "black", "elo": 400 });
//! let new = json!({ "tags": { "TimeControl": "900+10" }, "engine": engine });
//! let mut host = Host::create("local-1", new, now).unwrap();
//! let told = host.hear(&json!({ "sit": { "after": 0 } }), Language::English, now);
//! assert_eq!(told[0]["table"]["you"], "white");
//! for act in ["White plays e4", "White presses"] {
//!     host.hear(&json!({ "submit": { "event": act } }), Language::English, now);
//! }
//! while host.step(now).is_some() {}
//! assert!(host.news(now).unwrap()["news"].to_string().contains("Black presses"));
//! ```

mod computer;
mod game;
mod host;
mod reads;
mod saved;

pub use host::{Host, Now};
pub use saved::SavedGame;
