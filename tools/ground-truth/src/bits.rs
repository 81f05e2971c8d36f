//! Sets of numbers as bits.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Set of numbers below a bound. Several threads may add numbers concurrently.
pub struct Bits {
    words: Vec<AtomicU64>,
}

impl Bits {
    /// Creates an empty set of numbers below `size`.
    pub fn new(size: usize) -> Bits {
        Bits { words: (0..size.div_ceil(64)).map(|_| AtomicU64::new(0)).collect() }
    }

    /// Returns true if the set contains the number.
    pub fn has(&self, i: usize) -> bool {
        self.word(i / 64) >> (i % 64) & 1 == 1
    }

    /// Returns the membership of the 64 numbers from `64 * i` on, one bit for each.
    pub fn word(&self, i: usize) -> u64 {
        self.words[i].load(Relaxed)
    }

    /// Returns true if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| word.load(Relaxed) == 0)
    }

    /// Adds a number. Returns true if the number is new.
    pub fn add(&self, i: usize) -> bool {
        let bit = 1 << (i % 64);
        self.words[i / 64].fetch_or(bit, Relaxed) & bit == 0
    }

    /// Returns the size of the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.load(Relaxed).count_ones() as usize).sum()
    }
}
