//! Scores, results and terminations of games.

use core::fmt;
use touchmove_board::Color;

/// A player's score in one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// The points of a win.
    Win,
    /// The points of a draw.
    Draw,
    /// The points of a loss.
    Loss,
}

impl Score {
    const fn text(self) -> &'static str {
        match self {
            Score::Win => "1",
            Score::Draw => "1/2",
            Score::Loss => "0",
        }
    }
}

/// The result of a game: both players' scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// White's score.
    pub white: Score,
    /// Black's score.
    pub black: Score,
}

impl Outcome {
    /// A draw.
    pub const DRAW: Outcome = Outcome { white: Score::Draw, black: Score::Draw };
    /// A loss for both players.
    pub const BOTH_LOSE: Outcome = Outcome { white: Score::Loss, black: Score::Loss };

    /// Returns a win for a player.
    pub const fn win(winner: Color) -> Outcome {
        match winner {
            Color::White => Outcome { white: Score::Win, black: Score::Loss },
            Color::Black => Outcome { white: Score::Loss, black: Score::Win },
        }
    }

    /// Returns a loss for a player, with the score that the arbiter gives the opponent.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::{Outcome, Score};
    /// assert_eq!(Outcome::loss(Color::White, Score::Draw).to_string(), "0-1/2");
    /// ```
    pub const fn loss(loser: Color, opponent: Score) -> Outcome {
        match loser {
            Color::White => Outcome { white: Score::Loss, black: opponent },
            Color::Black => Outcome { white: opponent, black: Score::Loss },
        }
    }

    /// Returns a player's score.
    pub const fn score(self, player: Color) -> Score {
        match player {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white.text(), self.black.text())
    }
}

/// The reason why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names are the Laws' own
pub enum Termination {
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    ThreefoldRepetition,
    FiftyMoves,
    FivefoldRepetition,
    SeventyFiveMoves,
    TimeForfeit,
    IllegalMoves,
    BothFlags,
    /// A loss turned into a draw because the opponent cannot checkmate.
    CannotCheckmate,
    DefaultTime,
    ElectronicDevice,
    ArbitersDecision,
    /// Both kings in check or a pawn on its last rank, also after the next move.
    IllegalPosition,
    /// A claim in a quickplay finish.
    QuickplayFinish,
    /// A sealed move that cannot be played.
    SealedMove,
    /// A wrong result that both players have signed.
    SignedResult,
}

impl Termination {
    /// Returns the words that protocols use.
    pub const fn words(self) -> &'static str {
        match self {
            Termination::Checkmate => "checkmate",
            Termination::Resignation => "resignation",
            Termination::Stalemate => "stalemate",
            Termination::DeadPosition => "dead position",
            Termination::Agreement => "agreement",
            Termination::ThreefoldRepetition => "threefold repetition",
            Termination::FiftyMoves => "fifty moves",
            Termination::FivefoldRepetition => "fivefold repetition",
            Termination::SeventyFiveMoves => "seventy-five moves",
            Termination::TimeForfeit => "time forfeit",
            Termination::IllegalMoves => "illegal moves",
            Termination::BothFlags => "both flags",
            Termination::CannotCheckmate => "cannot checkmate",
            Termination::DefaultTime => "default time",
            Termination::ElectronicDevice => "electronic device",
            Termination::ArbitersDecision => "arbiter's decision",
            Termination::IllegalPosition => "illegal position",
            Termination::QuickplayFinish => "quickplay finish",
            Termination::SealedMove => "sealed move",
            Termination::SignedResult => "signed result",
        }
    }
}
