//! Helpmate solver: decides whether a player can still checkmate by any possible series of legal
//! moves.
//!
//! The crate also decides dead positions (in 2023: Articles 5.1.2, 5.2.2, 6.9, 7.5.5). Both players
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
//! - [`can_mate`] decides the question for one player. [`MateAnswer::Yes`] has a line of legal
//!   moves that ends in checkmate; the crate has replayed the line. [`MateAnswer::No`] has a proof.
//!   [`MateAnswer::Undecided`] means that the [`Budget`] was used up or the caller stopped the
//!   search ([`Effort`]). The crate never guesses.
//! - [`quick`] answers in almost no time without a search, or returns `None`.
//! - [`proved_unable`] is meant for millions of positions. It looks for a proof that a player
//!   cannot mate, but only in positions that pass the filter [`may_be_unable`]. It never answers
//!   that a player can mate.
//! - [`is_dead`] decides the question for both players at once (Article 5.2.2).
//! - [`legality`] decides whether a game can lead to the position. The proof is such a game
//!   ([`leads_to`]).
//! - A player who can mate at the end of a game could mate at every earlier moment. One question
//!   about the last position can therefore cover a whole game. [`first_dead`] finds the first dead
//!   position.
//!
//! # Speed
//!
//! The crate decides all 60,000 questions about the ends of 30,000 real games lost on time. Each
//! takes 3 to 4 microseconds on average. [`proved_unable`] finds all 864 answers "no" among them in
//! half a microsecond each. With the default budget, [`can_mate`] decides all 3,602 questions of a
//! public set of hard positions. It is fast enough to run after every move of a game in progress.
//! For recorded games in bulk, [`first_dead`] asks about the last position first.
//!
//! # Proofs
//!
//! 1. [`Proof::Material`]: theorems about the pieces on the board. The tests check each theorem by
//!    enumeration.
//! 2. [`Proof::Walls`]: a set of squares for every piece that the piece can never leave. No mate is
//!    possible within the sets.
//! 3. [`Proof::Exhausted`]: every reachable position was examined, or is covered by a proof of kind
//!    1 or 2, and none of them is the mate.
//! 4. [`Proof::KingGroups`]: the same proof as 3, but positions that differ only in the square of
//!    one king are grouped.
//!
//! # Unreachable positions
//!
//! Legal moves are those of [`Position`](touchmove_board::Position). A player without a king cannot
//! be mated. The theorems and walls apply only to ordinary positions. In these each player has one
//! king, the opponent's king cannot be captured, and no pawn is on the first or last rank. Other
//! positions are decided only by search.
//!
//! # Limits
//!
//! [`can_mate`] does not look for the shortest line. [`shorten`] looks for it in a bounded search.
//! [`forces_mate`] decides whether a mate can be *forced*, but only within a few moves.
//!
//! # Features
//!
//! All features are on by default. `std` detects processor features; without it the crate needs
//! only `core` and `alloc`. `deep` decides the hardest questions. `proof-games` adds the search for
//! games that prove a position legal: [`legality`], [`legality_of_fen`] and [`leads_to`].
//! [`illegality`] needs no feature: it counts pieces and retracts one move.
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
