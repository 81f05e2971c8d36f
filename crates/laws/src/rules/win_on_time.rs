//! Winning on time under limited supervision. The claimant stops the clock, tells the arbiter and,
//! until 2014, must have time left. The game is drawn if the claimant cannot checkmate.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | rapid-flag-fall | A.4.d | A.4.c | A.4.3 | A.4.3 | A.5.3 |
//! | rapid-flag-claim | A.4.d(2) | A.4.c | A.4.3 | A.4.3 | A.5.3 |
//! | rapid-flag-called | A.4.d(1) | - | A.4.5 | A.4.5 | A.5.5 |
//! | rapid-both-flags | A.4.d(3) | - | - | - | - |
//! | (flag-fall-observed) | 6.8 | 6.8 | 6.8 | 6.8 | 6.8 |
//! | (flag-fall-loses) | 6.9 | 6.9 | 6.9 | 6.9 | 6.9 |
//! | (blitz-unsupervised) | B.3 | B.4 | B.4 | B.4 | B.3 |

use super::MatingChance;
use super::arbiter_supervision::Regime;
use super::{Rule, RuleId, at_most_one};
use crate::{
    ClaimGround, Edition, Effect, Note, Outcome, Provision, Question, Reading, Refusal, Ruling,
    Termination,
};
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// A flag-fall under limited supervision.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum WinOnTime {
    /// A player claims a win on time.
    Claimed(FlagClaim),
    /// The arbiter observes that both flags are down. In 2009 this draws the game, because the
    /// observation tells the players nothing new. No ruling if the usual article applies.
    BothSeen {
        /// The rules that apply to irregularities.
        regime: Regime,
    },
    /// A player's flag was claimed and has not fallen; the clock time is recorded.
    Shows {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player.
        player: Color,
        /// The time on the player's clock.
        ms: Millis,
    },
    /// The arbiter calls a flag-fall that only the players may claim. No ruling if the arbiter may
    /// call it.
    Called {
        /// The rules that apply to irregularities.
        regime: Regime,
        /// The player with the fallen flag.
        flag: Color,
    },
}

impl Rule for WinOnTime {
    const ID: RuleId = RuleId::WinOnTime;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            WinOnTime::Claimed(ref facts) => claimed(edition, facts),
            WinOnTime::BothSeen { regime } => {
                let draw =
                    Effect::GameOver { result: Outcome::DRAW, termination: Termination::BothFlags };
                cited(edition, regime, Provision::RapidBothFlags, draw)
                    .filter(|_| regime != Regime::Competition)
                    .into_iter()
                    .collect()
            }
            WinOnTime::Shows { regime, player, ms } => {
                let what = Note::ClockShows { player, ms };
                at_most_one(cited(
                    edition,
                    regime,
                    Provision::RapidFlagClaim,
                    Effect::Noted { what },
                ))
            }
            WinOnTime::Called { regime, flag } => at_most_one(called(edition, regime, flag)),
        }
    }
}

/// A claim of a win on time.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct FlagClaim {
    /// The rules that apply to irregularities.
    pub regime: Regime,
    /// The claimant.
    pub claimant: Color,
    /// True if the claimant's own flag is down once the clock is stopped.
    pub own_down: bool,
    /// True if the opponent's flag is down.
    pub opponents_down: bool,
    /// The claimant's ability to checkmate.
    pub chance: MatingChance,
}

fn claimed(edition: Edition, facts: &FlagClaim) -> Vec<Ruling> {
    let found = match (facts.opponents_down, facts.own_down) {
        (true, false) => vec![fallen(edition, facts), loses(edition, facts)],
        (true, true) => both_down(edition, facts),
        (false, _) => vec![incorrect(edition, facts)],
    };
    found.into_iter().flatten().collect()
}

fn fallen(edition: Edition, facts: &FlagClaim) -> Option<Ruling> {
    let effect = Effect::FlagFallen { player: facts.claimant.other() };
    under(edition, facts, Provision::RapidFlagClaim, effect)
        .map(|r| r.and(Provision::FlagFallObserved))
}

fn loses(edition: Edition, facts: &FlagClaim) -> Option<Ruling> {
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
    under(edition, facts, Provision::RapidFlagClaim, effect)
        .map(|r| r.and(Provision::FlagFallLoses))
}

/// True if a claim fails when the claimant's own flag is down. The Laws of 2018 do not require time
/// left, and treat two fallen flags as in any other game. The known text of 2023 requires time left
/// again.
///
/// ```
/// use touchmove_laws::rules::win_on_time::needs_time;
/// use touchmove_laws::{Edition, Reading};
/// let needs = |edition| needs_time(edition, Reading::Authentic);
/// assert_eq!(Edition::FIDE.map(needs), [true, true, true, false, false]);
/// assert!(needs_time(Edition::Fide2023, Reading::ClaimantNeedsTime));
/// ```
pub const fn needs_time(edition: Edition, reading: Reading) -> bool {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2017
        | Edition::Casual => true,
        Edition::Fide2018 => false,
        Edition::Fide2023 => matches!(reading, Reading::ClaimantNeedsTime),
    }
}

/// Returns the rulings with both flags down. A claim then fails; only the Laws of 2009 draw the
/// game.
fn both_down(edition: Edition, facts: &FlagClaim) -> Vec<Option<Ruling>> {
    let draw = Effect::GameOver { result: Outcome::DRAW, termination: Termination::BothFlags };
    if let Some(drawn) = under(edition, facts, Provision::RapidBothFlags, draw) {
        return vec![Some(drawn)];
    }
    let what = Note::OwnFlagDown { player: facts.claimant };
    vec![
        incorrect(edition, facts),
        under(edition, facts, Provision::RapidFlagClaim, Effect::Noted { what }),
    ]
}

fn incorrect(edition: Edition, facts: &FlagClaim) -> Option<Ruling> {
    let effect = Effect::ClaimIncorrect { player: facts.claimant, claim: ClaimGround::Flag };
    under(edition, facts, Provision::RapidFlagClaim, effect)
}

fn under(
    edition: Edition,
    facts: &FlagClaim,
    provision: Provision,
    effect: Effect,
) -> Option<Ruling> {
    cited(edition, facts.regime, provision, effect)
}

fn cited(edition: Edition, regime: Regime, provision: Provision, effect: Effect) -> Option<Ruling> {
    let ruling = Ruling::under(edition, provision, effect)?.and(Provision::RapidFlagFall);
    Some(match regime {
        Regime::Competition | Regime::Rapid => ruling,
        Regime::Blitz => ruling.and(Provision::BlitzUnsupervised),
    })
}

fn called(edition: Edition, regime: Regime, flag: Color) -> Option<Ruling> {
    let provision = match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
            Provision::RapidFlagCalled
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => return None,
    };
    let effect = Effect::Refused { player: flag, why: Refusal::OnlyWhenClaimed };
    let ruling = Ruling::under(edition, provision, effect)?.and(Provision::RapidFlagFall);
    match regime {
        Regime::Competition => None,
        Regime::Rapid => Some(ruling),
        Regime::Blitz => Some(ruling.and(Provision::BlitzUnsupervised)),
    }
}

/// Adds the article under which the arbiter calls an observed flag-fall to the usual ruling.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::{arbiter_supervision::Regime, win_on_time::with_flag_call_article};
/// use touchmove_laws::{Edition, Effect, Provision, Ruling};
///
/// let effect = Effect::FlagFallen { player: Color::White };
/// let usual = Ruling::under(Edition::Fide2023, Provision::FlagFallObserved, effect).unwrap();
/// let numbers: Vec<_> =
///     with_flag_call_article(Regime::Rapid, usual).articles().iter().map(|a| a.number()).collect();
/// assert_eq!(numbers, ["6.8", "A.5.5"]);
/// ```
pub fn with_flag_call_article(regime: Regime, ruling: Ruling) -> Ruling {
    let fallen = matches!(ruling.effect(), Effect::FlagFallen { .. });
    match regime {
        Regime::Rapid if fallen => ruling.and(Provision::RapidFlagCalled),
        Regime::Blitz if fallen => {
            ruling.and(Provision::RapidFlagCalled).and(Provision::BlitzUnsupervised)
        }
        Regime::Competition | Regime::Rapid | Regime::Blitz => ruling,
    }
}
