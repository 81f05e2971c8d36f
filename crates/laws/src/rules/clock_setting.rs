//! The arbiter sets the clocks: after an irregularity that was put right, where
//! they were set wrongly, or where one is defective.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | times-after-irregularity | 6.13 | 7.1 | 7.1 | 7.1 |
//! | (clock-defect) | 6.10.a | 6.10.a | 6.10.1 | 6.10.1 |
//! | (wrong-clock-setting) | 6.10.b | 6.10.b | 6.10.2 | 6.10.2 |

use serde::Serialize;
use crate::{Edition, Effect, Note, Provision, Question, Ruling};
use touchmove_board::Color;
use touchmove_clock::Millis;

/// What the clocks are set for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// They were set wrongly.
    WrongSetting,
    /// One is defective.
    Defect,
    /// An irregularity has been put right.
    Irregularity,
}

impl Occasion {
    const fn provision(self) -> Provision {
        match self {
            Occasion::WrongSetting => Provision::WrongClockSetting,
            Occasion::Defect => Provision::ClockDefect,
            Occasion::Irregularity => Provision::TimesAfterIrregularity,
        }
    }
}

/// The arbiter sets a player's time.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::clock_setting::{set, Occasion}, Edition};
/// let ruling = set(Edition::Fide2023, Occasion::Irregularity, Color::White, Millis::minutes(1)).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "7.1");
/// ```
pub fn set(edition: Edition, occasion: Occasion, player: Color, ms: Millis) -> Option<Ruling> {
    let what = Note::ClockSet { player, ms };
    Ruling::under(edition, occasion.provision(), Effect::Noted { what })
}

/// The arbiter sets the clocks' move counter.
///
/// ```
/// use touchmove_laws::{rules::clock_setting::{counter_set, Occasion}, Edition};
/// let ruling = counter_set(Edition::Fide2023, Occasion::Defect, 12).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.10.1");
/// ```
pub fn counter_set(edition: Edition, occasion: Occasion, moves: u32) -> Option<Ruling> {
    let what = Note::MoveCounterSet { moves };
    Ruling::under(edition, occasion.provision(), Effect::Noted { what })
}

/// The arbiter is asked for the times after moves have been taken back.
///
/// ```
/// use touchmove_laws::{rules::clock_setting::times_asked, Edition};
/// assert_eq!(times_asked(Edition::Fide2014).unwrap().articles()[0].number(), "7.1");
/// ```
pub fn times_asked(edition: Edition) -> Option<Ruling> {
    let effect = Effect::Question { question: Question::Times };
    Ruling::under(edition, Provision::TimesAfterIrregularity, effect)
}

/// What a press gave is taken back with the move that it completed.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_clock::Millis;
/// use touchmove_laws::{rules::clock_setting, Edition};
/// let ruling = clock_setting::taken_back(Edition::Fide2023, Color::White, Millis::seconds(30)).unwrap();
/// assert_eq!(ruling.effect().name(), "time_removed");
/// ```
pub fn taken_back(edition: Edition, player: Color, ms: Millis) -> Option<Ruling> {
    let removed = Effect::TimeRemoved { player, ms };
    Ruling::under(edition, Provision::TimesAfterIrregularity, removed).filter(|_| !ms.is_zero())
}
