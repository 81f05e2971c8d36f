//! Arriving late: a player who arrives after the default time loses, unless the arbiter decides
//! otherwise. FIDE's Laws of 2009 leave that to the event alone. If neither player was present at the start, White loses the time until White arrives.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | default-time | 6.6.a | 6.7.a | 6.7.1 | 6.7.1 | 6.7.1 |
//! | both-absent | 6.6.b | 6.7.b | 6.7.2 | 6.7.2 | 6.7.2 |

use super::{Rule, RuleId, ask_under, note_under, refuse_under, rule_under};
use crate::{Edition, Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Termination};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// A player arrives late or not at all.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum DefaultTime {
    /// A player arrives after the start. No ruling within the default time.
    Arrives(Arrival),
    /// A player has not arrived within the default time and loses. If neither player has arrived,
    /// both lose.
    IsTooLate(Arrival),
    /// White arrives after neither player was present at the start, and loses the time until now.
    WhiteLostTheTime {
        /// The time that White loses.
        ms: Millis,
    },
    /// The arbiter lets a player arrive after the default time. Refused in FIDE's Laws of 2009, where
    /// only the event may set another time.
    Allowed {
        /// The player.
        player: Color,
    },
    /// The default time has passed, and the record does not show whether the player has arrived.
    Missed {
        /// The player.
        player: Color,
    },
    /// A player is reported absent but is here, may be late, or still has time to arrive.
    NotLate {
        /// The player.
        player: Color,
    },
    /// A player has arrived in time, which is recorded if the arrival was reported.
    InTime {
        /// The player.
        player: Color,
        /// The time between the start and the arrival.
        ms: Millis,
        /// The default time of the event.
        stated: Option<Millis>,
    },
}

impl Rule for DefaultTime {
    const ID: RuleId = RuleId::DefaultTime;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            DefaultTime::Arrives(ref facts) => arrives(edition, facts),
            DefaultTime::IsTooLate(ref facts) => is_too_late(edition, facts),
            DefaultTime::WhiteLostTheTime { ms } => {
                noted(edition, Provision::BothAbsent, Note::TimeLost { player: Color::White, ms })
            }
            DefaultTime::Allowed { player } => allowed(edition, player),
            DefaultTime::Missed { player } => {
                ask_under(edition, Provision::DefaultTime, Question::NoShow { player })
            }
            DefaultTime::NotLate { player } => {
                refuse_under(edition, Provision::DefaultTime, player, Refusal::NotLate)
            }
            DefaultTime::InTime { player, ms, stated } => {
                let what = Note::CameInTime { player, ms, allowed: default_time(edition, stated) };
                note_under(edition, Provision::DefaultTime, what)
            }
        }
    }
}

const HALF_AN_HOUR: Millis = Millis::minutes(30);

/// A player's arrival at the board.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Arrival {
    /// The player.
    pub player: Color,
    /// Milliseconds since the game was started.
    pub after: Millis,
    /// The default time, if the event states one.
    pub stated: Option<Millis>,
    /// True if the arbiter lets this player be late.
    pub allowed: bool,
    /// True if the opponent is also absent, without permission to be late.
    pub opponent_absent: bool,
}

/// Returns the default time. The Laws of 2014 require the event to state it. If the event does not,
/// we use zero, which is an interpretation.
///
/// ```
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::default_time::default_time, Edition};
/// assert_eq!(default_time(Edition::Fide2023, None), Millis::ZERO);
/// assert_eq!(default_time(Edition::Fide2009, Some(Millis::minutes(30))), Millis::minutes(30));
/// ```
pub const fn default_time(edition: Edition, stated: Option<Millis>) -> Millis {
    match (edition, stated) {
        (_, Some(ms)) => ms,
        (Edition::Finland2009, None) => HALF_AN_HOUR,
        (
            Edition::Fide2009
            | Edition::FinnishBlitz2008
            | Edition::Fide2014
            | Edition::Fide2017 | Edition::Fide2018
            | Edition::Fide2023
            | Edition::Casual,
            None,
        ) => Millis::ZERO,
    }
}

fn arrives(edition: Edition, arrival: &Arrival) -> Vec<Ruling> {
    let Arrival { player, after, stated, allowed, .. } = *arrival;
    if after <= default_time(edition, stated) {
        return Vec::new();
    }
    let what = Note::CameAfter { player, ms: after, allowed: default_time(edition, stated) };
    let mut rulings = if allowed {
        noted(edition, Provision::DefaultTime, Note::LateArrivalAllowed { player })
    } else {
        is_too_late(edition, arrival)
    };
    rulings.extend(noted(edition, Provision::DefaultTime, what));
    rulings
}

/// True if the arbiter may let a player arrive after the default time.
///
/// ```
/// use touchmove_laws::{rules::default_time::arbiter_may_allow, Edition};
/// assert_eq!(Edition::FIDE.map(arbiter_may_allow), [false, true, true, true, true]);
/// assert!(arbiter_may_allow(Edition::Finland2009));
/// ```
pub const fn arbiter_may_allow(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009 | Edition::FinnishBlitz2008 => false,
        Edition::Finland2009
        | Edition::Fide2014
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => true,
    }
}

fn allowed(edition: Edition, player: Color) -> Vec<Ruling> {
    if !arbiter_may_allow(edition) {
        return refuse_under(edition, Provision::DefaultTime, player, Refusal::OnlyTheEventAllows);
    }
    note_under(edition, Provision::DefaultTime, Note::LateArrivalAllowed { player })
}

fn is_too_late(edition: Edition, arrival: &Arrival) -> Vec<Ruling> {
    let Arrival { player, stated, opponent_absent, .. } = *arrival;
    let won = Outcome::win(player.other());
    let result = if opponent_absent { Outcome::BOTH_LOSE } else { won };
    let effect = Effect::GameOver { result, termination: Termination::DefaultTime };
    let lost = Ruling::under(edition, Provision::DefaultTime, effect);
    let silent = match edition {
        Edition::Fide2014 => stated.is_none(),
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => false,
    };
    let unstated = noted(edition, Provision::DefaultTime, Note::DefaultTimeUnstated);
    lost.into_iter().chain(unstated.into_iter().filter(|_| silent)).collect()
}

fn noted(edition: Edition, provision: Provision, what: Note) -> Vec<Ruling> {
    rule_under(edition, provision, Effect::Noted { what })
}
