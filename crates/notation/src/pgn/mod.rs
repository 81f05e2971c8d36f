//! PGN files: reading, replaying and writing games.
//!
//! [`games`] parses a slice and [`Reader`] a stream into [`Game`] trees. Both are built on
//! [`read_game`], which reports each part to a [`Visitor`] without allocating. None of them check
//! moves against positions; [`play`] does.
//!
//! Reading never fails. Each error in the text becomes a [`Problem`] with its [`Place`] and the
//! expected text, and reading continues after it. These rules decide where a game ends if the text
//! is ambiguous:
//!
//! - A result ends a game, together with the comments of its paragraph. A tag after moves also ends
//!   it, unless the move numbers continue after the tag.
//! - Tags after tags start a new game if a name repeats after an empty line, or if `Event` repeats.
//! - `1.` after moves and an empty line starts a new game without tags.
//! - A result in a variation ends the game only before an empty line, tags or the end of the text.
//!   The variation was then never closed.
//! - A comment without a closing brace ends at a complete tag pair at the start of a line.
//! - Text before tags and moves belongs to no game and is skipped.

mod chunks;
mod command;
mod encoding;
mod export;
mod fast_path;
mod game_builder;
mod line_wrap;
mod locator;
mod move_writer;
mod movetext;
mod nag;
mod nesting;
mod outcome;
mod parser;
mod play;
mod problem;
mod reader;
mod record;
mod scan;
mod setup;
mod simd_scan;
mod tag;
mod tag_names;
mod text;
mod token;
mod tree;
mod visitor;

pub use chunks::{Chunk, ChunkEnd, ChunkJoiner, Chunks};
pub(crate) use encoding::to_utf8;
pub use export::write;
pub(crate) use export::write_in;
pub(crate) use move_writer::WriteStyle;
pub use outcome::{Outcome, ParseOutcomeError};
pub use parser::{Step, read_game};
pub use play::{Played, Stop, StopReason, play, play_on};
pub use problem::{Place, Problem, ProblemKind};
pub use reader::{Games, Reader, games};
pub(crate) use reader::{Source, sources};
pub use record::{Record, WrittenMove};
pub use setup::{Rules, SetupError};
pub use tag::is_tag_name;
pub use text::decode;
pub use tree::{Eval, Game, MoveLine, MoveNode, TagPair};
pub use visitor::{Moves, Tag, Visitor};
