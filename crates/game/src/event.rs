//! Events at a board: actor, act and time.
//!
//! An act is an observation at the board, without an interpretation of its meaning. Acts are
//! grouped by subject, and each hearing handles its own groups.

mod adjournment;
mod blind;
mod claim;
mod clock;
mod conduct;
mod decision;
mod observation;
mod offer;
mod pieces;
mod presence;
mod report;
mod writing;

pub use adjournment::Adjournment;
use alloc::string::String;
use alloc::vec::Vec;
pub use blind::Blind;
pub use claim::Claim;
pub use clock::Clock;
pub use conduct::{Advice, Conduct};
pub use decision::{Decision, Reply};
pub use observation::Observation;
pub use offer::Offer;
pub use pieces::Pieces;
pub use presence::Presence;
pub use report::{ImpossiblePositionState, IncidentFacts, Report};
pub use writing::Writing;

use touchmove_board::{Color, Role, Square};
use touchmove_clock::Moment;

/// Person who acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Player(Color),
    /// The arbiter.
    Arbiter,
    /// A player's assistant.
    AssistantOf(Color),
    /// A player's team captain.
    CaptainOf(Color),
    /// Any other person.
    Spectator,
}

/// An observed act at a moment of the session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// Time on the session's time axis.
    pub at: Moment,
    /// Person who acts.
    pub actor: Actor,
    /// Observed act.
    pub act: Act,
}

impl Event {
    /// Returns the acting player, or the player for whom an assistant acts.
    pub(crate) const fn by_player(&self) -> Option<Color> {
        match self.actor {
            Actor::Player(player) | Actor::AssistantOf(player) => Some(player),
            Actor::Arbiter | Actor::CaptainOf(_) | Actor::Spectator => None,
        }
    }
}

/// A move as a player plays, declares or writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveText {
    /// The squares from and to, whether or not the move is legal.
    FromTo {
        /// Departure square.
        from: Square,
        /// Arrival square.
        to: Square,
        /// Promotion piece.
        promotion: Option<Role>,
    },
    /// Algebraic notation.
    Notation(String),
}

/// Hands used for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hands {
    /// One hand, as required.
    One,
    /// Both hands.
    Both,
}

/// An irregularity that a player points out or the arbiter finds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Matter {
    /// The pieces were set up wrongly.
    WrongSetup,
    /// The chessboard is placed with the wrong orientation.
    WrongOrientation,
    /// The players have the wrong colours.
    ReversedColours,
    /// Pieces are displaced.
    Displaced(Vec<Displacement>),
    /// The clocks were set wrongly or show wrong times.
    WrongClock,
    /// The clock does not work.
    DefectiveClock,
    /// The position is wrong, usually after a resumption.
    WrongPosition,
}

/// A displaced piece: its original square, its present square, or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Displacement {
    /// Original square, or the present square if only the present square is known.
    pub square: Square,
    /// Present square, if both squares are known.
    pub to: Option<Square>,
}

/// Formats as `f8-e7`: the piece belongs on f8 and is on e7.
impl core::fmt::Display for Displacement {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.square)?;
        self.to.map_or(Ok(()), |to| write!(f, "-{to}"))
    }
}

/// The offer or claim that a player wants to withdraw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Withdrawn {
    /// A draw offer.
    Offer,
    /// A claim.
    Claim,
}

/// Ground of a draw claim.
pub use touchmove_laws::rules::draw_claim::Ground;

/// An act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Handling the pieces (Article 4).
    Pieces(Pieces),
    /// Use of the chessclock (Article 6), by a player or the arbiter.
    Clock(Clock),
    /// Offers, answers and resignation (Articles 5 and 9.1).
    Offer(Offer),
    /// Claims and requests of a player, and irregularities that a player points out or the arbiter
    /// finds.
    Claim(Claim),
    /// Writing on the scoresheet (Article 8).
    Writing(Writing),
    /// Presence of the players (Articles 6.7 and 11.2).
    Presence(Presence),
    /// Conduct (Article 11).
    Conduct(Conduct),
    /// Acts in games with blind players (Appendix D).
    Blind(Blind),
    /// Acts in adjourned games (guidelines I).
    Adjournment(Adjournment),
    /// Observations of the arbiter.
    Observation(Observation),
    /// Reports of the arbiter on a board whose moves are not recorded.
    Report(Report),
    /// Decisions of the arbiter (Article 12).
    Decision(Decision),
}

impl From<Pieces> for Act {
    fn from(act: Pieces) -> Act {
        Act::Pieces(act)
    }
}

impl From<Clock> for Act {
    fn from(act: Clock) -> Act {
        Act::Clock(act)
    }
}

impl From<Offer> for Act {
    fn from(act: Offer) -> Act {
        Act::Offer(act)
    }
}

impl From<Claim> for Act {
    fn from(act: Claim) -> Act {
        Act::Claim(act)
    }
}

impl From<Writing> for Act {
    fn from(act: Writing) -> Act {
        Act::Writing(act)
    }
}

impl From<Presence> for Act {
    fn from(act: Presence) -> Act {
        Act::Presence(act)
    }
}

impl From<Conduct> for Act {
    fn from(act: Conduct) -> Act {
        Act::Conduct(act)
    }
}

impl From<Blind> for Act {
    fn from(act: Blind) -> Act {
        Act::Blind(act)
    }
}

impl From<Adjournment> for Act {
    fn from(act: Adjournment) -> Act {
        Act::Adjournment(act)
    }
}

impl From<Observation> for Act {
    fn from(act: Observation) -> Act {
        Act::Observation(act)
    }
}

impl From<Decision> for Act {
    fn from(act: Decision) -> Act {
        Act::Decision(act)
    }
}

impl From<Report> for Act {
    fn from(act: Report) -> Act {
        Act::Report(act)
    }
}
