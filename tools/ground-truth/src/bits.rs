//! Sets of numbers below a bound.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A set of numbers to which several threads may add at once.
pub struct Bits {
    words: Vec<AtomicU64>,
}

impl Bits {
    /// The empty set of numbers below that.
    pub fn new(size: usize) -> Bits {
        Bits { words: (0..size.div_ceil(64)).map(|_| AtomicU64::new(0)).collect() }
    }

    /// Whether the number is in the set.
    pub fn has(&self, i: usize) -> bool {
        self.word(i / 64) >> (i % 64) & 1 == 1
    }

    /// The numbers from 64 times that on, one a bit.
    pub fn word(&self, i: usize) -> u64 {
        self.words[i].load(Relaxed)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| word.load(Relaxed) == 0)
    }

    /// Adds a number; whether it is new.
    pub fn add(&self, i: usize) -> bool {
        let bit = 1 << (i % 64);
        self.words[i / 64].fetch_or(bit, Relaxed) & bit == 0
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.load(Relaxed).count_ones() as usize).sum()
    }
}
