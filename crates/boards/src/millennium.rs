//! Millennium ChessLink: text with a parity bit, closed by a checksum in two hexadecimal digits.

use crate::codec::{Frame, Stream, decode};
use crate::{Codec, Command, IdentityKind, Placement, Sensed};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::str::from_utf8;
use touchmove_board::{Piece, Square};

/// Kinds of answers, with the number of characters between the kind and the checksum.
const ANSWERS: [(u8, usize); 6] =
    [(b's', 64), (b'v', 4), (b'l', 0), (b'x', 0), (b'w', 4), (b'r', 4)];

/// Codec of Millennium ChessLink (USB: 38400 7O1; Bluetooth: the parity is part of the bytes).
///
/// The files of each rank come from h to a. Our description does not say which rank is first. The
/// default is rank 1; use [`eighth_rank_first`](Millennium::eighth_rank_first) if a board in its
/// initial position is decoded upside down.
///
/// ```
/// use touchmove_boards::{Codec, Command, Millennium};
/// // `S` and its checksum `53`, each with odd parity.
/// let ask = Millennium::default().command(&Command::AskBoard).unwrap();
/// assert_eq!(ask, [0xd3, 0xb5, 0xb3]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Millennium {
    stream: Stream,
    eighth_rank_first: bool,
}

impl Millennium {
    /// Creates a codec for boards that send rank 8 first.
    ///
    /// ```
    /// use touchmove_boards::{Codec, Millennium, Placement, Sensed};
    /// let start = Sensed::Board(Placement::default());
    /// let bytes = Millennium::eighth_rank_first().encode(&start).unwrap();
    /// assert_eq!(bytes[1] & 0x7f, b'r');
    /// ```
    #[must_use]
    pub fn eighth_rank_first() -> Millennium {
        Millennium { eighth_rank_first: true, ..Millennium::default() }
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let eighth_first = self.eighth_rank_first;
        let rank = move |index: u8| if eighth_first { 7 - index } else { index };
        (0..8).flat_map(move |index| {
            (0..8).rev().filter_map(move |file| Square::at(file, rank(index)))
        })
    }

    fn board(&self, text: &str) -> Option<Placement> {
        let mut board = Placement::EMPTY;
        for (square, letter) in self.squares().zip(text.chars()) {
            let piece = Piece::from_letter(letter);
            board.set(square, piece);
            if piece.is_none() && letter != '.' {
                return None;
            }
        }
        Some(board)
    }

    fn frame(&self, bytes: &[u8]) -> Frame {
        let [first, ..] = bytes else { return Frame::More };
        let kind = plain(*first);
        let answer = kind.and_then(|kind| ANSWERS.iter().find(|(known, _)| *known == kind));
        let Some(&(kind, length)) = answer else { return Frame::Noise(1) };
        let size = length + 3;
        let text: Option<Vec<u8>> = bytes.iter().take(size).map(|byte| plain(*byte)).collect();
        let Some(text) = text else { return Frame::Noise(1) };
        let (Some(body), Some(sum)) = (text.get(..length + 1), text.get(length + 1..size)) else {
            return Frame::More;
        };
        match from_utf8(body).ok().filter(|_| sum == checksum(body)) {
            Some(body) => match self.sensed(kind, body.get(1..).unwrap_or_default()) {
                Some(sensed) => Frame::Message(size, sensed),
                None => Frame::Noise(1),
            },
            None => Frame::Noise(1),
        }
    }

    fn sensed(&self, kind: u8, text: &str) -> Option<Vec<Sensed>> {
        Some(match kind {
            b's' => vec![Sensed::Board(self.board(text)?)],
            b'v' => {
                vec![Sensed::Identity { kind: IdentityKind::Version, text: text.to_string() }]
            }
            _ => Vec::new(),
        })
    }
}

impl Codec for Millennium {
    fn decode(&mut self, bytes: &[u8]) -> Vec<Sensed> {
        decode(self, |codec| &mut codec.stream, bytes, |codec, rest| codec.frame(rest))
    }

    fn encode(&self, sensed: &Sensed) -> Option<Vec<u8>> {
        match sensed {
            Sensed::Board(board) => {
                let letter = |square| board.piece_at(square).map_or('.', Piece::letter);
                let text: String = self.squares().map(letter).collect();
                Some(message(&["s", &text].concat()))
            }
            Sensed::Identity { kind: IdentityKind::Version, text } => {
                let sound = text.is_ascii() && text.len() == 4;
                sound.then(|| message(&["v", text].concat()))
            }
            _ => None,
        }
    }

    fn command(&self, command: &Command) -> Option<Vec<u8>> {
        match command {
            Command::Reset => Some(message("T")),
            // Register 02: report on change.
            Command::Watch => Some(message("W0203")),
            Command::AskBoard => Some(message("S")),
            Command::AskVersion => Some(message("V")),
            Command::LightsOff => Some(message("X")),
            _ => None,
        }
    }
}

/// Returns a byte's character if its parity is odd.
const fn plain(byte: u8) -> Option<u8> {
    if byte.count_ones() % 2 == 1 { Some(byte & 0x7f) } else { None }
}

const fn with_parity(character: u8) -> u8 {
    if character.count_ones() % 2 == 1 { character } else { character | 0x80 }
}

/// Returns the checksum: the exclusive or of all characters, in hexadecimal digits.
fn checksum(text: &[u8]) -> [u8; 2] {
    let sum = text.iter().fold(0, |sum, byte| sum ^ byte);
    let digit = |nibble: u8| {
        char::from_digit(u32::from(nibble), 16)
            .map_or(b'0', |digit| digit.to_ascii_uppercase() as u8)
    };
    [digit(sum >> 4), digit(sum & 0x0f)]
}

fn message(text: &str) -> Vec<u8> {
    let sum = checksum(text.as_bytes());
    text.bytes().chain(sum).map(with_parity).collect()
}
