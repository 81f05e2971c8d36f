//! The interface of all codecs, and the search for messages in a stream of bytes.

use crate::Sensed;
use alloc::vec::Vec;
use touchmove_board::{ByColor, Color};
use touchmove_clock::Millis;

/// Codec of one kind of board. It holds the bytes of a message that is not complete yet.
///
/// ```
/// use touchmove_boards::{Codec, Placement, Sensed, SquareOff};
///
/// let mut board = SquareOff::default();
/// assert_eq!(board.decode(b"0#e2"), []);
/// let lifted = board.decode(b"u*");
/// assert_eq!(lifted, [Sensed::Occupancy { square: "e2".parse().unwrap(), occupied: false }]);
/// assert_eq!(board.encode(&lifted[0]).unwrap(), b"0#e2u*");
/// ```
pub trait Codec {
    /// Decodes bytes from the board. Messages may be split anywhere between calls. Bytes outside of
    /// messages are counted and reported before the next message.
    fn decode(&mut self, bytes: &[u8]) -> Vec<Sensed>;

    /// Encodes an event as the board sends it. Returns `None` if this kind of board has no such
    /// message. Decoding the bytes gives the same event.
    fn encode(&self, sensed: &Sensed) -> Option<Vec<u8>>;

    /// Encodes a command to the board. Returns `None` if this kind of board does not know it.
    fn command(&self, command: &Command) -> Option<Vec<u8>>;
}

/// Command to a board or its clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Stop all reports.
    Reset,
    /// Report every change.
    Watch,
    /// Send the whole board.
    AskBoard,
    /// Send the display of the clock.
    AskClock,
    /// Send the charge of the battery.
    AskBattery,
    /// Send the serial number.
    AskSerial,
    /// Send the version.
    AskVersion,
    /// Send the board's own log.
    AskLog,
    /// Set the times of the clock and start it for a player, or leave it stopped.
    SetClock {
        /// Times left.
        left: ByColor<Millis>,
        /// Player whose time runs.
        running: Option<Color>,
    },
    /// Beep for a duration.
    Beep(Millis),
    /// Switch all lights off.
    LightsOff,
}

/// Result of looking for a message at the beginning of some bytes.
pub(crate) enum Frame {
    /// The message is not complete.
    More,
    /// This number of bytes belongs to no message.
    Noise(usize),
    /// A message of this length, with its events.
    Message(usize, Vec<Sensed>),
}

/// Bytes that have not been decoded yet.
#[derive(Debug, Clone, Default)]
pub(crate) struct Stream {
    bytes: Vec<u8>,
    /// Bytes skipped since the last message.
    skipped: usize,
}

impl Stream {
    /// Adds bytes and returns the events of all complete messages. The result does not depend on
    /// how the bytes are split, because `parse` sees only what follows the last message.
    pub(crate) fn feed(
        &mut self,
        bytes: &[u8],
        mut parse: impl FnMut(&[u8]) -> Frame,
    ) -> Vec<Sensed> {
        self.bytes.extend_from_slice(bytes);
        let (mut at, mut events) = (0, Vec::new());
        while let Some(rest) = self.bytes.get(at..).filter(|rest| !rest.is_empty()) {
            match parse(rest) {
                Frame::More => break,
                Frame::Noise(length) => {
                    at += length.max(1);
                    self.skipped += length.max(1);
                }
                Frame::Message(length, sensed) => {
                    at += length.max(1);
                    let skipped = core::mem::take(&mut self.skipped);
                    events.extend((skipped > 0).then_some(Sensed::Noise(skipped)));
                    events.extend(sensed);
                }
            }
        }
        self.bytes.drain(..at.min(self.bytes.len()));
        events
    }
}

/// Decodes bytes with a parser that needs the codec itself.
pub(crate) fn decode<C>(
    codec: &mut C,
    stream: fn(&mut C) -> &mut Stream,
    bytes: &[u8],
    mut parse: impl FnMut(&mut C, &[u8]) -> Frame,
) -> Vec<Sensed> {
    let mut taken = core::mem::take(stream(codec));
    let events = taken.feed(bytes, |rest| parse(codec, rest));
    *stream(codec) = taken;
    events
}
