//! Square Off Pro: text messages, and only whether a square is occupied.

use crate::codec::{Frame, Stream};
use crate::{Charge, Codec, Command, Sensed};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::str::from_utf8;
use touchmove_board::{Bitboard, Square};

/// Upper bound of a message: the longest known one has 68 characters.
const LONGEST: usize = 128;

/// Codec of Square Off Pro. A message is `code#body*`.
///
/// ```
/// use touchmove_boards::{Codec, Sensed, SquareOff};
///
/// let mut board = SquareOff::default();
/// let put = Sensed::Occupancy { square: "e4".parse().unwrap(), occupied: true };
/// assert_eq!(board.decode(b"0#e4d*"), [put]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct SquareOff {
    stream: Stream,
}

impl Codec for SquareOff {
    fn decode(&mut self, bytes: &[u8]) -> Vec<Sensed> {
        self.stream.feed(bytes, frame)
    }

    fn encode(&self, sensed: &Sensed) -> Option<Vec<u8>> {
        let text = match sensed {
            Sensed::Occupancy { square, occupied } => {
                format!("0#{square}{}*", if *occupied { 'd' } else { 'u' })
            }
            Sensed::Occupied(squares) => {
                let bit = |square| if squares.contains(square) { '1' } else { '0' };
                format!("30#{}*", by_files().map(bit).collect::<String>())
            }
            Sensed::Battery(Charge::Text(text)) => {
                let sound = text.len() < 64 && !text.contains(['#', '*']) && is_text(text);
                sound.then(|| format!("22#{text}*"))?
            }
            _ => return None,
        };
        Some(text.into_bytes())
    }

    fn command(&self, command: &Command) -> Option<Vec<u8>> {
        let text = match command {
            Command::Watch => "14#1*",
            Command::AskBoard => "30#R*",
            Command::AskBattery => "4#*",
            _ => return None,
        };
        Some(text.as_bytes().to_vec())
    }
}

fn frame(bytes: &[u8]) -> Frame {
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    match bytes.get(digits) {
        _ if digits > 2 => return Frame::Noise(1),
        None => return Frame::More,
        Some(b'#') if digits > 0 => {}
        Some(_) => return Frame::Noise(digits.max(1)),
    }
    let Some(end) = bytes.iter().take(LONGEST).position(|byte| *byte == b'*') else {
        return if bytes.len() < LONGEST { Frame::More } else { Frame::Noise(digits + 1) };
    };
    let parts = from_utf8(bytes.get(..end).unwrap_or_default()).ok().filter(|text| is_text(text));
    match parts.and_then(|text| text.split_once('#')).and_then(|(code, body)| sensed(code, body)) {
        Some(sensed) => Frame::Message(end + 1, sensed),
        None => Frame::Noise(digits + 1),
    }
}

fn is_text(text: &str) -> bool {
    text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic())
}

/// Returns the events of a message; `None` if a known message is damaged.
fn sensed(code: &str, body: &str) -> Option<Vec<Sensed>> {
    match code {
        "0" => {
            let (square, occupied) = match body.strip_suffix('u') {
                Some(square) => (square, false),
                None => (body.strip_suffix('d')?, true),
            };
            Some(vec![Sensed::Occupancy { square: square.parse().ok()?, occupied }])
        }
        "30" => {
            let all = body.len() == 64 && body.bytes().all(|bit| matches!(bit, b'0' | b'1'));
            let set = |&(_, bit): &(Square, u8)| bit == b'1';
            let squares = by_files().zip(body.bytes()).filter(set).map(|(square, _)| square);
            all.then(|| vec![Sensed::Occupied(squares.collect::<Bitboard>())])
        }
        "22" if !body.contains('#') => Some(vec![Sensed::Battery(Charge::Text(body.to_string()))]),
        "14" if body == "GO" => Some(Vec::new()),
        _ => None,
    }
}

/// Returns the squares in the order of a report: a1, a2, to h8.
fn by_files() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|file| (0..8).filter_map(move |rank| Square::at(file, rank)))
}
