//! Chess engines as players at a board.
//!
//! [`Engine`] drives a UCI engine, even one that hangs, sends nonsense or dies. [`acts`] converts
//! the engine's move to the acts of a hand, in the order that the Laws require.
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
//! The user supplies the engine. Touchmove does not include one.

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
