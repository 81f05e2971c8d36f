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
//! | (blitz-unsupervised) | B.3 | B.4 | B.4 | B.3 |

use alloc::vec::Vec;
use alloc::string::ToString;
use serde::Serialize;
use super::MatingChance;
use super::supervision::Regime;
use crate::{
    Edition, Effect, Note, Outcome, Provision, Question, Reading, Refusal, Ruling, Termination,
};
use touchmove_board::{Color, Position};

/// How an illegal move came to notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Noticed {
    /// The opponent claims it.
    Claimed,
    /// The arbiter sees it.
    Observed,
}

/// What is known about a completed illegal move.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Facts {
    /// The edition.
    pub edition: Edition,
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
    /// Nothing: it stands.
    Stands(Option<Ruling>),
}

/// What follows from an illegal move under limited supervision.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::limited_illegal_move::{course, Course, Facts, Noticed};
/// use touchmove_laws::rules::supervision::Regime;
/// use touchmove_laws::{Edition, Reading};
///
/// let facts = |edition, replied| Facts {
///     edition,
///     regime: Regime::Rapid,
///     reading: Reading::Authentic,
///     player: Color::White,
///     noticed: Noticed::Claimed,
///     replied,
///     shows: false,
/// };
/// assert_eq!(course(&facts(Edition::Fide2014, false)), Course::Loses);
/// assert_eq!(course(&facts(Edition::Fide2023, false)), Course::AsUsual);
/// assert!(matches!(course(&facts(Edition::Fide2023, true)), Course::Stands(Some(_))));
/// ```
pub fn course(facts: &Facts) -> Course {
    let unasked = facts.noticed == Noticed::Observed;
    match (facts.edition, facts.regime) {
        (edition, regime) if unasked && steps_in(edition, regime, facts.shows) => Course::AsUsual,
        (Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008, _) if unasked => {
            stands(facts, Refusal::OnlyWhenClaimed)
        }
        (Edition::FinnishBlitz2008, _) if facts.replied => stands(facts, Refusal::NotPutRight),
        _ if facts.replied => stands(facts, Refusal::IllegalMoveStands),
        (Edition::Fide2009 | Edition::Finland2009, Regime::Rapid) => Course::AsUsual,
        (
            Edition::Fide2009
            | Edition::Finland2009
            | Edition::FinnishBlitz2008
            | Edition::Fide2014,
            _,
        ) => Course::Loses,
        (Edition::Fide2023, _) => match facts.reading {
            Reading::IllegalMoveLoses => Course::Loses,
            Reading::Authentic | Reading::MinuteInAllBlitz | Reading::DelayLosesSavedTime => {
                Course::AsUsual
            }
        },
        (Edition::Fide2018 | Edition::Casual, _) => Course::AsUsual,
    }
}

fn stands(facts: &Facts, why: Refusal) -> Course {
    let player = match facts.noticed {
        Noticed::Claimed => facts.player.other(),
        Noticed::Observed => facts.player,
    };
    let effect = Effect::Refused { player, why };
    let own = match facts.noticed {
        _ if facts.replied => Provision::IllegalMoveUnnoticed,
        Noticed::Claimed => Provision::IllegalMoveUnnoticed,
        Noticed::Observed => Provision::ArbiterUnasked,
    };
    let national = Ruling::under(facts.edition, own, effect.clone());
    Course::Stands(national.or_else(|| cited(facts.edition, facts.regime, effect)))
}

/// The arbiter finds a position that only an illegal move can have led to, and
/// has not seen that move: it is for the players to claim. An arbiter who steps
/// in finds no move that could be put right.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::limited_illegal_move::unseen;
/// use touchmove_laws::rules::supervision::Regime;
/// use touchmove_laws::Edition;
///
/// let refused = unseen(Edition::Fide2023, Regime::Rapid, Color::White, false).unwrap();
/// assert_eq!(refused.effect().to_string(), "refused white only_when_claimed");
/// ```
pub fn unseen(edition: Edition, regime: Regime, mover: Color, steps_in: bool) -> Option<Ruling> {
    let why = if steps_in { Refusal::FoundTooLate } else { Refusal::OnlyWhenClaimed };
    let effect = Effect::Refused { player: mover, why };
    let national = Ruling::under(edition, Provision::ArbiterUnasked, effect.clone());
    national.or_else(|| cited(edition, regime, effect))
}

/// Whether the arbiter steps in over an illegal move that nobody has claimed:
/// in rapid under 2009, where the position shows it.
///
/// ```
/// use touchmove_laws::rules::limited_illegal_move::steps_in;
/// use touchmove_laws::rules::supervision::Regime;
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
/// use touchmove_laws::rules::supervision::Regime;
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
/// use touchmove_laws::rules::supervision::Regime;
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
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::limited_illegal_move::loses;
/// use touchmove_laws::rules::{supervision::Regime, MatingChance};
/// use touchmove_laws::Edition;
///
/// let rulings = loses(Edition::Fide2014, Regime::Rapid, Color::White, 1, MatingChance::Can);
/// let names: Vec<_> = rulings.iter().map(|r| r.effect().name()).collect();
/// assert_eq!(names, ["illegal_move", "game_over"]);
/// ```
pub fn loses(
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

/// The players agree to put an illegal move right that could no longer be
/// claimed; none where the edition does not know that.
///
/// ```
/// use touchmove_board::Position;
/// use touchmove_laws::rules::limited_illegal_move::corrected;
/// use touchmove_laws::rules::supervision::Regime;
/// use touchmove_laws::Edition;
///
/// let start = Position::default();
/// assert!(corrected(Edition::Fide2014, Regime::Rapid, &start).is_some());
/// assert!(corrected(Edition::Fide2009, Regime::Rapid, &start).is_none());
/// ```
pub fn corrected(edition: Edition, regime: Regime, before: &Position) -> Option<Ruling> {
    let effect = Effect::PositionRestored { position: before.fen().to_string() };
    cited(edition, regime, effect).filter(|_| by_agreement(edition, regime))
}

/// One player agrees to that.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::limited_illegal_move::agrees;
/// use touchmove_laws::rules::supervision::Regime;
/// use touchmove_laws::Edition;
///
/// assert!(agrees(Edition::Fide2023, Regime::Blitz, Color::Black).is_some());
/// ```
pub fn agrees(edition: Edition, regime: Regime, player: Color) -> Option<Ruling> {
    let effect = Effect::Noted { what: Note::AgreesToCorrect { player } };
    cited(edition, regime, effect).filter(|_| by_agreement(edition, regime))
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

/// A player wants to put an illegal move right by agreement, and there is none
/// or the edition does not know that.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::limited_illegal_move::nothing_to_correct;
/// use touchmove_laws::rules::supervision::Regime;
/// use touchmove_laws::Edition;
/// let refused = nothing_to_correct(Edition::Fide2023, Regime::Rapid, Color::White).unwrap();
/// assert_eq!(refused.effect().name(), "refused");
/// ```
pub fn nothing_to_correct(edition: Edition, regime: Regime, player: Color) -> Option<Ruling> {
    cited(edition, regime, Effect::Refused { player, why: Refusal::NothingToCorrect })
}
