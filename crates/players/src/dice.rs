//! Seeded random numbers.

/// The SplitMix64 generator, good enough for choosing moves.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Creates a generator; the same seed gives the same numbers.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Returns a number below a positive bound.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % bound.max(1)
    }

    /// Returns true once in `times` calls, on average.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// Returns an independent generator.
    pub fn split(&mut self) -> Dice {
        Dice(self.below(u64::MAX))
    }
}
