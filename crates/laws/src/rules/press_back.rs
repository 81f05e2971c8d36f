//! A player presses without having moved, because the opponent's move was
//! illegal or none at all: the clocks should have been stopped instead. As a
//! press without a move it may count as an illegal move; the arbiter may also
//! take it for an accident.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | (press-without-move) | - | - | 7.5.3 | 7.5.3 |

use crate::{Edition, Effect, Provision, Question, Ruling};
use touchmove_board::Color;

/// The question to the arbiter when the opponent claims such a press.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::press_back::claimed, Edition};
///
/// assert!(claimed(Edition::Fide2014, Color::Black).is_none());
/// let ruling = claimed(Edition::Fide2023, Color::Black).unwrap();
/// assert_eq!(ruling.effect().name(), "question");
/// ```
pub fn claimed(edition: Edition, by: Color) -> Option<Ruling> {
    let question = Question::PressedBack { player: by };
    Ruling::under(edition, Provision::PressWithoutMove, Effect::Question { question })
}
