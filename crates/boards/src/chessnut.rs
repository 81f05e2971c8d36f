//! Chessnut Air, Pro and Go, over Bluetooth or USB HID.

use crate::codec::{Frame, Stream};
use crate::{Charge, Codec, Command, Placement, Sensed};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{Piece, Square};

/// Pieces by code, from 1 on.
const LETTERS: [char; 12] = ['q', 'k', 'b', 'p', 'n', 'R', 'P', 'r', 'B', 'N', 'Q', 'K'];
/// Bytes with the pieces of two squares each.
const SQUARES: usize = 32;
const BOARD: u8 = 0x01;
/// Length of a report over Bluetooth. The bytes after the squares are not interpreted.
const BLUETOOTH: u8 = 0x24;
/// Length of a report over USB.
const USB: u8 = 0x3d;
const ENABLED: u8 = 0x23;
const BATTERY: u8 = 0x2a;

/// Codec of Chessnut boards. A message is its kind, the number of the bytes that follow, and these
/// bytes.
///
/// ```
/// use touchmove_boards::{Chessnut, Codec, Placement, Sensed};
///
/// let mut board = Chessnut::default();
/// let bytes = board.encode(&Sensed::Board(Placement::default())).unwrap();
/// assert_eq!(bytes[..6], [0x01, 0x24, 0x58, 0x23, 0x31, 0x85]);
/// assert_eq!(board.decode(&bytes), [Sensed::Board(Placement::default())]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Chessnut {
    stream: Stream,
}

impl Codec for Chessnut {
    fn decode(&mut self, bytes: &[u8]) -> Vec<Sensed> {
        self.stream.feed(bytes, frame)
    }

    fn encode(&self, sensed: &Sensed) -> Option<Vec<u8>> {
        match sensed {
            Sensed::Board(board) => {
                let codes: Vec<u8> =
                    squares().map(|square| code_of(board.piece_at(square))).collect();
                let mut bytes = vec![BOARD, BLUETOOTH];
                bytes.extend(
                    codes.chunks(2).map(|pair| pair.iter().rev().fold(0, |all, c| all << 4 | c)),
                );
                bytes.resize(2 + usize::from(BLUETOOTH), 0);
                Some(bytes)
            }
            Sensed::Battery(Charge::Percent(level)) => Some(vec![BATTERY, 2, *level, 0]),
            _ => None,
        }
    }

    fn command(&self, command: &Command) -> Option<Vec<u8>> {
        match command {
            Command::Watch => Some(vec![0x21, 0x01, 0x00]),
            Command::AskBattery => Some(vec![0x29, 0x01, 0x00]),
            Command::LightsOff => Some([&[0x0a, 0x08][..], &[0; 8]].concat()),
            _ => None,
        }
    }
}

fn frame(bytes: &[u8]) -> Frame {
    let (id, size) = match *bytes {
        [BOARD | ENABLED | BATTERY] => return Frame::More,
        [id @ BOARD, size @ (BLUETOOTH | USB), ..]
        | [id @ ENABLED, size @ 1, ..]
        | [id @ BATTERY, size @ 2, ..] => (id, 2 + usize::from(size)),
        _ => return Frame::Noise(1),
    };
    let Some(data) = bytes.get(2..size) else { return Frame::More };
    match (id, data) {
        (BOARD, data) => match board(data) {
            Some(board) => Frame::Message(size, vec![Sensed::Board(board)]),
            None => Frame::Noise(1),
        },
        (BATTERY, &[level, ..]) => {
            Frame::Message(size, vec![Sensed::Battery(Charge::Percent(level))])
        }
        _ => Frame::Message(size, Vec::new()),
    }
}

fn board(data: &[u8]) -> Option<Placement> {
    let codes = data.iter().take(SQUARES).flat_map(|pair| [pair & 0x0f, pair >> 4]);
    let mut board = Placement::EMPTY;
    for (square, code) in squares().zip(codes) {
        board.set(square, piece_of(code)?);
    }
    Some(board)
}

/// Returns the squares in the order of a report: h8 to a8, h7 to a7, to a1.
fn squares() -> impl Iterator<Item = Square> {
    (0..8).rev().flat_map(|rank| (0..8).rev().filter_map(move |file| Square::at(file, rank)))
}

fn piece_of(code: u8) -> Option<Option<Piece>> {
    let Some(index) = usize::from(code).checked_sub(1) else { return Some(None) };
    LETTERS.get(index).and_then(|&letter| Piece::from_letter(letter)).map(Some)
}

fn code_of(piece: Option<Piece>) -> u8 {
    let letter = piece.map(Piece::letter);
    (1..).zip(LETTERS).find(|(_, known)| letter == Some(*known)).map_or(0, |(code, _)| code)
}
