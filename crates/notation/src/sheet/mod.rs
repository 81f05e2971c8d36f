//! Scoresheets as players type them, in any of the notations that are known.
//!
//! [`games`] reads PGN as [`pgn::games`](crate::pgn::games) does. A game that is not PGN
//! it reads again as people type: `1)`, Arabic numerals,
//! `o.l.`, headings, announced moves. [`read`] finds the moves: it tries every
//! [`Notation`](crate::Notation), guesses nothing, and says of the first move that it cannot
//! read which legal moves were nearly written so. [`Reading::write`] writes
//! the game in any other notation.
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

mod beyond;
mod candidates;
mod comments;
mod file;
mod folded;
mod heading;
mod likeness;
mod line;
mod mixed;
mod reading;
mod recognise;
mod text;
mod write;

pub use beyond::{Break, BreakKind, Part, read_on};
pub use candidates::{Candidate, candidates};
pub use file::{games, games_in};
pub use reading::{Clash, Misnumbered, Reading, Unread, Unreadable, Why};
pub use recognise::{is_foreign, notations, read};
pub use write::Form;
