//! Can this player still checkmate by any possible series of legal moves?
//! Dead positions (in 2023: Articles 5.1.2, 5.2.2, 6.9, 7.5.5).
//!
//! Both players cooperate, so the question is whether a helpmate exists, of
//! whatever length. Castling, en passant and forced moves count as the rules
//! say; the moves counted for 50 and 75 and repetitions do not.
//!
//! ```
//! use touchmove_board::{Color, Position};
//! use touchmove_mate::{can_mate, is_dead, Answer, Budget};
//!
//! // A knight alone mates only where the opponent's own man is in the way.
//! let position: Position = "8/8/8/8/4k3/8/8/KN5r w - - 0 1".parse().unwrap();
//! let Answer::Yes(line) = can_mate(&position, Color::White, Budget::default()) else { panic!() };
//! let mate = line.iter().fold(position, |p, &m| p.after(m));
//! assert!(mate.is_checkmate() && mate.turn() == Color::Black);
//!
//! let bare: Position = "8/8/8/8/8/1k6/8/KN6 w - - 0 1".parse().unwrap();
//! assert!(is_dead(&bare, Budget::default()).is_dead());
//! ```
//!
//! # The mental model
//!
//! - [`can_mate`] asks about one player and answers [`Answer::Yes`] with a
//!   line of legal moves that ends in checkmate, played through and tested
//!   move by move, [`Answer::No`] with the reason, or [`Answer::Undecided`]
//!   when the [`Budget`] was used up, or whoever asked gave up ([`Effort`]).
//!   Nothing is guessed.
//! - [`quick`] is the part of it that looks at the board alone and takes next
//!   to no time; where it cannot tell it says nothing.
//! - [`proved_unable`] is for positions by the million: the proof that a
//!   player cannot mate, where a glance ([`may_be_unable`]) makes it worth
//!   looking for one. It never says yes.
//! - [`is_dead`] asks about both players at once (Article 5.2.2).
//! - [`legality`] asks about the past instead of the future: can the position
//!   have arisen? A game that leads there is the proof ([`leads_to`]).
//! - Who has lost the chance does not get it back: if a player can mate at
//!   the end of a game, that player could at every moment before. So a whole
//!   game needs one question, about its last position; [`first_dead`] finds
//!   the moment it died, if it did.
//!
//! # How long it takes
//!
//! On the ends of 30,000 real games lost on time all 60,000 questions are
//! decided, in 3 to 4 microseconds each on the average; [`proved_unable`] finds
//! all 864 that are no in half a microsecond each. Of the 3,602 questions
//! of a public set of hard positions none stays undecided with the default budget.
//! After every move of a game that is being played this is no burden; for
//! recorded games in bulk [`first_dead`] asks about the last position first.
//!
//! # Reasons for No
//!
//! 1. [`Proof::Material`]: theorems about what is on the board. The tests
//!    check each of them by enumeration.
//! 2. [`Proof::Walls`]: for every man a set of squares that it cannot leave
//!    whatever is played, and in which no mate can be set up.
//! 3. [`Proof::Exhausted`]: every position that can be reached has been
//!    looked at (or falls under 1 or 2), and none is that mate.
//! 4. [`Proof::Roaming`]: the same, with the positions that differ only in
//!    where one king is taken together.
//!
//! # Positions that no game can reach
//!
//! Legal moves are those of [`Position`](touchmove_board::Position). A player
//! without a king cannot be mated. The theorems and walls speak of ordinary
//! positions (one king each, the opponent's not capturable, no pawn on a last
//! rank); in others only the search decides.
//!
//! # What it does not do
//!
//! It does not look for the shortest line; [`shorten`] does, as far as a bounded search goes. Whether a mate can be *forced*, it
//! says for a few moves only ([`forces_mate`]).
//!
//! # Features
//!
//! All are on by default. `std` detects what the processor can do; without it `core` and `alloc`
//! are enough. `deep` decides the hardest questions. `proof-games` searches games that prove a
//! position legal: [`legality`], [`legality_of_fen`] and [`leads_to`]. [`illegality`], which counts
//! pieces and takes back one move, needs no feature.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod answer;
mod bishops;
mod check;
mod dead;
mod forced;
mod glance;
mod key;
mod left;
mod legality;
mod line;
mod material;
mod ordinary;
mod picture;
mod plan;
mod proof;
#[cfg(feature = "proof-games")]
mod proof_games;
mod quick;
#[cfg(feature = "deep")]
mod roam;
mod search;
mod shorten;
mod walls;
mod work;

pub use answer::{Answer, Budget, Effort};
pub use check::{Rejection, check};
pub use dead::{Deadness, first_dead, is_dead};
pub use forced::forces_mate;
pub use glance::{may_be_dead, may_be_unable, may_have_died, proved_unable};
pub use left::Left;
pub use legality::{Illegality, illegality, impossible_start};
pub use line::mates;
pub use proof::{Closure, Confined, MaterialTheorem, Place, Proof, Roaming, Walls};
#[cfg(feature = "proof-games")]
pub use proof_games::{Legality, leads_to, legality, legality_of_fen};
pub use quick::quick;
pub use search::can_mate;
pub use shorten::{Shortened, shorten};
