//! Incomplete scoresheets after a flag-fall when the game continues: the players complete them, and
//! a rule covers scoresheets that prove nothing. Both players sign the result at the end.
//!
//! | provision | 2009 | 2014 | 2017 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- | --- |
//! | neither-keeps-score | 8.5.a | 8.5.a | 8.5.1 | 8.5.1 | 8.5.1 |
//! | one-keeps-score | 8.5.b | 8.5.b | 8.5.2 | 8.5.2 | 8.5.2 |
//! | reconstruction | 8.5.c | 8.5.c | 8.5.3 | 8.5.3 | 8.5.3 |
//! | cannot-show-overstep | 8.6 | 8.6 | 8.6 | 8.6 | 8.6 |
//! | signing-the-result | 8.7 | 8.7 | 8.7 | 8.7 | 8.7 |
//! | (recording-under-five-minutes) | 8.4 | 8.4 | 8.4 | 8.4 | 8.4 |

use super::{Rule, RuleId, at_most_one, refuse_under, rule_under};
use crate::{Edition, Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Termination};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use serde::Serialize;
use touchmove_board::Color;
use touchmove_clock::Millis;

/// Incomplete or signed scoresheets.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "case", rename_all = "snake_case")]
pub enum Scoresheets<'a> {
    /// A flag has fallen, play continues, and the scoresheets are checked.
    AfterFlagFall(SheetCompleteness),
    /// A player has moved before completing the scoresheet.
    MovedBeforeCompleting {
        /// The player.
        player: Color,
        /// True if both players had to complete their scoresheets.
        both: bool,
    },
    /// The players are about to reconstruct the game, and facts are recorded first.
    Reconstruction(ReconstructionFacts<'a>),
    /// A complete scoresheet exists, so the game is not reconstructed.
    NoReconstruction {
        /// The player with the complete scoresheet.
        whose: Color,
    },
    /// No scoresheet shows that a player has overstepped. The next move counts as the first of this
    /// period.
    OverstepNotShown {
        /// The player.
        player: Color,
        /// The period.
        period: u32,
    },
    /// The players have signed results after the game. A wrong result signed by both stands.
    Signed {
        /// The result.
        result: Outcome,
        /// The results signed by White and Black.
        by: [Option<Outcome>; 2],
    },
    /// A player signs a result during the game.
    SignedTooEarly {
        /// The player.
        player: Color,
    },
    /// The arbiter overrules a wrong result that both players have signed.
    NotAsSigned {
        /// The result.
        result: Outcome,
        /// The termination.
        termination: Termination,
    },
    /// No scoresheet shows that a player has overstepped, but the time control has no further
    /// period.
    NoFurtherPeriod {
        /// The player.
        player: Color,
    },
}

impl Rule for Scoresheets<'_> {
    const ID: RuleId = RuleId::Scoresheets;

    fn rulings(&self, edition: Edition) -> Vec<Ruling> {
        match *self {
            Scoresheets::AfterFlagFall(facts) => after_flag_fall(edition, facts),
            Scoresheets::MovedBeforeCompleting { player, both } => {
                at_most_one(moved_before_completing(edition, player, both))
            }
            Scoresheets::Reconstruction(facts) => reconstruction(edition, facts),
            Scoresheets::NoReconstruction { whose } => {
                let effect = Effect::Refused { player: whose, why: Refusal::SheetAtHand };
                rule_under(edition, Provision::Reconstruction, effect)
            }
            Scoresheets::OverstepNotShown { player, period } => {
                let noted = Effect::Noted { what: Note::OverstepNotShown { player } };
                let effects = [noted, Effect::PeriodReached { player, period }];
                let ruled = |effect| Ruling::under(edition, Provision::CannotShowOverstep, effect);
                effects.into_iter().filter_map(ruled).collect()
            }
            Scoresheets::Signed { result, by } => signed(edition, result, by),
            Scoresheets::SignedTooEarly { player } => {
                let effect = Effect::Refused { player, why: Refusal::GameGoesOn };
                rule_under(edition, Provision::SigningTheResult, effect)
            }
            Scoresheets::NotAsSigned { result, termination } => {
                let effect = Effect::GameOver { result, termination };
                rule_under(edition, Provision::SigningTheResult, effect)
            }
            Scoresheets::NoFurtherPeriod { player } => {
                let why = Refusal::NoFurtherPeriod;
                refuse_under(edition, Provision::CannotShowOverstep, player, why)
            }
        }
    }
}

/// The completeness of the scoresheets after a flag-fall.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct SheetCompleteness {
    /// Players who must keep score and whose sheets have gaps: White, Black.
    pub incomplete: [bool; 2],
    /// True if only one player's sheet is incomplete and the opponent's is complete.
    pub other_complete: bool,
    /// True if the arbiter has written the missing moves.
    pub arbiter_complete: bool,
    /// The player whose clock was running, if any.
    pub running: Option<Color>,
}

fn after_flag_fall(edition: Edition, sheets: SheetCompleteness) -> Vec<Ruling> {
    match sheets.incomplete {
        [false, false] => Vec::new(),
        [true, true] => neither(edition, sheets),
        [true, false] => one(edition, sheets, Color::White),
        [false, true] => one(edition, sheets, Color::Black),
    }
}

fn neither(edition: Edition, sheets: SheetCompleteness) -> Vec<Ruling> {
    let stopped = sheets.running.map(|player| Effect::ClockStopped { player });
    let complete = |player| Effect::Noted { what: Note::SheetToComplete { player } };
    let arbiter = Effect::Noted { what: Note::ArbiterHasTheMoves };
    let arbiter = Some(arbiter).filter(|_| sheets.arbiter_complete);
    let effects = stopped.into_iter().chain(Color::ALL.map(complete)).chain(arbiter);
    let ruled =
        effects.filter_map(|effect| Ruling::under(edition, Provision::NeitherKeepsScore, effect));
    let open = (!sheets.arbiter_complete).then(|| no_complete_sheet(edition)).flatten();
    ruled.chain(open).collect()
}

fn one(edition: Edition, sheets: SheetCompleteness, player: Color) -> Vec<Ruling> {
    let complete = Effect::Noted { what: Note::SheetToComplete { player } };
    let complete = Ruling::under(edition, Provision::OneKeepsScore, complete);
    let complete = complete.map(|ruling| match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
            ruling.and(Provision::RecordingUnderFiveMinutes)
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => ruling,
    });
    let usable = Effect::Noted { what: Note::SheetMayBeUsed { player: player.other() } };
    let usable = Ruling::under(edition, Provision::OneKeepsScore, usable);
    let open = (!sheets.other_complete && !sheets.arbiter_complete)
        .then(|| no_complete_sheet(edition))
        .flatten();
    complete.into_iter().chain(usable.filter(|_| sheets.other_complete)).chain(open).collect()
}

fn no_complete_sheet(edition: Edition) -> Option<Ruling> {
    let effect = Effect::Question { question: Question::Scoresheets };
    Ruling::under(edition, Provision::Reconstruction, effect)
}

fn moved_before_completing(edition: Edition, player: Color, both: bool) -> Option<Ruling> {
    let asked = if both { Provision::NeitherKeepsScore } else { Provision::OneKeepsScore };
    let provision = match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
            Provision::RecordingUnderFiveMinutes
        }
        Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => asked,
    };
    let what = Note::MovedBeforeCompleting { player };
    Ruling::under(edition, provision, Effect::Noted { what })
}

/// The facts that the arbiter records before a reconstruction.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct ReconstructionFacts<'a> {
    /// The position, as FEN.
    pub position: &'a str,
    /// The clock times: White's, Black's; absent without a clock.
    pub times: Option<[Millis; 2]>,
    /// The player whose clock was running, if any.
    pub running: Option<Color>,
    /// The number of known moves: White's, Black's.
    pub moves: [u32; 2],
}

fn reconstruction(edition: Edition, noted: ReconstructionFacts<'_>) -> Vec<Ruling> {
    let position = Note::PositionNoted { position: noted.position.to_owned() };
    let time =
        |player: Color| noted.times.map(|ms| Note::TimeNoted { player, ms: ms[player.index()] });
    let moves = |player: Color| Note::MovesNoted { player, moves: noted.moves[player.index()] };
    let running = noted.running.map(|player| Note::RunningNoted { player });
    let notes = [position].into_iter().chain(Color::ALL.into_iter().filter_map(time));
    let notes = notes.chain(running).chain(Color::ALL.map(moves));
    let ruled = |what| Ruling::under(edition, Provision::Reconstruction, Effect::Noted { what });
    notes.filter_map(ruled).collect()
}

fn signed(edition: Edition, result: Outcome, by: [Option<Outcome>; 2]) -> Vec<Ruling> {
    let [Some(white), Some(black)] = by else { return Vec::new() };
    let effect = if white != black {
        Effect::Noted { what: Note::SignaturesDiffer }
    } else if white != result {
        Effect::GameOver { result: white, termination: Termination::SignedResult }
    } else {
        Effect::Noted { what: Note::ResultSigned { result } }
    };
    rule_under(edition, Provision::SigningTheResult, effect)
}

/// True if the edition has a rule for the case that no scoresheet shows an overstepping.
///
/// ```
/// use touchmove_laws::{rules::scoresheets::may_show_nothing, Edition};
/// assert!(may_show_nothing(Edition::Fide2023));
/// ```
pub fn may_show_nothing(edition: Edition) -> bool {
    edition.cite(Provision::CannotShowOverstep).is_some()
}
