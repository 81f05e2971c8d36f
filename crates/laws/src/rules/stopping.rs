//! Stopping the clocks: the arbiter does it when play has to be interrupted
//! and says when it goes on; a player only to call the arbiter, who finds out
//! whether there was a valid reason.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | chessclock | 6.1 | 6.1 | 6.1 | 6.1 |
//! | interruption | 6.12.a | 6.12.a | 6.11.1 | 6.11.1 |
//! | restart | 6.12.c | 6.12.c | 6.11.3 | 6.11.3 |
//! | stopping-the-clock | 6.12.b | 6.12.b | 6.11.2 | 6.11.2 |
//! | no-valid-reason | 6.12.d | 6.12.d | 6.11.4 | 6.11.4 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 |

use super::{Rule, RuleId, at_most_one, note_under, rule_under};
use crate::{Edition, Effect, Note, PenaltyList, Provision, Question, Refusal, Ruling};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// The clocks are stopped, or started again.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Stopping {
    /// A player gives a reason. That the piece for a promotion is missing can be
    /// seen on the board and is valid; about any other the arbiter is asked.
    ReasonGiven {
        /// The penalties of the edition.
        penalties: PenaltyList,
        /// The player.
        player: Color,
        /// Whether the piece for a promotion is missing.
        piece_missing: bool,
    },
    /// Both clocks stop; `player`'s was running.
    Stopped {
        /// Who.
        by: By,
        /// The player.
        player: Color,
    },
    /// The player's clock goes on.
    Restarted {
        /// Who.
        by: By,
        /// The player.
        player: Color,
    },
    /// The clock of the player who has the move now is the one that runs.
    PassesTo {
        /// The player.
        player: Color,
    },
    /// The reason for stopping the clocks was valid.
    ValidReason {
        /// The player.
        player: Color,
    },
    /// Play cannot go on before the open question is answered, which is one about
    /// `penalties` or another.
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
                    if penalties { Provision::Penalties } else { By::Arbiter.restarts() };
                let refused = Effect::Refused { player, why: Refusal::AnswerDue };
                rule_under(edition, provision, refused)
            }
        }
    }
}

/// Who sets the clocks standing or going.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// A claim or a ruling.
    Ruling,
    /// The arbiter.
    Arbiter,
    /// A player.
    Player,
}

impl By {
    /// The provision under which the clocks stop.
    ///
    /// ```
    /// use touchmove_laws::{rules::stopping::By, Edition};
    /// let article = Edition::Fide2023.cite(By::Player.stops()).unwrap();
    /// assert_eq!(article.number(), "6.11.2");
    /// ```
    pub const fn stops(self) -> Provision {
        match self {
            By::Ruling => Provision::Chessclock,
            By::Arbiter => Provision::Interruption,
            By::Player => Provision::StoppingTheClock,
        }
    }

    /// The provision under which they go on.
    ///
    /// ```
    /// use touchmove_laws::{rules::stopping::By, Edition};
    /// let article = Edition::Fide2009.cite(By::Arbiter.restarts()).unwrap();
    /// assert_eq!(article.number(), "6.12.c");
    /// ```
    pub const fn restarts(self) -> Provision {
        match self {
            By::Ruling => Provision::Chessclock,
            By::Arbiter | By::Player => Provision::Restart,
        }
    }
}

/// A player gives a reason. That the piece for a promotion is missing can be
/// seen on the board and is valid; about any other the arbiter is asked.
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

/// Both clocks stop; `player`'s was running.
fn stopped(edition: Edition, by: By, player: Color) -> Option<Ruling> {
    let ruling = Ruling::under(edition, by.stops(), Effect::ClockStopped { player })?;
    Some(ruling.and(Provision::Chessclock))
}

/// The player's clock goes on.
fn restarted(edition: Edition, by: By, player: Color) -> Option<Ruling> {
    let ruling = Ruling::under(edition, by.restarts(), Effect::ClockStarted { player })?;
    Some(ruling.and(Provision::Chessclock))
}
