//! Chessclock of the Laws of Chess: periods, increment, delay, flags, move counter.
//!
//! The model follows Article 6: two displays, of which at most one runs. It contains only the state
//! of the clock itself. The crate reads no system time. Every moment is an argument, so the same
//! presses give the same times on every machine.
//!
//! ```
//! use touchmove_clock::{Chessclock, Color, Millis, Moment, TimeControl};
//!
//! // 40 moves in 90 minutes, then 30 minutes, with 30 seconds a move from the first.
//! let control: TimeControl = "40/5400+30:1800+30".parse()?;
//! let mut clock = Chessclock::new(&control);
//!
//! clock.start(Color::White, Moment::START);
//! let press = clock.press(Color::White, Moment::new(12_000));
//! assert_eq!(press.increment_ms, Millis::seconds(30));
//! assert_eq!(clock.running(), Some(Color::Black));
//! assert_eq!(clock.remaining_ms(Color::White, Moment::new(20_000)), Some(Millis::seconds(5_448)));
//! assert_eq!(clock.moves_required(Color::White), Some(39));
//!
//! // Black thinks for 91 minutes: the flag fell when the time was used up, to the millisecond.
//! assert_eq!(clock.flag_fell_at(Color::Black, Moment::new(5_472_000)), Some(Moment::new(5_442_000)));
//! # Ok::<(), touchmove_clock::TimeControlError>(())
//! ```
//!
//! # The mental model
//!
//! - A [`TimeControl`] is a list of [`Period`]s. A period grants an amount of time for a number of
//!   moves, or for all remaining moves, with a [`Bonus`] per move. It corresponds to PGN's
//!   `TimeControl` field.
//! - [`PlayerTimeControls`] holds the time controls of both players. [`PlayerTimeControls::read`]
//!   parses free text in four languages, and its `Display` shows the result.
//! - A [`Chessclock`] has a display, a flag and a move counter for each player. It changes only
//!   through [`start`](Chessclock::start), [`stop`](Chessclock::stop), [`press`](Chessclock::press)
//!   and the arbiter's settings ([`set`](Chessclock::set), [`add`](Chessclock::add),
//!   [`remove`](Chessclock::remove), [`set_moves`](Chessclock::set_moves),
//!   [`set_control`](Chessclock::set_control)). All other methods only read.
//! - A [`Moment`] is a point in time and [`Millis`] is a duration. The two types cannot be
//!   confused. The caller chooses the monotonic time axis of the moments. Arithmetic saturates, and
//!   no function panics.
//! - The move counter counts presses, and the current period follows from it. A press that
//!   completes the last required move enters the next period and adds its time to the time saved.
//! - Each press adds the increment. The increment for the first move is on the clock from the
//!   start. The press that completes a period adds the increment of that period, not of the next.
//! - A delay runs before the main time. Unused delay is never kept. Stopping and restarting the
//!   clock within a move does not renew the delay. Main time left in a delay period is kept, unless
//!   [`SavedInDelay::Lost`] is chosen.
//! - A flag falls at the moment when the time is used up. The flag stays down until the clock has
//!   time again. Until then the display is 0, and no increment is added. The time comes from the
//!   arbiter's setting, or from a period that begins after the fall. [`PressOutcome::flag_fell_at`]
//!   then still has the moment of the fall.
//! - Without a clock (`-`, `?`) both sides still start, stop and press. They have no time to
//!   display and no flag.
//!
//! # Limits
//!
//! The crate does not know the board: it cannot decide whether a move was made, was legal or ended
//! the game. It makes no rulings. A fallen flag has no consequence until it is observed or claimed.
//! If both flags fall, the crate knows the order to the millisecond, even if no player could have
//! seen it. `touchmove-laws` and `touchmove-game` handle default time, penalties and claims.
//!
//! Article numbers in this documentation are those of the FIDE Laws of 2023.
//!
//! Without the `std` feature (on by default) the crate needs only `core` and `alloc`.
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod arbiter;
mod chessclock;
mod cursor;
mod face;
mod free_text;
mod moment;
mod parse;
mod period;
mod player_time_controls;
mod press;
mod reading;
#[cfg(feature = "serde")]
mod serde_text;
mod time_control;

pub use chessclock::{Chessclock, SavedInDelay};
pub use free_text::{Fault, FreeTextError};
pub use moment::{Millis, Moment};
pub use parse::TimeControlError;
pub use period::{Bonus, Period, Stage};
pub use player_time_controls::PlayerTimeControls;
pub use press::{PeriodEntered, PressOutcome};
pub use time_control::{InvalidPeriods, TimeControl};
pub use touchmove_board::Color;
