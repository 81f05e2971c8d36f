//! Helpmate solver: decides whether a player can still checkmate by any possible series of legal
//! moves.
//!
//! It also decides dead positions (in 2023: Articles 5.1.2, 5.2.2, 6.9, 7.5.5). Both players
//! cooperate, so the question is whether a helpmate of any length exists. Castling, en passant and
//! forced moves follow the rules. The 50-move and 75-move counts and repetitions are ignored.
//!
//! ```
//! use touchmove_board::{Color, Position};
//! use touchmove_mate::{can_mate, is_dead, MateAnswer, Budget};
//!
//! // A lone knight mates only if a piece of the opponent blocks a square.
//! let position: Position = "8/8/8/8/4k3/8/8/KN5r w - - 0 1".parse().unwrap();
//! let MateAnswer::Yes(line) = can_mate(&position, Color::White, Budget::default()) else { panic!() };
//! let mate = line.iter().fold(position, |p, &m| p.after(m));
//! assert!(mate.is_checkmate() && mate.turn() == Color::Black);
//!
//! let bare: Position = "8/8/8/8/8/1k6/8/KN6 w - - 0 1".parse().unwrap();
//! assert!(is_dead(&bare, Budget::default()).is_dead());
//! ```
//!
//! # Overview
//!
//! - [`can_mate`] asks about one player. [`MateAnswer::Yes`] carries a line of legal moves that
//!   ends in checkmate and was replayed move by move. [`MateAnswer::No`] carries a proof.
//!   [`MateAnswer::Undecided`] means that the [`Budget`] was used up or the caller stopped the
//!   search ([`Effort`]). Nothing is guessed.
//! - [`quick`] answers from the board alone in almost no time, or returns `None`.
//! - [`proved_unable`] is for positions by the million. It looks for a proof that a player cannot
//!   mate, but only where the filter [`may_be_unable`] passes. It never says yes.
//! - [`is_dead`] asks about both players at once (Article 5.2.2).
//! - [`legality`] asks about the past: can the position have arisen? A game that leads there is the
//!   proof ([`leads_to`]).
//! - A lost chance never returns: a player who can mate at the end of a game could mate at every
//!   moment before. A whole game therefore needs one question, about its last position.
//!   [`first_dead`] finds the first dead position.
//!
//! # Speed
//!
//! All 60,000 questions about the ends of 30,000 real games lost on time are decided, in 3 to 4
//! microseconds each on average. [`proved_unable`] finds all 864 answers "no" among them in half a
//! microsecond each. With the default budget it leaves none of the 3,602 questions of a public set
//! of hard positions undecided. This is fast enough after every move of a game in progress. For
//! recorded games in bulk, [`first_dead`] asks about the last position first.
//!
//! # Proofs
//!
//! 1. [`Proof::Material`]: theorems about the pieces on the board. The tests check each theorem by
//!    enumeration.
//! 2. [`Proof::Walls`]: a set of squares for every piece that it can never leave. No mate fits into
//!    the sets.
//! 3. [`Proof::Exhausted`]: every reachable position was examined, or falls under 1 or 2, and none
//!    is the mate.
//! 4. [`Proof::KingGroups`]: the same, with positions grouped that differ only in the square of one
//!    king.
//!
//! # Unreachable positions
//!
//! Legal moves are those of [`Position`](touchmove_board::Position). A player without a king cannot
//! be mated. The theorems and walls apply to ordinary positions: one king each, the opponent's not
//! capturable, no pawn on a last rank. Elsewhere only the search decides.
//!
//! # Limits
//!
//! [`can_mate`] does not look for the shortest line; [`shorten`] does, within a bounded search.
//! [`forces_mate`] tells whether a mate can be *forced*, for a few moves only.
//!
//! # Features
//!
//! All are on by default. `std` detects processor features; without it the crate needs only `core`
//! and `alloc`. `deep` decides the hardest questions. `proof-games` searches for games that prove a
//! position legal: [`legality`], [`legality_of_fen`] and [`leads_to`]. [`illegality`] counts pieces
//! and retracts one move, and needs no feature.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod answer;
mod bishop_abstraction;
mod check;
mod dead_position;
mod effort;
mod forced_mate;
mod key;
#[cfg(feature = "deep")]
mod king_groups;
mod legality;
mod line;
mod line_shortening;
mod mate_patterns;
mod material;
mod material_left;
mod planned_mates;
mod preconditions;
mod proof;
#[cfg(feature = "proof-games")]
mod proof_games;
mod quick_answer;
mod quick_filter;
mod search;
mod walls;

pub use answer::{Budget, Effort, MateAnswer};
pub use check::{Rejection, check};
pub use dead_position::{Deadness, first_dead, is_dead};
pub use forced_mate::forces_mate;
pub use legality::{Illegality, illegality, impossible_start};
pub use line::mates;
pub use line_shortening::{Shortened, shorten};
pub use material_left::MaterialLeft;
pub use proof::{Closure, Confined, KingGroup, KingGroups, MaterialTheorem, Proof, Walls};
#[cfg(feature = "proof-games")]
pub use proof_games::{Legality, leads_to, legality, legality_of_fen};
pub use quick_answer::quick;
pub use quick_filter::{may_be_dead, may_be_unable, may_have_died, proved_unable};
pub use search::can_mate;
