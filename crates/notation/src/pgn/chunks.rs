//! A stream cut into chunks, to be read beside each other.
//!
//! Where a game ends only reading it tells. So a stream is cut where a game
//! most likely begins, every chunk is read as if that were certain, and
//! [`Joint`] finds out whether it was: if not, what a chunk has left over is
//! read again with the next one.

use super::encoding::Decoder;
use super::locate::behind;
use super::{Place, Record, Step};
use alloc::vec::Vec;
use memchr::{memrchr, memrchr_iter};

/// How many bytes a chunk has, most likely a little less.
const CHUNK: usize = 1 << 18;
/// How far a chunk shows what comes after it: a game often ends only where the
/// next one begins.
const AHEAD: usize = 1 << 10;
/// A longer game is cut: memory shall not grow with what never ends.
const LONGEST_GAME: usize = 1 << 22;

/// Some bytes of a stream.
///
/// ```
/// use touchmove_notation::pgn::{Chunks, Reached};
///
/// let mut chunks = Chunks::new();
/// chunks.feed(b"1. e4 * 1. d4 *");
/// chunks.finish();
/// let (chunk, mut games) = (chunks.next_chunk().unwrap(), 0);
/// assert_eq!(chunk.games(|_| games += 1), Reached::Whole);
/// assert_eq!(games, 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chunk {
    /// Its own, and a look at what comes next.
    bytes: Vec<u8>,
    own: usize,
    first: Place,
    /// Where it begins in the stream.
    offset: u64,
    at_end: bool,
}

/// How far the games of a chunk go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reached {
    /// As far as the chunk: the next one begins with a game.
    Whole,
    /// So many bytes into the next one.
    Beyond(usize),
    /// A game that begins at this byte goes on in the next one.
    Within(usize),
}

impl Chunk {
    /// Shows every whole game that begins in the chunk.
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
    pub fn games(&self, mut each: impl FnMut(&Record<'_>)) -> Reached {
        let mut record = Record::new(&self.bytes, self.first);
        let mut at = 0;
        while !self.is_done(at) {
            match record.read(at, self.at_end) {
                Step::Game { length } => at = at.saturating_add(length),
                Step::Incomplete => return Reached::Within(at),
                Step::End => return Reached::Whole,
            }
            each(&record);
        }
        match at.saturating_sub(self.own) {
            0 => Reached::Whole,
            beyond => Reached::Beyond(beyond),
        }
    }

    /// How many bytes of the stream's text come before it.
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

    /// Whether nothing of the chunk is left but blank space.
    fn is_done(&self, at: usize) -> bool {
        let left = self.bytes.get(at..self.own).unwrap_or_default();
        !self.at_end && left.iter().all(u8::is_ascii_whitespace)
    }
}

/// Cuts a stream into chunks.
#[derive(Debug, Clone, Default)]
pub struct Chunks {
    decoder: Decoder,
    bytes: Vec<u8>,
    first: Place,
    passed: u64,
    finished: bool,
}

impl Chunks {
    /// At the beginning of a stream.
    ///
    /// ```
    /// assert!(touchmove_notation::pgn::Chunks::new().next_chunk().is_none());
    /// ```
    pub fn new() -> Chunks {
        Chunks::default()
    }

    /// Takes the next bytes, however many.
    ///
    /// ```
    /// let mut chunks = touchmove_notation::pgn::Chunks::new();
    /// chunks.feed(b"1. e4 *");
    /// assert!(chunks.next_chunk().is_none());
    /// ```
    pub fn feed(&mut self, bytes: &[u8]) {
        self.decoder.push(bytes, &mut self.bytes);
    }

    /// Says that nothing more comes.
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

    /// The next chunk; `None` where more bytes are needed, and after the last.
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
        self.first = behind(bytes.get(..own)?, bytes.get(own).copied(), first);
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

/// The last place where a game most likely begins: at tags after an empty line.
fn game_begins(bytes: &[u8]) -> Option<usize> {
    let after_empty_line = |&at: &usize| {
        let before = bytes.get(..at).unwrap_or_default();
        at > 0 && (before.ends_with(b"\n\n") || before.ends_with(b"\n\r\n"))
    };
    memrchr_iter(b'[', bytes).find(after_empty_line)
}

/// Puts chunks together again in their order, where games go on from one to the
/// next.
///
/// ```
/// use touchmove_notation::pgn::{Joint, Chunks};
///
/// let (mut chunks, mut joint, mut games) = (Chunks::new(), Joint::default(), 0);
/// chunks.feed(b"1. e4 * 1. d4 *");
/// chunks.finish();
/// while let Some(chunk) = chunks.next_chunk() {
///     let chunk = joint.join(chunk);
///     let reached = chunk.games(|_| games += 1);
///     joint.leave(chunk, reached);
/// }
/// assert_eq!(games, 2);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Joint {
    /// What is left over, and how much of the next chunk has been read.
    left: Option<(Vec<u8>, Place, u64)>,
    read: usize,
}

impl Joint {
    /// Whether the next chunk begins with a game, so that it can be read as it
    /// is.
    ///
    /// ```
    /// assert!(touchmove_notation::pgn::Joint::default().fits());
    /// ```
    pub fn fits(&self) -> bool {
        self.left.is_none() && self.read == 0
    }

    /// The chunk as it has to be read: with what is left over of the one before,
    /// without what has been read with that.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Joint, Chunks};
    /// let mut chunks = Chunks::new();
    /// chunks.feed(b"1. e4 *");
    /// chunks.finish();
    /// let chunk = chunks.next_chunk().unwrap();
    /// assert_eq!(Joint::default().join(chunk.clone()), chunk);
    /// ```
    pub fn join(&mut self, mut chunk: Chunk) -> Chunk {
        let read = core::mem::take(&mut self.read).min(chunk.own);
        if read > 0 {
            chunk.first = behind(
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

    /// How far a chunk has been read.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Joint, Chunks, Reached};
    /// let (mut chunks, mut joint) = (Chunks::new(), Joint::default());
    /// chunks.feed(b"1. e4 *");
    /// chunks.finish();
    /// joint.leave(chunks.next_chunk().unwrap(), Reached::Within(3));
    /// assert!(!joint.fits());
    /// ```
    pub fn leave(&mut self, mut chunk: Chunk, reached: Reached) {
        match reached {
            Reached::Whole => {}
            Reached::Beyond(read) => self.read = read,
            Reached::Within(at) => {
                let begins = chunk.bytes.get(..at).unwrap_or_default();
                let place = behind(begins, chunk.bytes.get(at).copied(), chunk.first);
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

    /// The games of a text as read in chunks: offset of the text, place, moves.
    fn in_chunks(text: &[u8], size: usize) -> Vec<(Place, usize, usize)> {
        let (mut chunks, mut joint, mut read) = (Chunks::new(), Joint::default(), Vec::new());
        let mut bytes = text.chunks(size);
        loop {
            match bytes.next() {
                Some(some) => chunks.feed(some),
                None if chunks.finished => return read,
                None => chunks.finish(),
            }
            while let Some(chunk) = chunks.next_chunk() {
                let chunk = joint.join(chunk);
                let reached = chunk.games(|game| {
                    read.push((game.place(), game.count_moves(), game.problems().len()));
                });
                joint.leave(chunk, reached);
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

    /// Cut where comments hold what looks like games, in files with ends of
    /// lines of both kinds, without tags, without ends.
    #[test]
    fn pieces_hold_what_the_whole_holds() {
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
    fn what_never_ends_is_cut() {
        let text = "e4 ".repeat(2 * LONGEST_GAME / 3);
        let read = in_chunks(text.as_bytes(), 1 << 16);
        assert!((2..4).contains(&read.len()), "{}", read.len());
        let moves: usize = read.iter().map(|(_, moves, _)| moves).sum();
        assert!(moves.abs_diff(2 * LONGEST_GAME / 3) < 4);
    }
}
