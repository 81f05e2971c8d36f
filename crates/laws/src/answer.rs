//! The lawful answers to a question. Each is an event that the arbiter can enter in the protocol.

use crate::named_list::Arg;
use crate::{Outcome, Score};
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use touchmove_board::Color;

/// A lawful answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Declares the game lost for the player; the opponent wins.
    DeclaresLost(Color),
    /// Declares the game lost for the player, with less than a win for the opponent.
    DeclaresLostScoring(Color, Score),
    /// Declares the game drawn.
    DeclaresDraw,
    /// Finds that the player's flag fell first.
    ObservesFlag(Color),
    /// Lets the game continue.
    Resumes,
    /// Confirms the claim or the request.
    Agrees,
    /// Rejects the claim or the request.
    Rejects,
    /// Postpones the decision.
    Postpones,
    /// Sets both clocks.
    SetsClocks,
    /// Reminds the player of the Laws.
    Reminds(Color),
    /// Warns the player.
    Warns(Color),
    /// Gives the player time.
    GivesTime(Color),
    /// Gives the player time for a disturbance from outside.
    GivesForDisturbance(Color),
    /// Takes time from the player.
    TakesTime(Color),
    /// Gives the player half a point.
    GivesPoints(Color),
    /// Takes half a point from the player.
    TakesPoints(Color),
    /// Fines the player.
    Fines(Color),
    /// Excludes the player from one or more rounds.
    Excludes(Color),
    /// Expels the player from the event.
    Expels(Color),
    /// Expels the spectator.
    ExpelsSpectator,
    /// Has the game reconstructed.
    Reconstructs,
    /// Finds that the scoresheets do not show an overstepping of the time.
    FindsNoOverstep,
}

impl Answer {
    /// Returns the stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Answer::DeclaresLost(_) => "declares_lost",
            Answer::DeclaresLostScoring(..) => "declares_lost_scoring",
            Answer::DeclaresDraw => "declares_draw",
            Answer::ObservesFlag(_) => "observes_flag",
            Answer::Resumes => "resumes",
            Answer::Agrees => "agrees",
            Answer::Rejects => "rejects",
            Answer::Postpones => "postpones",
            Answer::SetsClocks => "sets_clocks",
            Answer::Reminds(_) => "reminds",
            Answer::Warns(_) => "warns",
            Answer::GivesTime(_) => "gives_time",
            Answer::GivesForDisturbance(_) => "gives_for_disturbance",
            Answer::TakesTime(_) => "takes_time",
            Answer::GivesPoints(_) => "gives_points",
            Answer::TakesPoints(_) => "takes_points",
            Answer::Fines(_) => "fines",
            Answer::Excludes(_) => "excludes",
            Answer::Expels(_) => "expels",
            Answer::ExpelsSpectator => "expels_spectator",
            Answer::Reconstructs => "reconstructs",
            Answer::FindsNoOverstep => "finds_no_overstep",
        }
    }

    /// Returns the fields with their names.
    pub fn args(self) -> Vec<(&'static str, Arg)> {
        match self {
            Answer::DeclaresLost(player)
            | Answer::ObservesFlag(player)
            | Answer::Reminds(player)
            | Answer::Warns(player)
            | Answer::GivesTime(player)
            | Answer::GivesForDisturbance(player)
            | Answer::TakesTime(player)
            | Answer::GivesPoints(player)
            | Answer::TakesPoints(player)
            | Answer::Fines(player)
            | Answer::Excludes(player)
            | Answer::Expels(player) => vec![("player", Arg::Player(player))],
            Answer::DeclaresLostScoring(player, score) => {
                vec![("player", Arg::Player(player)), ("score", Arg::Text(half(score)))]
            }
            Answer::DeclaresDraw
            | Answer::Resumes
            | Answer::Agrees
            | Answer::Rejects
            | Answer::Postpones
            | Answer::SetsClocks
            | Answer::ExpelsSpectator
            | Answer::Reconstructs
            | Answer::FindsNoOverstep => Vec::new(),
        }
    }

    /// True if the event takes a time, which protocols write as `TIME`.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::Answer;
    /// assert!(Answer::GivesTime(Color::White).takes_a_time());
    /// assert!(!Answer::Warns(Color::White).takes_a_time());
    /// ```
    pub const fn takes_a_time(self) -> bool {
        matches!(
            self,
            Answer::SetsClocks
                | Answer::GivesTime(_)
                | Answer::GivesForDisturbance(_)
                | Answer::TakesTime(_)
        )
    }
}

/// The arbiter's event as protocols write it, with `TIME` for a time.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Answer::DeclaresLost(player) => write!(f, "declares {} lost", capital(player)),
            Answer::DeclaresLostScoring(player, score) => {
                let (lost, other) = (capital(player), capital(player.other()));
                write!(f, "declares {lost} lost, {other} scores {}", half(score))
            }
            Answer::DeclaresDraw => f.write_str("declares draw"),
            Answer::ObservesFlag(player) => write!(f, "observes flag of {}", capital(player)),
            Answer::Resumes => f.write_str("resumes"),
            Answer::Agrees => f.write_str("agrees"),
            Answer::Rejects => f.write_str("rejects"),
            Answer::Postpones => f.write_str("postpones"),
            Answer::SetsClocks => f.write_str("sets White TIME Black TIME"),
            Answer::Reminds(player) => write!(f, "reminds {}", capital(player)),
            Answer::Warns(player) => write!(f, "warns {}", capital(player)),
            Answer::GivesTime(player) => write!(f, "gives {} TIME", capital(player)),
            Answer::GivesForDisturbance(player) => {
                write!(f, "gives {} TIME for a disturbance", capital(player))
            }
            Answer::TakesTime(player) => write!(f, "takes TIME from {}", capital(player)),
            Answer::GivesPoints(player) => write!(f, "gives {} 1/2 point", capital(player)),
            Answer::TakesPoints(player) => write!(f, "takes 1/2 point from {}", capital(player)),
            Answer::Fines(player) => write!(f, "fines {}", capital(player)),
            Answer::Excludes(player) => write!(f, "excludes {}", capital(player)),
            Answer::Expels(player) => write!(f, "expels {}", capital(player)),
            Answer::ExpelsSpectator => f.write_str("expels the spectator"),
            Answer::Reconstructs => f.write_str("has the game reconstructed"),
            Answer::FindsNoOverstep => f.write_str("finds no overstep shown"),
        }
    }
}

/// Formats a player's score as protocols write it.
fn half(score: Score) -> String {
    let outcome = Outcome { white: score, black: score }.to_string();
    outcome.split('-').next().unwrap_or_default().to_owned()
}

/// The player's name as the events of protocols write it.
const fn capital(player: Color) -> &'static str {
    match player {
        Color::White => "White",
        Color::Black => "Black",
    }
}
