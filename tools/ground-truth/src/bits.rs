//! Sets of numbers below a bound.

/// A set of numbers.
pub struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// The empty set of numbers below that.
    pub fn new(size: usize) -> Bits {
        Bits { words: vec![0; size.div_ceil(64)] }
    }

    /// Whether the number is in the set.
    pub fn has(&self, i: usize) -> bool {
        self.words[i / 64] >> (i % 64) & 1 == 1
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a number; whether it is new.
    pub fn add(&mut self, i: usize) -> bool {
        let new = !self.has(i);
        self.words[i / 64] |= 1 << (i % 64);
        new
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }
}
