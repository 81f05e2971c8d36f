//! The arbiter's penalties, in the edition's order.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | arbiter-observes | 13.3 | 12.3 | 12.3 | 12.3 | 12.3 |
//! | penalties | 13.4 | 12.9 | 12.9 | 12.9 | 12.9 |
//! | penalty-warning | 13.4.a | 12.9.a | 12.9.1 | 12.9.1 | 12.9.1 |
//! | penalty-more-time | 13.4.b | 12.9.b | 12.9.2 | 12.9.2 | 12.9.2 |
//! | penalty-less-time | 13.4.c | 12.9.c | 12.9.3 | 12.9.3 | 12.9.3 |
//! | penalty-opponent-points | 13.4.f | 12.9.d | 12.9.4 | 12.9.4 | 12.9.4 |
//! | penalty-fewer-points | 13.4.e | 12.9.e | 12.9.5 | 12.9.5 | 12.9.5 |
//! | penalty-loss | 13.4.d | 12.9.f | 12.9.6 | 12.9.6 | 12.9.6 |
//! | penalty-fine | - | 12.9.g | 12.9.7 | 12.9.7 | 12.9.7 |
//! | penalty-exclusion | - | - | 12.9.8 | 12.9.8 | 12.9.8 |
//! | penalty-expulsion | 13.4.g | 12.9.h | 12.9.9 | 12.9.9 | 12.9.9 |
//! | (electronic-devices) | 12.3.b | 11.3.b | 11.3.2.1 | 11.3.2.1 | 11.3.2.1 |

use super::scoring::is_a_step;
use super::{Rule, RuleId, at_most_one, note_under, rule_under};
use crate::{
    Answer, Edition, Effect, Note, Offence, Outcome, Penalty, Points, Provision, Question, Reading,
    Refusal, Ruling, Score, Termination, WarningGround,
};
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// A penalty imposed by the arbiter.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Penalties {
    /// The arbiter imposes a penalty that does not affect the game in progress: points, a fine or
    /// exclusion.
    Imposed {
        /// The offender.
        offender: Color,
        /// The penalty.
        kind: Penalty,
    },
    /// A player is expelled during a game. The Laws do not say how the game ends, but the player
    /// cannot continue, so it is lost. From 2014 on the arbiter decides the opponent's score.
    CannotGoOn {
        /// The player.
        player: Color,
    },
    /// The arbiter warns a player.
    Warned {
        /// The player.
        player: Color,
    },
    /// A player is accused by the opponent. The arbiter looks into it and may penalise.
    Accused {
        /// The player.
        player: Color,
        /// The penalties of the edition.
        penalties: PenaltyList,
    },
    /// The arbiter gives a player time for the opponent's offence.
    MoreTime {
        /// The player.
        player: Color,
        /// The time that the player gets.
        ms: Millis,
    },
    /// The arbiter takes time from a player.
    LessTime {
        /// The player.
        player: Color,
        /// The time that the player loses.
        ms: Millis,
    },
    /// The arbiter reminds a player of the Laws. In Finland a reminder is the first response to a
    /// telephone; elsewhere it is not a penalty.
    Reminded {
        /// The player.
        player: Color,
        /// True if the reminder is about a device.
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
                let kind = WarningGround::ByArbiter;
                rule_under(edition, Provision::PenaltyWarning, Effect::Warning { player, kind })
            }
            Penalties::Accused { player, penalties } => {
                let question = Question::Offence { player, offence: Offence::Accused, penalties };
                let effect = Effect::Question { question };
                let ruling = Ruling::under(edition, Provision::ArbiterObserves, effect);
                at_most_one(ruling.map(|ruling| ruling.and(Provision::Penalties)))
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

/// The conditions for the list of penalties at an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct PenaltyList {
    /// The edition with the list.
    pub edition: Edition,
    /// True if the game has a clock, so that time can be taken.
    pub clock: bool,
    /// The points for a game, which may exclude half points.
    pub points: Points,
    /// True if the arbiter may leave unpenalised an offence that the Laws of 2009 penalise. A
    /// translation says so, and Finland follows it.
    pub optional: bool,
    /// The players whom the arbiter has warned in this game: White, Black.
    pub warned: [bool; 2],
}

impl PenaltyList {
    /// Returns the conditions of a game with a clock and the usual points.
    ///
    /// ```
    /// use touchmove_laws::{Edition, PenaltyList};
    /// assert!(PenaltyList::usual(Edition::Fide2014).clock);
    /// ```
    pub const fn usual(edition: Edition) -> PenaltyList {
        let optional = is_optional(edition, Reading::Authentic);
        PenaltyList { edition, clock: true, points: Points::USUAL, optional, warned: [false; 2] }
    }

    /// True if the offender has been warned and the edition punishes the next offence in the same
    /// game with its loss.
    pub(crate) const fn loss_is_due(self, offender: Color) -> bool {
        match self.edition {
            Edition::FinnishBlitz2008 => self.warned[offender.index()],
            Edition::Fide2009
            | Edition::Finland2009
            | Edition::Fide2014
            | Edition::Fide2017 | Edition::Fide2018
            | Edition::Fide2023
            | Edition::Casual => false,
        }
    }

    /// True if a penalty of the edition's list is possible at the event.
    fn leaves_room_for(self, answer: &Answer) -> bool {
        match answer {
            Answer::GivesPoints(_) | Answer::TakesPoints(_) => {
                is_a_step(self.edition, self.points, 1)
            }
            answer => self.clock || !answer.takes_a_time(),
        }
    }
}

/// True if a penalty that the Laws of 2009 prescribe is the arbiter's choice. The English text
/// penalises every breach of the rules of conduct. In the Finnish translation the arbiter may
/// penalise it.
///
/// ```
/// use touchmove_laws::{rules::penalties::is_optional, Edition, Reading};
/// assert!(!is_optional(Edition::Fide2009, Reading::Authentic));
/// assert!(is_optional(Edition::Fide2009, Reading::PenaltiesOptional));
/// assert!(is_optional(Edition::Finland2009, Reading::Authentic));
/// ```
pub const fn is_optional(edition: Edition, reading: Reading) -> bool {
    match edition {
        Edition::Fide2009 => matches!(reading, Reading::PenaltiesOptional),
        Edition::Finland2009 | Edition::FinnishBlitz2008 => true,
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => false,
    }
}

/// Returns the edition's list of penalties for an offender. From 2014 on the arbiter decides the
/// opponent's score with a loss of the game. A game without a clock has no penalties of time. Penalties of half
/// a point are omitted if the event's points exclude them.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::penalties::list, Answer, Edition, PenaltyList};
///
/// let white = |of| list(of, Color::White);
/// let fifth = |edition| white(PenaltyList::usual(edition))[4];
/// assert_eq!(fifth(Edition::Fide2009), Answer::TakesPoints(Color::White));
/// assert_eq!(fifth(Edition::Fide2023), Answer::TakesPoints(Color::White));
///
/// let usual = PenaltyList::usual(Edition::Fide2023);
/// assert_eq!(white(usual).len(), 11);
/// assert_eq!(white(PenaltyList { clock: false, ..usual }).len(), 9);
/// ```
pub fn list(of: PenaltyList, offender: Color) -> Vec<Answer> {
    let all = in_the_edition(of, offender);
    all.into_iter().filter(|answer| of.leaves_room_for(answer)).collect()
}

fn in_the_edition(of: PenaltyList, offender: Color) -> Vec<Answer> {
    let edition = of.edition;
    let opponent = offender.other();
    let mut all =
        vec![Answer::Warns(offender), Answer::GivesTime(opponent), Answer::TakesTime(offender)];
    let loss = lost(offender);
    let points = [Answer::GivesPoints(opponent), Answer::TakesPoints(offender)];
    match edition {
        Edition::FinnishBlitz2008 if of.loss_is_due(offender) => {
            return vec![Answer::DeclaresLost(offender)];
        }
        Edition::FinnishBlitz2008 => {
            return vec![Answer::Warns(offender), Answer::Excludes(offender)];
        }
        Edition::Fide2009 | Edition::Finland2009 => {
            all.push(Answer::DeclaresLost(offender));
            all.extend(points.into_iter().rev());
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => {
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
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => all.push(Answer::Excludes(offender)),
    }
    all.push(Answer::Expels(offender));
    all
}

/// Returns the lawful answers to a refusal to comply. A persistent refusal loses the game, unless
/// the penalty is optional, and the arbiter decides the opponent's score. The first refusal may go
/// unpenalised.
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
/// assert_eq!(options(Edition::Fide2009, 2), 3);
/// assert_eq!(options(Edition::Finland2009, 2), 9);
/// ```
pub fn for_refusal(of: PenaltyList, player: Color, count: u32) -> Vec<Answer> {
    if count < 2 {
        return list(of, player).into_iter().chain([Answer::Resumes]).collect();
    }
    let others = list(of, player).into_iter().filter(|&answer| !is_loss(answer));
    others.filter(|_| of.optional).chain(lost(player)).collect()
}

const fn is_loss(answer: Answer) -> bool {
    matches!(answer, Answer::DeclaresLost(_) | Answer::DeclaresLostScoring(..))
}

/// Returns the ways to declare the game lost: with a win, a draw or a loss for the opponent.
pub(crate) const fn lost(player: Color) -> [Answer; 3] {
    [
        Answer::DeclaresLost(player),
        Answer::DeclaresLostScoring(player, Score::Draw),
        Answer::DeclaresLostScoring(player, Score::Loss),
    ]
}

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

fn cannot_go_on(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => Effect::GameOver {
            result: Outcome::win(player.other()),
            termination: Termination::ArbitersDecision,
        },
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => {
            Effect::Question { question: Question::Expelled { player } }
        }
    };
    let ruling = Ruling::under(edition, Provision::PenaltyExpulsion, effect)?;
    Some(ruling.and(Provision::PenaltyLoss))
}

/// True if the first response to a sounding device is a reminder.
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
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => false,
    }
}
