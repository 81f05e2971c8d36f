//! What came of reading a game.

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
    /// The notations that it reads so in, with the same moves in each.
    pub notations: Vec<Notation>,
    /// Whether all letters were those of the notation; else some were taken
    /// for those that they look like.
    pub exact: bool,
    /// Whether it reads in none of the notations alone, but in two of them together.
    pub mixed: bool,
    /// The game with its moves, those of variations too, in English.
    pub game: Game,
    /// The moves; none stands for one that nobody makes, such as `--`. Those
    /// of a variation come behind the move that they stand for.
    pub moves: Vec<Option<Move>>,
}

/// Why a game could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// It is not known from which position it begins.
    Setup(SetupError),
    /// A move cannot be read.
    Move(Box<Unreadable>),
    /// Several notations read all of it, as different games.
    Clash(Box<Clash>),
}

/// The first move that cannot be read, in the notation that comes furthest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// The notation.
    pub notation: Notation,
    /// Where the move stands.
    pub place: Place,
    /// Its number.
    pub number: u32,
    /// Who makes it.
    pub player: Color,
    /// The move as it is written.
    pub text: String,
    /// What is wrong with it.
    pub why: Why,
    /// What it could have been, the likeliest first.
    pub candidates: Vec<Candidate>,
    /// A number before it that does not fit: a move may be missing there.
    pub misnumbered: Option<Misnumbered>,
}

/// A move number where another one should stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misnumbered {
    /// Where.
    pub place: Place,
    /// The number.
    pub found: u32,
    /// The number of the move that comes next.
    pub expected: u32,
}

/// What is wrong with a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// It is none in letters, or no legal one, or more than one.
    San(SanError),
    /// It is none in words.
    Spoken(SpokenError),
}

/// Notations that read all of a game, each in its own way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clash {
    /// Where the first move stands that they read differently.
    pub place: Place,
    /// Its number.
    pub number: u32,
    /// Who makes it.
    pub player: Color,
    /// The move as it is written.
    pub text: String,
    /// The readings: notations, and what the move is called in English.
    pub readings: Vec<(Vec<Notation>, String)>,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::San(error) => error.fmt(f),
            Why::Spoken(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Setup(error) => error.fmt(f),
            Unread::Move(it) => {
                write!(f, "{}: {}. {}: {} ({})", it.place, it.number, it.text, it.why, it.notation)
            }
            Unread::Clash(it) => {
                write!(f, "{}: {}. {}: ambiguous: {:?}", it.place, it.number, it.text, it.readings)
            }
        }
    }
}

impl core::error::Error for Unread {}
