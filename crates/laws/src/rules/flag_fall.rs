//! A fallen flag, observed by the arbiter or claimed by a player: the player loses, or draws if the
//! opponent cannot checkmate. If both flags are down in unknown order, the period decides.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | flag-fall-check | 6.3 | 6.4 | 6.4 | 6.4 | 6.4 |
//! | flag-fall-observed | 6.8 | 6.8 | 6.8 | 6.8 | 6.8 |
//! | flag-fall-loses | 6.9 | 6.9 | 6.9 | 6.9 | 6.9 |
//! | both-flags | 6.11.a | 6.11.a | GIII.3.1.1 | GIII.3.1.1 | GIII.3.1.1 |
//! | both-flags-last-period | 6.11.b | 6.11.b | GIII.3.1.2 | GIII.3.1.2 | GIII.3.1.2 |
//! | (chessclock) | 6.1 | 6.1 | 6.1 | 6.1 | 6.1 |

use super::MatingChance;
use super::{Rule, RuleId, at_most_one, note_under, refuse_under, rule_under};
use crate::{
    ClaimGround, Edition, Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Termination,
};
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// A flag that has fallen or is claimed to have fallen.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum FlagFall {
    /// One player's flag has fallen. The check of the required moves decides if the player loses.
    OneFlag {
        /// The player.
        player: Color,
        /// The result of the check of the required moves.
        missing: MissingMoves,
        /// The opponent's ability to checkmate.
        opponent: MatingChance,
    },
    /// Both flags are down in unknown order.
    BothFlags {
        /// True if it is the last period.
        last_period: bool,
        /// True if the edition's rule applies without a decision by the arbiter. It always applies
        /// up to 2014. From 2018 on it applies only if the guidelines were announced and there is
        /// no increment.
        guideline: bool,
    },
    /// The arbiter observes a flag-fall that has not happened.
    NotFallen {
        /// The player.
        player: Color,
    },
    /// A player claims a fall of the opponent's flag that has not happened.
    ClaimIncorrect {
        /// The player.
        player: Color,
    },
    /// A deduction leaves a player no time.
    NothingLeft {
        /// The player.
        player: Color,
    },
    /// The clock time of a player whose flag has not fallen is recorded.
    Shows {
        /// The player.
        player: Color,
        /// The time on the player's clock.
        ms: Millis,
    },
}

impl Rule for FlagFall {
    const ID: RuleId = RuleId::FlagFall;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            FlagFall::OneFlag { player, missing, opponent } => {
                one_flag(edition, player, missing, opponent)
            }
            FlagFall::BothFlags { last_period, guideline } => {
                at_most_one(both_flags(edition, last_period, guideline))
            }
            FlagFall::NotFallen { player } => {
                let why = Refusal::FlagNotFallen;
                refuse_under(edition, Provision::FlagFallObserved, player, why)
            }
            FlagFall::ClaimIncorrect { player } => {
                let effect = Effect::ClaimIncorrect { player, claim: ClaimGround::Flag };
                rule_under(edition, Provision::FlagFallObserved, effect)
            }
            FlagFall::NothingLeft { player } => {
                let what = Note::NothingLeft { player };
                note_under(edition, Provision::Chessclock, what)
            }
            FlagFall::Shows { player, ms } => {
                let what = Note::ClockShows { player, ms };
                note_under(edition, Provision::FlagFallObserved, what)
            }
        }
    }
}

fn one_flag(
    edition: Edition,
    player: Color,
    missing: MissingMoves,
    opponent: MatingChance,
) -> Vec<Ruling> {
    let fallen = Effect::FlagFallen { player };
    let loses = match asked(edition, opponent) {
        MatingChance::Can => Effect::GameOver {
            result: Outcome::win(player.other()),
            termination: Termination::TimeForfeit,
        },
        MatingChance::Cannot => {
            Effect::GameOver { result: Outcome::DRAW, termination: Termination::CannotCheckmate }
        }
        MatingChance::Undecided => Effect::Question { question: Question::FlagFallen { player } },
    };
    let fallen = Ruling::under(edition, Provision::FlagFallObserved, fallen);
    let loses = Ruling::under(edition, Provision::FlagFallLoses, loses);
    let loses = loses.filter(|_| missing != MissingMoves::Nothing);
    fallen.into_iter().chain(check(edition, player, missing)).chain(loses).collect()
}

/// Returns the mating chance that the ruling uses. In casual play a flag-fall always loses.
const fn asked(edition: Edition, opponent: MatingChance) -> MatingChance {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2017 | Edition::Fide2018
        | Edition::Fide2023 => opponent,
        Edition::Casual => MatingChance::Can,
    }
}

/// The result of the check of the required moves, which is due immediately after a flag-fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MissingMoves {
    /// No move is missing: the moves of the period were completed in time.
    Nothing,
    /// This number of moves of the period is missing.
    Moves(u32),
    /// All remaining moves are missing: it is the last period.
    AllRemaining,
    /// An earlier period was not completed in time.
    EarlierPeriod,
}

fn check(edition: Edition, player: Color, missing: MissingMoves) -> Option<Ruling> {
    let what = match missing {
        MissingMoves::Nothing => Note::PeriodCompleted { player },
        MissingMoves::Moves(moves) => Note::MovesMissing { player, moves },
        MissingMoves::AllRemaining => Note::LastPeriod { player },
        MissingMoves::EarlierPeriod => Note::EarlierPeriodMissed { player },
    };
    Ruling::under(edition, Provision::FlagFallCheck, Effect::Noted { what })
}

fn both_flags(edition: Edition, last_period: bool, guideline: bool) -> Option<Ruling> {
    let applies = match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => guideline,
    };
    if !applies {
        return Ruling::under(
            edition,
            Provision::FlagFallCheck,
            Effect::Question { question: Question::FlagOrder },
        );
    }
    if !last_period {
        let what = Note::BothFlagsDown;
        return Ruling::under(edition, Provision::BothFlags, Effect::Noted { what });
    }
    let draw = Effect::GameOver { result: Outcome::DRAW, termination: Termination::BothFlags };
    Ruling::under(edition, Provision::BothFlagsLastPeriod, draw)
}
