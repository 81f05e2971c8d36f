//! Clocks that are defective or wrongly set, and screens: what a clock shows
//! counts unless it is plainly defective; then, and when it was wrongly set,
//! the arbiter decides the times. What a screen shows founds no claim.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | clock-defect | 6.10.a | 6.10.a | 6.10.1 | 6.10.1 |
//! | wrong-clock-setting | 6.10.b | 6.10.b | 6.10.2 | 6.10.2 |
//! | screens-allowed | 6.14 | 6.13 | 6.12.1 | 6.12.1 |
//! | displays | 6.14 | 6.13 | 6.12.2 | 6.12.2 |

use crate::{Edition, Effect, Provision, Question, Refusal, Ruling};
use touchmove_board::Color;

/// The clock is found to be wrongly set.
///
/// ```
/// use touchmove_laws::{rules::clock_faults::wrong_setting, Edition};
/// assert_eq!(wrong_setting(Edition::Fide2023).unwrap().articles()[0].number(), "6.10.2");
/// ```
pub fn wrong_setting(edition: Edition) -> Option<Ruling> {
    let question = Question::WrongClock;
    Ruling::under(edition, Provision::WrongClockSetting, Effect::Question { question })
}

/// The clock is found to have an evident defect.
///
/// ```
/// use touchmove_laws::{rules::clock_faults::defect, Edition};
/// assert_eq!(defect(Edition::Fide2009).unwrap().articles()[0].number(), "6.10.a");
/// ```
pub fn defect(edition: Edition) -> Option<Ruling> {
    let question = Question::DefectiveClock;
    Ruling::under(edition, Provision::ClockDefect, Effect::Question { question })
}

/// A claim that rests only on a screen or a move counter.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::clock_faults::from_the_screen, Edition};
/// let ruling = from_the_screen(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.effect().name(), "refused");
/// ```
pub fn from_the_screen(edition: Edition, player: Color) -> Option<Ruling> {
    let why = Refusal::ReliesOnDisplay;
    Ruling::under(edition, Provision::Displays, Effect::Refused { player, why })
}
