//! Chunks of a stream, to read games in parallel.
//!
//! Only parsing reveals where a game ends. The stream is therefore cut at a probable start of a
//! game, and every chunk is parsed on that assumption. [`ChunkJoiner`] verifies the assumption. If
//! it was wrong, the rest of the chunk is parsed again together with the next chunk.

use super::encoding::Decoder;
use super::locator::place_after;
use super::{Place, Record, Step};
use alloc::vec::Vec;
use memchr::{memrchr, memrchr_iter};

/// Target size of a chunk in bytes. Most chunks are slightly smaller.
const CHUNK: usize = 1 << 18;
/// Number of bytes after a chunk that are also available to the parser. Often only the start of the
/// next game shows where a game ends.
const AHEAD: usize = 1 << 10;
/// Length in bytes at which a game is cut, so that endless input cannot exhaust memory.
const LONGEST_GAME: usize = 1 << 22;

/// A section of a stream.
///
/// ```
/// use touchmove_notation::pgn::{Chunks, ChunkEnd};
///
/// let mut chunks = Chunks::new();
/// chunks.feed(b"1. e4 * 1. d4 *");
/// chunks.finish();
/// let (chunk, mut games) = (chunks.next_chunk().unwrap(), 0);
/// assert_eq!(chunk.games(|_| games += 1), ChunkEnd::Boundary);
/// assert_eq!(games, 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chunk {
    /// The chunk's own bytes, followed by the lookahead.
    bytes: Vec<u8>,
    own: usize,
    first: Place,
    /// Offset of the chunk in the stream.
    offset: u64,
    at_end: bool,
}

/// End of the last game of a chunk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChunkEnd {
    /// The game ends at the end of the chunk. The next chunk starts with a game.
    Boundary,
    /// The game ends this many bytes into the next chunk.
    Overrun(usize),
    /// The game ends in a later chunk. The game begins at this byte of the chunk.
    Incomplete(usize),
}

impl Chunk {
    /// Calls `each` with every complete game that begins in the chunk.
    ///
    /// ```
    /// use touchmove_notation::pgn::Chunks;
    /// let mut chunks = Chunks::new();
    /// chunks.feed(b"1. e4 e5 *");
    /// chunks.finish();
    /// let mut moves = 0;
    /// chunks.next_chunk().unwrap().games(|game| moves += game.count_moves());
    /// assert_eq!(moves, 2);
    /// ```
    pub fn games(&self, mut each: impl FnMut(&Record<'_>)) -> ChunkEnd {
        let mut record = Record::new(&self.bytes, self.first);
        let mut at = 0;
        while !self.is_done(at) {
            match record.read(at, self.at_end) {
                Step::Game { length } => at = at.saturating_add(length),
                Step::Incomplete => return ChunkEnd::Incomplete(at),
                Step::End => return ChunkEnd::Boundary,
            }
            each(&record);
        }
        match at.saturating_sub(self.own) {
            0 => ChunkEnd::Boundary,
            excess => ChunkEnd::Overrun(excess),
        }
    }

    /// Returns the number of bytes of the decoded stream before this chunk.
    ///
    /// ```
    /// use touchmove_notation::pgn::Chunks;
    /// let mut chunks = Chunks::new();
    /// chunks.feed(b"1. e4 *");
    /// chunks.finish();
    /// assert_eq!(chunks.next_chunk().unwrap().offset(), 0);
    /// ```
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// Returns true if only white space remains after `at`.
    fn is_done(&self, at: usize) -> bool {
        let left = self.bytes.get(at..self.own).unwrap_or_default();
        !self.at_end && left.iter().all(u8::is_ascii_whitespace)
    }
}

/// Splits a stream into chunks.
#[derive(Debug, Clone, Default)]
pub struct Chunks {
    decoder: Decoder,
    bytes: Vec<u8>,
    first: Place,
    passed: u64,
    finished: bool,
}

impl Chunks {
    /// Creates a splitter at the beginning of a stream.
    ///
    /// ```
    /// assert!(touchmove_notation::pgn::Chunks::new().next_chunk().is_none());
    /// ```
    pub fn new() -> Chunks {
        Chunks::default()
    }

    /// Adds the next bytes. The number of bytes is arbitrary.
    ///
    /// ```
    /// let mut chunks = touchmove_notation::pgn::Chunks::new();
    /// chunks.feed(b"1. e4 *");
    /// assert!(chunks.next_chunk().is_none());
    /// ```
    pub fn feed(&mut self, bytes: &[u8]) {
        self.decoder.push(bytes, &mut self.bytes);
    }

    /// Marks the end of the stream.
    ///
    /// ```
    /// let mut chunks = touchmove_notation::pgn::Chunks::new();
    /// chunks.feed(b"1. e4 *");
    /// chunks.finish();
    /// assert!(chunks.next_chunk().is_some());
    /// ```
    pub fn finish(&mut self) {
        self.decoder.finish(&mut self.bytes);
        self.finished = true;
    }

    /// Returns the next chunk, or `None` if more bytes are needed or no chunk is left.
    ///
    /// ```
    /// let mut chunks = touchmove_notation::pgn::Chunks::new();
    /// chunks.finish();
    /// assert!(chunks.next_chunk().is_none());
    /// ```
    pub fn next_chunk(&mut self) -> Option<Chunk> {
        if self.bytes.len() < CHUNK + AHEAD {
            return self.last();
        }
        let window = self.bytes.get(..CHUNK)?;
        let line_begins = || memrchr(b'\n', window).map(|end| end + 1);
        let own = game_begins(window).or_else(line_begins).unwrap_or(CHUNK);
        let mut rest = Vec::with_capacity(2 * CHUNK);
        rest.extend_from_slice(self.bytes.get(own..)?);
        let mut bytes = core::mem::replace(&mut self.bytes, rest);
        bytes.truncate(own + AHEAD);
        let first = self.first;
        self.first = place_after(bytes.get(..own)?, bytes.get(own).copied(), first);
        let offset = self.passed;
        self.passed = offset.saturating_add(own as u64);
        Some(Chunk { bytes, own, first, offset, at_end: false })
    }

    fn last(&mut self) -> Option<Chunk> {
        if !self.finished || self.bytes.is_empty() {
            return None;
        }
        let bytes = core::mem::take(&mut self.bytes);
        let (own, first, offset) = (bytes.len(), self.first, self.passed);
        Some(Chunk { own, bytes, first, offset, at_end: true })
    }
}

/// Finds the last probable start of a game, which is a tag after an empty line.
fn game_begins(bytes: &[u8]) -> Option<usize> {
    let after_empty_line = |&at: &usize| {
        let before = bytes.get(..at).unwrap_or_default();
        at > 0 && (before.ends_with(b"\n\n") || before.ends_with(b"\n\r\n"))
    };
    memrchr_iter(b'[', bytes).find(after_empty_line)
}

/// Joins consecutive chunks if a game continues from one to the next.
///
/// ```
/// use touchmove_notation::pgn::{ChunkJoiner, Chunks};
///
/// let (mut chunks, mut joiner, mut games) = (Chunks::new(), ChunkJoiner::default(), 0);
/// chunks.feed(b"1. e4 * 1. d4 *");
/// chunks.finish();
/// while let Some(chunk) = chunks.next_chunk() {
///     let chunk = joiner.join(chunk);
///     let reached = chunk.games(|_| games += 1);
///     joiner.record_end(chunk, reached);
/// }
/// assert_eq!(games, 2);
/// ```
#[derive(Debug, Clone, Default)]
pub struct ChunkJoiner {
    /// Unparsed rest of the last chunk, with its place and stream offset.
    left: Option<(Vec<u8>, Place, u64)>,
    read: usize,
}

impl ChunkJoiner {
    /// Returns true if the next chunk starts with a game, so that it can be used unchanged.
    ///
    /// ```
    /// assert!(touchmove_notation::pgn::ChunkJoiner::default().fits());
    /// ```
    pub fn fits(&self) -> bool {
        self.left.is_none() && self.read == 0
    }

    /// Adjusts a chunk: prepends the unparsed rest of the previous chunk and removes bytes that
    /// were already parsed.
    ///
    /// ```
    /// use touchmove_notation::pgn::{ChunkJoiner, Chunks};
    /// let mut chunks = Chunks::new();
    /// chunks.feed(b"1. e4 *");
    /// chunks.finish();
    /// let chunk = chunks.next_chunk().unwrap();
    /// assert_eq!(ChunkJoiner::default().join(chunk.clone()), chunk);
    /// ```
    pub fn join(&mut self, mut chunk: Chunk) -> Chunk {
        let read = core::mem::take(&mut self.read).min(chunk.own);
        if read > 0 {
            chunk.first = place_after(
                chunk.bytes.get(..read).unwrap_or_default(),
                chunk.bytes.get(read).copied(),
                chunk.first,
            );
            chunk.bytes.drain(..read);
            chunk.own -= read;
            chunk.offset = chunk.offset.saturating_add(read as u64);
        }
        if let Some((mut bytes, first, offset)) = self.left.take() {
            chunk.own = chunk.own.saturating_add(bytes.len());
            bytes.append(&mut chunk.bytes);
            chunk = Chunk { bytes, first, offset, ..chunk };
            if chunk.own > LONGEST_GAME && !chunk.at_end {
                chunk.bytes.truncate(chunk.own);
                chunk.at_end = true;
            }
        }
        chunk
    }

    /// Records where the last game of a chunk ends.
    ///
    /// ```
    /// use touchmove_notation::pgn::{ChunkJoiner, Chunks, ChunkEnd};
    /// let (mut chunks, mut joiner) = (Chunks::new(), ChunkJoiner::default());
    /// chunks.feed(b"1. e4 *");
    /// chunks.finish();
    /// joiner.record_end(chunks.next_chunk().unwrap(), ChunkEnd::Incomplete(3));
    /// assert!(!joiner.fits());
    /// ```
    pub fn record_end(&mut self, mut chunk: Chunk, end: ChunkEnd) {
        match end {
            ChunkEnd::Boundary => {}
            ChunkEnd::Overrun(read) => self.read = read,
            ChunkEnd::Incomplete(at) => {
                let begins = chunk.bytes.get(..at).unwrap_or_default();
                let place = place_after(begins, chunk.bytes.get(at).copied(), chunk.first);
                chunk.bytes.truncate(chunk.own);
                chunk.bytes.drain(..at.min(chunk.own));
                let offset = chunk.offset.saturating_add(at as u64);
                self.left = Some((chunk.bytes, place, offset));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::games;

    /// Parses a text in chunks. Returns the place, the number of moves and the number of problems
    /// of each game.
    fn in_chunks(text: &[u8], size: usize) -> Vec<(Place, usize, usize)> {
        let (mut chunks, mut joiner, mut read) =
            (Chunks::new(), ChunkJoiner::default(), Vec::new());
        let mut bytes = text.chunks(size);
        loop {
            match bytes.next() {
                Some(some) => chunks.feed(some),
                None if chunks.finished => return read,
                None => chunks.finish(),
            }
            while let Some(chunk) = chunks.next_chunk() {
                let chunk = joiner.join(chunk);
                let reached = chunk.games(|game| {
                    read.push((game.place(), game.count_moves(), game.problems().len()));
                });
                joiner.record_end(chunk, reached);
            }
        }
    }

    fn at_once(text: &[u8]) -> Vec<(Place, usize, usize)> {
        let is_result = |p: &crate::pgn::Problem| {
            matches!(p.kind, crate::pgn::ProblemKind::ResultDiffers { .. })
        };
        let read = |game: crate::pgn::Game| {
            let problems = game.problems.iter().filter(|p| !is_result(p)).count();
            (game.place, game.line.moves.len(), problems)
        };
        games(text).map(read).collect()
    }

    const GAME: &str = "[Event \"A\"]\n[Site \"B\"]\n\n1. e4 {a comment\n\n[Event \"in it\"]\n\
                        that goes on} e5 (1... c5 2. Nf3) 2. Nf3 1-0\n\n";

    /// The cuts are inside comments that look like games. The texts have both kinds of line ends,
    /// games without tags, and games without results.
    #[test]
    fn chunked_reading_equals_whole_reading() {
        let many = GAME.repeat(2 * CHUNK / GAME.len() + 9);
        let dots = "1. e4 e5 2. Nf3 Nc6 *\n".repeat(2 * CHUNK / 22);
        let never =
            format!("{}[Event \"A\"]\n\n1. e4 {{ {}", many, "x y \n\n[z\n".repeat(CHUNK / 4));
        let last = format!("{GAME}[Event \"B\"]\n[Event \"C\"] garbage ");
        for text in
            [&many, &many.replace('\n', "\r\n"), &many.replace('\n', "\r"), &dots, &never, &last]
        {
            let expected = at_once(text.as_bytes());
            assert!(in_chunks(text.as_bytes(), 1 << 16) == expected, "{:.60}", text);
        }
    }

    #[test]
    fn endless_game_is_cut() {
        let text = "e4 ".repeat(2 * LONGEST_GAME / 3);
        let read = in_chunks(text.as_bytes(), 1 << 16);
        assert!((2..4).contains(&read.len()), "{}", read.len());
        let moves: usize = read.iter().map(|(_, moves, _)| moves).sum();
        assert!(moves.abs_diff(2 * LONGEST_GAME / 3) < 4);
    }
}
