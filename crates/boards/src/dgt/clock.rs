//! Times and answers of a DGT clock.

use crate::{Button, ClockAnswer, ClockReading, Sensed, Side};
use alloc::vec;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color};
use touchmove_clock::Millis;

const RUNNING: u8 = 0x01;
const LEVER_UP_RIGHT: u8 = 0x02;
const LOW_BATTERY: u8 = 0x04;
const RIGHT_RUNS: u8 = 0x08;
const LEFT_RUNS: u8 = 0x10;
const NO_CLOCK: u8 = 0x20;
const FLAG_BLOCKED: u8 = 0x10;
const FLAG_SHOWN: u8 = 0x40;
/// Low nibble of the hours that marks an answer instead of times.
const ANSWER: u8 = 0x0a;

const DONE: u8 = 0x10;
const REFUSED: u8 = 0x40;
const READY: u8 = 0x81;
const BUTTON: u8 = 0x88;
const BUTTONS: [(u8, Button); 5] = [
    (0x31, Button::Back),
    (0x32, Button::Plus),
    (0x33, Button::Run),
    (0x34, Button::Minus),
    (0x35, Button::Ok),
];

/// Returns the player whose time is on a side.
pub(super) fn player_on(side: Side, white: Side) -> Color {
    if side == white { Color::White } else { Color::Black }
}

pub(super) fn decode(data: [u8; 7], white: Side) -> Option<Vec<Sensed>> {
    if data[0] & 0x0f == ANSWER || data[3] & 0x0f == ANSWER {
        return Some(vec![Sensed::ClockAnswer(answer(data))]);
    }
    let status = data[6];
    if status & NO_CLOCK != 0 {
        return Some(Vec::new());
    }
    let right = (time([data[0], data[1], data[2]])?, flag(data[0]));
    let left = (time([data[3], data[4], data[5]])?, flag(data[3]));
    let on = |player| if player_on(Side::Right, white) == player { right } else { left };
    let side = match status & (RIGHT_RUNS | LEFT_RUNS) {
        RIGHT_RUNS => Some(Side::Right),
        LEFT_RUNS => Some(Side::Left),
        _ => None,
    };
    let lever = if status & LEVER_UP_RIGHT != 0 { Side::Right } else { Side::Left };
    Some(vec![Sensed::Clock(ClockReading {
        left: ByColor::from_fn(|player| on(player).0),
        running: side.filter(|_| status & RUNNING != 0).map(|side| player_on(side, white)),
        lever_up: Some(player_on(lever, white)),
        flags: ByColor::from_fn(|player| on(player).1),
        low_battery: status & LOW_BATTERY != 0,
    })])
}

const fn flag(hours: u8) -> bool {
    hours & (FLAG_BLOCKED | FLAG_SHOWN) != 0
}

/// Returns the time of three bytes: hours in the low nibble, then minutes and seconds in BCD.
pub(super) fn time([hours, minutes, seconds]: [u8; 3]) -> Option<Millis> {
    let bcd = |byte: u8| {
        let (tens, ones) = (byte >> 4, byte & 0x0f);
        (tens < 6 && ones < 10).then(|| Millis::seconds(u64::from(tens * 10 + ones)))
    };
    let hours = Some(hours & 0x0f).filter(|hours| *hours < 10)?;
    Some(Millis::hours(u64::from(hours)) + bcd(minutes)? * 60 + bcd(seconds)?)
}

/// Returns hours, minutes and seconds. `None` for ten hours or more, and for parts of a second.
pub(super) fn digits(left: Millis) -> Option<[u8; 3]> {
    let whole = left.get();
    if !whole.is_multiple_of(1_000) || whole >= 36_000_000 {
        return None;
    }
    let part = |of: u64, most: u64| u8::try_from(whole / 1_000 / of % most).ok();
    Some([part(3_600, 10)?, part(60, 60)?, part(1, 60)?])
}

pub(super) fn bcd(left: Millis) -> Option<[u8; 3]> {
    let [hours, minutes, seconds] = digits(left)?;
    let of = |number: u8| ((number / 10) << 4) | (number % 10);
    Some([hours, of(minutes), of(seconds)])
}

pub(super) fn encode(shown: &ClockReading, white: Side) -> Option<Vec<u8>> {
    let part = |side| {
        let player = player_on(side, white);
        let [hours, minutes, seconds] = bcd(shown.left[player])?;
        Some([hours | if shown.flags[player] { FLAG_SHOWN } else { 0 }, minutes, seconds])
    };
    let running = match shown.running {
        Some(player) if player == player_on(Side::Right, white) => RUNNING | RIGHT_RUNS,
        Some(_) => RUNNING | LEFT_RUNS,
        None => 0,
    };
    let lever = if shown.lever_up? == player_on(Side::Right, white) { LEVER_UP_RIGHT } else { 0 };
    let battery = if shown.low_battery { LOW_BATTERY } else { 0 };
    Some([&part(Side::Right)?[..], &part(Side::Left)?, &[running | lever | battery]].concat())
}

/// Decodes an answer of the clock. The highest bits of its four bytes are in other bytes.
fn answer(data: [u8; 7]) -> ClockAnswer {
    let raw = [
        data[1] & 0x7f | data[3] << 3 & 0x80,
        data[2] & 0x7f | data[3] << 2 & 0x80,
        data[4] & 0x7f | data[0] << 3 & 0x80,
        data[5] & 0x7f | data[0] << 2 & 0x80,
    ];
    named(raw).unwrap_or(ClockAnswer::Other(raw))
}

/// Returns the answer with these bytes, if it has a name. The second byte decides first.
fn named(raw: [u8; 4]) -> Option<ClockAnswer> {
    match raw {
        [_, BUTTON, _, code] => {
            let (_, button) = BUTTONS.iter().find(|(known, _)| *known == code)?;
            Some(ClockAnswer::Button(*button))
        }
        [_, READY, ..] => Some(ClockAnswer::Ready),
        [_, code, ..] if is_mode(code) => Some(ClockAnswer::Mode(code)),
        [DONE, code, ..] => Some(ClockAnswer::Done(code)),
        [REFUSED, code, ..] => Some(ClockAnswer::Refused(code)),
        _ => None,
    }
}

pub(super) fn encode_answer(answer: ClockAnswer) -> Option<Vec<u8>> {
    let raw = match answer {
        ClockAnswer::Ready => [DONE, READY, 0, 0],
        ClockAnswer::Mode(code) => [DONE, code, 0, 0],
        ClockAnswer::Done(code) => [DONE, code, 0, 0],
        ClockAnswer::Refused(code) => [REFUSED, code, 0, 0],
        ClockAnswer::Button(button) => {
            let (code, _) = BUTTONS.iter().find(|(_, known)| *known == button)?;
            [DONE, BUTTON, 0, *code]
        }
        ClockAnswer::Other(raw) => raw,
    };
    let same = match named(raw) {
        Some(named) => named == answer,
        None => !has_a_name(answer),
    };
    let [a, b, c, d] = raw;
    let low = ANSWER | (c & 0x80) >> 3 | (d & 0x80) >> 2;
    let high = ANSWER | (a & 0x80) >> 3 | (b & 0x80) >> 2;
    same.then(|| vec![low, a & 0x7f, b & 0x7f, high, c & 0x7f, d & 0x7f, 0])
}

/// Encodes a message to the clock. The size counts the bytes after it.
fn to_clock(code: u8, data: &[u8]) -> Option<Vec<u8>> {
    let size = u8::try_from(data.len() + 3).ok()?;
    Some([&[0x2b, size, 0x03, code], data, &[0x00]].concat())
}

/// Encodes the times to set, and the side to run.
pub(super) fn set(left: &ByColor<Millis>, running: Option<Color>, white: Side) -> Option<Vec<u8>> {
    let part = |side| digits(left[player_on(side, white)]);
    let flags = match running {
        Some(player) if player == player_on(Side::Left, white) => 1,
        Some(_) => 2,
        None => 4,
    };
    to_clock(0x0a, &[&part(Side::Left)?[..], &part(Side::Right)?, &[flags]].concat())
}

/// Encodes a beep, in steps of 64 ms.
pub(super) fn beep(duration: Millis) -> Option<Vec<u8>> {
    let steps = u8::try_from(duration.get() / 64).ok().filter(|steps| *steps > 0)?;
    to_clock(0x0b, &[steps])
}

/// True for the codes of a clock's mode.
const fn is_mode(code: u8) -> bool {
    matches!(code, 0x8a | 0x90)
}

/// True unless the answer is `Other`.
const fn has_a_name(answer: ClockAnswer) -> bool {
    !matches!(answer, ClockAnswer::Other(_))
}
