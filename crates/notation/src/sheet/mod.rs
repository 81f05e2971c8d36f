//! Scoresheets as players type them, in any supported notation.
//!
//! [`games`] reads PGN like [`pgn::games`](crate::pgn::games). All other text is read as a
//! scoresheet that a player has typed. Such text may have forms such as `1)`, Arabic numerals,
//! `o.l.`, headings and announced moves. [`read`] resolves the moves. It tries every
//! [`Notation`](crate::Notation) and does not guess. For the first unreadable move it lists similar
//! legal moves. [`Reading::write`] writes the game in any other notation.
//!
//! ```
//! use touchmove_notation::sheet::{Form, games, read};
//! use touchmove_notation::Notation;
//!
//! let finnish = "1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5 Re4 5. Dxd4";
//! let game = games(finnish).pop().unwrap();
//! let reading = read(&game, None).unwrap();
//! assert_eq!(reading.notations, [Notation::Finnish]);
//! let greek = reading.write(Notation::Greek, Form::Pgn);
//! assert_eq!(greek, "1. ε4 ε5 2. Ιζ3 Ιζ6 3. δ4 εxδ4 4. ε5 Ιε4 5. Βxδ4\n\n");
//! ```

mod candidates;
mod comments;
mod continued_game;
mod file;
mod heading;
mod language_detection;
mod language_pairs;
mod line;
mod normalisation;
mod partial;
mod reading;
mod similarity;
mod text;
mod write;

pub(crate) use candidates::near_moves;
pub use candidates::{Candidate, candidates};
pub use continued_game::{Break, BreakKind, Part, read_on};
pub use file::{Entry, Intake, games, games_in};
pub(crate) use heading::is_move;
pub(crate) use language_detection::moves_in_other_letters;
pub use language_detection::{is_foreign, notations, read};
pub use partial::{Unread, read_as_far};
pub use reading::{Clash, NumberMismatch, ReadError, Reading, UnreadableMove, UnreadableReason};
pub use write::Form;
