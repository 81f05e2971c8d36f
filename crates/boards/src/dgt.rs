//! DGT boards on a serial line, with the clock behind the board.

mod clock;
mod log;
mod pieces;

use crate::codec::{Frame, Stream};
use crate::{Charge, Codec, Command, IdentityKind, Placement, Sensed, Side};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use pieces::{code_of, piece_of, sign_of, square_at, square_number};

pub use log::{decode_log, encode_log, replay_log};

const BOARD: u8 = 0x86;
const TIMES: u8 = 0x8d;
const FIELD: u8 = 0x8e;
const LOG: u8 = 0x8f;
const BATTERY: u8 = 0xa0;
/// Texts by message: bus address, serial number, maker, version, long serial number.
const TEXTS: [(u8, IdentityKind); 5] = [
    (0x90, IdentityKind::BusAddress),
    (0x91, IdentityKind::Serial),
    (0x92, IdentityKind::Trademark),
    (0x93, IdentityKind::Version),
    (0xa2, IdentityKind::LongSerial),
];
/// Length of a message's head: its kind and its size in two bytes of seven bits.
const HEAD: usize = 3;
/// Longest log: the memory of a board, and the head.
const LONGEST_LOG: usize = 0x1f00 + HEAD;
/// Upper bound of any other message whose length is not fixed.
const LONGEST_TEXT: usize = 512;

/// Codec of DGT boards on a serial line (9600 8N1).
///
/// The board reports itself with its connector on White's left. The clock reports its sides, so the
/// codec has to know on which side White's time is, seen from the front of the clock.
///
/// ```
/// use touchmove_boards::{Codec, Command, Dgt, Sensed, Side};
///
/// let mut board = Dgt::new(Side::Left);
/// assert_eq!(board.command(&Command::AskBoard).unwrap(), [0x42]);
/// let lifted = Sensed::Square { square: "e2".parse().unwrap(), piece: None };
/// assert_eq!(board.decode(&[0x8e, 0x00, 0x05, 52, 0]), [lifted]);
/// ```
#[derive(Debug, Clone)]
pub struct Dgt {
    stream: Stream,
    white: Side,
}

impl Dgt {
    /// Creates a codec. White's time is on this side of the clock, seen from its front.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_boards::{Codec, Dgt, Sensed, Side};
    /// // 0:05:00 on the right, 0:04:59 on the left; the left side runs.
    /// let times = [0x8d, 0x00, 0x0a, 0x00, 0x05, 0x00, 0x00, 0x04, 0x59, 0x11];
    /// let [Sensed::Clock(shown)] = &Dgt::new(Side::Left).decode(&times)[..] else { panic!() };
    /// assert_eq!((shown.running, shown.left.black.get()), (Some(Color::White), 300_000));
    /// ```
    #[must_use]
    pub fn new(white: Side) -> Dgt {
        Dgt { stream: Stream::default(), white }
    }
}

impl Codec for Dgt {
    fn decode(&mut self, bytes: &[u8]) -> Vec<Sensed> {
        let white = self.white;
        self.stream.feed(bytes, |rest| frame(rest, white))
    }

    fn encode(&self, sensed: &Sensed) -> Option<Vec<u8>> {
        match sensed {
            Sensed::Board(board) => {
                let squares = (0..64).filter_map(square_at);
                message(BOARD, squares.map(|square| code_of(board.piece_at(square))).collect())
            }
            Sensed::Square { square, piece } => {
                message(FIELD, vec![square_number(*square), code_of(*piece)])
            }
            Sensed::ResultSign { square, sign } => {
                message(FIELD, vec![square_number(*square), pieces::code_of_sign(*sign)])
            }
            Sensed::Clock(shown) => message(TIMES, clock::encode(shown, self.white)?),
            Sensed::ClockAnswer(answer) => message(TIMES, clock::encode_answer(*answer)?),
            Sensed::Identity { kind, text } => {
                let (id, _) = TEXTS.iter().find(|(_, known)| known == kind)?;
                let sound = text.is_ascii() && text.len() <= LONGEST_TEXT - HEAD;
                message(*id, sound.then(|| text.clone().into_bytes())?)
            }
            Sensed::Battery(Charge::Percent(charge @ 0..=100)) => message(BATTERY, vec![*charge]),
            Sensed::Log(entries) => message(LOG, encode_log(entries)?),
            _ => None,
        }
    }

    fn command(&self, command: &Command) -> Option<Vec<u8>> {
        Some(match command {
            Command::Reset => vec![0x40],
            Command::Watch => vec![0x4b],
            Command::AskBoard => vec![0x42],
            Command::AskClock => vec![0x41],
            Command::AskBattery => vec![0x4c],
            Command::AskSerial => vec![0x45],
            Command::AskVersion => vec![0x4d],
            Command::AskLog => vec![0x49],
            Command::SetClock { left, running } => clock::set(left, *running, self.white)?,
            Command::Beep(duration) => clock::beep(*duration)?,
            Command::LightsOff => return None,
        })
    }
}

/// Encodes a message with its head. Returns `None` if it is too long.
fn message(id: u8, data: Vec<u8>) -> Option<Vec<u8>> {
    let size = data.len() + HEAD;
    let (high, low) = (u8::try_from(size >> 7).ok()?, u8::try_from(size & 0x7f).ok()?);
    let whole = high < 0x80 && size <= longest(id) && data.iter().all(|byte| byte & 0x80 == 0);
    whole.then(|| [[id, high, low].as_slice(), &data].concat())
}

const fn longest(id: u8) -> usize {
    match id {
        LOG => LONGEST_LOG,
        BOARD => 64 + HEAD,
        TIMES => 7 + HEAD,
        FIELD => 2 + HEAD,
        _ => LONGEST_TEXT,
    }
}

const fn shortest(id: u8) -> usize {
    match id {
        BOARD | TIMES | FIELD => longest(id),
        BATTERY => 1 + HEAD,
        _ => HEAD,
    }
}

fn is_known(id: u8) -> bool {
    [BOARD, TIMES, FIELD, LOG, BATTERY].contains(&id) || TEXTS.iter().any(|(text, _)| *text == id)
}

/// Looks for a message. Only the first byte of a message has its highest bit set, so another such
/// byte begins a new message.
fn frame(bytes: &[u8], white: Side) -> Frame {
    let Some((&id, rest)) = bytes.split_first().filter(|(id, _)| is_known(**id)) else {
        return Frame::Noise(1);
    };
    let next = rest.iter().position(|byte| byte & 0x80 != 0).unwrap_or(rest.len());
    let [high, low, ..] = rest[..next] else {
        return if next == rest.len() { Frame::More } else { Frame::Noise(next + 1) };
    };
    let size = usize::from(high) << 7 | usize::from(low);
    if !(shortest(id)..=longest(id)).contains(&size) {
        return Frame::Noise(HEAD);
    }
    match bytes.get(HEAD..size) {
        Some(data) if next + 1 >= size => match decode(id, data, white) {
            Some(sensed) => Frame::Message(size, sensed),
            None => Frame::Noise(size),
        },
        _ if next < rest.len() => Frame::Noise(next + 1),
        _ => Frame::More,
    }
}

fn decode(id: u8, data: &[u8], white: Side) -> Option<Vec<Sensed>> {
    let sensed = match (id, data) {
        (BOARD, _) => return whole_board(data),
        (FIELD, &[number, code]) => {
            let square = square_at(number)?;
            match sign_of(code) {
                Some(sign) => Sensed::ResultSign { square, sign },
                None => Sensed::Square { square, piece: piece_of(code)? },
            }
        }
        (TIMES, data) => return clock::decode(data.try_into().ok()?, white),
        (LOG, _) => Sensed::Log(decode_log(data)),
        (BATTERY, &[charge, ..]) => Sensed::Battery(Charge::Percent(charge)),
        _ => {
            let (_, kind) = TEXTS.iter().find(|(text, _)| *text == id)?;
            Sensed::Identity {
                kind: *kind,
                text: data.iter().map(|&b| char::from(b)).collect::<String>(),
            }
        }
    };
    Some(vec![sensed])
}

/// Decodes the whole board, and the special pieces on it.
fn whole_board(data: &[u8]) -> Option<Vec<Sensed>> {
    let mut board = Placement::EMPTY;
    let mut sensed = Vec::new();
    for (number, &code) in (0..).zip(data) {
        let square = square_at(number)?;
        match sign_of(code) {
            Some(sign) => sensed.push(Sensed::ResultSign { square, sign }),
            None => board.set(square, piece_of(code)?),
        }
    }
    sensed.insert(0, Sensed::Board(board));
    Some(sensed)
}
