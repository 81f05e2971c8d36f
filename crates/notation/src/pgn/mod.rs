//! PGN files: reading, playing through, writing.
//!
//! [`games`] reads a slice and [`Reader`] a stream into [`Game`] trees; under
//! both lies [`read_game`], which shows a [`Visitor`] each part as it comes
//! and allocates nothing. None of them look at positions: [`play`] does.
//!
//! Reading never fails. Whatever is wrong with a text is a [`Problem`] with
//! its [`Place`] and what would be right, and reading goes on behind it. Where
//! a text leaves open where a game ends, these rules hold:
//!
//! - A result ends a game, with the comments of its paragraph. So does a tag
//!   after moves, unless the numbers of the moves go on after it.
//! - Tags after tags are a new game where a name comes again after an empty
//!   line, or `Event` comes again.
//! - `1.` after moves and an empty line is a new game without tags.
//! - A result in a variation ends a game only before an empty line, tags or
//!   the end: then the variation was never closed.
//! - A comment without end ends at a whole tag pair that begins a line.
//! - Text before tags and moves belongs to no game and is left out.

mod build;
mod chunks;
mod command;
mod encoding;
mod line;
mod locate;
mod movetext;
mod nag;
mod names;
mod outcome;
mod parser;
mod plain;
mod play;
mod problem;
mod reader;
mod record;
mod scan;
mod setup;
mod tag;
mod text;
mod token;
mod tree;
mod vector;
mod visitor;
mod wrap;
mod write;
mod writer;

pub use chunks::{Chunk, Chunks, Joint, Reached};
pub(crate) use encoding::to_utf8;
pub use outcome::{NoSuchOutcome, Outcome};
pub use parser::{Step, read_game};
pub use play::{Played, Stop, StopReason, play, play_on};
pub use problem::{Place, Problem, ProblemKind};
pub use reader::{Games, Reader, games};
pub(crate) use reader::{Source, sources};
pub use record::{Record, WrittenMove};
pub use setup::{Rules, SetupError};
pub use tag::is_tag_name;
pub use text::decode;
pub use tree::{Eval, Game, Line, MoveNode, TagPair};
pub use visitor::{Moves, Tag, Visitor};
pub use write::write;
pub(crate) use write::write_in;
pub(crate) use writer::Manner;
