//! Illegal moves where supervision is limited: they count only until the
//! opponent's next move, and what they cost is the edition's own matter.
//! Whatever nobody has noticed by then stands, unless the players agree.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | rapid-illegal-move | A.4.c | A.4.b | A.4.2 | A.5.2 |
//! | blitz-illegal-move | B.3.c | - | - | - |
//! | illegal-move-unnoticed | - | - | - | - |
//! | arbiter-unasked | - | - | - | - |
//! | (illegal-move-completed) | 7.4.a | 7.5.a | 7.5.1 | 7.5.1 |
//! | (illegal-move-penalty) | 7.4.b | 7.5.b | 7.5.5 | 7.5.5 |
//! | (blitz-unsupervised) | B.3 | B.4 | B.4 | B.3 |

use super::MatingChance;
use super::arbiter_supervision::Regime;
use super::illegal_move::losing_count;
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
    /// An illegal move is noticed that stands.
    Stands(StandingMove),
    /// The arbiter finds a position that only an illegal move can have led to, and
    /// has not seen that move: it is for the players to claim. An arbiter who steps
    /// in finds no move that could be put right.
    Unseen {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// Who moved.
        mover: Color,
        /// Whether the arbiter steps in.
        steps_in: bool,
    },
    /// The rulings where it loses the game; drawn where the opponent cannot
    /// checkmate.
    Loses {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player.
        player: Color,
        /// How many illegal moves that makes.
        count: u32,
        /// Whether the opponent can checkmate.
        opponent: MatingChance,
    },
    /// The players agree to put an illegal move right that could no longer be
    /// claimed; none where the edition does not know that.
    Corrected {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The position before.
        before: &'a Position,
    },
    /// One player agrees to that.
    Agrees {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player.
        player: Color,
    },
    /// A player wants to put an illegal move right by agreement, and there is none
    /// or the edition does not know that.
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
                at_most_one(national.or_else(|| cited(edition, regime, effect)))
            }
            LimitedIllegalMove::Loses { regime, player, count, opponent } => {
                loses(edition, regime, player, count, opponent)
            }
            LimitedIllegalMove::Corrected { regime, before } => {
                let effect = Effect::PositionRestored { position: before.fen().to_string() };
                cited(edition, regime, effect)
                    .filter(|_| by_agreement(edition, regime))
                    .into_iter()
                    .collect()
            }
            LimitedIllegalMove::Agrees { regime, player } => {
                let effect = Effect::Noted { what: Note::AgreesToCorrect { player } };
                cited(edition, regime, effect)
                    .filter(|_| by_agreement(edition, regime))
                    .into_iter()
                    .collect()
            }
            LimitedIllegalMove::NothingToCorrect { regime, player } => at_most_one(cited(
                edition,
                regime,
                Effect::Refused { player, why: Refusal::NothingToCorrect },
            )),
        }
    }
}

/// How an illegal move came to notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Noticed {
    /// The opponent claims it.
    Claimed,
    /// The arbiter sees it.
    Observed,
}

/// A completed illegal move that may stand.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct StandingMove {
    /// What the game is played under.
    pub regime: Regime,
    /// How its article is read.
    pub reading: Reading,
    /// Who made the move.
    pub player: Color,
    /// How it came to notice.
    pub noticed: Noticed,
    /// Whether the opponent has made the next move.
    pub replied: bool,
    /// Whether the position shows it: both kings in check, or a promotion
    /// left undone.
    pub shows: bool,
}

/// What follows from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Course {
    /// The same as under the Competition Rules.
    AsUsual,
    /// The loss of the game.
    Loses,
    /// Nothing: the move stands, and whoever points it out is refused for that reason.
    Stands(Refusal),
}

impl StandingMove {
    /// What follows from an illegal move under limited supervision.
    ///
    /// ```
    /// use touchmove_board::Color;
    /// use touchmove_laws::rules::limited_illegal_move::{Course, StandingMove, Noticed};
    /// use touchmove_laws::rules::arbiter_supervision::Regime;
    /// use touchmove_laws::{Edition, Reading};
    ///
    /// let course = |edition, replied| StandingMove {
    ///     regime: Regime::Rapid,
    ///     reading: Reading::Authentic,
    ///     player: Color::White,
    ///     noticed: Noticed::Claimed,
    ///     replied,
    ///     shows: false,
    /// }.course(edition);
    /// assert_eq!(course(Edition::Fide2014, false), Course::Loses);
    /// assert_eq!(course(Edition::Fide2023, false), Course::AsUsual);
    /// assert!(matches!(course(Edition::Fide2023, true), Course::Stands(_)));
    /// ```
    pub fn course(self, edition: Edition) -> Course {
        let unasked = self.noticed == Noticed::Observed;
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
                | Edition::Fide2014,
                _,
            ) => Course::Loses,
            (Edition::Fide2023, _) => match self.reading {
                Reading::IllegalMoveLoses => Course::Loses,
                Reading::Authentic | Reading::MinuteInAllBlitz | Reading::DelayLosesSavedTime => {
                    Course::AsUsual
                }
            },
            (Edition::Fide2018 | Edition::Casual, _) => Course::AsUsual,
        }
    }

    /// The refusal, where the move stands.
    fn refused(self, edition: Edition) -> Option<Ruling> {
        let Course::Stands(why) = self.course(edition) else { return None };
        let (player, own) = match self.noticed {
            Noticed::Claimed => (self.player.other(), Provision::IllegalMoveUnnoticed),
            Noticed::Observed if self.replied => (self.player, Provision::IllegalMoveUnnoticed),
            Noticed::Observed => (self.player, Provision::ArbiterUnasked),
        };
        let effect = Effect::Refused { player, why };
        let national = Ruling::under(edition, own, effect.clone());
        national.or_else(|| cited(edition, self.regime, effect))
    }
}

/// Which illegal move of a player loses the game by these regulations, if it comes to notice
/// before the opponent's next move; none where no number of them does.
///
/// ```
/// use touchmove_clock::PlayerTimeControls;
/// use touchmove_laws::rules::limited_illegal_move::{Noticed, losing_number};
/// use touchmove_laws::{Edition, Regulations, Supervision};
/// let number = |field, supervision| {
///     let rules = Regulations::new(Edition::Fide2009, PlayerTimeControls::parse_field(field).unwrap());
///     losing_number(&Regulations { supervision, ..rules }, Noticed::Claimed)
/// };
/// assert_eq!(number("300", Supervision::Full), Some(3));
/// assert_eq!(number("300", Supervision::Limited), Some(1));
/// assert_eq!(number("1500", Supervision::Limited), Some(3));
/// ```
pub fn losing_number(rules: &Regulations, noticed: Noticed) -> Option<u32> {
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

/// Whether the arbiter steps in over an illegal move that nobody has claimed:
/// in rapid under 2009, where the position shows it.
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
            | Edition::Fide2018
            | Edition::Fide2023
            | Edition::Casual,
            _,
        ) => false,
    }
}

/// A ruling under the article on illegal moves of the regime.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::limited_illegal_move::cited;
/// use touchmove_laws::rules::arbiter_supervision::Regime;
/// use touchmove_laws::{Edition, Effect};
///
/// let effect = Effect::IllegalMove { player: Color::White, count: 1 };
/// let ruling = cited(Edition::Fide2014, Regime::Blitz, effect).unwrap();
/// let numbers: Vec<_> = ruling.articles().iter().map(|a| a.number()).collect();
/// assert_eq!(numbers, ["A.4.b", "B.4"]);
/// ```
pub fn cited(edition: Edition, regime: Regime, effect: Effect) -> Option<Ruling> {
    let ruling = Ruling::under(edition, provision(edition, regime), effect);
    match regime {
        Regime::Competition | Regime::Rapid => ruling,
        Regime::Blitz => ruling.map(|r| r.and(Provision::BlitzUnsupervised)),
    }
}

/// The same ruling, with the article that lets it apply under limited
/// supervision.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::limited_illegal_move::also;
/// use touchmove_laws::rules::arbiter_supervision::Regime;
/// use touchmove_laws::{Edition, Effect, Provision, Ruling};
///
/// let effect = Effect::IllegalMove { player: Color::White, count: 1 };
/// let usual = Ruling::under(Edition::Fide2023, Provision::IllegalMoveCompleted, effect).unwrap();
/// assert_eq!(also(Edition::Fide2023, Regime::Rapid, usual).articles().len(), 2);
/// ```
pub fn also(edition: Edition, regime: Regime, ruling: Ruling) -> Ruling {
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
        | (Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual, _) => {
            Provision::RapidIllegalMove
        }
    }
}

/// The rulings where it loses the game; drawn where the opponent cannot
/// checkmate.
fn loses(
    edition: Edition,
    regime: Regime,
    player: Color,
    count: u32,
    opponent: MatingChance,
) -> Vec<Ruling> {
    let counted = cited(edition, regime, Effect::IllegalMove { player, count });
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
    let counted = counted.map(|ruling| ruling.and(Provision::IllegalMoveCompleted));
    counted.into_iter().chain(cited(edition, regime, end)).collect()
}

/// In Finnish blitz it loses, whatever the claimant has left.
const fn asked(edition: Edition, opponent: MatingChance) -> MatingChance {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::Fide2014
        | Edition::Fide2018
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
            Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023,
            Regime::Rapid | Regime::Blitz,
        ) => true,
    }
}
