//! Grounds of claims, warnings, penalties and cancellations.

use crate::named_list::{Arg, as_number, named_list};
use crate::rules::claimed_end::End;
use crate::rules::draw_claim::Ground;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::Square;

/// The ground of a player's claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimGround {
    /// A draw.
    Draw(Ground),
    /// The game is already over.
    Ended(End),
    /// The opponent's flag has fallen.
    Flag,
    /// The opponent has completed an illegal move.
    IllegalMove,
    /// The opponent has not played the touched piece on this square.
    Touched(Square),
}

impl ClaimGround {
    /// Returns the stable name.
    pub const fn name(self) -> &'static str {
        match self {
            ClaimGround::Draw(Ground::Threefold) => "threefold",
            ClaimGround::Draw(Ground::FiftyMoves) => "fifty_moves",
            ClaimGround::Ended(end) => end.name(),
            ClaimGround::Flag => "flag",
            ClaimGround::IllegalMove => "illegal_move",
            ClaimGround::Touched(_) => "touched",
        }
    }

    /// Returns the fields with their names.
    ///
    /// ```
    /// use touchmove_laws::ClaimGround;
    /// assert_eq!(ClaimGround::Touched("e4".parse().unwrap()).args()[0].0, "square");
    /// ```
    pub fn args(self) -> Vec<(&'static str, Arg)> {
        match self {
            ClaimGround::Touched(square) => vec![("square", Arg::Text(square.to_string()))],
            ClaimGround::Draw(_)
            | ClaimGround::Ended(_)
            | ClaimGround::Flag
            | ClaimGround::IllegalMove => Vec::new(),
        }
    }
}

/// Writes the words that follow `claims` in protocols.
impl fmt::Display for ClaimGround {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimGround::Draw(ground) => f.write_str(ground.words()),
            ClaimGround::Ended(end) => f.write_str(end.words()),
            ClaimGround::Flag => f.write_str("flag"),
            ClaimGround::IllegalMove => f.write_str("illegal move"),
            ClaimGround::Touched(square) => write!(f, "touched {square}"),
        }
    }
}

named_list! {
    /// The ground of a warning.
    WarningGround:
    /// The arbiter's own judgement.
    ByArbiter = "by_arbiter",
}

named_list! {
    /// A penalty without an effect during the game.
    Penalty:
    /// More points for the opponent.
    OpponentPoints = "opponent_points" { /// Number of half points.
        halves: u32 = as_number, },
    /// Fewer points for the offender.
    FewerPoints = "fewer_points" { /// Number of half points.
        halves: u32 = as_number, },
    /// A fine announced beforehand.
    Fine = "fine",
    /// Exclusion from one or more rounds.
    Exclusion = "exclusion",
    /// Expulsion from the event.
    Expulsion = "expulsion",
}

named_list! {
    /// The reason why a game does not count.
    Cancellation:
    /// The game began with pieces on wrong squares.
    WrongSetup = "wrong_setup",
    /// The game began with the colours reversed.
    ReversedColours = "reversed_colours",
    /// A spectator interfered with the game.
    Interference = "interference",
    /// The game was adjourned, and its position cannot be reconstructed.
    PositionLost = "position_lost",
    /// Both players agreed to abandon the game.
    BrokenOff = "broken_off",
}
