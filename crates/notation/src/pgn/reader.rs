//! Games from a stream of bytes.

use super::build::Builder;
use super::encoding::{Decoder, to_utf8};
use super::scan::is_line_end;
use super::{Game, Place, Step, read_game};
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// Reads games from bytes that come piece by piece. What is not a whole game
/// yet is kept; whether a game is whole often shows only when the next one
/// begins.
///
/// ```
/// let mut reader = touchmove_notation::pgn::Reader::new();
/// reader.feed(b"[White \"A\"]\n\n1. e4 e5 1/2-1/2\n\n[White \"B\"]\n\n1. d");
/// assert_eq!(reader.next_game().unwrap().tag("White"), Some("A"));
/// assert!(reader.next_game().is_none());
/// reader.feed(b"4 *");
/// reader.finish();
/// assert_eq!(reader.next_game().unwrap().line.moves[0].text, "d4");
/// assert!(reader.next_game().is_none());
/// ```
#[derive(Debug, Clone, Default)]
pub struct Reader {
    decoder: Decoder,
    bytes: Vec<u8>,
    cursor: Cursor,
    finished: bool,
    /// How many bytes were there when the last attempt failed.
    tried: usize,
}

/// How far some bytes have been read.
#[derive(Debug, Clone, Copy, Default)]
struct Cursor {
    at: usize,
    place: Place,
}

impl Cursor {
    fn next_game(&mut self, bytes: &[u8], at_end: bool) -> Result<Option<Game>, Unfinished> {
        let rest = bytes.get(self.at..).unwrap_or(&[]);
        let before = self.at.checked_sub(1).and_then(|before| bytes.get(before));
        let starts_line = before.is_none_or(|&byte| is_line_end(byte));
        let mut builder = Builder::new(rest, self.place);
        match read_game(rest, at_end, starts_line, &mut builder) {
            Step::Incomplete => Err(Unfinished),
            Step::End => Ok(None),
            Step::Game { length } => {
                let (game, place) = builder.finish(length);
                *self = Cursor { at: self.at + length, place };
                Ok(Some(game))
            }
        }
    }
}

struct Unfinished;

impl Reader {
    /// A reader at the beginning of a file.
    ///
    /// ```
    /// assert!(touchmove_notation::pgn::Reader::new().next_game().is_none());
    /// ```
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Takes the next bytes, however many.
    ///
    /// ```
    /// let mut reader = touchmove_notation::pgn::Reader::new();
    /// reader.feed(b"1. e4 *");
    /// ```
    pub fn feed(&mut self, bytes: &[u8]) {
        self.forget();
        self.decoder.push(bytes, &mut self.bytes);
    }

    /// Says that nothing more comes.
    ///
    /// ```
    /// let mut reader = touchmove_notation::pgn::Reader::new();
    /// reader.feed(b"1. e4");
    /// reader.finish();
    /// assert!(reader.next_game().is_some());
    /// ```
    pub fn finish(&mut self) {
        self.decoder.finish(&mut self.bytes);
        self.finished = true;
    }

    /// The next game; `None` where more bytes are needed, and after the last.
    ///
    /// ```
    /// let mut reader = touchmove_notation::pgn::Reader::new();
    /// reader.feed(b"* [Event \"2\"] *");
    /// assert!(reader.next_game().is_some() && reader.next_game().is_none());
    /// ```
    pub fn next_game(&mut self) -> Option<Game> {
        if !self.finished && !self.is_worth_trying() {
            return None;
        }
        match self.cursor.next_game(&self.bytes, self.finished) {
            Ok(game) => {
                self.tried = 0;
                game
            }
            Err(Unfinished) => {
                self.tried = self.bytes.len() - self.cursor.at;
                None
            }
        }
    }

    /// A long game that comes in small pieces is not read from its beginning
    /// with each of them.
    fn is_worth_trying(&self) -> bool {
        let there = self.bytes.len() - self.cursor.at;
        there > self.tried && (there < 1 << 13 || there - self.tried > self.tried / 16)
    }

    /// Lets go of what has been read, but for the last byte: it tells whether
    /// a line begins.
    fn forget(&mut self) {
        if self.cursor.at > 1 << 12 && self.cursor.at > self.bytes.len() / 2 {
            self.bytes.drain(..self.cursor.at - 1);
            self.cursor.at = 1;
        }
    }
}

/// Every game of some bytes.
///
/// ```
/// let text = b"[White \"A\"] 1. e4 e5 1-0 [White \"B\"] 1. d4 *";
/// let white: Vec<_> = touchmove_notation::pgn::games(text)
///     .map(|game| game.tag("White").unwrap_or("?").to_owned())
///     .collect();
/// assert_eq!(white, ["A", "B"]);
/// ```
pub fn games(bytes: &[u8]) -> Games<'_> {
    Games { bytes: to_utf8(bytes), cursor: Cursor::default() }
}

/// A game with the bytes it was read from.
pub(crate) struct Source<'a> {
    pub game: Game,
    pub bytes: &'a [u8],
    /// The place of the first byte.
    pub place: Place,
}

/// The games of bytes that are UTF-8 or one byte a character; the first byte is at `place`.
pub(crate) fn sources(bytes: &[u8], place: Place) -> impl Iterator<Item = Source<'_>> {
    let mut cursor = Cursor { at: 0, place };
    core::iter::from_fn(move || {
        let Cursor { at, place } = cursor;
        let game = cursor.next_game(bytes, true).ok().flatten()?;
        let bytes = bytes.get(at..cursor.at).unwrap_or_default();
        Some(Source { game, bytes, place })
    })
}

/// The games of some bytes; see [`games`].
#[derive(Debug, Clone)]
pub struct Games<'a> {
    bytes: Cow<'a, [u8]>,
    cursor: Cursor,
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        self.cursor.next_game(&self.bytes, true).ok().flatten()
    }
}
