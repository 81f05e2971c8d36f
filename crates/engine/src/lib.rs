//! A chess program that takes a seat at the board.
//!
//! [`Engine`] drives a program that speaks UCI, whatever it does: it may be
//! silent, talk nonsense, or die. [`acts`] turns the move it has chosen into
//! what a hand does at a board, in the order that the Laws ask for.
//!
//! ```
//! use touchmove_board::Position;
//! use touchmove_engine::acts;
//!
//! let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
//! let castles = position.find_move("e1".parse().unwrap(), "g1".parse().unwrap(), None).unwrap();
//! let done: Vec<String> = acts(&position, castles).iter().map(ToString::to_string).collect();
//! assert_eq!(done, ["shifts e1 g1", "shifts h1 f1"]);
//! ```
//!
//! The program is one that the user has and names; none comes with Touchmove.

mod acts;
mod config;
mod engine;
mod error;
mod policy;
mod process;
mod request;
mod uci;

pub use acts::{acts, plays};
pub use config::{EngineConfig, find_stockfish};
pub use engine::Engine;
pub use error::EngineError;
pub use policy::DrawPolicy;
pub use request::{Clock, Request, Thought};
pub use uci::Score;
