//! A stream cut into pieces, to be read beside each other.
//!
//! Where a game ends only reading it tells. So a stream is cut where a game
//! most likely begins, every piece is read as if that were certain, and
//! [`Joint`] finds out whether it was: if not, what a piece has left over is
//! read again with the next one.

use super::encoding::Decoder;
use super::locate::behind;
use super::{Place, Record, Step};
use memchr::{memrchr, memrchr_iter};

/// How many bytes a piece has, most likely a little less.
const PIECE: usize = 1 << 18;
/// How far a piece shows what comes after it: a game often ends only where the
/// next one begins.
const AHEAD: usize = 1 << 10;
/// A longer game is cut: memory shall not grow with what never ends.
const LONGEST_GAME: usize = 1 << 22;

/// Some bytes of a stream.
///
/// ```
/// use touchmove_notation::pgn::{Pieces, Reached};
///
/// let mut pieces = Pieces::new();
/// pieces.feed(b"1. e4 * 1. d4 *");
/// pieces.finish();
/// let (piece, mut games) = (pieces.next_piece().unwrap(), 0);
/// assert_eq!(piece.games(|_| games += 1), Reached::Whole);
/// assert_eq!(games, 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its own, and a look at what comes next.
    bytes: Vec<u8>,
    own: usize,
    first: Place,
    at_end: bool,
}

/// How far the games of a piece go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reached {
    /// As far as the piece: the next one begins with a game.
    Whole,
    /// So many bytes into the next one.
    Beyond(usize),
    /// A game that begins at this byte goes on in the next one.
    Within(usize),
}

impl Piece {
    /// Shows every whole game that begins in the piece.
    ///
    /// ```
    /// use touchmove_notation::pgn::Pieces;
    /// let mut pieces = Pieces::new();
    /// pieces.feed(b"1. e4 e5 *");
    /// pieces.finish();
    /// let mut moves = 0;
    /// pieces.next_piece().unwrap().games(|game| moves += game.count_moves());
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

    /// Whether nothing of the piece is left but blank space.
    fn is_done(&self, at: usize) -> bool {
        let left = self.bytes.get(at..self.own).unwrap_or_default();
        !self.at_end && left.iter().all(u8::is_ascii_whitespace)
    }
}

/// Cuts a stream into pieces.
#[derive(Debug, Clone, Default)]
pub struct Pieces {
    decoder: Decoder,
    bytes: Vec<u8>,
    first: Place,
    finished: bool,
}

impl Pieces {
    /// At the beginning of a stream.
    ///
    /// ```
    /// assert!(touchmove_notation::pgn::Pieces::new().next_piece().is_none());
    /// ```
    pub fn new() -> Pieces {
        Pieces::default()
    }

    /// Takes the next bytes, however many.
    ///
    /// ```
    /// let mut pieces = touchmove_notation::pgn::Pieces::new();
    /// pieces.feed(b"1. e4 *");
    /// assert!(pieces.next_piece().is_none());
    /// ```
    pub fn feed(&mut self, bytes: &[u8]) {
        self.decoder.push(bytes, &mut self.bytes);
    }

    /// Says that nothing more comes.
    ///
    /// ```
    /// let mut pieces = touchmove_notation::pgn::Pieces::new();
    /// pieces.feed(b"1. e4 *");
    /// pieces.finish();
    /// assert!(pieces.next_piece().is_some());
    /// ```
    pub fn finish(&mut self) {
        self.decoder.finish(&mut self.bytes);
        self.finished = true;
    }

    /// The next piece; `None` where more bytes are needed, and after the last.
    ///
    /// ```
    /// let mut pieces = touchmove_notation::pgn::Pieces::new();
    /// pieces.finish();
    /// assert!(pieces.next_piece().is_none());
    /// ```
    pub fn next_piece(&mut self) -> Option<Piece> {
        if self.bytes.len() < PIECE + AHEAD {
            return self.last();
        }
        let window = self.bytes.get(..PIECE)?;
        let line_begins = || memrchr(b'\n', window).map(|end| end + 1);
        let own = game_begins(window).or_else(line_begins).unwrap_or(PIECE);
        let mut rest = Vec::with_capacity(2 * PIECE);
        rest.extend_from_slice(self.bytes.get(own..)?);
        let mut bytes = std::mem::replace(&mut self.bytes, rest);
        bytes.truncate(own + AHEAD);
        let first = self.first;
        self.first = behind(bytes.get(..own)?, bytes.get(own).copied(), first);
        Some(Piece { bytes, own, first, at_end: false })
    }

    fn last(&mut self) -> Option<Piece> {
        if !self.finished || self.bytes.is_empty() {
            return None;
        }
        let bytes = std::mem::take(&mut self.bytes);
        Some(Piece { own: bytes.len(), bytes, first: self.first, at_end: true })
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

/// Puts pieces together again in their order, where games go on from one to the
/// next.
///
/// ```
/// use touchmove_notation::pgn::{Joint, Pieces};
///
/// let (mut pieces, mut joint, mut games) = (Pieces::new(), Joint::default(), 0);
/// pieces.feed(b"1. e4 * 1. d4 *");
/// pieces.finish();
/// while let Some(piece) = pieces.next_piece() {
///     let piece = joint.join(piece);
///     let reached = piece.games(|_| games += 1);
///     joint.leave(piece, reached);
/// }
/// assert_eq!(games, 2);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Joint {
    /// What is left over, and how much of the next piece has been read.
    left: Option<(Vec<u8>, Place)>,
    read: usize,
}

impl Joint {
    /// Whether the next piece begins with a game, so that it can be read as it
    /// is.
    ///
    /// ```
    /// assert!(touchmove_notation::pgn::Joint::default().fits());
    /// ```
    pub fn fits(&self) -> bool {
        self.left.is_none() && self.read == 0
    }

    /// The piece as it has to be read: with what is left over of the one before,
    /// without what has been read with that.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Joint, Pieces};
    /// let mut pieces = Pieces::new();
    /// pieces.feed(b"1. e4 *");
    /// pieces.finish();
    /// let piece = pieces.next_piece().unwrap();
    /// assert_eq!(Joint::default().join(piece.clone()), piece);
    /// ```
    pub fn join(&mut self, mut piece: Piece) -> Piece {
        let read = std::mem::take(&mut self.read).min(piece.own);
        if read > 0 {
            piece.first = behind(
                piece.bytes.get(..read).unwrap_or_default(),
                piece.bytes.get(read).copied(),
                piece.first,
            );
            piece.bytes.drain(..read);
            piece.own -= read;
        }
        if let Some((mut bytes, first)) = self.left.take() {
            piece.own = piece.own.saturating_add(bytes.len());
            bytes.append(&mut piece.bytes);
            piece = Piece { bytes, first, ..piece };
            if piece.own > LONGEST_GAME && !piece.at_end {
                piece.bytes.truncate(piece.own);
                piece.at_end = true;
            }
        }
        piece
    }

    /// How far a piece has been read.
    ///
    /// ```
    /// use touchmove_notation::pgn::{Joint, Pieces, Reached};
    /// let (mut pieces, mut joint) = (Pieces::new(), Joint::default());
    /// pieces.feed(b"1. e4 *");
    /// pieces.finish();
    /// joint.leave(pieces.next_piece().unwrap(), Reached::Within(3));
    /// assert!(!joint.fits());
    /// ```
    pub fn leave(&mut self, mut piece: Piece, reached: Reached) {
        match reached {
            Reached::Whole => {}
            Reached::Beyond(read) => self.read = read,
            Reached::Within(at) => {
                let begins = piece.bytes.get(..at).unwrap_or_default();
                let place = behind(begins, piece.bytes.get(at).copied(), piece.first);
                piece.bytes.truncate(piece.own);
                piece.bytes.drain(..at.min(piece.own));
                self.left = Some((piece.bytes, place));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::games;

    /// The games of a text as read in pieces: offset of the text, place, moves.
    fn in_pieces(text: &[u8], chunk: usize) -> Vec<(Place, usize, usize)> {
        let (mut pieces, mut joint, mut read) = (Pieces::new(), Joint::default(), Vec::new());
        let mut chunks = text.chunks(chunk);
        loop {
            match chunks.next() {
                Some(chunk) => pieces.feed(chunk),
                None if pieces.finished => return read,
                None => pieces.finish(),
            }
            while let Some(piece) = pieces.next_piece() {
                let piece = joint.join(piece);
                let reached = piece.games(|game| {
                    read.push((game.place(), game.count_moves(), game.problems().len()));
                });
                joint.leave(piece, reached);
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
        let many = GAME.repeat(2 * PIECE / GAME.len() + 9);
        let dots = "1. e4 e5 2. Nf3 Nc6 *\n".repeat(2 * PIECE / 22);
        let never =
            format!("{}[Event \"A\"]\n\n1. e4 {{ {}", many, "x y \n\n[z\n".repeat(PIECE / 4));
        let last = format!("{GAME}[Event \"B\"]\n[Event \"C\"] garbage ");
        for text in
            [&many, &many.replace('\n', "\r\n"), &many.replace('\n', "\r"), &dots, &never, &last]
        {
            let expected = at_once(text.as_bytes());
            assert!(in_pieces(text.as_bytes(), 1 << 16) == expected, "{:.60}", text);
        }
    }

    #[test]
    fn what_never_ends_is_cut() {
        let text = "e4 ".repeat(2 * LONGEST_GAME / 3);
        let read = in_pieces(text.as_bytes(), 1 << 16);
        assert!((2..4).contains(&read.len()), "{}", read.len());
        let moves: usize = read.iter().map(|(_, moves, _)| moves).sum();
        assert!(moves.abs_diff(2 * LONGEST_GAME / 3) < 4);
    }
}
