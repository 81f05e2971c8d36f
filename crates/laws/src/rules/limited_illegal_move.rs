//! Illegal moves under limited supervision. They count only until the opponent's next move, with a
//! penalty that depends on the edition. An illegal move not noticed by then stands, unless the
//! players agree to correct it.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | rapid-illegal-move | A.4.c | A.4.b | A.4.2 | A.4.2 | A.5.2 |
//! | blitz-illegal-move | B.3.c | - | - | - | - |
//! | illegal-move-unnoticed | - | - | - | - | - |
//! | arbiter-unasked | - | - | - | - | - |
//! | (illegal-move-completed) | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 | 7.5.1 |
//! | (illegal-move-penalty) | 7.4.b | 7.5.b | 7.5.3 | 7.5.5 | 7.5.5 |
//! | (blitz-unsupervised) | B.3 | B.4 | B.4 | B.4 | B.3 |

use super::MatingChance;
use super::arbiter_supervision::Regime;
use super::illegal_move::{Irregularity, losing_count};
use super::penalty_time::Conditions;
use super::{Rule, RuleId, at_most_one};
use crate::{
    Edition, Effect, Note, Outcome, Provision, Question, Reading, Refusal, Regulations, Ruling,
    Termination,
};
use alloc::string::ToString;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::{Color, Position};

/// An illegal move under limited supervision.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum LimitedIllegalMove<'a> {
    /// An illegal move is noticed, and it stands.
    Stands(StandingMove),
    /// The arbiter finds a position that only an unseen illegal move can have led to. The players
    /// must claim that move. If the arbiter may intervene, the move was found too late to be
    /// corrected.
    Unseen {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player who moved.
        mover: Color,
        /// True if the arbiter may intervene.
        steps_in: bool,
    },
    /// The illegal move loses the game, or draws it if the opponent cannot checkmate.
    Loses {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player.
        player: Color,
        /// The fault.
        irregularity: Irregularity,
        /// The number of the player's illegal moves, this one included.
        count: u32,
        /// The opponent's ability to checkmate.
        opponent: MatingChance,
    },
    /// The players agree to correct an illegal move that can no longer be claimed. No ruling if the
    /// edition does not allow the correction.
    Corrected {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The position before.
        before: &'a Position,
    },
    /// One player agrees to a correction.
    Agrees {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player.
        player: Color,
    },
    /// A player wants to correct an illegal move by agreement, but did not make one, or the edition
    /// does not allow the correction.
    NothingToCorrect {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player.
        player: Color,
    },
}

impl Rule for LimitedIllegalMove<'_> {
    const ID: RuleId = RuleId::LimitedIllegalMove;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            LimitedIllegalMove::Stands(facts) => at_most_one(facts.refused(edition)),
            LimitedIllegalMove::Unseen { regime, mover, steps_in } => {
                let why = if steps_in { Refusal::FoundTooLate } else { Refusal::OnlyWhenClaimed };
                let effect = Effect::Refused { player: mover, why };
                let national = Ruling::under(edition, Provision::ArbiterUnasked, effect.clone());
                at_most_one(national.or_else(|| ruling_for_regime(edition, regime, effect)))
            }
            LimitedIllegalMove::Loses { regime, player, irregularity, count, opponent } => {
                let effect = Effect::IllegalMove { player, count };
                let counted = ruling_for_regime(edition, regime, effect);
                let counted = counted.map(|ruling| ruling.and(irregularity.provision()));
                counted.into_iter().chain(loses(edition, regime, player, opponent)).collect()
            }
            LimitedIllegalMove::Corrected { regime, before } => {
                let effect = Effect::PositionRestored { position: before.fen().to_string() };
                ruling_for_regime(edition, regime, effect)
                    .filter(|_| by_agreement(edition, regime))
                    .into_iter()
                    .collect()
            }
            LimitedIllegalMove::Agrees { regime, player } => {
                let effect = Effect::Noted { what: Note::AgreesToCorrect { player } };
                ruling_for_regime(edition, regime, effect)
                    .filter(|_| by_agreement(edition, regime))
                    .into_iter()
                    .collect()
            }
            LimitedIllegalMove::NothingToCorrect { regime, player } => {
                at_most_one(ruling_for_regime(
                    edition,
                    regime,
                    Effect::Refused { player, why: Refusal::NothingToCorrect },
                ))
            }
        }
    }
}

/// The way in which an illegal move was detected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Detection {
    /// The opponent claims the illegal move.
    Claimed,
    /// The arbiter observes the illegal move.
    Observed,
}

/// A completed illegal move that may stand.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct StandingMove {
    /// The rules that apply to irregularities.
    pub regime: Regime,
    /// The event's reading of the article.
    pub reading: Reading,
    /// The player who made the move.
    pub player: Color,
    /// The way in which the move was detected.
    pub noticed: Detection,
    /// True if the opponent has made the next move.
    pub replied: bool,
    /// True if the position shows the fault: both kings in check, or a pawn not promoted.
    pub shows: bool,
}

/// The consequence of an illegal move under limited supervision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Course {
    /// As under the Competition Rules.
    AsUsual,
    /// The loss of the game.
    Loses,
    /// No consequence: the move stands. A player or arbiter who points it out receives this
    /// refusal.
    Stands(Refusal),
}

impl StandingMove {
    /// Returns the consequence under an edition.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::rules::limited_illegal_move::{Course, StandingMove, Detection};
    /// use touchmove_laws::rules::arbiter_supervision::Regime;
    /// use touchmove_laws::{Edition, Reading};
    ///
    /// let course = |edition, replied| StandingMove {
    ///     regime: Regime::Rapid,
    ///     reading: Reading::Authentic,
    ///     player: Color::White,
    ///     noticed: Detection::Claimed,
    ///     replied,
    ///     shows: false,
    /// }.course(edition);
    /// assert_eq!(course(Edition::Fide2014, false), Course::Loses);
    /// assert_eq!(course(Edition::Fide2023, false), Course::AsUsual);
    /// assert!(matches!(course(Edition::Fide2023, true), Course::Stands(_)));
    /// ```
    pub fn course(self, edition: Edition) -> Course {
        let unasked = self.noticed == Detection::Observed;
        match (edition, self.regime) {
            (edition, regime) if unasked && steps_in(edition, regime, self.shows) => {
                Course::AsUsual
            }
            (Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008, _)
                if unasked =>
            {
                Course::Stands(Refusal::OnlyWhenClaimed)
            }
            (Edition::FinnishBlitz2008, _) if self.replied => Course::Stands(Refusal::NotPutRight),
            _ if self.replied => Course::Stands(Refusal::IllegalMoveStands),
            (Edition::Fide2009 | Edition::Finland2009, Regime::Rapid) => Course::AsUsual,
            (
                Edition::Fide2009
                | Edition::Finland2009
                | Edition::FinnishBlitz2008
                | Edition::Fide2014
                | Edition::Fide2017,
                _,
            ) => Course::Loses,
            (Edition::Fide2023, _) => match self.reading {
                Reading::IllegalMoveLoses => Course::Loses,
                Reading::Authentic
                | Reading::MinuteInAllBlitz
                | Reading::DelayLosesSavedTime
                | Reading::ClaimantNeedsTime
                | Reading::PenaltiesOptional => Course::AsUsual,
            },
            (Edition::Fide2018 | Edition::Casual, _) => Course::AsUsual,
        }
    }

    /// Returns the refusal, if the move stands.
    fn refused(self, edition: Edition) -> Option<Ruling> {
        let Course::Stands(why) = self.course(edition) else { return None };
        let (player, own) = match self.noticed {
            Detection::Claimed => (self.player.other(), Provision::IllegalMoveUnnoticed),
            Detection::Observed if self.replied => (self.player, Provision::IllegalMoveUnnoticed),
            Detection::Observed => (self.player, Provision::ArbiterUnasked),
        };
        let effect = Effect::Refused { player, why };
        let national = Ruling::under(edition, own, effect.clone());
        national.or_else(|| ruling_for_regime(edition, self.regime, effect))
    }
}

/// Returns the number of illegal moves by a player that loses the game, if noticed before the
/// opponent's next move. `None` if no number of illegal moves loses.
///
/// ```
/// use touchmove_clock::PlayerTimeControls;
/// use touchmove_laws::rules::limited_illegal_move::{Detection, losing_number};
/// use touchmove_laws::{Edition, Regulations, Supervision};
/// let number = |field, supervision| {
///     let rules = Regulations::new(Edition::Fide2009, PlayerTimeControls::parse_field(field).unwrap());
///     losing_number(&Regulations { supervision, ..rules }, Detection::Claimed)
/// };
/// assert_eq!(number("300", Supervision::Full), Some(3));
/// assert_eq!(number("300", Supervision::Limited), Some(1));
/// assert_eq!(number("1500", Supervision::Limited), Some(3));
/// ```
pub fn losing_number(rules: &Regulations, noticed: Detection) -> Option<u32> {
    let (edition, regime) = (rules.edition, Conditions::of(rules).regime);
    let facts = StandingMove {
        regime,
        reading: rules.reading,
        player: Color::White,
        noticed,
        replied: false,
        shows: true,
    };
    let course = match regime {
        Regime::Competition => Course::AsUsual,
        Regime::Rapid | Regime::Blitz => facts.course(edition),
    };
    match course {
        Course::AsUsual => {
            edition.cite(Provision::IllegalMovePenalty).map(|_| losing_count(edition))
        }
        Course::Loses => Some(1),
        Course::Stands(_) => None,
    }
}

/// True if the arbiter intervenes over an unclaimed illegal move: in rapid under the Laws of 2009,
/// if the position shows the fault.
///
/// ```
/// use touchmove_laws::rules::limited_illegal_move::steps_in;
/// use touchmove_laws::rules::arbiter_supervision::Regime;
/// use touchmove_laws::Edition;
/// assert!(steps_in(Edition::Fide2009, Regime::Rapid, true));
/// assert!(!steps_in(Edition::Fide2023, Regime::Rapid, true));
/// ```
pub const fn steps_in(edition: Edition, regime: Regime, shows: bool) -> bool {
    match (edition, regime) {
        (Edition::Fide2009 | Edition::Finland2009, Regime::Rapid) => shows,
        (Edition::Fide2009 | Edition::Finland2009, Regime::Competition | Regime::Blitz)
        | (
            Edition::FinnishBlitz2008
            | Edition::Fide2014
            | Edition::Fide2017 | Edition::Fide2018
            | Edition::Fide2023
            | Edition::Casual,
            _,
        ) => false,
    }
}

/// Returns a ruling under the regime's article on illegal moves.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::limited_illegal_move::ruling_for_regime;
/// use touchmove_laws::rules::arbiter_supervision::Regime;
/// use touchmove_laws::{Edition, Effect};
///
/// let effect = Effect::IllegalMove { player: Color::White, count: 1 };
/// let ruling = ruling_for_regime(Edition::Fide2014, Regime::Blitz, effect).unwrap();
/// let numbers: Vec<_> = ruling.articles().iter().map(|a| a.number()).collect();
/// assert_eq!(numbers, ["A.4.b", "B.4"]);
/// ```
pub fn ruling_for_regime(edition: Edition, regime: Regime, effect: Effect) -> Option<Ruling> {
    let ruling = Ruling::under(edition, provision(edition, regime), effect);
    match regime {
        Regime::Competition | Regime::Rapid => ruling,
        Regime::Blitz => ruling.map(|r| r.and(Provision::BlitzUnsupervised)),
    }
}

/// Adds the article that makes the ruling apply under limited supervision.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::limited_illegal_move::with_regime_article;
/// use touchmove_laws::rules::arbiter_supervision::Regime;
/// use touchmove_laws::{Edition, Effect, Provision, Ruling};
///
/// let effect = Effect::IllegalMove { player: Color::White, count: 1 };
/// let usual = Ruling::under(Edition::Fide2023, Provision::IllegalMoveCompleted, effect).unwrap();
/// assert_eq!(with_regime_article(Edition::Fide2023, Regime::Rapid, usual).articles().len(), 2);
/// ```
pub fn with_regime_article(edition: Edition, regime: Regime, ruling: Ruling) -> Ruling {
    let counts = matches!(
        ruling.effect(),
        Effect::IllegalMove { .. } | Effect::TimeAdded { .. } | Effect::GameOver { .. }
    );
    match regime {
        Regime::Rapid if counts => ruling.and(provision(edition, regime)),
        Regime::Blitz if counts => {
            ruling.and(provision(edition, regime)).and(Provision::BlitzUnsupervised)
        }
        Regime::Competition | Regime::Rapid | Regime::Blitz => ruling,
    }
}

const fn provision(edition: Edition, regime: Regime) -> Provision {
    match (edition, regime) {
        (Edition::FinnishBlitz2008, _)
        | (Edition::Fide2009 | Edition::Finland2009, Regime::Blitz) => Provision::BlitzIllegalMove,
        (Edition::Fide2009 | Edition::Finland2009, Regime::Competition | Regime::Rapid)
        | (Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual, _) => {
            Provision::RapidIllegalMove
        }
    }
}

fn loses(
    edition: Edition,
    regime: Regime,
    player: Color,
    opponent: MatingChance,
) -> Option<Ruling> {
    let end = match asked(edition, opponent) {
        MatingChance::Can => Effect::GameOver {
            result: Outcome::win(player.other()),
            termination: Termination::IllegalMoves,
        },
        MatingChance::Cannot => {
            Effect::GameOver { result: Outcome::DRAW, termination: Termination::CannotCheckmate }
        }
        MatingChance::Undecided => Effect::Question { question: Question::IllegalMoves { player } },
    };
    ruling_for_regime(edition, regime, end)
}

/// Returns the mating chance that counts. In Finnish blitz an illegal move always loses.
const fn asked(edition: Edition, opponent: MatingChance) -> MatingChance {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::Fide2014
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023
        | Edition::Casual => opponent,
        Edition::FinnishBlitz2008 => MatingChance::Can,
    }
}

const fn by_agreement(edition: Edition, regime: Regime) -> bool {
    match (edition, regime) {
        (Edition::FinnishBlitz2008 | Edition::Casual, _)
        | (_, Regime::Competition)
        | (Edition::Fide2009 | Edition::Finland2009, Regime::Rapid) => false,
        (Edition::Fide2009 | Edition::Finland2009, Regime::Blitz)
        | (
            Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023,
            Regime::Rapid | Regime::Blitz,
        ) => true,
    }
}
