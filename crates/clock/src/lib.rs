//! The chessclock of the Laws of Chess: periods, increment, delay, flags, move counter.
//!
//! Two displays of which at most one runs, as Article 6 describes them - and nothing that is
//! not on the clock. The crate reads no system time: every moment is an argument, so the same
//! presses give the same times on every machine, for ever.
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
//! - A [`TimeControl`] is a list of [`Period`]s: so many moves, or all that remain, in so much
//!   time, with a [`Bonus`] for each move. It is what PGN's `TimeControl` field says.
//! - [`Times`] are the time controls of both players. [`Times::read`] reads what people type, in
//!   four languages, and shows what it understood.
//! - A [`Chessclock`] has for each player a display, a flag and a move counter. The hands
//!   that touch it are [`start`](Chessclock::start), [`stop`](Chessclock::stop),
//!   [`press`](Chessclock::press) and the arbiter's settings ([`set`](Chessclock::set),
//!   [`add`](Chessclock::add), [`remove`](Chessclock::remove),
//!   [`set_moves`](Chessclock::set_moves), [`set_control`](Chessclock::set_control)). All else
//!   only reads.
//! - A [`Moment`] is a point in time and [`Millis`] are an amount of it: two types that cannot
//!   be mixed up. Moments lie on an axis of the caller's choice that does not go back;
//!   arithmetic saturates; nothing panics.
//! - The move counter counts presses and the period follows from it. A press that completes
//!   the last required move enters the next period: its time is added to what was saved.
//! - The increment is added by the press, that of the first move at the start. The press that
//!   completes a period adds the increment of the period just completed.
//! - A delay passes before the main time runs. What is left of it is never kept; stopping the
//!   clock and starting it again within a move does not renew it. Main time saved in a period
//!   with a delay is kept unless [`SavedInDelay::Lost`] is chosen.
//! - A flag falls at the moment the time is used up. It stays down, the display at 0 and
//!   without increments, until there is time again: by the arbiter's setting, or by the next
//!   period's time if that is entered all the same. [`PressOutcome::flag_fell_at`] tells.
//! - Without a clock (`-`, `?`) sides start, stop and press as ever; there is no time to read
//!   and no flag to fall.
//!
//! # What it does not do
//!
//! It does not know the board: whether a move was made, was legal or ended the game. It does
//! not rule: a fallen flag loses nothing until it is observed or claimed, and two fallen flags
//! are told apart here to the millisecond though nobody at the board may have seen it. Default
//! time, penalties and claims belong to `touchmove-laws` and `touchmove-game`.
//!
//! Article numbers in this documentation are those of the FIDE Laws of 2023.
//!
//! Without the feature `std` (on by default) it needs `core` and `alloc` only.
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod arbiter;
mod chessclock;
mod cursor;
mod face;
mod moment;
mod parse;
mod period;
mod press;
mod reading;
#[cfg(feature = "serde")]
mod serde_text;
mod time_control;
mod times;
mod typed;

pub use chessclock::{Chessclock, SavedInDelay};
pub use moment::{Millis, Moment};
pub use parse::TimeControlError;
pub use period::{Bonus, Period, Stage};
pub use press::{PeriodEntered, PressOutcome};
pub use time_control::{InvalidPeriods, TimeControl};
pub use times::Times;
pub use touchmove_board::Color;
pub use typed::{Fault, Misread};
