//! Recent seats: secrets that were right lately, and the addresses that sent them.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Time for which an entry is remembered after its last use.
pub(crate) const KNOWN: Duration = Duration::from_secs(15 * 60);

/// A secret that was right, by its hash.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct VerifiedSeat {
    pub hash: String,
    /// True for an arbiter's seat.
    pub arbiter: bool,
}

/// Entries with their time of last use.
pub(crate) struct RecentlySeen<K>(Mutex<HashMap<K, Instant>>);

impl<K> Default for RecentlySeen<K> {
    fn default() -> RecentlySeen<K> {
        RecentlySeen(Mutex::default())
    }
}

impl<K: Hash + Eq> RecentlySeen<K> {
    /// Records a use.
    pub fn record(&self, of: K) {
        self.lock().insert(of, Instant::now());
    }

    pub fn has(&self, one: &K) -> bool {
        self.lock().get(one).is_some_and(|last| last.elapsed() < KNOWN)
    }

    /// Drops entries that were not used for long.
    pub fn tidy(&self) {
        self.lock().retain(|_, last| last.elapsed() < KNOWN);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
