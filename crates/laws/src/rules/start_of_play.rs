//! The start of the game: at the appointed time the clock of the player who has
//! White is started.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | chessboard | 2.1 | 2.1 | 2.1 | 2.1 |
//! | initial-position | 2.3 | 2.3 | 2.3 | 2.3 |
//! | white-clock-starts | 6.5 | 6.6 | 6.6 | 6.6 |
//! | chess960-start | F.1 | F.1 | GII.1 | GII.1 |

use crate::{Edition, Effect, Provision, Ruling};
use touchmove_board::Color;

/// The clock of the player who has the first move starts.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::start_of_play, Edition};
/// let ruling = start_of_play::clock_starts(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.6");
/// ```
pub fn clock_starts(edition: Edition, player: Color) -> Option<Ruling> {
    Ruling::under(edition, Provision::WhiteClockStarts, Effect::ClockStarted { player })
}
