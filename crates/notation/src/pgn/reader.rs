//! Streaming reader of games.

use super::encoding::{Decoder, to_utf8};
use super::game_builder::Builder;
use super::scan::is_line_end;
use super::{Game, Place, Step, read_game};
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// Reads games from a stream that arrives in pieces. The bytes of an incomplete game stay in a
/// buffer. Often only the start of the next game shows that a game is complete.
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
    /// Number of unread bytes at the last attempt that found no complete game.
    tried: usize,
}

/// Place of the next game in a buffer.
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
    /// Creates a reader at the beginning of a file.
    ///
    /// ```
    /// assert!(touchmove_notation::pgn::Reader::new().next_game().is_none());
    /// ```
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Adds the next bytes. The number of bytes is arbitrary.
    ///
    /// ```
    /// let mut reader = touchmove_notation::pgn::Reader::new();
    /// reader.feed(b"1. e4 *");
    /// ```
    pub fn feed(&mut self, bytes: &[u8]) {
        self.discard_read();
        self.decoder.push(bytes, &mut self.bytes);
    }

    /// Marks the end of the stream.
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

    /// Returns the next game, or `None` if more bytes are needed or no game is left.
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

    /// Returns true if enough bytes have arrived since the last attempt. Otherwise every small
    /// piece of a long game would start a new parse from the beginning of the game, in quadratic
    /// time.
    fn is_worth_trying(&self) -> bool {
        let there = self.bytes.len() - self.cursor.at;
        there > self.tried && (there < 1 << 13 || there - self.tried > self.tried / 16)
    }

    /// Drops the bytes already read, except the last one. That byte shows whether a line starts
    /// after it.
    fn discard_read(&mut self) {
        if self.cursor.at > 1 << 12 && self.cursor.at > self.bytes.len() / 2 {
            self.bytes.drain(..self.cursor.at - 1);
            self.cursor.at = 1;
        }
    }
}

/// Returns an iterator over the games of a slice.
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

/// Game with the bytes from which it was read.
pub(crate) struct Source<'a> {
    pub game: Game,
    pub bytes: &'a [u8],
    /// Place of the first byte.
    pub place: Place,
}

/// Iterates over the games of a text in UTF-8 or a single-byte encoding. Its first byte is at
/// `place`.
pub(crate) fn sources(bytes: &[u8], place: Place) -> impl Iterator<Item = Source<'_>> {
    let mut cursor = Cursor { at: 0, place };
    core::iter::from_fn(move || {
        let Cursor { at, place } = cursor;
        let game = cursor.next_game(bytes, true).ok().flatten()?;
        let bytes = bytes.get(at..cursor.at).unwrap_or_default();
        Some(Source { game, bytes, place })
    })
}

/// Iterator over the games of a slice; see [`games`].
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
