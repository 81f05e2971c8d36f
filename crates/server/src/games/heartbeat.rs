//! Heartbeat of the journal: detects when the journal cannot be written, so that players lose no
//! time meanwhile.
//!
//! Confirmed heartbeats and entries prove that time has passed. If no confirmation arrives for
//! [`SILENCE`], the clocks are considered stopped from the last confirmation on, and events are
//! rejected. When the journal answers again, the clocks are stopped on record at the moment of that
//! confirmation. A suspended machine or process has the same effect. So do refused entries while
//! heartbeats succeed: a full disk may still have room for an update in place.
//!
//! Load on the server must not look like a silent journal. Heartbeats run on their own thread,
//! which requests cannot delay. A journal that still writes earlier entries is
//! [alive](Heartbeat::record_progress).

use crate::session_clock::SessionClock;
use std::sync::atomic::{AtomicU64, Ordering};

/// Milliseconds without a confirmation after which no time passes.
pub(crate) const SILENCE: u64 = 2_000;

/// Value before heartbeats have started.
const ASLEEP: u64 = u64::MAX;
const WELL: u64 = u64::MAX;
const ORDER: (Ordering, Ordering) = (Ordering::AcqRel, Ordering::Acquire);

/// The state of the journal.
pub(crate) struct Heartbeat {
    clock: SessionClock,
    /// Session time of the latest confirmation.
    confirmed: AtomicU64,
    /// Latest session time at which the journal made progress.
    alive: AtomicU64,
    /// Session time at the start of the stall, until all clocks are stopped on record.
    since: AtomicU64,
    /// Session time of the latest confirmation before an entry was refused, until an entry is
    /// accepted.
    refused: AtomicU64,
}

impl Heartbeat {
    pub fn new(clock: SessionClock) -> Heartbeat {
        let (since, refused) = (AtomicU64::new(WELL), AtomicU64::new(WELL));
        let (confirmed, alive) = (AtomicU64::new(ASLEEP), AtomicU64::new(0));
        Heartbeat { clock, confirmed, alive, since, refused }
    }

    /// Starts to expect heartbeats.
    pub fn start(&self) {
        self.confirmed.store(self.clock.now(), Ordering::Release);
    }

    /// Records that the journal makes progress on earlier entries. A stall that has already lasted
    /// too long still counts.
    pub fn record_progress(&self) {
        self.stalled_since();
        self.alive.fetch_max(self.clock.now(), Ordering::AcqRel);
    }

    /// Records that the journal has confirmed a heartbeat sent at that time. A stall that has
    /// already lasted too long still counts, even if this is the first call after it.
    pub fn confirm(&self, at: u64) {
        self.stalled_since();
        let _ = self.confirmed.fetch_update(Ordering::AcqRel, Ordering::Acquire, |known| {
            (known != ASLEEP).then(|| known.max(at))
        });
    }

    /// Records that the journal has confirmed entries sent at that time.
    pub fn record_append(&self, at: u64) {
        self.refused.store(WELL, Ordering::Release);
        self.confirm(at);
    }

    /// Records that the journal has refused entries.
    pub fn record_refusal(&self) {
        let confirmed = self.confirmed.load(Ordering::Acquire);
        let _ = self.refused.compare_exchange(WELL, confirmed, ORDER.0, ORDER.1);
    }

    /// True if the last known append was refused.
    pub fn is_refused(&self) -> bool {
        self.refused.load(Ordering::Acquire) != WELL
    }

    /// True if the refusal was long ago, so that the server should test the journal.
    pub fn is_in_doubt(&self) -> bool {
        let refused = self.refused.load(Ordering::Acquire);
        let well = self.since.load(Ordering::Acquire) == WELL;
        well && self.clock.now().saturating_sub(refused) > SILENCE
    }

    /// Records a stall that began when entries were refused.
    pub fn stall_since_refusal(&self) {
        let refused = self.refused.load(Ordering::Acquire);
        let _ = self.since.compare_exchange(WELL, refused, ORDER.0, ORDER.1);
    }

    /// Start of the current stall; `None` if the journal works. A stall lasts until
    /// [`clear_stall`](Heartbeat::clear_stall).
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

    /// Ends the stall, after all running clocks were stopped on record.
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
    fn time_stands_still_without_confirmation() {
        assert_eq!(after(500).stalled_since(), None);
        let heartbeat = after(SILENCE + 500);
        assert_eq!(heartbeat.stalled_since(), Some(5_000));
        heartbeat.confirm(5_000 + SILENCE + 400);
        assert_eq!(heartbeat.stalled_since(), Some(5_000), "clocks have to be stopped first");
        heartbeat.clear_stall();
        assert_eq!(heartbeat.stalled_since(), None);
    }

    #[test]
    fn heartbeats_do_not_clear_a_refused_append() {
        let heartbeat = after(SILENCE + 500);
        heartbeat.alive.store(5_000 + SILENCE, Ordering::Release);
        heartbeat.record_refusal();
        heartbeat.confirm(5_000 + SILENCE + 400);
        assert!(heartbeat.is_in_doubt());
        assert_eq!(heartbeat.stalled_since(), None, "the append was not retried");
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
    fn journal_that_makes_progress_is_not_silent() {
        let heartbeat = after(SILENCE + 500);
        heartbeat.alive.store(5_000 + SILENCE, Ordering::Release);
        heartbeat.record_progress();
        assert_eq!(heartbeat.stalled_since(), None);
        heartbeat.confirm(5_000 + SILENCE + 400);
        assert_eq!((heartbeat.stalled_since(), heartbeat.age() < SILENCE), (None, true));
    }

    #[test]
    fn stall_is_detected_after_its_end() {
        let ends: [fn(&Heartbeat); 2] =
            [Heartbeat::record_progress, |heartbeat| heartbeat.confirm(5_000 + SILENCE + 500)];
        for ends in ends {
            let heartbeat = after(SILENCE + 500);
            ends(&heartbeat);
            assert_eq!(heartbeat.stalled_since(), Some(5_000));
        }
    }

    #[test]
    fn no_stall_before_start() {
        let heartbeat = Heartbeat::new(SessionClock::since(0, Instant::now()));
        heartbeat.confirm(7);
        assert_eq!((heartbeat.stalled_since(), heartbeat.age()), (None, 0));
    }
}
