//! Completing a move: pressing the clock completes it. The move that ends the
//! game needs no press, and from 2014 on a player's next move completes the one
//! before it.
//!
//! | provision | 2009 | 2014 | 2018 | 2023 |
//! | --- | --- | --- | --- | --- |
//! | press-completes-move | 6.7.a | 6.2.a | 6.2.1 | 6.2.1 |
//! | ending-move-needs-no-press | 6.7.a | 6.2.a(1) | 6.2.1.1 | 6.2.1.1 |
//! | next-move-completes-move | - | 6.2.a(2) | 6.2.1.2 | 6.2.1.2 |
//! | press-always-allowed | 6.7.a | 6.2.a | 6.2.2 | 6.2.2 |

use crate::{Edition, Effect, Provision, Ruling};
use touchmove_board::Color;

/// A press completes the player's move.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::completing, Edition};
/// let ruling = completing::by_press(Edition::Fide2014, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.2.a");
/// ```
pub fn by_press(edition: Edition, player: Color) -> Option<Ruling> {
    Ruling::under(edition, Provision::PressCompletesMove, Effect::MoveCompleted { player })
}

/// A press stops the player's clock and starts the opponent's.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::completing, Edition};
/// let names = completing::clocks_change(Edition::Fide2023, Color::White).map(|r| r.unwrap().effect().name());
/// assert_eq!(names, ["clock_stopped", "clock_started"]);
/// ```
pub fn clocks_change(edition: Edition, player: Color) -> [Option<Ruling>; 2] {
    let stopped = Effect::ClockStopped { player };
    let started = Effect::ClockStarted { player: player.other() };
    [stopped, started].map(|effect| Ruling::under(edition, Provision::PressCompletesMove, effect))
}

/// The player's next move completes the one before it; not in 2009.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::completing, Edition};
/// let ruling = completing::by_next_move(Edition::Fide2023, Color::White).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.2.1.2");
/// ```
pub fn by_next_move(edition: Edition, player: Color) -> Option<Ruling> {
    Ruling::under(edition, Provision::NextMoveCompletesMove, Effect::MoveCompleted { player })
}

/// A move that ends the game is complete without a press.
///
/// ```
/// use touchmove_board::Color;
/// use touchmove_laws::{rules::completing, Edition};
/// let ruling = completing::by_ending_the_game(Edition::Fide2009, Color::Black).unwrap();
/// assert_eq!(ruling.articles()[0].number(), "6.7.a");
/// ```
pub fn by_ending_the_game(edition: Edition, player: Color) -> Option<Ruling> {
    Ruling::under(edition, Provision::EndingMoveNeedsNoPress, Effect::MoveCompleted { player })
}
