//! Results of reading a game.

use super::Candidate;
use crate::pgn::{Game, Place, SetupError};
use crate::{Notation, SanError, SpokenError};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Color, Move};

/// A game that was read from its first move to its last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// Notations that read the game, all with the same moves.
    pub notations: Vec<Notation>,
    /// True if all letters belong to the notation. False if some were replaced by similar ones.
    pub exact: bool,
    /// True if no single notation reads the game but a pair does.
    pub mixed: bool,
    /// The game with all moves in English, including variations.
    pub game: Game,
    /// The moves. `None` is a null move such as `--`. The moves of a variation follow the move that
    /// they replace.
    pub moves: Vec<Option<Move>>,
}

/// Reason why a game could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadError {
    /// The start position is unknown.
    Setup(SetupError),
    /// A move cannot be read.
    Move(Box<UnreadableMove>),
    /// Several notations read all moves, but as different games.
    Clash(Box<Clash>),
}

/// The first unreadable move, in the notation that reads furthest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableMove {
    /// Notation of the attempt.
    pub notation: Notation,
    /// Place of the move.
    pub place: Place,
    /// Move number.
    pub number: u32,
    /// Player of the move.
    pub player: Color,
    /// The move as written.
    pub text: String,
    /// Reason why it cannot be read.
    pub reason: UnreadableReason,
    /// Possible moves, likeliest first.
    pub candidates: Vec<Candidate>,
    /// Wrong move number before it, a sign that a move may be missing.
    pub number_mismatch: Option<NumberMismatch>,
}

/// A wrong move number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberMismatch {
    /// Place of the number.
    pub place: Place,
    /// Number in the text.
    pub found: u32,
    /// Number of the next move.
    pub expected: u32,
}

/// Reason why a move cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnreadableReason {
    /// The text is not a move, is illegal or is ambiguous.
    San(SanError),
    /// The words are not a move.
    Spoken(SpokenError),
}

/// Notations that each read the whole game, but differently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clash {
    /// Place of the first move that they read differently.
    pub place: Place,
    /// Move number.
    pub number: u32,
    /// Player of the move.
    pub player: Color,
    /// The move as written.
    pub text: String,
    /// Each reading: its notations, and the move in English.
    pub readings: Vec<(Vec<Notation>, String)>,
}

impl fmt::Display for UnreadableReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnreadableReason::San(error) => error.fmt(f),
            UnreadableReason::Spoken(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Setup(error) => error.fmt(f),
            ReadError::Move(it) => {
                write!(
                    f,
                    "{}: {}. {}: {} ({})",
                    it.place, it.number, it.text, it.reason, it.notation
                )
            }
            ReadError::Clash(it) => {
                write!(f, "{}: {}. {}: ambiguous: {:?}", it.place, it.number, it.text, it.readings)
            }
        }
    }
}

impl core::error::Error for ReadError {}
