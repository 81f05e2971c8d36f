//! Budgets: the processor time and bytes that an address, a seat and an event may use.
//!
//! An amount is charged after the work, when it is known, so a bucket may go into debt. While a
//! bucket is empty, [`check`](Budgets::check) refuses. `governor` counts before the work and has no
//! debt; `limits.rs` uses it to count requests.

use crate::config::Limits;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The payer. Clients without a seat pay by address, and each seat pays from its own bucket. A
/// stranger in a club's network therefore cannot use up the players' budget.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    /// Requests without a known seat, by household (see [`household`](super::network::household)).
    Address(IpAddr),
    /// A seat, by the hash of its secret.
    Seat(String),
    /// All seats at one address together. Without this bucket, a client could multiply the budget
    /// by creating seats.
    Seats(IpAddr),
    /// The players of a competition or a game, by the id of the competition or game.
    Event(String),
    /// The arbiters of a competition or a game. Their bucket is separate, so that players cannot
    /// slow them down.
    Arbiters(String),
}

/// The resource.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// Processor time of requests, in microseconds.
    Processor,
    /// Bytes sent in answers.
    Sent,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::Processor, Kind::Sent];
}

/// Capacity of a bucket, in seconds of income.
const HOLDS: f64 = 30.0;
/// Income of an event's shared bucket, relative to the bucket of an address.
const OF_EVENT: f64 = 2.0;
const OF_SEATS: f64 = 4.0;

/// All buckets. [`tidy`](Budgets::tidy) drops the full ones.
pub(crate) struct Budgets {
    limits: Limits,
    used: Mutex<HashMap<(Key, Kind), Used>>,
}

/// The amount missing in a bucket, and when it was computed.
#[derive(Clone, Copy)]
struct Used {
    missing: f64,
    at: Instant,
}

impl Used {
    fn missing(self, income: f64, now: Instant) -> f64 {
        let earned = now.saturating_duration_since(self.at).as_secs_f64() * income;
        (self.missing - earned).max(0.0)
    }
}

impl Budgets {
    pub fn new(limits: Limits) -> Budgets {
        Budgets { limits, used: Mutex::default() }
    }

    /// Charges an amount, in the kind's unit.
    pub fn charge(&self, key: &Key, kind: Kind, amount: u64) {
        self.charge_at(key, kind, amount, Instant::now());
    }

    /// # Errors
    /// If the bucket is empty: the time until it can be charged again.
    pub fn check(&self, key: &Key, kind: Kind) -> Result<(), Duration> {
        self.check_at(key, kind, Instant::now())
    }

    /// Drops the buckets that are full.
    pub fn tidy(&self) {
        let now = Instant::now();
        self.lock().retain(|(key, kind), used| used.missing(self.income(key, *kind), now) > 0.0);
    }

    fn charge_at(&self, key: &Key, kind: Kind, amount: u64, now: Instant) {
        let income = self.income(key, kind);
        let mut used = self.lock();
        let bucket = used.entry((key.clone(), kind)).or_insert(Used { missing: 0.0, at: now });
        *bucket = Used { missing: bucket.missing(income, now) + amount as f64, at: now };
    }

    fn check_at(&self, key: &Key, kind: Kind, now: Instant) -> Result<(), Duration> {
        let income = self.income(key, kind);
        let used = self.lock().get(&(key.clone(), kind)).copied();
        let missing = used.map_or(0.0, |used| used.missing(income, now));
        let over = missing - income * HOLDS;
        if over < 0.0 { Ok(()) } else { Err(Duration::from_secs_f64((over / income).max(1.0))) }
    }

    /// Units per second.
    fn income(&self, key: &Key, kind: Kind) -> f64 {
        let of_address = match kind {
            Kind::Processor => f64::from(self.limits.processor_ms_per_second) * 1000.0,
            Kind::Sent => f64::from(self.limits.kilobytes_per_second) * 1024.0,
        };
        let share = match key {
            Key::Address(_) | Key::Seat(_) => 1.0,
            Key::Event(_) | Key::Arbiters(_) => OF_EVENT,
            Key::Seats(_) => OF_SEATS,
        };
        // Never zero, because the debt is divided by the income to get the waiting time.
        (of_address * share).max(1.0)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(Key, Kind), Used>> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn budgets() -> (Budgets, Key, Key) {
        let limits = Limits { processor_ms_per_second: 100, ..Limits::default() };
        let address = Key::Address([192, 0, 2, 1].into());
        (Budgets::new(limits), address, Key::Seat("white".into()))
    }

    #[test]
    fn empty_bucket_refuses_until_its_debt_is_paid() {
        let (budgets, address, _) = budgets();
        let now = Instant::now();
        budgets.charge_at(&address, Kind::Processor, 2_999_999, now);
        assert_eq!(budgets.check_at(&address, Kind::Processor, now), Ok(()));
        budgets.charge_at(&address, Kind::Processor, 500_001, now);
        assert_eq!(budgets.check_at(&address, Kind::Processor, now), Err(SECOND * 5));
        assert_eq!(budgets.check_at(&address, Kind::Processor, now + SECOND * 4), Err(SECOND));
        assert_eq!(budgets.check_at(&address, Kind::Processor, now + SECOND * 6), Ok(()));
    }

    #[test]
    fn stranger_and_seat_have_separate_buckets() {
        let (budgets, address, seat) = budgets();
        budgets.charge(&address, Kind::Processor, u64::from(u32::MAX));
        assert!(budgets.check(&address, Kind::Processor).is_err());
        assert!(budgets.check(&seat, Kind::Processor).is_ok());
        assert!(budgets.check(&address, Kind::Sent).is_ok());
    }

    #[test]
    fn event_bucket_is_larger_and_full_buckets_are_dropped() {
        let (budgets, address, _) = budgets();
        let event = Key::Event("7x".into());
        for key in [&address, &event] {
            budgets.charge(key, Kind::Processor, 3_100_000);
        }
        assert!(budgets.check(&address, Kind::Processor).is_err());
        assert!(budgets.check(&event, Kind::Processor).is_ok());
        budgets.charge(&address, Kind::Sent, 0);
        budgets.tidy();
        assert_eq!(budgets.lock().len(), 2);
    }
}
