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
//! The user supplies the engine. Touchmove does not include one. Without the feature `process` the
//! crate runs in browsers too: [`turn`] says what a computer opponent does next, and [`Sparring`]
//! when it breaks the Laws.

/// Name of the opponent that needs no chess program ([`touchmove_search`]).
pub const BUILT_IN: &str = "Touchmove";

mod acts;
#[cfg(feature = "process")]
mod config;
#[cfg(feature = "process")]
mod engine;
#[cfg(feature = "process")]
mod error;
mod policy;
#[cfg(feature = "process")]
mod process;
#[cfg(feature = "process")]
mod request;
mod sparring;
mod task;
mod thought;
mod turn;
#[cfg(feature = "process")]
mod uci;

pub use acts::{acts, plays};
#[cfg(feature = "process")]
pub use config::{EngineConfig, find_stockfish};
#[cfg(feature = "process")]
pub use engine::Engine;
#[cfg(feature = "process")]
pub use error::EngineError;
pub use policy::DrawPolicy;
#[cfg(feature = "process")]
pub use request::Request;
pub use sparring::{HELD_MS, Sparring, irregular_acts, is_put_back};
pub use task::Task;
pub use thought::{Clock, Score, Thought};
pub use turn::{Turn, turn};
