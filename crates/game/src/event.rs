//! What can happen at a board: who did what, and when.
//!
//! An act is what could be *seen* or heard there, never what it means. Acts
//! come in groups, one a subject; a hearing takes the groups that are its own.

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
pub use conduct::Conduct;
pub use decision::{Decision, Reply};
pub use observation::Observation;
pub use offer::Offer;
pub use pieces::Pieces;
pub use presence::Presence;
pub use report::{Facts, Report, Still};
pub use writing::Writing;

use touchmove_board::{Color, Role, Square};
use touchmove_clock::Moment;

/// Who does something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Player(Color),
    /// The arbiter.
    Arbiter,
    /// A player's assistant.
    AssistantOf(Color),
    /// Anybody else.
    Spectator,
}

/// Something observed, at a moment of the session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// When, on the session's own axis.
    pub at: Moment,
    /// Who.
    pub actor: Actor,
    /// What.
    pub act: Act,
}

impl Event {
    /// The player who does it, or whose assistant does.
    pub(crate) const fn by_player(&self) -> Option<Color> {
        match self.actor {
            Actor::Player(player) | Actor::AssistantOf(player) => Some(player),
            Actor::Arbiter | Actor::Spectator => None,
        }
    }
}

/// A move as a player plays, declares or writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveText {
    /// From a square to another, legal or not.
    FromTo {
        /// The square of departure.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// In algebraic notation.
    Notation(String),
}

/// Which hands made a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hands {
    /// One, as it should be.
    One,
    /// Both.
    Both,
}

/// What a player can point out and an arbiter find.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Matter {
    /// The pieces were set up wrongly.
    WrongSetup,
    /// The chessboard lies the wrong way round.
    WrongOrientation,
    /// The players have each other's colour.
    ReversedColours,
    /// Pieces are not where they stood.
    Displaced(Vec<Displacement>),
    /// The clocks were set wrongly, or show wrong times.
    WrongClock,
    /// The clock does not work.
    DefectiveClock,
    /// The pieces do not stand as they did, at a resumption above all.
    WrongPosition,
}

/// A piece that is not where it stood: where that was or where it is now, or
/// both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Displacement {
    /// Where it stood; where it is found, if only that is told.
    pub square: Square,
    /// Where it is found, if both are told.
    pub to: Option<Square>,
}

/// `f8-e7`: belongs on f8 and stands on e7.
impl core::fmt::Display for Displacement {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.square)?;
        self.to.map_or(Ok(()), |to| write!(f, "-{to}"))
    }
}

/// What a player wants to take back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Withdrawn {
    /// A draw offer.
    Offer,
    /// A claim.
    Claim,
}

/// What is claimed about a draw.
pub use touchmove_laws::rules::draw_claim::Ground;

/// What somebody does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// With the pieces (Article 4).
    Pieces(Pieces),
    /// With the chessclock (Article 6): by a player or by the arbiter.
    Clock(Clock),
    /// What the players settle between them: offers, answers, giving up (Articles 5 and 9.1).
    Offer(Offer),
    /// What a player claims, asks for or points out; the arbiter *finds* the same matters.
    Claim(Claim),
    /// On the scoresheet (Article 8).
    Writing(Writing),
    /// Coming and going (Articles 6.7 and 11.2).
    Presence(Presence),
    /// How somebody behaves (Article 11).
    Conduct(Conduct),
    /// With blind players (Appendix D).
    Blind(Blind),
    /// Adjourned games (guidelines I).
    Adjournment(Adjournment),
    /// What the arbiter sees.
    Observation(Observation),
    /// What the arbiter reports of a board whose moves nobody has recorded.
    Report(Report),
    /// What the arbiter decides (Article 12).
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
