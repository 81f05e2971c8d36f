//! Certabo: the number of the RFID tag on every square.

use crate::codec::{Frame, Stream, decode};
use crate::{Codec, Command, Placement, Sensed};
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, Piece, Square};

/// Number of a tag; zeros are an empty square.
pub type Tag = [u8; 5];

const EMPTY: Tag = [0; 5];
const NUMBERS: usize = 320;
/// Upper bound of a message: each number has three digits and a space.
const LONGEST: usize = 1 + NUMBERS * 4 + 16;

/// Codec of Certabo boards (38400 baud). It learns the pieces' tags from the initial position. Until
/// then, and while an unknown tag is on the board, it reports only which squares are occupied.
///
/// ```
/// use touchmove_boards::{Certabo, Codec, Placement, Sensed};
///
/// let sender = Certabo::numbered();
/// let bytes = sender.encode(&Sensed::Board(Placement::default())).unwrap();
/// assert_eq!(Certabo::default().decode(&bytes), [Sensed::Board(Placement::default())]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Certabo {
    stream: Stream,
    tags: BTreeMap<Tag, Piece>,
}

impl Certabo {
    /// Creates a codec that knows these tags.
    ///
    /// ```
    /// use touchmove_board::Piece;
    /// use touchmove_boards::Certabo;
    /// let queen = Piece::from_letter('Q').unwrap();
    /// let board = Certabo::with_tags([([1, 2, 3, 4, 5], queen)]);
    /// assert_eq!(board.tags().count(), 1);
    /// ```
    #[must_use]
    pub fn with_tags(tags: impl IntoIterator<Item = (Tag, Piece)>) -> Certabo {
        let tags = tags.into_iter().filter(|(tag, _)| *tag != EMPTY).collect();
        Certabo { tags, ..Certabo::default() }
    }

    /// Creates a codec with sixty-four made-up tags for each kind of piece, to simulate a board.
    ///
    /// ```
    /// use touchmove_boards::Certabo;
    /// assert_eq!(Certabo::numbered().tags().count(), 12 * 64);
    /// ```
    #[must_use]
    pub fn numbered() -> Certabo {
        let kinds = (1..).zip("PNBRQKpnbrqk".chars().filter_map(Piece::from_letter));
        Certabo::with_tags(
            kinds.flat_map(|(kind, piece)| (0..64).map(move |n| ([7, kind, n, 0, 255], piece))),
        )
    }

    /// Returns the known tags.
    ///
    /// ```
    /// use touchmove_boards::Certabo;
    /// assert_eq!(Certabo::default().tags().count(), 0);
    /// ```
    pub fn tags(&self) -> impl Iterator<Item = (Tag, Piece)> {
        self.tags.iter().map(|(tag, piece)| (*tag, *piece))
    }

    /// Forgets the tags, so that the next initial position teaches them.
    ///
    /// ```
    /// use touchmove_boards::Certabo;
    /// let mut board = Certabo::numbered();
    /// board.forget();
    /// assert_eq!(board.tags().count(), 0);
    /// ```
    pub fn forget(&mut self) {
        self.tags.clear();
    }

    fn sensed(&mut self, tags: &[Tag]) -> Sensed {
        let start = Placement::default();
        let occupied: Bitboard =
            squares().zip(tags).filter(|(_, tag)| **tag != EMPTY).map(|(at, _)| at).collect();
        if self.tags.is_empty() && occupied == start.occupied() {
            self.learn(tags, &start);
        }
        let mut board = Placement::EMPTY;
        for (square, tag) in squares().zip(tags).filter(|(_, tag)| **tag != EMPTY) {
            match self.tags.get(tag) {
                Some(&piece) => board.set(square, Some(piece)),
                None => return Sensed::Occupied(occupied),
            }
        }
        Sensed::Board(board)
    }

    /// Learns the tags of the initial position, unless two pieces of different kinds share a tag.
    fn learn(&mut self, tags: &[Tag], start: &Placement) {
        let mut learned = BTreeMap::new();
        for (square, tag) in squares().zip(tags).filter(|(_, tag)| **tag != EMPTY) {
            let Some(piece) = start.piece_at(square) else { return };
            if learned.insert(*tag, piece).is_some_and(|other| other != piece) {
                return;
            }
        }
        self.tags = learned;
    }
}

impl Codec for Certabo {
    fn decode(&mut self, bytes: &[u8]) -> Vec<Sensed> {
        decode(
            self,
            |codec| &mut codec.stream,
            bytes,
            |codec, rest| match frame(rest) {
                Found::More => Frame::More,
                Found::Noise(length) => Frame::Noise(length),
                Found::Tags(length, tags) => Frame::Message(length, vec![codec.sensed(&tags)]),
            },
        )
    }

    /// Encodes a board. Returns `None` if there are not enough tags for its pieces.
    fn encode(&self, sensed: &Sensed) -> Option<Vec<u8>> {
        let Sensed::Board(board) = sensed else { return None };
        let mut free = self.tags.clone();
        let mut numbers = Vec::new();
        for square in squares() {
            let tag = match board.piece_at(square) {
                Some(piece) => {
                    let tag = *free.iter().find(|(_, known)| **known == piece)?.0;
                    free.remove(&tag);
                    tag
                }
                None => EMPTY,
            };
            numbers.extend(tag.map(|number| number.to_string()));
        }
        let text = [":", &numbers.join(" "), "\r\n"].concat();
        Some(text.into_bytes())
    }

    /// Returns `None`: the board reports by itself.
    fn command(&self, _: &Command) -> Option<Vec<u8>> {
        None
    }
}

enum Found {
    More,
    Noise(usize),
    Tags(usize, Vec<Tag>),
}

fn frame(bytes: &[u8]) -> Found {
    if bytes.first() != Some(&b':') {
        return Found::Noise(1);
    }
    let sound = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b' ' | b'\r');
    let length = 1 + bytes.iter().skip(1).take_while(|byte| sound(byte)).count();
    if length > LONGEST {
        return Found::Noise(1);
    }
    match bytes.get(length) {
        None => Found::More,
        Some(b'\n') => match tags(bytes.get(1..length).unwrap_or_default()) {
            Some(tags) => Found::Tags(length + 1, tags),
            None => Found::Noise(length),
        },
        Some(_) => Found::Noise(length),
    }
}

fn tags(text: &[u8]) -> Option<Vec<Tag>> {
    let text: String = text.iter().map(|byte| char::from(*byte)).collect();
    let numbers: Option<Vec<u8>> =
        text.split_ascii_whitespace().map(|number| number.parse().ok()).collect();
    let numbers = numbers.filter(|numbers| numbers.len() == NUMBERS)?;
    numbers.chunks(5).map(|tag| Tag::try_from(tag).ok()).collect()
}

/// Returns the squares in the order of a report: a8 to h8, to h1.
fn squares() -> impl Iterator<Item = Square> {
    (0..8).rev().flat_map(|rank| (0..8).filter_map(move |file| Square::at(file, rank)))
}
