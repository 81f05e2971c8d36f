//! Scoresheets that were not kept, once a flag has fallen and the game goes
//! on: who completes them, with whose help, and what holds if they show
//! nothing. Both are signed with the result at the end.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | neither-keeps-score | 8.5.a | 8.5.a | 8.5.1 | 8.5.1 |
//! | one-keeps-score | 8.5.b | 8.5.b | 8.5.2 | 8.5.2 |
//! | reconstruction | 8.5.c | 8.5.c | 8.5.3 | 8.5.3 |
//! | cannot-show-overstep | 8.6 | 8.6 | 8.6 | 8.6 |
//! | signing-the-result | 8.7 | 8.7 | 8.7 | 8.7 |
//! | (recording-under-five-minutes) | 8.4 | 8.4 | 8.4 | 8.4 |

use alloc::vec::Vec;
use alloc::borrow::ToOwned;
use serde::Serialize;
use crate::{Edition, Effect, Note, Outcome, Provision, Question, Refusal, Ruling, Termination};
use touchmove_board::Color;
use touchmove_clock::Millis;

/// Which scoresheets are complete when a flag has fallen.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Sheets {
    /// The edition.
    pub edition: Edition,
    /// Players who keep score and whose sheet has gaps: White's, Black's.
    pub incomplete: [bool; 2],
    /// Whether the opponent of the only one has a complete sheet.
    pub other_complete: bool,
    /// Whether the arbiter has written the moves that are missing.
    pub arbiter_complete: bool,
    /// Whose clock ran.
    pub running: Option<Color>,
}

/// What follows for the scoresheets from a flag-fall after which play goes on.
///
/// ```
/// use touchmove_laws::rules::scoresheets::{after_flag_fall, Sheets};
/// use touchmove_laws::Edition;
///
/// let names = |incomplete| {
///     let sheets = Sheets {
///         edition: Edition::Fide2023,
///         incomplete,
///         other_complete: true,
///         arbiter_complete: false,
///         running: None,
///     };
///     after_flag_fall(sheets).iter().map(|r| r.effect().name()).collect::<Vec<_>>()
/// };
/// assert_eq!(names([true, true]), ["noted", "noted", "question"]);
/// assert_eq!(names([true, false]), ["noted", "noted"]);
/// ```
pub fn after_flag_fall(sheets: Sheets) -> Vec<Ruling> {
    match sheets.incomplete {
        [false, false] => Vec::new(),
        [true, true] => neither(sheets),
        [true, false] => one(sheets, Color::White),
        [false, true] => one(sheets, Color::Black),
    }
}

fn neither(sheets: Sheets) -> Vec<Ruling> {
    let edition = sheets.edition;
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

fn one(sheets: Sheets, player: Color) -> Vec<Ruling> {
    let edition = sheets.edition;
    let complete = Effect::Noted { what: Note::SheetToComplete { player } };
    let complete = Ruling::under(edition, Provision::OneKeepsScore, complete);
    let complete = complete.map(|ruling| match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
            ruling.and(Provision::RecordingUnderFiveMinutes)
        }
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => ruling,
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

/// A player has moved before completing the scoresheet. `both` says whether
/// both had to.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::scoresheets::moved_before_completing, Edition};
/// let number = |edition| {
///     moved_before_completing(edition, Color::White, false).unwrap().articles()[0].number()
/// };
/// assert_eq!(Edition::FIDE.map(number), ["8.4", "8.5.b", "8.5.2", "8.5.2"]);
/// ```
pub fn moved_before_completing(edition: Edition, player: Color, both: bool) -> Option<Ruling> {
    let asked = if both { Provision::NeitherKeepsScore } else { Provision::OneKeepsScore };
    let provision = match edition {
        Edition::Fide2009 | Edition::Finland2009 | Edition::FinnishBlitz2008 => {
            Provision::RecordingUnderFiveMinutes
        }
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 | Edition::Casual => asked,
    };
    let what = Note::MovedBeforeCompleting { player };
    Ruling::under(edition, provision, Effect::Noted { what })
}

/// What the arbiter notes before a game is reconstructed.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Noted<'a> {
    /// The edition.
    pub edition: Edition,
    /// The position, as FEN.
    pub position: &'a str,
    /// The times shown, White's and Black's; none without a clock.
    pub times: Option<[Millis; 2]>,
    /// Whose clock ran.
    pub running: Option<Color>,
    /// How many moves are known, White's and Black's.
    pub moves: [u32; 2],
}

/// The facts that are noted before the players reconstruct the game.
///
/// ```
/// use touchmove_clock::Millis;
/// use touchmove_laws::rules::scoresheets::{reconstruction, Noted};
/// use touchmove_laws::Edition;
///
/// let noted = Noted {
///     edition: Edition::Fide2009,
///     position: "4k3/8/8/8/8/8/8/4K3 w - - 0 40",
///     times: Some([Millis::seconds(1), Millis::ZERO]),
///     running: None,
///     moves: [39, 39],
/// };
/// assert_eq!(reconstruction(noted).len(), 5);
/// ```
pub fn reconstruction(noted: Noted<'_>) -> Vec<Ruling> {
    let position = Note::PositionNoted { position: noted.position.to_owned() };
    let time =
        |player: Color| noted.times.map(|ms| Note::TimeNoted { player, ms: ms[player.index()] });
    let moves = |player: Color| Note::MovesNoted { player, moves: noted.moves[player.index()] };
    let running = noted.running.map(|player| Note::RunningNoted { player });
    let notes = [position].into_iter().chain(Color::ALL.into_iter().filter_map(time));
    let notes = notes.chain(running).chain(Color::ALL.map(moves));
    let ruled =
        |what| Ruling::under(noted.edition, Provision::Reconstruction, Effect::Noted { what });
    notes.filter_map(ruled).collect()
}

/// A complete scoresheet is at hand: nothing has to be reconstructed.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::scoresheets::no_reconstruction, Edition};
/// assert!(no_reconstruction(Edition::Fide2014, Color::White).is_some());
/// ```
pub fn no_reconstruction(edition: Edition, whose: Color) -> Option<Ruling> {
    let effect = Effect::Refused { player: whose, why: Refusal::SheetAtHand };
    Ruling::under(edition, Provision::Reconstruction, effect)
}

/// Nothing shows that a player has overstepped: the next move counts as the
/// first of that period.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::scoresheets::overstep_not_shown, Edition};
/// let rulings = overstep_not_shown(Edition::Fide2023, Color::White, 2);
/// assert_eq!(rulings[1].effect().name(), "period_reached");
/// ```
pub fn overstep_not_shown(edition: Edition, player: Color, period: u32) -> Vec<Ruling> {
    let noted = Effect::Noted { what: Note::OverstepNotShown { player } };
    let effects = [noted, Effect::PeriodReached { player, period }];
    let ruled = |effect| Ruling::under(edition, Provision::CannotShowOverstep, effect);
    effects.into_iter().filter_map(ruled).collect()
}

/// The results that the players have signed, once the game is over. A wrong
/// one that both have signed stands.
///
/// ```
/// use touchmove_laws::{rules::scoresheets::signed, Edition, Outcome};
///
/// let name = |white, black| {
///     let rulings = signed(Edition::Fide2023, Outcome::DRAW, [Some(white), Some(black)]);
///     rulings[0].effect().to_string()
/// };
/// let win = Outcome::win(touchmove_board::Color::White);
/// assert_eq!(name(Outcome::DRAW, Outcome::DRAW), "noted result_signed 1/2-1/2");
/// assert_eq!(name(win, win), "game_over 1-0 signed result");
/// assert_eq!(name(win, Outcome::DRAW), "noted signatures_differ");
/// ```
pub fn signed(edition: Edition, result: Outcome, by: [Option<Outcome>; 2]) -> Vec<Ruling> {
    let [Some(white), Some(black)] = by else { return Vec::new() };
    let effect = if white != black {
        Effect::Noted { what: Note::SignaturesDiffer }
    } else if white != result {
        Effect::GameOver { result: white, termination: Termination::SignedResult }
    } else {
        Effect::Noted { what: Note::ResultSigned { result } }
    };
    Ruling::under(edition, Provision::SigningTheResult, effect).into_iter().collect()
}

/// A result is signed while the game goes on.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::scoresheets::signed_too_early, Edition};
/// let ruling = signed_too_early(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.effect().to_string(), "refused white game_goes_on");
/// ```
pub fn signed_too_early(edition: Edition, player: Color) -> Option<Ruling> {
    let effect = Effect::Refused { player, why: Refusal::GameGoesOn };
    Ruling::under(edition, Provision::SigningTheResult, effect)
}

/// The arbiter does not let a wrong result stand that both have signed.
///
/// ```
/// use touchmove_laws::{rules::scoresheets::not_as_signed, Edition, Outcome, Termination};
/// let ruling = not_as_signed(Edition::Fide2023, Outcome::DRAW, Termination::Agreement).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "8.7");
/// ```
pub fn not_as_signed(
    edition: Edition,
    result: Outcome,
    termination: Termination,
) -> Option<Ruling> {
    let effect = Effect::GameOver { result, termination };
    Ruling::under(edition, Provision::SigningTheResult, effect)
}

/// Nothing shows an overstepping, but there is no further period to enter.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::scoresheets, Edition};
/// let ruling = scoresheets::no_further_period(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "8.6");
/// ```
pub fn no_further_period(edition: Edition, player: Color) -> Option<Ruling> {
    let why = Refusal::NoFurtherPeriod;
    Ruling::under(edition, Provision::CannotShowOverstep, Effect::Refused { player, why })
}

/// Whether the edition says what holds if no scoresheet shows an overstepping.
///
/// ```
/// use touchmove_laws::{rules::scoresheets::may_show_nothing, Edition};
/// assert!(may_show_nothing(Edition::Fide2023));
/// ```
pub fn may_show_nothing(edition: Edition) -> bool {
    edition.cite(Provision::CannotShowOverstep).is_some()
}
