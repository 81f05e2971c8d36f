//! The arbiter's penalties, in the order in which the edition lists them.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | arbiter-observes | 13.3 | 12.3 | 12.3 | 12.3 |
//! | penalties | 13.4 | 12.9 | 12.9 | 12.9 |
//! | penalty-warning | 13.4.a | 12.9.a | 12.9.1 | 12.9.1 |
//! | penalty-more-time | 13.4.b | 12.9.b | 12.9.2 | 12.9.2 |
//! | penalty-less-time | 13.4.c | 12.9.c | 12.9.3 | 12.9.3 |
//! | penalty-opponent-points | 13.4.f | 12.9.d | 12.9.4 | 12.9.4 |
//! | penalty-fewer-points | 13.4.e | 12.9.e | 12.9.5 | 12.9.5 |
//! | penalty-loss | 13.4.d | 12.9.f | 12.9.6 | 12.9.6 |
//! | penalty-fine | - | 12.9.g | 12.9.7 | 12.9.7 |
//! | penalty-exclusion | - | - | 12.9.8 | 12.9.8 |
//! | penalty-expulsion | 13.4.g | 12.9.h | 12.9.9 | 12.9.9 |
//! | (electronic-devices) | 12.3.b | 11.3.b | 11.3.2.1 | 11.3.2.1 |

use super::scoring::is_a_step;
use super::{Rule, RuleId, at_most_one, note_under, rule_under};
use crate::{
    Answer, Edition, Effect, Note, Penalty, Points, Provision, Question, Refusal, Ruling, Score,
    Warned,
};
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// A penalty of the arbiter.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Penalties {
    /// A penalty that shows only in what is scored, paid or played later.
    Imposed {
        /// Who offended.
        offender: Color,
        /// The penalty.
        kind: Penalty,
    },
    /// A player is expelled in the middle of a game. No article says what becomes
    /// of the game, but nobody is left to go on with it: it is lost, and the
    /// arbiter decides what the opponent scores.
    CannotGoOn {
        /// The player.
        player: Color,
    },
    /// The arbiter warns a player.
    Warned {
        /// The player.
        player: Color,
    },
    /// The arbiter gives a player time for what the opponent has done.
    MoreTime {
        /// The player.
        player: Color,
        /// The time.
        ms: Millis,
    },
    /// The arbiter takes time from a player.
    LessTime {
        /// The player.
        player: Color,
        /// The time.
        ms: Millis,
    },
    /// The arbiter reminds a player of what the Laws ask for: in Finland the first
    /// thing that follows a telephone, elsewhere no penalty at all.
    Reminded {
        /// The player.
        player: Color,
        /// Whether it is about a device.
        device: bool,
    },
}

impl Rule for Penalties {
    const ID: RuleId = RuleId::Penalties;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Penalties::Imposed { offender, ref kind } => {
                at_most_one(imposed(edition, offender, kind.clone()))
            }
            Penalties::CannotGoOn { player } => at_most_one(cannot_go_on(edition, player)),
            Penalties::Warned { player } => {
                let kind = Warned::ByArbiter;
                rule_under(edition, Provision::PenaltyWarning, Effect::Warning { player, kind })
            }
            Penalties::MoreTime { player, ms } => {
                rule_under(edition, Provision::PenaltyMoreTime, Effect::TimeAdded { player, ms })
            }
            Penalties::LessTime { player, ms } => {
                rule_under(edition, Provision::PenaltyLessTime, Effect::TimeRemoved { player, ms })
            }
            Penalties::Reminded { player, device } => {
                let provision = if device && reminds_of_devices(edition) {
                    Provision::ElectronicDevices
                } else {
                    Provision::ArbiterObserves
                };
                note_under(edition, provision, Note::Reminded { player })
            }
        }
    }
}

/// What the list of penalties depends on at an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct PenaltyList {
    /// The edition that has the list.
    pub edition: Edition,
    /// Whether there is a clock from which time can be taken.
    pub clock: bool,
    /// What a game scores, which can rule half points out.
    pub points: Points,
}

impl PenaltyList {
    /// The edition's list where there is a clock and a game scores as usual.
    ///
    /// ```
    /// use touchmove_laws::{Edition, PenaltyList};
    /// assert!(PenaltyList::usual(Edition::Fide2014).clock);
    /// ```
    pub const fn usual(edition: Edition) -> PenaltyList {
        PenaltyList { edition, clock: true, points: Points::USUAL }
    }

    /// Whether the event leaves room for a penalty that the edition knows.
    fn leaves_room_for(self, answer: &Answer) -> bool {
        match answer {
            Answer::GivesPoints(_) | Answer::TakesPoints(_) => {
                is_a_step(self.edition, self.points, 1)
            }
            answer => self.clock || !answer.takes_a_time(),
        }
    }
}

/// The edition's list for an offender. With the loss of the game the arbiter
/// decides what the opponent scores. Time is left out where there is no clock,
/// and half a point where the event's points know none.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::penalties::list, Answer, Edition, PenaltyList, Score};
///
/// let white = |of| list(of, Color::White);
/// let fifth = |edition| white(PenaltyList::usual(edition))[4];
/// let lost = Answer::DeclaresLostScoring(Color::White, Score::Draw);
/// assert_eq!(fifth(Edition::Fide2009), lost);
/// assert_eq!(fifth(Edition::Fide2023), Answer::TakesPoints(Color::White));
///
/// let usual = PenaltyList::usual(Edition::Fide2023);
/// assert_eq!(white(usual).len(), 11);
/// assert_eq!(white(PenaltyList { clock: false, ..usual }).len(), 9);
/// ```
pub fn list(of: PenaltyList, offender: Color) -> Vec<Answer> {
    let all = in_the_edition(of.edition, offender);
    all.into_iter().filter(|answer| of.leaves_room_for(answer)).collect()
}

fn in_the_edition(edition: Edition, offender: Color) -> Vec<Answer> {
    let opponent = offender.other();
    let mut all =
        vec![Answer::Warns(offender), Answer::GivesTime(opponent), Answer::TakesTime(offender)];
    let loss = lost(offender);
    let points = [Answer::GivesPoints(opponent), Answer::TakesPoints(offender)];
    match edition {
        Edition::FinnishBlitz2008 => {
            let lost = Answer::DeclaresLost(offender);
            return vec![Answer::Warns(offender), lost, Answer::Excludes(offender)];
        }
        Edition::Fide2009 | Edition::Finland2009 => {
            all.extend(loss);
            all.extend(points.into_iter().rev());
        }
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => {
            all.extend(points);
            all.extend(loss);
            all.push(Answer::Fines(offender));
        }
    }
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => {}
        Edition::Fide2018 | Edition::Fide2023 => all.push(Answer::Excludes(offender)),
    }
    all.push(Answer::Expels(offender));
    all
}

/// What can be done about a refusal to comply. One that goes on loses the
/// game (in 2009 it may), and what the opponent scores is the arbiter's to say.
/// The first one may also pass.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::penalties::for_refusal, Edition, PenaltyList};
///
/// let options = |edition, count| {
///     for_refusal(PenaltyList::usual(edition), Color::Black, count).len()
/// };
/// assert_eq!(options(Edition::Fide2023, 1), 12);
/// assert_eq!(options(Edition::Fide2023, 2), 3);
/// assert_eq!(options(Edition::Fide2009, 2), 9);
/// ```
pub fn for_refusal(of: PenaltyList, player: Color, count: u32) -> Vec<Answer> {
    let prescribed = match of.edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 | Edition::Casual => {
            false
        }
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => count > 1,
    };
    if prescribed {
        return lost(player).into();
    }
    let passes = (count < 2).then_some(Answer::Resumes);
    list(of, player).into_iter().chain(passes).collect()
}

/// The game is lost, and the opponent gets a win, a draw or a loss.
pub(crate) const fn lost(player: Color) -> [Answer; 3] {
    [
        Answer::DeclaresLost(player),
        Answer::DeclaresLostScoring(player, Score::Draw),
        Answer::DeclaresLostScoring(player, Score::Loss),
    ]
}

/// A penalty that shows only in what is scored, paid or played later.
fn imposed(edition: Edition, offender: Color, kind: Penalty) -> Option<Ruling> {
    let provision = match kind {
        Penalty::OpponentPoints { .. } => Provision::PenaltyOpponentPoints,
        Penalty::FewerPoints { .. } => Provision::PenaltyFewerPoints,
        Penalty::Fine => Provision::PenaltyFine,
        Penalty::Exclusion => Provision::PenaltyExclusion,
        Penalty::Expulsion => Provision::PenaltyExpulsion,
    };
    let effect = Effect::Penalty { player: offender, kind: kind.clone() };
    Ruling::under(edition, provision, effect).or_else(|| {
        let why = Refusal::NotOnTheList { penalty: kind };
        Ruling::under(edition, Provision::Penalties, Effect::Refused { player: offender, why })
    })
}

/// A player is expelled in the middle of a game. No article says what becomes
/// of the game, but nobody is left to go on with it: it is lost, and the
/// arbiter decides what the opponent scores.
fn cannot_go_on(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::Question { question: Question::Expelled { player } };
    let ruling = Ruling::under(edition, Provision::PenaltyExpulsion, effect)?;
    Some(ruling.and(Provision::PenaltyLoss))
}

/// Whether a device that sounds is answered with a reminder first.
///
/// ```
/// use touchmove_laws::{rules::penalties::reminds_of_devices, Edition};
/// assert!(!reminds_of_devices(Edition::Fide2009));
/// ```
pub const fn reminds_of_devices(edition: Edition) -> bool {
    match edition {
        Edition::Finland2009 => true,
        Edition::Fide2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => false,
    }
}
