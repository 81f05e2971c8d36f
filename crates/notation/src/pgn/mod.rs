//! PGN files: reading, replaying and writing games.
//!
//! [`games`] parses a slice and [`Reader`] a stream into [`Game`] trees. Both are built on
//! [`read_game`], which reports each part to a [`Visitor`] without allocation. None of these
//! functions checks moves against positions; [`play`] does.
//!
//! Reading never fails. Each error in the text becomes a [`Problem`] with its [`Place`] and the
//! expected text. The reader continues after the error. If the end of a game is ambiguous, these
//! rules decide:
//!
//! - A result ends a game, together with the comments in the same paragraph. A tag after moves also
//!   ends the game, unless the move numbers continue after the tag.
//! - Tags after tags start a new game if `Event` repeats, or if any name repeats after an empty
//!   line.
//! - `1.` after moves and an empty line starts a new game, which has no tags.
//! - A result in a variation ends the game only if an empty line, tags or the end of the text
//!   follows. The variation then lacks its closing bracket.
//! - A comment without a closing brace ends at a complete tag pair at the start of a line.
//! - Text before tags and moves is not part of a game and is skipped.

mod chunks;
mod command;
mod encoding;
mod export;
mod fast_path;
mod form;
mod game_builder;
mod ledger;
mod line_wrap;
mod locator;
mod move_writer;
mod movetext;
mod nag;
mod nesting;
mod numbers;
mod outcome;
mod paragraph;
mod parser;
mod play;
mod problem;
mod reader;
mod record;
mod record_parts;
mod same_content;
mod scan;
mod setup;
mod simd_scan;
mod tag;
mod tag_names;
mod text;
mod token;
mod tree;
mod visitor;
mod written;

pub use chunks::{Chunk, ChunkEnd, ChunkJoiner, Chunks};
pub(crate) use encoding::to_utf8;
pub use export::write;
pub(crate) use export::write_in;
pub use ledger::{Ledger, Part};
pub(crate) use move_writer::WriteStyle;
pub(crate) use outcome::is_result_text;
pub use outcome::{Outcome, ParseOutcomeError};
pub use parser::{Step, read_game};
pub use play::{Played, Stop, StopReason, play, play_on};
pub use problem::{Place, Problem, ProblemKind};
pub(crate) use reader::sources;
pub use reader::{Games, Reader, games};
pub use record::{Record, WrittenMove};
pub use same_content::same_content;
pub use setup::{Rules, SetupError};
pub use tag::is_tag_name;
pub use text::decode;
pub use tree::{Eval, Game, MoveLine, MoveNode, TagPair};
pub use visitor::{Moves, Tag, Visitor};
pub use written::Written;
