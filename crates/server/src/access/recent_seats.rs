//! Seats that have been shown lately, and the addresses that showed them.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long one is known after it was last heard of.
pub(crate) const KNOWN: Duration = Duration::from_secs(15 * 60);

/// A secret that was right, by its hash.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Shown {
    pub hash: String,
    /// Whether the seat is an arbiter's.
    pub arbiter: bool,
}

/// When each was last heard of.
pub(crate) struct Known<K>(Mutex<HashMap<K, Instant>>);

impl<K> Default for Known<K> {
    fn default() -> Known<K> {
        Known(Mutex::default())
    }
}

impl<K: Hash + Eq> Known<K> {
    /// It was heard of now.
    pub fn hear(&self, of: K) {
        self.lock().insert(of, Instant::now());
    }

    pub fn has(&self, one: &K) -> bool {
        self.lock().get(one).is_some_and(|last| last.elapsed() < KNOWN)
    }

    /// Forgets those that were not heard of for long.
    pub fn tidy(&self) {
        self.lock().retain(|_, last| last.elapsed() < KNOWN);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
