//! The log that a DGT board keeps in its memory: every lift and placement, and the clock at every
//! press. It is evidence after the game.

use super::clock::{bcd, player_on, time};
use super::pieces::{code_of, piece_of, square_at, square_number};
use crate::{ClockReading, LogEntry, LogMark, Placement, Sensed, Side};
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color};
use touchmove_clock::{Millis, Moment};

const MARKS: [(u8, LogMark); 9] = [
    (0x6a, LogMark::PowerUp),
    (0x6b, LogMark::End),
    (0x6c, LogMark::FourRows),
    (0x6d, LogMark::Empty),
    (0x6e, LogMark::Downloaded),
    (0x6f, LogMark::StartPosition),
    (0x7a, LogMark::StartPositionTurned),
    (0x7b, LogMark::Start),
    (0x7c, LogMark::Watchdog),
];
const QUICK: u8 = 0x10;

/// Decodes the log of a board. Bytes that are not an entry are left out.
///
/// ```
/// use touchmove_boards::dgt::decode_log;
/// use touchmove_boards::{LogEntry, LogMark};
/// let entries = decode_log(&[0x6f, 0x40, 52, 0x51, 36]);
/// assert_eq!(entries[0], LogEntry::Mark(LogMark::StartPosition));
/// assert_eq!(entries[1], LogEntry::Square { square: "e2".parse().unwrap(), piece: None, quick: false });
/// assert!(matches!(entries[2], LogEntry::Square { quick: true, .. }));
/// ```
#[must_use]
pub fn decode_log(bytes: &[u8]) -> Vec<LogEntry> {
    let (mut rest, mut entries) = (bytes, Vec::new());
    while !rest.is_empty() {
        let (length, entry) = first_entry(rest);
        entries.extend(entry);
        rest = rest.get(length..).unwrap_or_default();
    }
    entries
}

/// Returns the length of the first entry, and the entry if it is sound.
fn first_entry(bytes: &[u8]) -> (usize, Option<LogEntry>) {
    let entry = match *bytes {
        [code @ 0x40..=0x5f, number @ 0x00..=0x3f, ..] => {
            let quick = code & QUICK != 0;
            let square = square_at(number).zip(piece_of(code & 0x0f));
            square.map(|(square, piece)| (2, LogEntry::Square { square, piece, quick }))
        }
        [side @ (0x60..=0x69 | 0x70..=0x79), minutes, seconds, ..] => {
            let left = time([side, minutes, seconds]);
            let side = if side < 0x70 { Side::Right } else { Side::Left };
            left.map(|left| (3, LogEntry::Lever { side, left }))
        }
        [code, ..] => {
            let mark = MARKS.iter().find(|(known, _)| *known == code);
            mark.map(|(_, mark)| (1, LogEntry::Mark(*mark)))
        }
        [] => None,
    };
    entry.map_or((1, None), |(length, entry)| (length, Some(entry)))
}

/// Encodes a log. Returns `None` if an entry cannot be written, such as a time of ten hours.
///
/// ```
/// use touchmove_boards::dgt::{decode_log, encode_log};
/// let bytes = [0x7b, 0x6f, 0x40, 52, 0x51, 36, 0x61, 0x29, 0x58];
/// assert_eq!(encode_log(&decode_log(&bytes)).unwrap(), bytes);
/// ```
#[must_use]
pub fn encode_log(entries: &[LogEntry]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for entry in entries {
        match *entry {
            LogEntry::Square { square, piece, quick } => {
                let quick = if quick { QUICK } else { 0 };
                bytes.extend([0x40 | quick | code_of(piece), square_number(square)]);
            }
            LogEntry::Lever { side, left } => {
                let [hours, minutes, seconds] = bcd(left)?;
                let base = if side == Side::Right { 0x60 } else { 0x70 };
                bytes.extend([base | hours, minutes, seconds]);
            }
            LogEntry::Mark(mark) => {
                bytes.push(MARKS.iter().find(|(_, known)| *known == mark)?.0);
            }
        }
    }
    Some(bytes)
}

/// Turns a log into sensor events. The log has no times except those of the clock, so the moments
/// are reconstructed: a second for each entry that is not quick, and the time that a player's clock
/// has lost at each movement of the lever. The log ends at its end mark.
///
/// ```
/// use touchmove_boards::dgt::{decode_log, replay_log};
/// use touchmove_boards::{Sensed, Side};
/// let entries = decode_log(&[0x6f, 0x40, 52, 0x41, 36, 0x70, 0x04, 0x55]);
/// let events = replay_log(&entries, Side::Left);
/// assert!(matches!(events[0].1, Sensed::Board(_)));
/// assert!(matches!(&events[3].1, Sensed::Clock(shown) if shown.running.is_some()));
/// ```
#[must_use]
pub fn replay_log(entries: &[LogEntry], white: Side) -> Vec<(Moment, Sensed)> {
    let mut replay = Replay { now: Moment::START, left: ByColor::both(None), white };
    let end = |entry: &&LogEntry| **entry != LogEntry::Mark(LogMark::End);
    entries.iter().take_while(end).filter_map(|entry| replay.event(*entry)).collect()
}

struct Replay {
    now: Moment,
    /// Times logged last.
    left: ByColor<Option<Millis>>,
    white: Side,
}

impl Replay {
    fn event(&mut self, entry: LogEntry) -> Option<(Moment, Sensed)> {
        let (pause, sensed) = match entry {
            LogEntry::Square { square, piece, quick } => {
                let pause = if quick { Millis::new(200) } else { Millis::seconds(1) };
                (pause, Sensed::Square { square, piece })
            }
            LogEntry::Lever { side, left } => {
                let player = player_on(side, self.white);
                let used = self.left[player].map_or(Millis::ZERO, |before| before - left);
                self.left[player] = Some(left);
                (used.max(Millis::seconds(1)), Sensed::Clock(self.reading(player)))
            }
            LogEntry::Mark(mark) => (Millis::ZERO, Sensed::Board(board_at(mark)?)),
        };
        self.now += pause;
        Some((self.now, sensed))
    }

    /// Returns the display after a player has pressed.
    fn reading(&self, pressed: Color) -> ClockReading {
        ClockReading {
            left: self.left.map(Option::unwrap_or_default),
            running: Some(pressed.other()),
            lever_up: Some(pressed.other()),
            flags: ByColor::both(false),
            low_battery: false,
        }
    }
}

fn board_at(mark: LogMark) -> Option<Placement> {
    match mark {
        LogMark::StartPosition => Some(Placement::default()),
        LogMark::StartPositionTurned => Some(Placement::default().turned()),
        LogMark::Empty => Some(Placement::EMPTY),
        _ => None,
    }
}
