//! Events of a board's sensors and its clock, the same for all boards.

use crate::Placement;
use alloc::string::String;
use alloc::vec::Vec;
use touchmove_board::{Bitboard, ByColor, Color, Piece, Square};
use touchmove_clock::Millis;

/// One thing that a board or its clock reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sensed {
    /// All 64 squares, with the pieces.
    Board(Placement),
    /// One square has changed.
    Square {
        /// The square.
        square: Square,
        /// Piece on it now.
        piece: Option<Piece>,
    },
    /// All 64 squares of a board that does not recognise pieces.
    Occupied(Bitboard),
    /// One square of a board that does not recognise pieces.
    Occupancy {
        /// The square.
        square: Square,
        /// True if a piece has been put down, false if it has been lifted.
        occupied: bool,
    },
    /// A special piece that signals the result stands on a square.
    ResultSign {
        /// The square.
        square: Square,
        /// Result that the piece stands for.
        sign: ResultSign,
    },
    /// Display of the clock.
    Clock(ClockReading),
    /// Answer of the clock to a message, or a button of the clock.
    ClockAnswer(ClockAnswer),
    /// Charge of the battery.
    Battery(Charge),
    /// Name, number or version of the device.
    Identity {
        /// Kind of the text.
        kind: IdentityKind,
        /// The text.
        text: String,
    },
    /// Log that the board keeps for itself.
    Log(Vec<LogEntry>),
    /// True if the board lies the other way round.
    Flipped(bool),
    /// State of the connection.
    Link(Link),
    /// Bytes that are not part of a message.
    Noise(usize),
}

/// Result that a special piece stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultSign {
    /// Draw.
    Draw,
    /// White wins.
    WhiteWins,
    /// Black wins.
    BlackWins,
}

/// Display of a clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockReading {
    /// Times left.
    pub left: ByColor<Millis>,
    /// Player whose time runs; `None` if both clocks are stopped.
    pub running: Option<Color>,
    /// Player on whose side the lever is up. `None` if the clock does not tell.
    pub lever_up: Option<Color>,
    /// Flags that the clock shows as fallen.
    pub flags: ByColor<bool>,
    /// True if the clock's battery is low.
    pub low_battery: bool,
}

/// Answer of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockAnswer {
    /// The clock is connected and ready.
    Ready,
    /// The clock reports its mode, as a code.
    Mode(u8),
    /// A message has been carried out; the code says which.
    Done(u8),
    /// A message has been refused; the code says which.
    Refused(u8),
    /// A button has been pressed.
    Button(Button),
    /// Any other answer.
    Other([u8; 4]),
}

/// Button of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Button {
    /// Back.
    Back,
    /// Plus.
    Plus,
    /// Run or pause.
    Run,
    /// Minus.
    Minus,
    /// OK.
    Ok,
}

/// Charge of a battery.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Charge {
    /// Per cent.
    Percent(u8),
    /// As the device writes it.
    Text(String),
}

/// Kind of a device's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IdentityKind {
    /// Serial number.
    Serial,
    /// Long serial number.
    LongSerial,
    /// Address on a bus.
    BusAddress,
    /// Maker.
    Trademark,
    /// Version of the firmware.
    Version,
}

/// State of the connection to a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Link {
    /// The board answers.
    Up,
    /// The board does not answer, so changes may be missed.
    Lost,
}

/// Side of a clock or board, seen from the front of the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
}

/// Entry of a board's own log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogEntry {
    /// A square has changed.
    Square {
        /// The square.
        square: Square,
        /// Piece on it now.
        piece: Option<Piece>,
        /// True if less than 250 ms have passed since the entry before.
        quick: bool,
    },
    /// The lever of the clock has been moved.
    Lever {
        /// Side whose time is logged.
        side: Side,
        /// Time that it shows.
        left: Millis,
    },
    /// Anything else.
    Mark(LogMark),
}

/// Mark in a board's own log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LogMark {
    /// The power has been switched on.
    PowerUp,
    /// End of the log.
    End,
    /// The pieces fill four rows.
    FourRows,
    /// The board is empty.
    Empty,
    /// The log has been read out.
    Downloaded,
    /// The pieces are in the initial position.
    StartPosition,
    /// The pieces are in the initial position of a board turned round.
    StartPositionTurned,
    /// Start of the log.
    Start,
    /// The board has restarted itself.
    Watchdog,
}

impl LogMark {
    /// All marks.
    pub const ALL: [LogMark; 9] = [
        LogMark::PowerUp,
        LogMark::End,
        LogMark::FourRows,
        LogMark::Empty,
        LogMark::Downloaded,
        LogMark::StartPosition,
        LogMark::StartPositionTurned,
        LogMark::Start,
        LogMark::Watchdog,
    ];
}
