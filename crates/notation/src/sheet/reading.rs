//! Results from reading a game.

use super::Candidate;
use crate::pgn::{Game, Place, SetupError};
use crate::{Notation, SanError, SpokenError};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::{Color, Move};

/// Game in which every move was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// Notations that read the game. They all read the same moves.
    pub notations: Vec<Notation>,
    /// True if all letters belong to the notation, false if similar letters were replaced.
    pub exact: bool,
    /// True if no single notation reads the game, but two notations together do.
    pub mixed: bool,
    /// The game with all moves in English notation, including variations.
    pub game: Game,
    /// Moves, with `None` for a null move such as `--`. The moves of a variation follow the move
    /// that they replace.
    pub moves: Vec<Option<Move>>,
}

/// Reason why a game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadError {
    /// The start position is unknown.
    Setup(SetupError),
    /// A move cannot be read.
    Move(Box<UnreadableMove>),
    /// Several notations read all moves, but as different games.
    Clash(Box<Clash>),
}

/// First unreadable move, in the notation that reads furthest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableMove {
    /// Notation in which the move was tried.
    pub notation: Notation,
    /// Place of the move.
    pub place: Place,
    /// Move number.
    pub number: u32,
    /// Player of the move.
    pub player: Color,
    /// The move as written.
    pub text: String,
    /// Reason why the move cannot be read.
    pub reason: UnreadableReason,
    /// Legal moves that may be meant, the likeliest first.
    pub candidates: Vec<Candidate>,
    /// Wrong move number before the move. It may mean that a move is missing.
    pub number_mismatch: Option<NumberMismatch>,
}

/// Wrong move number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberMismatch {
    /// Place of the number.
    pub place: Place,
    /// Number in the text.
    pub found: u32,
    /// Expected number of the move.
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

/// Several notations that each read the whole game, but with different moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clash {
    /// Place of the first move that the notations read differently.
    pub place: Place,
    /// Number of that move.
    pub number: u32,
    /// Player of that move.
    pub player: Color,
    /// Text of that move.
    pub text: String,
    /// Each reading: its notations, and the move in English notation.
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
