//! Readers of PGN. Each is used in the way that its documentation shows.

use super::Sum;
use shakmaty::{CastlingMode, Chess, fen::Fen};
use std::io::Cursor;
use std::ops::ControlFlow::{self, Continue};
use touchmove_board::Position;
use touchmove_notation::pgn::{Step, Tag, Visitor, read_game};
use touchmove_notation::read_san_bytes;

pub struct Reader {
    pub name: &'static str,
    pub read: fn(&[u8]) -> Sum,
    /// True if the reader checks moves, false if it only tokenises them.
    pub checks: bool,
}

/// Touchmove is first. The reader to which the ratios refer is second.
pub const READERS: [Reader; 4] = [
    Reader { name: "touchmove", read: |bytes| ours(bytes, Checking::default()), checks: true },
    PEER,
    Reader {
        name: "touchmove, tokens only",
        read: |b| ours(b, Counting::default()),
        checks: false,
    },
    Reader { name: "pgn-reader, tokens only", read: theirs::<Tokens>, checks: false },
];

pub const MEASURE: usize = 1;

/// Fastest other reader that checks moves.
pub const PEER: Reader =
    Reader { name: "pgn-reader 0.29.0 + shakmaty 0.30.1", read: theirs::<Legal>, checks: true };

fn ours<V: Visitor>(bytes: &[u8], mut visitor: V) -> Sum
where
    Sum: From<V>,
{
    let mut rest = bytes;
    while let Step::Game { length } = read_game(rest, true, true, &mut visitor) {
        rest = &rest[length..];
    }
    visitor.into()
}

#[derive(Default)]
struct Counting(Sum);

impl Visitor for Counting {
    fn begin_game(&mut self, _: usize) {
        self.0.games += 1;
    }

    fn san(&mut self, _: &[u8], _: usize) {
        self.0.plies += 1;
    }
}

impl From<Counting> for Sum {
    fn from(Counting(sum): Counting) -> Sum {
        sum
    }
}

#[derive(Default)]
struct Checking {
    sum: Sum,
    start: Position,
    /// Current position, or `None` after an unplayable move of the main line.
    position: Option<Position>,
    /// Number of open variations.
    depth: usize,
}

impl Visitor for Checking {
    fn begin_game(&mut self, _: usize) {
        self.sum.games += 1;
        self.position = Some(self.start);
        self.depth = 0;
    }

    fn tag(&mut self, tag: Tag<'_>, _: usize) {
        if tag.name == b"FEN" {
            self.position = tag.value().parse().ok();
        }
    }

    fn san(&mut self, text: &[u8], _: usize) {
        let Some(position) = self.position.filter(|_| self.depth == 0) else { return };
        self.position = read_san_bytes(&position, text).ok().map(|mv| position.after(mv));
        self.sum.plies += usize::from(self.position.is_some());
    }

    fn begin_variation(&mut self, _: usize) {
        self.depth += 1;
    }

    fn end_variation(&mut self, _: usize) {
        self.depth -= 1;
    }
}

impl From<Checking> for Sum {
    fn from(checking: Checking) -> Sum {
        checking.sum
    }
}

fn theirs<V: pgn_reader::Visitor + Default>(bytes: &[u8]) -> Sum
where
    Sum: From<V>,
{
    let mut visitor = V::default();
    let mut reader = pgn_reader::Reader::new(Cursor::new(bytes));
    while reader.read_game(&mut visitor).expect("bytes at hand").is_some() {}
    visitor.into()
}

#[derive(Default)]
struct Tokens(Sum);

impl pgn_reader::Visitor for Tokens {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        self.0.games += 1;
        Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        Continue(())
    }

    fn san(&mut self, (): &mut (), _: pgn_reader::SanPlus) -> ControlFlow<()> {
        self.0.plies += 1;
        Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

impl From<Tokens> for Sum {
    fn from(Tokens(sum): Tokens) -> Sum {
        sum
    }
}

#[derive(Default)]
struct Legal(Sum);

impl pgn_reader::Visitor for Legal {
    type Tags = Option<Chess>;
    /// Current position, or `None` after an unplayable move of the main line.
    type Movetext = Option<Chess>;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        self.0.games += 1;
        Continue(Some(Chess::default()))
    }

    fn tag(
        &mut self,
        start: &mut Option<Chess>,
        name: &[u8],
        value: pgn_reader::RawTag<'_>,
    ) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            *start = fen.and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
        }
        Continue(())
    }

    fn begin_movetext(&mut self, start: Option<Chess>) -> ControlFlow<(), Option<Chess>> {
        Continue(start)
    }

    fn san(&mut self, position: &mut Option<Chess>, san: pgn_reader::SanPlus) -> ControlFlow<()> {
        let Some(chess) = position else { return Continue(()) };
        match san.san.to_move(chess) {
            Ok(mv) => {
                shakmaty::Position::play_unchecked(chess, mv);
                self.0.plies += 1;
            }
            Err(_) => *position = None,
        }
        Continue(())
    }

    fn end_game(&mut self, _: Option<Chess>) {}
}

impl From<Legal> for Sum {
    fn from(Legal(sum): Legal) -> Sum {
        sum
    }
}
