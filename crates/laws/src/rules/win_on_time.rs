//! Winning on time where supervision is limited: the claimant stops the clock
//! and tells the arbiter, and but for 2018 must have time left. Drawn where the
//! claimant cannot checkmate.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | rapid-flag-fall | A.4.d | A.4.c | A.4.3 | A.5.3 |
//! | rapid-flag-claim | A.4.d(2) | A.4.c | A.4.3 | A.5.3 |
//! | rapid-flag-called | A.4.d(1) | - | A.4.5 | A.5.5 |
//! | rapid-both-flags | A.4.d(3) | - | - | - |
//! | (flag-fall-observed) | 6.8 | 6.8 | 6.8 | 6.8 |
//! | (flag-fall-loses) | 6.9 | 6.9 | 6.9 | 6.9 |
//! | (blitz-unsupervised) | B.3 | B.4 | B.4 | B.3 |

use alloc::vec::Vec;
use alloc::vec;
use serde::Serialize;
use super::MatingChance;
use super::supervision::Regime;
use crate::{
    Claimed, Edition, Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Termination,
};
use touchmove_board::Color;
use touchmove_clock::Millis;

/// What is known about a claim.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Facts {
    /// The edition.
    pub edition: Edition,
    /// What the game is played under.
    pub regime: Regime,
    /// Who claims.
    pub claimant: Color,
    /// Whether the claimant's own flag is down once the clock is stopped.
    pub own_down: bool,
    /// Whether the opponent's is.
    pub opponents_down: bool,
    /// Whether the claimant can checkmate.
    pub chance: MatingChance,
}

/// The rulings on a claim.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::win_on_time::{claimed, Facts};
/// use touchmove_laws::rules::{supervision::Regime, MatingChance};
/// use touchmove_laws::Edition;
///
/// let last = |edition, own_down| {
///     let facts = Facts {
///         edition,
///         regime: Regime::Rapid,
///         claimant: Color::White,
///         own_down,
///         opponents_down: true,
///         chance: MatingChance::Can,
///     };
///     claimed(&facts).iter().map(|r| r.effect().name()).find(|name| *name != "flag_fallen").unwrap()
/// };
/// assert_eq!(last(Edition::Fide2014, false), "game_over");
/// assert_eq!(last(Edition::Fide2014, true), "claim_incorrect");
/// assert_eq!(last(Edition::Fide2009, true), "game_over");
/// ```
pub fn claimed(facts: &Facts) -> Vec<Ruling> {
    let found = match (facts.opponents_down, facts.own_down) {
        (true, false) => vec![fallen(facts), loses(facts)],
        (true, true) => both_down(facts),
        (false, _) => vec![incorrect(facts)],
    };
    found.into_iter().flatten().collect()
}

fn fallen(facts: &Facts) -> Option<Ruling> {
    let effect = Effect::FlagFallen { player: facts.claimant.other() };
    under(facts, Provision::RapidFlagClaim, effect).map(|r| r.and(Provision::FlagFallObserved))
}

fn loses(facts: &Facts) -> Option<Ruling> {
    let player = facts.claimant.other();
    let effect = match facts.chance {
        MatingChance::Can => Effect::GameOver {
            result: Outcome::win(facts.claimant),
            termination: Termination::TimeForfeit,
        },
        MatingChance::Cannot => {
            Effect::GameOver { result: Outcome::DRAW, termination: Termination::CannotCheckmate }
        }
        MatingChance::Undecided => Effect::Question { question: Question::FlagFallen { player } },
    };
    under(facts, Provision::RapidFlagClaim, effect).map(|r| r.and(Provision::FlagFallLoses))
}

/// Whether a claim fails for the claimant's own flag. 2018 asks nothing of the kind: there both
/// flags are judged as in any other game. The source that we have of 2023 asks it again.
///
/// ```
/// use touchmove_laws::rules::win_on_time::needs_time;
/// use touchmove_laws::Edition;
/// assert_eq!(Edition::FIDE.map(needs_time), [true, true, false, true]);
/// ```
pub const fn needs_time(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2023
        | Edition::Casual => true,
        Edition::Fide2018 => false,
    }
}

/// With both flags down nobody can claim: only 2009 draws the game for it.
fn both_down(facts: &Facts) -> Vec<Option<Ruling>> {
    let draw = Effect::GameOver { result: Outcome::DRAW, termination: Termination::BothFlags };
    if let Some(drawn) = under(facts, Provision::RapidBothFlags, draw) {
        return vec![Some(drawn)];
    }
    let what = Note::OwnFlagDown { player: facts.claimant };
    vec![incorrect(facts), under(facts, Provision::RapidFlagClaim, Effect::Noted { what })]
}

/// The arbiter sees that both flags are down: drawn in 2009, where that gives
/// nothing away; none where the usual article applies.
///
/// ```
/// use touchmove_laws::rules::{supervision::Regime, win_on_time::both_seen};
/// use touchmove_laws::Edition;
/// assert!(both_seen(Edition::Fide2009, Regime::Rapid).is_some());
/// assert!(both_seen(Edition::Fide2014, Regime::Rapid).is_none());
/// ```
pub fn both_seen(edition: Edition, regime: Regime) -> Option<Ruling> {
    let draw = Effect::GameOver { result: Outcome::DRAW, termination: Termination::BothFlags };
    cited(edition, regime, Provision::RapidBothFlags, draw)
        .filter(|_| regime != Regime::Competition)
}

fn incorrect(facts: &Facts) -> Option<Ruling> {
    let effect = Effect::ClaimIncorrect { player: facts.claimant, claim: Claimed::Flag };
    under(facts, Provision::RapidFlagClaim, effect)
}

/// What the clock shows of a player whose flag was claimed and has not fallen.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::rules::{supervision::Regime, win_on_time::shows};
/// use touchmove_laws::Edition;
/// let left = Millis::minutes(1);
/// let noted = shows(Edition::Fide2023, Regime::Rapid, Color::Black, left).unwrap();
/// assert_eq!(noted.effect().to_string(), "noted clock_shows black 60000");
/// ```
pub fn shows(edition: Edition, regime: Regime, player: Color, ms: Millis) -> Option<Ruling> {
    let what = Note::ClockShows { player, ms };
    cited(edition, regime, Provision::RapidFlagClaim, Effect::Noted { what })
}

fn under(facts: &Facts, provision: Provision, effect: Effect) -> Option<Ruling> {
    cited(facts.edition, facts.regime, provision, effect)
}

fn cited(edition: Edition, regime: Regime, provision: Provision, effect: Effect) -> Option<Ruling> {
    let ruling = Ruling::under(edition, provision, effect)?.and(Provision::RapidFlagFall);
    Some(match regime {
        Regime::Competition | Regime::Rapid => ruling,
        Regime::Blitz => ruling.and(Provision::BlitzUnsupervised),
    })
}

/// The refusal to an arbiter who calls a flag-fall where that is for the
/// players; none where the arbiter calls it.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::{supervision::Regime, win_on_time::called};
/// use touchmove_laws::Edition;
///
/// let refused = |edition| called(edition, Regime::Rapid, Color::White).is_some();
/// assert_eq!(Edition::ALL.map(refused)[..3], [true, true, false]);
/// ```
pub fn called(edition: Edition, regime: Regime, flag: Color) -> Option<Ruling> {
    let provision = match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
            Provision::RapidFlagCalled
        }
        Edition::Fide2014 => Provision::RapidFlagClaim,
        Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => return None,
    };
    let effect = Effect::Refused { player: flag, why: Refusal::OnlyWhenClaimed };
    let ruling = Ruling::under(edition, provision, effect)?.and(Provision::RapidFlagFall);
    match regime {
        Regime::Competition => None,
        Regime::Rapid => Some(ruling),
        Regime::Blitz => Some(ruling.and(Provision::BlitzUnsupervised)),
    }
}

/// The article under which the arbiter calls a flag-fall that is seen, beside
/// the usual ones.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::{supervision::Regime, win_on_time::also_called};
/// use touchmove_laws::{Edition, Effect, Provision, Ruling};
///
/// let effect = Effect::FlagFallen { player: Color::White };
/// let usual = Ruling::under(Edition::Fide2023, Provision::FlagFallObserved, effect).unwrap();
/// let numbers: Vec<_> =
///     also_called(Regime::Rapid, usual).articles().iter().map(|a| a.number()).collect();
/// assert_eq!(numbers, ["6.8", "A.5.5"]);
/// ```
pub fn also_called(regime: Regime, ruling: Ruling) -> Ruling {
    let fallen = matches!(ruling.effect(), Effect::FlagFallen { .. });
    match regime {
        Regime::Rapid if fallen => ruling.and(Provision::RapidFlagCalled),
        Regime::Blitz if fallen => {
            ruling.and(Provision::RapidFlagCalled).and(Provision::BlitzUnsupervised)
        }
        Regime::Competition | Regime::Rapid | Regime::Blitz => ruling,
    }
}
