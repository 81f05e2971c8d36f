//! What is claimed, warned of, imposed or a game cancelled for.

use crate::named::{Arg, as_number, named};
use crate::rules::claimed_end::End;
use crate::rules::draw_claim::Ground;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::Square;

/// What a player claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claimed {
    /// A draw.
    Draw(Ground),
    /// That the game is over already.
    Ended(End),
    /// That the opponent's flag has fallen.
    Flag,
    /// That the opponent has completed an illegal move.
    IllegalMove,
    /// That the opponent has not played the piece touched on that square.
    Touched(Square),
}

impl Claimed {
    /// The name, which programs may rely on.
    ///
    /// ```
    /// assert_eq!(touchmove_laws::Claimed::IllegalMove.name(), "illegal_move");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Claimed::Draw(Ground::Threefold) => "threefold",
            Claimed::Draw(Ground::FiftyMoves) => "fifty_moves",
            Claimed::Ended(end) => end.name(),
            Claimed::Flag => "flag",
            Claimed::IllegalMove => "illegal_move",
            Claimed::Touched(_) => "touched",
        }
    }

    /// The fields with their names.
    ///
    /// ```
    /// use touchmove_laws::Claimed;
    /// assert_eq!(Claimed::Touched("e4".parse().unwrap()).args()[0].0, "square");
    /// ```
    pub fn args(self) -> Vec<(&'static str, Arg)> {
        match self {
            Claimed::Touched(square) => vec![("square", Arg::Text(square.to_string()))],
            Claimed::Draw(_) | Claimed::Ended(_) | Claimed::Flag | Claimed::IllegalMove => {
                Vec::new()
            }
        }
    }
}

/// The words that follow `claims` in protocols.
impl fmt::Display for Claimed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claimed::Draw(ground) => f.write_str(ground.words()),
            Claimed::Ended(end) => f.write_str(end.words()),
            Claimed::Flag => f.write_str("flag"),
            Claimed::IllegalMove => f.write_str("illegal move"),
            Claimed::Touched(square) => write!(f, "touched {square}"),
        }
    }
}

named! {
    /// What a player is warned for.
    Warned, "Warned::ByArbiter" is "by_arbiter":
    /// What the arbiter thought right.
    ByArbiter = "by_arbiter",
}

named! {
    /// A penalty that has no effect of its own during the game.
    Penalty, "Penalty::Exclusion" is "exclusion":
    /// The opponent's score goes up.
    OpponentPoints = "opponent_points" { /// By how many half points.
        halves: u32 = as_number, },
    /// The offender's score goes down.
    FewerPoints = "fewer_points" { /// By how many half points.
        halves: u32 = as_number, },
    /// A fine announced beforehand.
    Fine = "fine",
    /// Of one or more rounds.
    Exclusion = "exclusion",
    /// From the event.
    Expulsion = "expulsion",
}

named! {
    /// Why a game does not count.
    Cancellation, "Cancellation::WrongSetup" is "wrong_setup":
    /// It began with pieces on wrong squares.
    WrongSetup = "wrong_setup",
    /// It began with the colours reversed.
    ReversedColours = "reversed_colours",
    /// A spectator has meddled with it.
    Interference = "interference",
    /// It was adjourned, and the position cannot be established again.
    PositionLost = "position_lost",
    /// Both players have agreed to break it off.
    BrokenOff = "broken_off",
}
