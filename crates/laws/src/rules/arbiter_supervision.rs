//! The two regimes of rapid and blitz. With full supervision the Competition Rules apply, otherwise
//! the lighter rules of the appendices. The event states the regime.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | rapid-supervised | A.3 | A.3 | A.3.1 | A.3.1 | A.4.1 |
//! | rapid-limited | A.4 | A.4 | A.4 | A.4 | A.5 |
//! | rapid-act-of-moving | A.4.b | - | - | - | - |
//! | blitz-supervised | B.2 | B.3 | B.3.1 | B.3.1 | B.2 |
//! | blitz-unsupervised | B.3 | B.4 | B.4 | B.4 | B.3 |
//! | finnish-blitz | - | - | - | - | - |

use super::{Rule, RuleId, at_most_one};
use crate::{Edition, Effect, Note, Pace, Provision, Refusal, Ruling, Supervision};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;

/// The level of supervision of a rapid or blitz game.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum ArbiterSupervision {
    /// A rapid or blitz game begins, and its regime is recorded.
    OnRecord {
        /// The pace.
        pace: Pace,
        /// The rules that apply to irregularities.
        regime: Regime,
    },
    /// The arbiter intervenes over a touched piece without a request from a player. No ruling if
    /// the arbiter may intervene.
    ActOfMovingUnasked {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player who moved.
        mover: Color,
    },
}

impl Rule for ArbiterSupervision {
    const ID: RuleId = RuleId::ArbiterSupervision;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            ArbiterSupervision::OnRecord { pace, regime } => {
                at_most_one(on_record(edition, pace, regime))
            }
            ArbiterSupervision::ActOfMovingUnasked { regime, mover } => {
                at_most_one(act_of_moving_unasked(edition, regime, mover))
            }
        }
    }
}

/// The set of rules that applies to irregularities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Regime {
    /// The Competition Rules in full.
    Competition,
    /// The lighter rules for rapid.
    Rapid,
    /// The lighter rules for blitz.
    Blitz,
}

/// Returns the regime of a game. Only rapid and blitz have a lighter regime.
///
/// ```
/// use touchmove_laws::rules::arbiter_supervision::{regime, Regime};
/// use touchmove_laws::{Edition, Pace, Supervision};
///
/// let limited = |pace| regime(Edition::Fide2014, pace, Supervision::Limited);
/// assert_eq!(limited(Pace::Rapid), Regime::Rapid);
/// assert_eq!(limited(Pace::Standard), Regime::Competition);
/// ```
pub const fn regime(edition: Edition, pace: Pace, supervision: Supervision) -> Regime {
    let limited = match pace {
        Pace::Standard => Regime::Competition,
        Pace::Rapid => Regime::Rapid,
        Pace::Blitz => Regime::Blitz,
    };
    match (edition, supervision) {
        (Edition::FinnishBlitz2008, _) => Regime::Blitz,
        (Edition::Casual, _) => Regime::Competition,
        (
            Edition::Fide2009
            | Edition::Finland2009
            | Edition::Fide2014
            | Edition::Fide2017 | Edition::Fide2018
            | Edition::Fide2023,
            Supervision::Full,
        ) => Regime::Competition,
        (
            Edition::Fide2009
            | Edition::Finland2009
            | Edition::Fide2014
            | Edition::Fide2017 | Edition::Fide2018
            | Edition::Fide2023,
            Supervision::Limited,
        ) => limited,
    }
}

/// True if limited supervision changes the rules of a game.
///
/// ```
/// use touchmove_laws::rules::arbiter_supervision::may_be_limited;
/// use touchmove_laws::{Edition, Pace};
/// assert!(may_be_limited(Edition::Fide2009, Pace::Blitz));
/// assert!(!may_be_limited(Edition::Fide2009, Pace::Standard));
/// assert!(!may_be_limited(Edition::FinnishBlitz2008, Pace::Blitz));
/// ```
pub fn may_be_limited(edition: Edition, pace: Pace) -> bool {
    regime(edition, pace, Supervision::Full) != regime(edition, pace, Supervision::Limited)
}

/// Returns the supervision if the event does not state it. The Competition Rules apply only if the
/// organiser confirms that the conditions are met.
///
/// ```
/// use touchmove_laws::rules::arbiter_supervision::unless_stated;
/// use touchmove_laws::{Edition, Pace, Supervision};
/// assert_eq!(unless_stated(Edition::Fide2023, Pace::Rapid), Supervision::Limited);
/// assert_eq!(unless_stated(Edition::Fide2023, Pace::Standard), Supervision::Full);
/// ```
pub const fn unless_stated(edition: Edition, pace: Pace) -> Supervision {
    match (edition, pace) {
        (_, Pace::Standard) | (Edition::Casual, _) => Supervision::Full,
        (
            Edition::Fide2009
            | Edition::Finland2009
            | Edition::FinnishBlitz2008
            | Edition::Fide2014
            | Edition::Fide2017 | Edition::Fide2018
            | Edition::Fide2023,
            Pace::Rapid | Pace::Blitz,
        ) => Supervision::Limited,
    }
}

fn on_record(edition: Edition, pace: Pace, regime: Regime) -> Option<Ruling> {
    let (provision, what) = match (regime, pace) {
        (Regime::Competition, Pace::Standard) => return None,
        (Regime::Competition, Pace::Rapid) => (Provision::RapidSupervised, Note::CompetitionRules),
        (Regime::Competition, Pace::Blitz) => (Provision::BlitzSupervised, Note::CompetitionRules),
        (Regime::Rapid, _) => (Provision::RapidLimited, Note::LimitedSupervision),
        (Regime::Blitz, _) => (Provision::BlitzUnsupervised, Note::LimitedSupervision),
    };
    let effect = Effect::Noted { what };
    let national = Ruling::under(edition, Provision::FinnishBlitz, effect.clone());
    national.or_else(|| Ruling::under(edition, provision, effect))
}

fn act_of_moving_unasked(edition: Edition, regime: Regime, mover: Color) -> Option<Ruling> {
    let effect = Effect::Refused { player: mover, why: Refusal::OnlyWhenAsked };
    match regime {
        Regime::Competition => None,
        Regime::Rapid | Regime::Blitz => {
            Ruling::under(edition, Provision::RapidActOfMoving, effect)
        }
    }
}
