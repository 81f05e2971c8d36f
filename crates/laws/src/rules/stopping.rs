//! Stopping the clocks: the arbiter stops them to interrupt play and decides when it resumes. A
//! player stops them only to call the arbiter, who decides if the reason was valid.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | chessclock | 6.1 | 6.1 | 6.1 | 6.1 | 6.1 |
//! | interruption | 6.12.a | 6.12.a | 6.11.1 | 6.11.1 | 6.11.1 |
//! | restart | 6.12.c | 6.12.c | 6.11.3 | 6.11.3 | 6.11.3 |
//! | stopping-the-clock | 6.12.b | 6.12.b | 6.11.2 | 6.11.2 | 6.11.2 |
//! | no-valid-reason | 6.12.d | 6.12.d | 6.11.4 | 6.11.4 | 6.11.4 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 | 12.9 |

use super::{Rule, RuleId, at_most_one, note_under, rule_under};
use crate::{Edition, Effect, Note, PenaltyList, Provision, Question, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// The clocks are stopped or restarted.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Stopping {
    /// A player who stopped the clocks gives a reason. A missing piece for a promotion is visible
    /// on the board and valid; the arbiter is asked about any other reason.
    ReasonGiven {
        /// The penalties of the edition.
        penalties: PenaltyList,
        /// The player.
        player: Color,
        /// True if the piece for a promotion is missing.
        piece_missing: bool,
    },
    /// A player asks for a piece, usually a second queen. The arbiter brings it, and the player may
    /// stop the clocks to ask.
    PieceRequested {
        /// The player.
        player: Color,
    },
    /// Both clocks stop. This player's clock was running before.
    Stopped {
        /// The initiator.
        by: Initiator,
        /// The player.
        player: Color,
    },
    /// The player's clock restarts.
    Restarted {
        /// The initiator.
        by: Initiator,
        /// The player.
        player: Color,
    },
    /// The clock of the player who now has the move runs instead.
    PassesTo {
        /// The player.
        player: Color,
    },
    /// The reason for stopping the clocks was valid.
    ValidReason {
        /// The player.
        player: Color,
    },
    /// Play cannot continue before the open question is answered.
    AnswerDue {
        /// The player.
        player: Color,
        /// The penalties of the edition.
        penalties: bool,
    },
}

impl Rule for Stopping {
    const ID: RuleId = RuleId::Stopping;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Stopping::ReasonGiven { penalties, player, piece_missing } => {
                at_most_one(reason_given(penalties, player, piece_missing))
            }
            Stopping::PieceRequested { player } => {
                let what = Note::PieceRequested { player };
                note_under(edition, Provision::StoppingTheClock, what)
            }
            Stopping::Stopped { by, player } => at_most_one(stopped(edition, by, player)),
            Stopping::Restarted { by, player } => at_most_one(restarted(edition, by, player)),
            Stopping::PassesTo { player } => {
                rule_under(edition, Provision::Chessclock, Effect::ClockStarted { player })
            }
            Stopping::ValidReason { player } => {
                let what = Note::ValidReason { player };
                note_under(edition, Provision::NoValidReason, what)
            }
            Stopping::AnswerDue { player, penalties } => {
                let provision =
                    if penalties { Provision::Penalties } else { Initiator::Arbiter.restarts() };
                let refused = Effect::Refused { player, why: Refusal::AnswerDue };
                rule_under(edition, provision, refused)
            }
        }
    }
}

/// The initiator of stopping or restarting the clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Initiator {
    /// A claim or a ruling.
    Ruling,
    /// The arbiter.
    Arbiter,
    /// A player.
    Player,
}

impl Initiator {
    /// Returns the provision under which the clocks stop.
    ///
    /// ```
    /// use touchmove_laws::{rules::stopping::Initiator, Edition};
    /// let article = Edition::Fide2023.cite(Initiator::Player.stops()).unwrap();
    /// assert_eq!(article.number(), "6.11.2");
    /// ```
    pub const fn stops(self) -> Provision {
        match self {
            Initiator::Ruling => Provision::Chessclock,
            Initiator::Arbiter => Provision::Interruption,
            Initiator::Player => Provision::StoppingTheClock,
        }
    }

    /// Returns the provision under which the clocks restart.
    pub const fn restarts(self) -> Provision {
        match self {
            Initiator::Ruling => Provision::Chessclock,
            Initiator::Arbiter | Initiator::Player => Provision::Restart,
        }
    }
}

fn reason_given(penalties: PenaltyList, player: Color, piece_missing: bool) -> Option<Ruling> {
    let edition = penalties.edition;
    if piece_missing {
        let what = Note::PromotionPieceMissing { player };
        return Ruling::under(edition, Provision::StoppingTheClock, Effect::Noted { what });
    }
    let question = Question::StoppedClock { player, penalties };
    let ruling = Ruling::under(edition, Provision::NoValidReason, Effect::Question { question });
    ruling.map(|r| r.and(Provision::Penalties))
}

fn stopped(edition: Edition, by: Initiator, player: Color) -> Option<Ruling> {
    let ruling = Ruling::under(edition, by.stops(), Effect::ClockStopped { player })?;
    Some(ruling.and(Provision::Chessclock))
}

fn restarted(edition: Edition, by: Initiator, player: Color) -> Option<Ruling> {
    let ruling = Ruling::under(edition, by.restarts(), Effect::ClockStarted { player })?;
    Some(ruling.and(Provision::Chessclock))
}
