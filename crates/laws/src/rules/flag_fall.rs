//! A flag has fallen: observed by the arbiter or claimed by a player, the
//! player loses - the game is drawn where the opponent cannot checkmate. With
//! both flags down and the order unknown, the period decides.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | flag-fall-check | 6.3 | 6.4 | 6.4 | 6.4 |
//! | flag-fall-observed | 6.8 | 6.8 | 6.8 | 6.8 |
//! | flag-fall-loses | 6.9 | 6.9 | 6.9 | 6.9 |
//! | both-flags | 6.11.a | 6.11.a | GIII.3.1.1 | GIII.3.1.1 |
//! | both-flags-last-period | 6.11.b | 6.11.b | GIII.3.1.2 | GIII.3.1.2 |
//! | (chessclock) | 6.1 | 6.1 | 6.1 | 6.1 |

use alloc::vec::Vec;
use serde::Serialize;
use super::MatingChance;
use crate::{
    Claimed, Edition, Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Termination,
};
use touchmove_board::Color;
use touchmove_clock::Millis;

/// The flag of one player has fallen; the check of the required moves decides
/// whether that loses.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::rules::flag_fall::{one_flag, Missing};
/// use touchmove_laws::rules::MatingChance;
/// use touchmove_laws::Edition;
///
/// let names = |missing| -> Vec<_> {
///     let rulings = one_flag(Edition::Fide2023, Color::White, missing, MatingChance::Can);
///     rulings.iter().map(|r| r.effect().name()).collect()
/// };
/// assert_eq!(names(Missing::AllRemaining), ["flag_fallen", "noted", "game_over"]);
/// assert_eq!(names(Missing::Nothing), ["flag_fallen", "noted"]);
/// ```
pub fn one_flag(
    edition: Edition,
    player: Color,
    missing: Missing,
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
    let loses = loses.filter(|_| missing != Missing::Nothing);
    fallen.into_iter().chain(check(edition, player, missing)).chain(loses).collect()
}

/// In casual play a flag-fall loses, whatever the opponent has left.
const fn asked(edition: Edition, opponent: MatingChance) -> MatingChance {
    match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Fide2018
        | Edition::Fide2023 => opponent,
        Edition::Casual => MatingChance::Can,
    }
}

/// What the check of the required moves shows, which a flag-fall calls for at
/// once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Missing {
    /// None: the moves of the period were completed in time.
    Nothing,
    /// So many moves of the period.
    Moves(u32),
    /// All moves that remain: it is the last period.
    AllRemaining,
    /// An earlier period was not completed in time.
    EarlierPeriod,
}

fn check(edition: Edition, player: Color, missing: Missing) -> Option<Ruling> {
    let what = match missing {
        Missing::Nothing => Note::PeriodCompleted { player },
        Missing::Moves(moves) => Note::MovesMissing { player, moves },
        Missing::AllRemaining => Note::LastPeriod { player },
        Missing::EarlierPeriod => Note::EarlierPeriodMissed { player },
    };
    Ruling::under(edition, Provision::FlagFallCheck, Effect::Noted { what })
}

/// Both flags are down and nobody can tell which fell first. `guideline` says
/// whether the edition's rule applies without more: always before 2023, then
/// only where the guidelines were announced and there is no increment.
///
/// ```
/// use touchmove_laws::{rules::flag_fall::both_flags, Edition};
/// let name = |edition, guideline| {
///     both_flags(edition, true, guideline).unwrap().effect().name()
/// };
/// assert_eq!(name(Edition::Fide2014, false), "game_over");
/// assert_eq!(name(Edition::Fide2023, true), "game_over");
/// assert_eq!(name(Edition::Fide2023, false), "question");
/// ```
pub fn both_flags(edition: Edition, last_period: bool, guideline: bool) -> Option<Ruling> {
    let applies = match edition {
        Edition::Fide2009
        | Edition::Finland2009
        | Edition::FinnishBlitz2008
        | Edition::Fide2014
        | Edition::Casual => true,
        Edition::Fide2018 | Edition::Fide2023 => guideline,
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

/// A flag is said to have fallen that has not.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::flag_fall, Edition};
/// let ruling = flag_fall::not_fallen(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.8");
/// ```
pub fn not_fallen(edition: Edition, player: Color) -> Option<Ruling> {
    let why = Refusal::FlagNotFallen;
    Ruling::under(edition, Provision::FlagFallObserved, Effect::Refused { player, why })
}

/// A player claims that the opponent's flag has fallen, and it has not.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::flag_fall, Edition};
/// let ruling = flag_fall::claim_incorrect(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.effect().name(), "claim_incorrect");
/// ```
pub fn claim_incorrect(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::ClaimIncorrect { player, claim: Claimed::Flag };
    Ruling::under(edition, Provision::FlagFallObserved, effect)
}

/// What has been taken leaves a player no time.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::flag_fall, Edition};
/// let noted = flag_fall::nothing_left(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(noted.articles()[0].number(), "6.1");
/// ```
pub fn nothing_left(edition: Edition, player: Color) -> Option<Ruling> {
    let what = Note::NothingLeft { player };
    Ruling::under(edition, Provision::Chessclock, Effect::Noted { what })
}

/// What the clock shows of a player whose flag has not fallen.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::flag_fall, Edition};
/// let noted = flag_fall::shows(Edition::Fide2023, Color::White, Millis::seconds(1)).unwrap();
/// assert_eq!(noted.effect().to_string(), "noted clock_shows white 1000");
/// ```
pub fn shows(edition: Edition, player: Color, ms: Millis) -> Option<Ruling> {
    let what = Note::ClockShows { player, ms };
    Ruling::under(edition, Provision::FlagFallObserved, Effect::Noted { what })
}
