//! Whether the journal can be written, so that no player is charged for a time in
//! which it could not.
//!
//! Heartbeats and entries that are confirmed say how far time has certainly
//! passed. Where nothing is confirmed for [`SILENCE`], time has stood still since
//! the last: nothing more is taken, and when the journal answers again the clocks
//! are stopped at that moment, on the record. That the machine slept, or the
//! process was held up, is the same. And so it is where entries are refused and
//! heartbeats are not: on a full disk these may go where there was room before.
//!
//! A busy server is not a silent disk. The heart beats on a thread of its own, so
//! that requests cannot hold it up, and a journal that is writing what came before
//! the heartbeat is [alive](Heartbeat::record_progress).

use crate::session_clock::SessionClock;
use std::sync::atomic::{AtomicU64, Ordering};

/// Milliseconds without a confirmation after which time stands still.
pub(crate) const SILENCE: u64 = 2_000;

/// Nobody listens for it yet.
const ASLEEP: u64 = u64::MAX;
const WELL: u64 = u64::MAX;
const ORDER: (Ordering, Ordering) = (Ordering::AcqRel, Ordering::Acquire);

/// The pulse of the journal.
pub(crate) struct Heartbeat {
    clock: SessionClock,
    /// The latest moment that the journal has confirmed.
    confirmed: AtomicU64,
    /// The latest moment at which the journal was seen at work.
    alive: AtomicU64,
    /// Since when time stands still, until all clocks are stopped on record.
    since: AtomicU64,
    /// The latest confirmed moment before entries were refused, until one is taken.
    refused: AtomicU64,
}

impl Heartbeat {
    pub fn new(clock: SessionClock) -> Heartbeat {
        let (since, refused) = (AtomicU64::new(WELL), AtomicU64::new(WELL));
        let (confirmed, alive) = (AtomicU64::new(ASLEEP), AtomicU64::new(0));
        Heartbeat { clock, confirmed, alive, since, refused }
    }

    /// From now on the journal is heard.
    pub fn start(&self) {
        self.confirmed.store(self.clock.now(), Ordering::Release);
    }

    /// The journal is at work on what came before. Silence that has lasted too long counts.
    pub fn record_progress(&self) {
        self.stalled_since();
        self.alive.fetch_max(self.clock.now(), Ordering::AcqRel);
    }

    /// The journal has what was sent to it at that moment. Silence that has lasted too long
    /// counts, even if its end is the first sign of it.
    pub fn confirm(&self, at: u64) {
        self.stalled_since();
        let _ = self.confirmed.fetch_update(Ordering::AcqRel, Ordering::Acquire, |known| {
            (known != ASLEEP).then(|| known.max(at))
        });
    }

    /// The journal has the entries that were sent to it at that moment.
    pub fn record_append(&self, at: u64) {
        self.refused.store(WELL, Ordering::Release);
        self.confirm(at);
    }

    /// The journal has not taken what was sent to it.
    pub fn record_refusal(&self) {
        let confirmed = self.confirmed.load(Ordering::Acquire);
        let _ = self.refused.compare_exchange(WELL, confirmed, ORDER.0, ORDER.1);
    }

    /// Whether the last that is known of entries is that one was refused.
    pub fn is_refused(&self) -> bool {
        self.refused.load(Ordering::Acquire) != WELL
    }

    /// Whether that was so long ago that somebody should try.
    pub fn is_in_doubt(&self) -> bool {
        let refused = self.refused.load(Ordering::Acquire);
        let well = self.since.load(Ordering::Acquire) == WELL;
        well && self.clock.now().saturating_sub(refused) > SILENCE
    }

    /// Time has stood still since entries were refused.
    pub fn stall_since_refusal(&self) {
        let refused = self.refused.load(Ordering::Acquire);
        let _ = self.since.compare_exchange(WELL, refused, ORDER.0, ORDER.1);
    }

    /// Since when the journal has been silent for too long; none if it is well.
    /// Once it was silent it is not well before [`clear_stall`](Heartbeat::clear_stall).
    pub fn stalled_since(&self) -> Option<u64> {
        let confirmed = self.confirmed.load(Ordering::Acquire);
        let alive = self.alive.load(Ordering::Acquire).max(confirmed);
        if self.clock.now().saturating_sub(alive) > SILENCE {
            let _ = self.since.compare_exchange(WELL, confirmed, ORDER.0, ORDER.1);
        }
        Some(self.since.load(Ordering::Acquire)).filter(|&since| since != WELL)
    }

    /// Milliseconds since the last confirmation.
    pub fn age(&self) -> u64 {
        let confirmed = self.confirmed.load(Ordering::Acquire);
        self.clock.now().saturating_sub(confirmed)
    }

    /// All clocks that ran have been stopped on record.
    pub fn clear_stall(&self) {
        self.since.store(WELL, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn after(ms: u64) -> Heartbeat {
        let since = Instant::now().checked_sub(Duration::from_millis(ms)).unwrap();
        let clock = SessionClock::since(5_000, since);
        let heartbeat = Heartbeat::new(clock);
        heartbeat.confirmed.store(5_000, Ordering::Release);
        heartbeat
    }

    #[test]
    fn time_stands_still_where_nothing_is_confirmed() {
        assert_eq!(after(500).stalled_since(), None);
        let heartbeat = after(SILENCE + 500);
        assert_eq!(heartbeat.stalled_since(), Some(5_000));
        heartbeat.confirm(5_000 + SILENCE + 400);
        assert_eq!(heartbeat.stalled_since(), Some(5_000), "clocks have to be stopped first");
        heartbeat.clear_stall();
        assert_eq!(heartbeat.stalled_since(), None);
    }

    #[test]
    fn heartbeats_do_not_speak_for_entries() {
        let heartbeat = after(SILENCE + 500);
        heartbeat.alive.store(5_000 + SILENCE, Ordering::Release);
        heartbeat.record_refusal();
        heartbeat.confirm(5_000 + SILENCE + 400);
        assert!(heartbeat.is_in_doubt());
        assert_eq!(heartbeat.stalled_since(), None, "nobody has tried again");
        heartbeat.stall_since_refusal();
        assert_eq!((heartbeat.is_in_doubt(), heartbeat.stalled_since()), (false, Some(5_000)));
        let heartbeat = after(SILENCE + 500);
        heartbeat.alive.store(5_000 + SILENCE, Ordering::Release);
        heartbeat.record_refusal();
        heartbeat.record_append(5_000 + SILENCE + 400);
        heartbeat.stall_since_refusal();
        assert_eq!(
            (heartbeat.is_in_doubt(), heartbeat.stalled_since()),
            (false, None),
            "one was taken"
        );
    }

    #[test]
    fn journal_at_work_is_not_silent() {
        let heartbeat = after(SILENCE + 500);
        heartbeat.alive.store(5_000 + SILENCE, Ordering::Release);
        heartbeat.record_progress();
        assert_eq!(heartbeat.stalled_since(), None);
        heartbeat.confirm(5_000 + SILENCE + 400);
        assert_eq!((heartbeat.stalled_since(), heartbeat.age() < SILENCE), (None, true));
    }

    #[test]
    fn silence_counts_although_the_first_look_comes_after_it() {
        let ends: [fn(&Heartbeat); 2] =
            [Heartbeat::record_progress, |heartbeat| heartbeat.confirm(5_000 + SILENCE + 500)];
        for ends in ends {
            let heartbeat = after(SILENCE + 500);
            ends(&heartbeat);
            assert_eq!(heartbeat.stalled_since(), Some(5_000));
        }
    }

    #[test]
    fn nothing_is_expected_before_somebody_listens() {
        let heartbeat = Heartbeat::new(SessionClock::since(0, Instant::now()));
        heartbeat.confirm(7);
        assert_eq!((heartbeat.stalled_since(), heartbeat.age()), (None, 0));
    }
}
