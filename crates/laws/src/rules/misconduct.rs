//! The conduct of the players: offences at the board and around it lead to the arbiter's penalties.
//! A player who persistently refuses to comply loses. If both players persistently refuse, both
//! lose.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | press-with-same-hand | 6.7.b | 6.2.b | 6.2.3 | 6.2.3 | 6.2.3 |
//! | improper-clock-handling | 6.7.c | 6.2.c | 6.2.4 | 6.2.4 | 6.2.4 |
//! | disrepute | 12.1 | 11.1 | 11.1 | 11.1 | 11.1 |
//! | permission-to-leave | 12.2 | 11.2 | 11.2.3 | 11.2.3 | 11.2.3 |
//! | leaving-the-venue | 12.2 | 11.2.a | 11.2.3.1 | 11.2.3.1 | 11.2.3.1 |
//! | leaving-the-playing-area | 12.2 | 11.2.b | 11.2.3.2 | 11.2.3.2 | 11.2.3.2 |
//! | notes-and-advice | 12.3.a | 11.3.a | 11.3.1 | 11.3.1 | 11.3.1 |
//! | inspection | - | 11.3.b | 11.3.3 | 11.3.3 | 11.3.3 |
//! | smoking | 12.3.c | 11.3.c | 11.3.4 | 11.3.4 | 11.3.4 |
//! | distraction | 12.6 | 11.5 | 11.5 | 11.5 | 11.5 |
//! | infractions-penalised | 12.7 | 11.6 | 11.6 | 11.6 | 11.6 |
//! | persistent-refusal | 12.8 | 11.7 | 11.7 | 11.7 | 11.7 |
//! | both-guilty | 12.9 | 11.8 | 11.8 | 11.8 | 11.8 |
//! | (no-valid-reason) | 6.12.d | 6.12.d | 6.11.4 | 6.11.4 | 6.11.4 |
//! | (electronic-devices) | 12.3.b | 11.3.b | 11.3.2.1 | 11.3.2.1 | 11.3.2.1 |
//! | (penalties) | 13.4 | 12.9 | 12.9 | 12.9 | 12.9 |

use super::{Rule, RuleId, at_most_one, note_under};
use crate::{
    Edition, Effect, Note, Offence, Outcome, PenaltyList, Provision, Question, Ruling, Termination,
};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// An offence of a player, a refusal, or a permission.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Misconduct {
    /// A player has committed an offence, and the arbiter chooses the penalty. No ruling if the
    /// edition does not forbid the offence.
    Offends {
        /// The penalties of the edition.
        penalties: PenaltyList,
        /// The player.
        player: Color,
        /// The offence.
        offence: Offence,
    },
    /// The arbiter permits a player to leave.
    MayLeave {
        /// The player.
        player: Color,
    },
    /// A player refuses to comply. The refusal is persistent from the second time on.
    Refuses(Noncompliance),
}

impl Rule for Misconduct {
    const ID: RuleId = RuleId::Misconduct;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Misconduct::Offends { penalties, player, offence } => {
                at_most_one(offends(penalties, player, offence))
            }
            Misconduct::MayLeave { player } => {
                let what = Note::MayLeave { player };
                note_under(edition, Provision::PermissionToLeave, what)
            }
            Misconduct::Refuses(facts) => at_most_one(refuses(facts)),
        }
    }
}

fn offends(penalties: PenaltyList, player: Color, offence: Offence) -> Option<Ruling> {
    let (edition, question) = (penalties.edition, Question::Offence { player, offence, penalties });
    let ruling = Ruling::under(edition, offence.provision(), Effect::Question { question })?;
    let ruling =
        if offence.is_conduct() { ruling.and(Provision::InfractionsPenalised) } else { ruling };
    Some(ruling.and(Provision::Penalties))
}

/// The facts of a refusal to comply.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Noncompliance {
    /// The penalties to choose from.
    pub penalties: PenaltyList,
    /// The player who refuses.
    pub player: Color,
    /// The number of refusals so far.
    pub count: u32,
    /// True if the opponent persistently refuses as well.
    pub opponent_too: bool,
}

fn refuses(refused: Noncompliance) -> Option<Ruling> {
    let Noncompliance { penalties, player, count, opponent_too } = refused;
    let edition = penalties.edition;
    if count > 1 && opponent_too {
        let (result, termination) = (Outcome::BOTH_LOSE, Termination::ArbitersDecision);
        let lost = Effect::GameOver { result, termination };
        return Ruling::under(edition, Provision::BothGuilty, lost);
    }
    let question = Question::Refusal { player, count, penalties };
    let ruling =
        Ruling::under(edition, Provision::PersistentRefusal, Effect::Question { question });
    ruling.map(|r| r.and(Provision::Penalties))
}

/// Returns the offence of pressing the clock before moving. `None` if the press counts as an
/// illegal move or has no consequence.
///
/// ```
/// use touchmove_laws::{rules::misconduct::pressing_early, Edition, Offence};
/// assert_eq!(pressing_early(Edition::Fide2014), Some(Offence::ClockHandling));
/// assert_eq!(pressing_early(Edition::Fide2023), None);
/// ```
pub const fn pressing_early(edition: Edition) -> Option<Offence> {
    match edition {
        Edition::Fide2014 => Some(Offence::ClockHandling),
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => None,
    }
}
